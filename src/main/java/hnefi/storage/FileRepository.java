package hnefi.storage;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

/// Keeps one value in a file of text.
///
/// A damaged file is set aside, and what its good lines say goes on to hold. What could not be read
/// is never written over, and what somebody else wrote meanwhile is set aside first.
public final class FileRepository<T> {
  private final Path file;
  private final TextFormat<T> format;
  private final StorageContext context;

  // Used by load(), and from then on by the writer alone.
  private Optional<String> lastSeen = Optional.empty();
  private boolean writable = true;

  public FileRepository(Path file, TextFormat<T> format, StorageContext context) {
    this.file = file;
    this.format = format;
    this.context = context;
  }

  /// Reads the value. Call it once, before the first [#save].
  public T load() {
    try {
      String text = TextFile.read(file);
      lastSeen = Optional.of(text);
      TextFormat.Salvaged<T> read = format.read(text);
      read.fault().ifPresent(fault -> salvage(fault, read.value()));
      return read.value();
    } catch (NoSuchFileException _) {
      return format.initial();
    } catch (CharacterCodingException | TextFile.TooLargeException e) {
      setAside(0, FileProblem.Cause.of(file, e));
    } catch (IOException e) {
      leaveAlone(e);
    }
    return format.initial();
  }

  /// Writes the value as it is now, in the background.
  public void save(T value) {
    String text = format.write(value);
    context.writer().submit(this, () -> write(text));
  }

  private void salvage(TextFormat.LineFault fault, T value) {
    if (setAside(fault.line(), language -> format.reasons(language).say(fault.reason()))) {
      save(value);
    }
  }

  private boolean setAside(int line, hnefi.text.Localized reason) {
    try {
      Path kept = context.files().setAside(file, "damaged");
      lastSeen = Optional.empty();
      context.notices().accept(new FileProblem.Damaged(file, line, reason, kept));
      return true;
    } catch (IOException e) {
      leaveAlone(e);
      return false;
    }
  }

  private void leaveAlone(IOException complaint) {
    writable = false;
    context.notices().accept(FileProblem.Unreadable.of(file, complaint));
  }

  private void write(String text) {
    if (!writable) {
      return;
    }
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
