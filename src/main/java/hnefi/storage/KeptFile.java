package hnefi.storage;

import hnefi.text.Language;
import hnefi.text.Localized;
import hnefi.text.Result;
import hnefi.text.Words;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

/// A file that keeps one thing as text.
///
/// A damaged file is set aside, never overwritten, and what holds without a file holds again.
public final class KeptFile<T> {
  /// How the thing is written.
  public interface Form<T> {
    /// Returns what holds as long as there is no file.
    T initial();

    Result<T> read(String text);

    String write(T value);

    /// Returns the messages that say why a text makes no sense.
    Words reasons(Language language);
  }

  /// What was read, and what had to be said about it.
  public record Opened<T>(T value, Optional<FileTrouble> trouble) {}

  private final Path file;
  private final Form<T> form;

  public KeptFile(Path file, Form<T> form) {
    this.file = file;
    this.form = form;
  }

  /// Reads the file.
  public Opened<T> read() {
    try {
      return switch (form.read(Files.readString(file))) {
        case Result.Good<T>(T value) -> new Opened<>(value, Optional.empty());
        case Result.Bad<T>(int line, var reason) ->
            damaged(line, language -> form.reasons(language).say(reason));
      };
    } catch (NoSuchFileException _) {
      return new Opened<>(form.initial(), Optional.empty());
    } catch (CharacterCodingException _) {
      return damaged(0, FileTrouble.NO_TEXT);
    } catch (IOException e) {
      return unreachable(e);
    }
  }

  /// Writes the file in one step.
  ///
  /// @return what went wrong, if anything did
  public Optional<FileTrouble> write(T value) {
    try {
      SafeFile.write(file, form.write(value));
      return Optional.empty();
    } catch (IOException e) {
      return Optional.of(FileTrouble.Unreachable.of(file, e));
    }
  }

  private Opened<T> damaged(int line, Localized reason) {
    try {
      Path kept = SafeFile.setAside(file);
      return new Opened<>(
          form.initial(), Optional.of(new FileTrouble.Damaged(file, line, reason, kept)));
    } catch (IOException e) {
      return unreachable(e);
    }
  }

  private Opened<T> unreachable(IOException e) {
    return new Opened<>(form.initial(), Optional.of(FileTrouble.Unreachable.of(file, e)));
  }
}
