package hnefi.ui.board.command;

import hnefi.board.BoardSize;
import hnefi.board.Piece;
import hnefi.board.Square;
import hnefi.notation.SquareText;
import hnefi.rules.Move;
import hnefi.text.Language;
import hnefi.text.Result;
import hnefi.text.Tag;
import hnefi.text.Words;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Reads what is typed at a board of a size, by the words of a language; English ones are
/// understood everywhere.
final class TypedCommandReader {
  private static final Pattern MOVE =
      Pattern.compile("([a-z]\\d{1,2})(?:\\s*[-–]\\s*|\\s+\\p{L}+\\s+|\\s*)([a-z]\\d{1,2})");
  private static final Pattern ABOUT = Pattern.compile("([ps])\\s+(\\S+)");

  /// What names only lines that some board has.
  private static final Pattern ON_BOARD =
      Pattern.compile(
          (MOVE.pattern() + "|[a-z]\\d{1,2}|s\\s+([a-z]|\\d{1,2})").replace("a-z", "a-s"));

  private static final Pattern LINE = Pattern.compile("[a-z](?=\\d|$)|\\d{1,2}");
  private static final Pattern NUMBER = Pattern.compile("\\d{1,2}");

  private final BoardSize size;
  private final List<Words> languages;

  TypedCommandReader(BoardSize size, Words words) {
    this.size = size;
    languages = List.of(words, BoardCommands.words(Language.EN));
  }

  TypedCommand read(String typed) {
    String text = typed.strip().toLowerCase(Locale.ROOT);
    return move(text)
        .or(() -> square(text).map(TypedCommand.GoTo::new))
        .or(() -> about(text))
        .or(() -> noLine(text))
        .or(() -> resign(text))
        .or(() -> named(BoardCommand.values(), BoardCommand::id, text).map(TypedCommand.Ask::new))
        .orElseGet(() -> new TypedCommand.Unknown(typed.strip()));
  }

  private Optional<TypedCommand> move(String text) {
    Matcher found = MOVE.matcher(text);
    if (!found.matches()) {
      return Optional.empty();
    }
    return square(found.group(1))
        .flatMap(from ->
            square(found.group(2))
                .filter(to -> !to.equals(from))
                .map(to -> new TypedCommand.Play(new Move(from, to))));
  }

  private Optional<TypedCommand> about(String text) {
    Matcher found = ABOUT.matcher(text);
    if (!found.matches()) {
      return Optional.empty();
    }
    String what = found.group(2);
    return found.group(1).equals("p")
        ? named(Piece.values(), Tag::of, what).map(TypedCommand.Pieces::new)
        : line(what);
  }

  private Optional<TypedCommand> line(String what) {
    if (NUMBER.matcher(what).matches()) {
      int rank = Integer.parseInt(what) - 1;
      return rank >= 0 && rank < size.width()
          ? Optional.of(new TypedCommand.ScanRank(rank))
          : Optional.empty();
    }
    int file = what.charAt(0) - 'a';
    return what.length() == 1 && file >= 0 && file < size.width()
        ? Optional.of(new TypedCommand.ScanFile(file))
        : Optional.empty();
  }

  /// Finds the first line named that the board does not have.
  private Optional<TypedCommand> noLine(String text) {
    return ON_BOARD.matcher(text).matches()
        ? LINE.matcher(text.replaceFirst("^s\\s", ""))
            .results()
            .map(MatchResult::group)
            .filter(line -> !hasLine(line))
            .findFirst()
            .map(TypedCommand.NoLine::new)
        : Optional.empty();
  }

  private boolean hasLine(String name) {
    int line =
        Character.isDigit(name.charAt(0)) ? Integer.parseInt(name) : name.charAt(0) - 'a' + 1;
    return line >= 1 && line <= size.width();
  }

  private Optional<TypedCommand> resign(String text) {
    return isCalled("resign", text) ? Optional.of(new TypedCommand.Resign()) : Optional.empty();
  }

  private Optional<Square> square(String text) {
    return SquareText.read(text) instanceof Result.Good<Square>(Square square)
            && size.contains(square)
        ? Optional.of(square)
        : Optional.empty();
  }

  private <T> Optional<T> named(T[] values, Function<T, String> ids, String name) {
    return Arrays.stream(values).filter(each -> isCalled(ids.apply(each), name)).findFirst();
  }

  private boolean isCalled(String id, String name) {
    return languages.stream()
        .flatMap(words -> Stream.of(words.say("typed." + id).split(",")))
        .anyMatch(name::equals);
  }
}
