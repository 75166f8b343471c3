package hnefi.narration;

import hnefi.board.Arrangement;
import hnefi.board.BoardSize;
import hnefi.board.Piece;
import hnefi.board.Square;
import hnefi.rules.Spared;
import hnefi.rules.Turn;
import hnefi.text.Tag;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Tells who stayed and why; men of one row that stay for one reason share a sentence.
record SparedTeller(Phrases phrases) {
  List<Statement> tell(Turn turn) {
    Map<Object, List<Spared>> groups = new LinkedHashMap<>();
    for (Spared each : turn.spared()) {
      Object group = isOfRow(each) ? each.squares() : each.square();
      groups.computeIfAbsent(group, _ -> new ArrayList<>()).add(each);
    }
    return groups.values().stream().map(group -> tellGroup(group, turn)).toList();
  }

  private static boolean isOfRow(Spared spared) {
    return switch (spared.reason()) {
      case ROW_IS_NOT_TAKEN, CORNER_CLOSES_NO_ROW, ROW_CLOSED_FROM_THE_FRONT -> true;
      case MOVED_IN,
          NOBODY_BEHIND,
          FRIEND_BEHIND,
          EDGE_IS_NO_ENEMY,
          THRONE_IS_NO_ENEMY,
          CORNER_IS_NO_ENEMY,
          THRONE_IS_NOT_HELD,
          KING_IS_UNARMED,
          KING_NOT_SURROUNDED,
          TOO_FEW_ATTACKERS,
          KING_IN_ROW ->
          false;
    };
  }

  private Statement tellGroup(List<Spared> group, Turn turn) {
    Arrangement board = turn.after().board();
    Spared first = group.getFirst();
    List<Square> stayed = group.stream().map(Spared::square).toList();
    List<Square> special = first.squares().stream().filter(each -> isSpecial(each, board)).toList();
    List<Square> others = first.squares().stream().filter(each -> !isSpecial(each, board)).toList();
    return new Statement(
        Statement.Kind.SPARED,
        phrases.say(
            "spared."
                + Tag.of(first.reason())
                + detail(first, special, others)
                + "."
                + Tag.of(first.piece()),
            phrases.at(stayed),
            phrases.at(
                first.reason() == Spared.Reason.KING_NOT_SURROUNDED ? others : first.squares()),
            stayed.size(),
            first.reason() == Spared.Reason.MOVED_IN
                ? between(first.squares(), turn)
                : closedSquares(special, board.size())),
        Optional.of(first.rule()),
        Set.copyOf(first.squares()),
        Set.copyOf(stayed));
  }

  /// What stands there decides how a reason is put: a corner is told apart from an enemy.
  private static String detail(Spared spared, List<Square> special, List<Square> others) {
    if (spared.reason() == Spared.Reason.MOVED_IN) {
      return spared.squares().size() == 1 || !special.isEmpty() ? "-between" : "";
    }
    if (spared.reason() != Spared.Reason.KING_NOT_SURROUNDED) {
      return "";
    }
    if (special.isEmpty()) {
      return others.isEmpty() ? "-edge" : "";
    }
    return others.isEmpty() ? "-closed" : "-both";
  }

  private static boolean isSpecial(Square square, Arrangement board) {
    return board.isEmptyThrone(square) || board.isEmptyCorner(square);
  }

  /// Returns what a piece moved in between; what has no square is the edge.
  private String between(List<Square> squares, Turn turn) {
    Arrangement board = turn.after().board();
    List<String> items = new ArrayList<>();
    for (Square square : squares) {
      // What the move captured stood there all the same.
      Piece piece = board.at(square) != null ? board.at(square) : turn.before().board().at(square);
      items.add(
          piece != null
              ? phrases.say("captor." + Tag.of(piece), Phrases.at(square))
              : board.size().isThrone(square)
                  ? phrases.say("captor.throne")
                  : phrases.say("captor.corner", Phrases.at(square)));
    }
    if (items.size() == 1) {
      items.add(phrases.say("captor.edge"));
    }
    return phrases.list(items);
  }

  private String closedSquares(List<Square> squares, BoardSize size) {
    return phrases.list(
        squares.stream()
            .map(square ->
                size.isThrone(square)
                    ? phrases.say("closed.throne")
                    : phrases.say("closed.corner", Phrases.at(square)))
            .toList());
  }
}
