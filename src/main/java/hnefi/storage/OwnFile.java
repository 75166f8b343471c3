package hnefi.storage;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

/// A text file that only this program should write: what somebody else wrote meanwhile is set aside
/// before it is written over. Used by the writer's thread alone.
public final class OwnFile {
  private final Path file;
  private final StorageContext context;
  private Optional<String> lastSeen;

  /// @param lastSeen what stands in the file unless somebody changed it; empty if there is none
  public OwnFile(Path file, StorageContext context, Optional<String> lastSeen) {
    this.file = file;
    this.context = context;
    this.lastSeen = lastSeen;
  }

  /// Replaces the text. That it cannot be written is told to the notices.
  public void write(String text) {
    try {
      setAsideWhatOthersWrote();
      context.files().write(file, text);
      lastSeen = Optional.of(text);
    } catch (IOException e) {
      context.notices().accept(FileProblem.Unreachable.of(file, e));
    }
  }

  private void setAsideWhatOthersWrote() throws IOException {
    try {
      if (Optional.of(TextFile.read(file)).equals(lastSeen)) {
        return;
      }
    } catch (NoSuchFileException _) {
      return;
    } catch (CharacterCodingException | TextFile.TooLargeException _) {
      // Not what was last seen, either.
    }
    Path kept = context.files().setAside(file, "other");
    context.notices().accept(new FileProblem.Changed(file, kept));
  }
}
