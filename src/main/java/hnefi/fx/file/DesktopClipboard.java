package hnefi.fx.file;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.image.Image;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;

/// The clipboard of the desktop itself.
public final class DesktopClipboard implements TextClipboard, PictureClipboard {
  @Override
  public List<Path> files() {
    return Clipboard.getSystemClipboard().getFiles().stream().map(File::toPath).toList();
  }

  @Override
  public Optional<String> text() {
    return Optional.ofNullable(Clipboard.getSystemClipboard().getString());
  }

  @Override
  public void copy(String text) {
    Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text));
  }

  @Override
  public void copy(Image picture) {
    Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.IMAGE, picture));
  }
}
