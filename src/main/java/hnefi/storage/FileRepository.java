package hnefi.storage;

import hnefi.content.Library;
import hnefi.content.yaml.Fault;
import hnefi.content.yaml.RecordMapper;
import hnefi.notation.BoardText;
import hnefi.text.Localized;
import hnefi.text.Words;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

/// Keeps one value in a file, as YAML.
///
/// A damaged file is set aside, and what is sound in it goes on to hold. What could not be read is
/// never written over, and what somebody else wrote meanwhile is set aside first.
public final class FileRepository<T extends Record> {
  private final Path file;
  private final T initial;
  private final RecordMapper mapper;
  private final StorageContext context;

  // Used by load(), and from then on by the writer alone.
  private OwnFile own;
  private boolean writable = true;

  /// @param initial what holds as long as there is no file, and wherever the file says nothing
  public FileRepository(Path file, T initial, RecordMapper mapper, StorageContext context) {
    this.file = file;
    this.initial = initial;
    this.mapper = mapper;
    this.context = context;
    own = new OwnFile(file, context, Optional.empty());
  }

  /// Reads the value. Call it once, before the first [#save].
  public T load() {
    try {
      String text = TextFile.read(file);
      own = new OwnFile(file, context, Optional.of(text));
      RecordMapper.Reading<T> read = mapper.read(file.toString(), text, initial);
      read.firstFault().ifPresent(fault -> salvage(fault, read.value()));
      return read.value();
    } catch (NoSuchFileException _) {
      return initial;
    } catch (CharacterCodingException | TextFile.TooLargeException e) {
      setAside(0, FileProblem.Cause.of(file, e));
    } catch (IOException e) {
      leaveAlone(e);
    }
    return initial;
  }

  /// Writes the value as it is now, in the background.
  public void save(T value) {
    String text = mapper.write(value, initial);
    context.writer().submit(this, () -> write(text));
  }

  private void salvage(Fault fault, T value) {
    Localized reason =
        language ->
            Library.faultWords(language)
                .with(Words.of(BoardText.class, "notation", language))
                .say(fault.reason().shortened());
    if (setAside(fault.line(), reason)) {
      save(value);
    }
  }

  private boolean setAside(int line, Localized reason) {
    try {
      Path kept = context.files().setAside(file, "damaged");
      own = new OwnFile(file, context, Optional.empty());
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
    if (writable) {
      own.write(text);
    }
  }
}
