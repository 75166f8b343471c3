package hnefi.files;

import hnefi.text.Language;
import hnefi.text.Localized;
import hnefi.text.Message;
import hnefi.text.Words;
import java.nio.file.Path;

/// What went wrong with a file the program keeps, to be told to its owner in one sentence.
public sealed interface FileTrouble extends Localized {
  /// A file that could not be understood was set aside and lies at `keptAs`.
  ///
  /// @param line counted from 1, or 0 if the whole file is meant
  /// @param reason a message of this package or of `words`
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
  record Unreachable(Path file, String reason) implements FileTrouble {
    @Override
    public String in(Language language) {
      return words(language).say(Message.of("unreachable", file, reason));
    }
  }

  private static Words words(Language language) {
    return Words.of(FileTrouble.class, "files", language);
  }
}
