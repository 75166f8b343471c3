package hnefi.storage;

import hnefi.notation.GameText;
import hnefi.text.Language;
import hnefi.text.Localized;
import hnefi.text.Message;
import hnefi.text.Tag;
import hnefi.text.Words;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/// What went wrong with a file the program keeps, to be told to its owner in one sentence.
public sealed interface FileProblem extends Localized {
  /// A file that could not be understood as a whole was set aside and lies at `keptAs`.
  ///
  /// @param line counted from 1, or 0 if the whole file is meant, of which then nothing is used
  /// @param reason why it makes no sense
  record Damaged(Path file, int line, Localized reason, Path keptAs) implements FileProblem {
    @Override
    public String in(Language language) {
      Object why = reason.in(language);
      return line > 0
          ? words(language).say("damaged.line", file, "" + line, why, keptAs.getFileName())
          : words(language).say("damaged", file, why, keptAs.getFileName());
    }
  }

  /// A file could not be read. It is not written either, since nobody knows what it holds.
  record Unreadable(Path file, Cause cause) implements FileProblem {
    static Unreadable of(Path file, IOException complaint) {
      return new Unreadable(file, Cause.of(file, complaint));
    }

    @Override
    public String in(Language language) {
      return words(language).say("unreadable", file, cause.in(language));
    }
  }

  /// A file could not be read or written.
  record Unreachable(Path file, Cause cause) implements FileProblem {
    /// Returns what the system's complaint comes to.
    public static Unreachable of(Path file, IOException complaint) {
      return new Unreachable(file, Cause.of(file, complaint));
    }

    @Override
    public String in(Language language) {
      return words(language).say("unreachable", file, cause.in(language));
    }
  }

  /// Somebody else changed a file, whose version was set aside and lies at `keptAs`.
  record Changed(Path file, Path keptAs) implements FileProblem {
    @Override
    public String in(Language language) {
      return words(language).say("changed", file, keptAs.getFileName());
    }
  }

  /// Somebody else changed the file of a game, which is left alone: the game goes on in another.
  record GameMoved(Path file, Path goesOnIn) implements FileProblem {
    @Override
    public String in(Language language) {
      return words(language).say("game-moved", file.getFileName(), goesOnIn.getFileName());
    }
  }

  /// The file of a game makes no sense; it stays as it is.
  ///
  /// @param file its name
  /// @param line counted from 1, or 0 if the whole file is meant
  /// @param reason a message of this package or of `hnefi.notation`
  record InvalidGame(String file, int line, Message reason) implements FileProblem {
    @Override
    public String in(Language language) {
      Words words =
          Words.of(GameText.class, "notation", language)
              .with(words(language))
              .with(Words.of(FileProblem.class, "saved", language));
      String why = words.say(reason);
      if (Cause.isOneOf(reason)) {
        return words.say("saved.unreadable", file, why);
      }
      return line > 0
          ? words.say("saved.damaged.line", file, "" + line, why)
          : words.say("saved.damaged", file, why);
    }
  }

  /// What somebody copied makes no sense.
  ///
  /// @param line counted from 1, or 0 if the whole text is meant
  /// @param reason a message of this package or of `hnefi.notation`
  record InvalidClipboard(int line, Message reason) implements FileProblem {
    @Override
    public String in(Language language) {
      Words words =
          Words.of(GameText.class, "notation", language)
              .with(Words.of(FileProblem.class, "saved", language));
      String why = words.say(reason);
      return line > 0
          ? words.say("paste.damaged.line", "" + line, why)
          : words.say("paste.damaged", why);
    }
  }

  /// A game of another program cannot be played here quite as it is there.
  ///
  /// @param differences messages of `hnefi.notation`
  record Imported(List<Message> differences) implements FileProblem {
    @Override
    public String in(Language language) {
      Words words = Words.of(GameText.class, "notation", language);
      return differences.stream().map(words::say).collect(Collectors.joining(" "));
    }
  }

  /// The folder in which the system wants files to be kept cannot be used.
  ///
  /// @param folder as the system names it
  /// @param instead where the files lie therefore
  record NoFolder(String folder, Path instead) implements FileProblem {
    @Override
    public String in(Language language) {
      return words(language).say("no-folder", folder, instead);
    }
  }

  /// Why a file cannot be reached, as far as its owner can do something about it.
  enum Cause implements Localized {
    NO_FILE,
    NO_PERMISSION,
    NO_SPACE,
    NO_FOLDER,
    FOLDER_INSTEAD,
    NO_REGULAR_FILE,
    TOO_LARGE,
    NO_TEXT,
    OTHER;

    private static final long LITTLE = 4096;

    @Override
    public String in(Language language) {
      return words(language).say(message());
    }

    Message message() {
      return Message.of("cause." + Tag.of(this));
    }

    static boolean isOneOf(Message reason) {
      return Arrays.stream(values()).map(Cause::message).anyMatch(reason::equals);
    }

    /// Returns what the system's complaint about a file comes to.
    public static Cause of(Path file, IOException complaint) {
      String said = String.valueOf(complaint.getMessage());
      if (complaint instanceof AccessDeniedException || said.contains("Read-only file system")) {
        return NO_PERMISSION;
      }
      if (complaint instanceof CharacterCodingException) {
        return NO_TEXT;
      }
      if (complaint instanceof TextFile.TooLargeException) {
        return TOO_LARGE;
      }
      if (Files.isDirectory(file)) {
        return FOLDER_INSTEAD;
      }
      if (complaint instanceof TextFile.NotRegularException) {
        return NO_REGULAR_FILE;
      }
      if (said.contains("No space left") || said.contains("quota exceeded") || isFull(file)) {
        return NO_SPACE;
      }
      if (!Files.isDirectory(file.toAbsolutePath().resolveSibling(""))) {
        return NO_FOLDER;
      }
      return complaint instanceof NoSuchFileException ? NO_FILE : OTHER;
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

  private static Words words(Language language) {
    return Words.of(FileProblem.class, "files", language);
  }
}
