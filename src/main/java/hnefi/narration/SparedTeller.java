package hnefi.narration;

import hnefi.board.BoardSize;
import hnefi.board.Square;
import hnefi.rules.Spared;
import hnefi.rules.Switch;
import hnefi.text.Tag;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Tells who stayed and why; men of one row that stay for one reason share a sentence.
record SparedTeller(Phrases phrases) {
  List<Statement> tell(List<Spared> spared, BoardSize size) {
    Map<Object, List<Spared>> groups = new LinkedHashMap<>();
    for (Spared each : spared) {
      Object group = isOfRow(each) ? each.squares() : each.square();
      groups.computeIfAbsent(group, _ -> new ArrayList<>()).add(each);
    }
    return groups.values().stream().map(group -> tellGroup(group, size)).toList();
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

  private Statement tellGroup(List<Spared> group, BoardSize size) {
    Spared first = group.getFirst();
    List<Square> stayed = group.stream().map(Spared::square).toList();
    return new Statement(
        Statement.Kind.SPARED,
        phrases.say(
            key(first) + "." + Tag.of(first.piece()),
            phrases.at(stayed),
            isClosedToKing(first)
                ? closedSquares(first.squares(), size)
                : phrases.at(first.squares()),
            stayed.size()),
        Optional.of(first.rule()),
        Set.copyOf(first.squares()),
        Set.copyOf(stayed));
  }

  private static String key(Spared spared) {
    String key = "spared." + Tag.of(spared.reason());
    if (spared.reason() != Spared.Reason.KING_NOT_SURROUNDED) {
      return key;
    }
    if (spared.squares().isEmpty()) {
      return key + "-edge";
    }
    return isClosedToKing(spared) ? key + "-closed" : key;
  }

  /// Only empty special squares keep the king, which cannot stand in for an attacker.
  private static boolean isClosedToKing(Spared spared) {
    return spared.reason() == Spared.Reason.KING_NOT_SURROUNDED
        && spared.rule() == Switch.KING_CAPTORS
        && !spared.squares().isEmpty();
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
