package hnefi.notation.opentafl;

import hnefi.board.Square;
import hnefi.notation.MoveText;
import hnefi.notation.SquareText;
import hnefi.rules.Move;
import hnefi.text.Result;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Moves as OpenTafl writes them: `a4-a6xc5/d5`, `Ke5-e1-`.
final class OpenTaflMove {
  /// How giving up is written.
  static final String RESIGNATION = "---";

  private static final int LONGEST = 400;
  private static final String SQUARE = "[a-z][0-9]{1,2}";
  private static final Pattern MOVE =
      Pattern.compile(
          "(?<piece>[A-Za-z](?=[a-z]))?(?<from>%s)(?<kind>\\^=|\\^|=|-)(?<to>%s)"
                  .formatted(SQUARE, SQUARE)
              + "(?<captured>(?:[x/][A-Za-z]?%s)+)?(?:\\+\\+|--|\\+|-)?".formatted(SQUARE));
  private static final Pattern CAPTURED =
      Pattern.compile("[x/]([A-Za-z](?=[a-z]))?(" + SQUARE + ")");

  private OpenTaflMove() {}

  /// Reads a move; the signs of a king in danger say nothing that the board does not.
  static Result<MoveText.Written> read(String text) {
    Matcher move = MOVE.matcher(text);
    if (text.length() > LONGEST || !move.matches()) {
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
                        : captured(move.group("captured"))
                            .map(squares -> new MoveText.Written(new Move(from, to), squares))));
  }

  private static Result<Set<Square>> captured(@Nullable String list) {
    Set<Square> squares = new TreeSet<>();
    Matcher each = CAPTURED.matcher(list == null ? "" : list);
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

  private static boolean isUnknownPiece(@Nullable String letter) {
    return letter != null && !"tTK".contains(letter);
  }
}
