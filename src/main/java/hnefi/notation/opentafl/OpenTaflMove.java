package hnefi.notation.opentafl;

import hnefi.board.Square;
import hnefi.notation.MoveText;
import hnefi.notation.SquareText;
import hnefi.rules.Move;
import hnefi.rules.Outcome;
import hnefi.rules.Turn;
import hnefi.text.Result;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A move as text: `a4-a6xc5/d5`, `Ke5-e1-`, or `---` for giving up.
public sealed interface OpenTaflMove {
  /// A piece goes.
  record Step(MoveText.Written written) implements OpenTaflMove {}

  /// The side to move gives up.
  record Resign() implements OpenTaflMove {}

  /// A move that stands in the line from which this one branches off.
  record Shared() implements OpenTaflMove {}

  /// How giving up is written.
  String RESIGNATION = "---";

  /// How a move is written that stands in the parent line.
  String SHARED = ".....";

  /// Returns the turn as text, with the sign of a king that was taken or got away.
  static String write(Turn turn) {
    return MoveText.write(turn)
        + turn.after()
            .outcome()
            .map(Outcome::ending)
            .map(ending ->
                switch (ending) {
                  case KING_CAPTURED -> "++";
                  case KING_ESCAPED -> "--";
                  default -> "";
                })
            .orElse("");
  }

  /// Reads a move.
  static Result<OpenTaflMove> read(String text) {
    if (text.equals(RESIGNATION)) {
      return new Result.Good<>(new Resign());
    }
    if (text.equals(SHARED)) {
      return new Result.Good<>(new Shared());
    }
    Matcher move = Form.MOVE.matcher(text);
    if (text.length() > Form.LONGEST || !move.matches()) {
      return Result.bad("move.form", text);
    }
    if (!move.group("kind").equals("-") || isUnknownPiece(move.group("piece"))) {
      return Result.bad("opentafl.berserk", text);
    }
    return SquareText.read(move.group("from"))
        .then(from ->
            SquareText.read(move.group("to"))
                .then(to ->
                    from.equals(to)
                        ? Result.bad("move.same", text)
                        : captured(Optional.ofNullable(move.group("captured")))
                            .map(squares ->
                                new Step(new MoveText.Written(new Move(from, to), squares)))));
  }

  private static Result<Set<Square>> captured(Optional<String> list) {
    Set<Square> squares = new TreeSet<>();
    Matcher each = Form.CAPTURED.matcher(list.orElse(""));
    while (each.find()) {
      if (isUnknownPiece(each.group(1))) {
        return Result.bad("opentafl.berserk", each.group());
      }
      switch (SquareText.read(each.group(2))) {
        case Result.Good<Square>(Square square) -> squares.add(square);
        case Result.Bad<Square>(int line, var reason) -> {
          return new Result.Bad<>(line, reason);
        }
      }
    }
    return new Result.Good<>(squares);
  }

  private static boolean isUnknownPiece(@org.jspecify.annotations.Nullable String letter) {
    return letter != null && !"tTK".contains(letter);
  }

  /// What moves look like.
  final class Form {
    private static final int LONGEST = 400;
    private static final String SQUARE = "[a-z][0-9]{1,2}";
    private static final Pattern MOVE =
        Pattern.compile(
            "(?<piece>[A-Za-z](?=[a-z]))?(?<from>%s)(?<kind>\\^=|\\^|=|-)(?<to>%s)"
                    .formatted(SQUARE, SQUARE)
                + "(?<captured>(?:[x/][A-Za-z]?%s)+)?(?:\\+\\+|--|\\+|-)?".formatted(SQUARE));
    private static final Pattern CAPTURED =
        Pattern.compile("[x/]([A-Za-z](?=[a-z]))?(" + SQUARE + ")");

    private Form() {}
  }
}
