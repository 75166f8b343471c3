package hnefi.ui.board.command;

import hnefi.board.Arrangement;
import hnefi.board.Direction;
import hnefi.board.Piece;
import hnefi.board.Square;
import hnefi.narration.BoardMarks;
import hnefi.notation.MoveText;
import hnefi.notation.SquareText;
import hnefi.rules.Position;
import hnefi.text.Tag;
import hnefi.text.Words;
import hnefi.ui.board.BoardControl;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Says in words what stands on a board.
final class BoardReader {
  private final BoardControl board;
  private final PositionReader rules;
  private final Words words;

  BoardReader(BoardControl board, PositionReader rules, Words words) {
    this.board = board;
    this.rules = rules;
    this.words = words;
  }

  /// Returns what lies above, to the right, below and to the left of a square, as it is seen.
  String around(Arrangement shown, Square square) {
    List<String> said = new ArrayList<>();
    for (Direction seen : Direction.values()) {
      Square next = shown.size().next(square, board.isFlipped() ? seen.opposite() : seen);
      said.add(
          words.say(
              "around." + Tag.of(seen),
              next == null ? words.say("around.border") : piece(shown.at(next))));
    }
    return String.join("; ", said) + ".";
  }

  String rank(Arrangement shown, int rank) {
    return words.say(
        "rank",
        rank + 1,
        line(
            shown,
            IntStream.range(0, shown.size().width()).mapToObj(f -> new Square(f, rank)).toList()));
  }

  String file(Arrangement shown, int file) {
    return words.say(
        "file",
        SquareText.file(file),
        line(
            shown,
            IntStream.range(0, shown.size().width()).mapToObj(r -> new Square(file, r)).toList()));
  }

  private String line(Arrangement shown, List<Square> line) {
    List<String> said =
        line.stream()
            .filter(each -> !shown.isEmpty(each))
            .map(each -> piece(shown.at(each)) + " " + SquareText.write(each))
            .toList();
    return said.isEmpty() ? words.say("empty") : String.join(", ", said);
  }

  /// Returns where the pieces of a kind stand.
  String pieces(Arrangement shown, Piece piece) {
    List<Square> there = shown.squaresOf(piece);
    return words.say("pieces." + Tag.of(piece), there.size(), list(there));
  }

  String material(Arrangement shown) {
    return words.say("material", shown.count(Piece.ATTACKER), shown.count(Piece.DEFENDER));
  }

  /// Returns everything on the board, and whose turn it is.
  String all(Arrangement shown) {
    return words.say("size", shown.size().width())
        + " "
        + List.of(Piece.KING, Piece.DEFENDER, Piece.ATTACKER).stream()
            .map(each -> pieces(shown, each))
            .collect(Collectors.joining(" "))
        + " "
        + turn();
  }

  String turn() {
    return rules
        .position()
        .filter(here -> here.outcome().isEmpty())
        .map(here -> words.say("turn." + Tag.of(here.toMove())))
        .orElse(words.say("turn.none"));
  }

  String lastMove() {
    return board
        .getMarks()
        .lastMove()
        .map(move -> words.say("last-move", MoveText.write(move)))
        .orElse(words.say("last-move.none"));
  }

  /// Returns which squares are marked as captured.
  String captures() {
    Collection<Square> fallen = board.getMarks().of(BoardMarks.Kind.VICTIM);
    return words.say("captures", fallen.size(), list(fallen));
  }

  /// Returns where the piece in hand may go.
  String destinations(Square inHand) {
    Collection<Square> there = board.moveInput().destinations(inHand);
    return words.say("moves", there.size(), SquareText.write(inHand), list(there));
  }

  /// Returns where the piece on a square may go.
  String moves(Arrangement shown, Square square) {
    Piece piece = shown.at(square);
    Optional<Position> here = rules.position();
    if (piece == null) {
      return words.say("moves.no-piece", SquareText.write(square));
    }
    if (rules.isOver() || here.isEmpty() || !PositionReader.isOwn(here.get(), square)) {
      return words.say("moves.not-on-turn", SquareText.write(square)) + " " + turn();
    }
    List<Square> there = rules.destinations(square);
    return words.say("moves", there.size(), SquareText.write(square), list(there));
  }

  /// Returns the moves that capture something.
  String capturingMoves() {
    List<String> moves =
        rules.capturing().stream()
            .map(turn ->
                words.say("capturing-move", MoveText.write(turn.move()), list(turn.captured())))
            .toList();
    return words.say("capturing-moves", moves.size(), String.join("; ", moves));
  }

  /// Returns why there is nothing to jump to.
  String nowhere(BoardCommand jump) {
    return words.say("none." + jump.id());
  }

  /// Returns whom the danger or the line concerns, said when one has jumped there.
  String reached(BoardCommand jump) {
    return switch (jump) {
      case OPEN_LINE -> words.say("reached.open-line") + " ";
      case THREATENED -> words.say("reached.threatened") + " ";
      default -> "";
    };
  }

  private String piece(@Nullable Piece piece) {
    return piece == null ? words.say("empty") : words.say("piece." + Tag.of(piece));
  }

  private static String list(Collection<Square> squares) {
    return squares.stream().sorted().map(SquareText::write).collect(Collectors.joining(", "));
  }
}
