package hnefi.kiosk;

import hnefi.content.ContentFolder;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/// The content of a kiosk whose overlay folder may still be under check: whoever reads what the
/// folder may replace waits for that, everything else is there at once.
///
/// @param check comes when the folder was checked
public record OverlaidContent(ContentFolder builtIn, CompletableFuture<OverlayCheck> check)
    implements ContentFolder {
  @Override
  public Optional<String> read(String path) throws IOException {
    return OverlayFiles.mayReplace(path) ? check.join().content().read(path) : builtIn.read(path);
  }
}
