package hnefi.storage;

import hnefi.text.Language;
import hnefi.text.Localized;
import hnefi.text.Tag;
import hnefi.text.Words;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;

/// What went wrong with a file the program keeps, to be told to its owner in one sentence.
public sealed interface FileTrouble extends Localized {
  /// A file that could not be understood was set aside and lies at `keptAs`.
  ///
  /// @param line counted from 1, or 0 if the whole file is meant
  /// @param reason why it makes no sense
  record Damaged(Path file, int line, Localized reason, Path keptAs) implements FileTrouble {
    @Override
    public String in(Language language) {
      Object why = reason.in(language);
      return line > 0
          ? words(language).say("damaged.line", file, line, why, keptAs.getFileName())
          : words(language).say("damaged", file, why, keptAs.getFileName());
    }
  }

  /// A file could not be read or written.
  record Unreachable(Path file, Cause cause) implements FileTrouble {
    /// Returns what the system's complaint comes to.
    public static Unreachable of(Path file, IOException complaint) {
      return new Unreachable(file, Cause.of(file, complaint));
    }

    @Override
    public String in(Language language) {
      return words(language)
          .say("unreachable", file, words(language).say("cause." + Tag.of(cause)));
    }
  }

  /// Why a file cannot be reached, as far as its owner can do something about it.
  enum Cause {
    NO_PERMISSION,
    NO_SPACE,
    NO_FOLDER,
    FOLDER_INSTEAD,
    OTHER;

    private static final long LITTLE = 4096;

    static Cause of(Path file, IOException complaint) {
      String said = String.valueOf(complaint.getMessage());
      if (complaint instanceof AccessDeniedException || said.contains("Read-only file system")) {
        return NO_PERMISSION;
      }
      if (said.contains("No space left") || said.contains("quota exceeded") || isFull(file)) {
        return NO_SPACE;
      }
      if (Files.isDirectory(file)) {
        return FOLDER_INSTEAD;
      }
      return Files.isDirectory(file.toAbsolutePath().resolveSibling("")) ? OTHER : NO_FOLDER;
    }

    /// Systems complain in their own language; how much room there is they say in numbers.
    private static boolean isFull(Path file) {
      for (Path each = file.toAbsolutePath(); each != null; each = each.getParent()) {
        try {
          if (Files.exists(each)) {
            return Files.getFileStore(each).getUsableSpace() < LITTLE;
          }
        } catch (IOException _) {
          return false;
        }
      }
      return false;
    }
  }

  /// Says of a file that it is no text.
  Localized NO_TEXT = language -> words(language).say("no-text");

  private static Words words(Language language) {
    return Words.of(FileTrouble.class, "files", language);
  }
}
