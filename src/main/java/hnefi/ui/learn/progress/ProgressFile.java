package hnefi.ui.learn.progress;

import hnefi.files.FileTrouble;
import hnefi.files.SafeFile;
import hnefi.text.Message;
import hnefi.text.Words;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

/// Keeps the learners in a file. A damaged file is set aside, never overwritten.
public final class ProgressFile {
  /// What was read, and what had to be said about it.
  public record Opened(Learners learners, Optional<FileTrouble> trouble) {}

  private final Path file;

  public ProgressFile(Path file) {
    this.file = file;
  }

  public Opened read() {
    try {
      return switch (ProgressText.read(Files.readString(file))) {
        case ProgressText.Read.Good(Learners learners) -> new Opened(learners, Optional.empty());
        case ProgressText.Read.Bad(int line, Message reason) -> damaged(line, reason);
      };
    } catch (NoSuchFileException _) {
      return new Opened(Learners.NOBODY_YET, Optional.empty());
    } catch (CharacterCodingException _) {
      return damaged(0, Message.of("progress.encoding"));
    } catch (IOException e) {
      return unreachable(e);
    }
  }

  /// Writes the learners in one step.
  ///
  /// @return what went wrong, if anything did
  public Optional<FileTrouble> write(Learners learners) {
    try {
      SafeFile.write(file, ProgressText.write(learners));
      return Optional.empty();
    } catch (IOException e) {
      return Optional.of(new FileTrouble.Unreachable(file, e.getClass().getSimpleName()));
    }
  }

  private Opened damaged(int line, Message reason) {
    try {
      Path kept = SafeFile.setAside(file);
      FileTrouble trouble =
          new FileTrouble.Damaged(
              file,
              line,
              language -> Words.of(ProgressFile.class, "progress", language).say(reason),
              kept);
      return new Opened(Learners.NOBODY_YET, Optional.of(trouble));
    } catch (IOException e) {
      return unreachable(e);
    }
  }

  private Opened unreachable(IOException e) {
    return new Opened(
        Learners.NOBODY_YET,
        Optional.of(new FileTrouble.Unreachable(file, e.getClass().getSimpleName())));
  }
}
