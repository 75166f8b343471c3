package hnefi.search;

import hnefi.board.BoardSize;
import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.board.Square;
import hnefi.rules.Captor;
import hnefi.rules.Capture;
import hnefi.rules.Turn;
import hnefi.text.Message;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/// Says in the words of the rules what a move is good for and what it leaves open.
final class Reasons {
  private final Lookout lookout;

  Reasons(Lookout lookout) {
    this.lookout = lookout;
  }

  /// Returns what speaks for the move, the weightiest first.
  List<Message> good(Turn turn) {
    if (turn.outcome().isPresent()) {
      return List.of(Message.of("why.end." + id(turn.outcome().get().ending())));
    }
    List<Message> found = new ArrayList<>();
    long men = turn.captures().size();
    if (men > 0) {
      found.add(Message.of("why.takes", men));
    }
    Side side = turn.piece().side();
    Danger before = lookout.danger(turn.before().board(), side);
    Danger after = lookout.danger(turn.after().board(), side);
    boolean attackers = side == Side.ATTACKERS;
    for (Square exit : attackers ? missing(before, after) : missing(after, before)) {
      found.add(Message.of(attackers ? "why.closes" : "why.opens", exit(turn, exit)));
    }
    Set<Square> stillThreatened = men(after);
    for (Danger.Threat threat : before.threats()) {
      boolean moved = threat.man().equals(turn.move().from());
      Square now = moved ? turn.move().to() : threat.man();
      if (!stillThreatened.contains(now)) {
        found.add(Message.of("why.saves", name(threat.man())));
      }
    }
    Set<Square> threatenedBefore = men(lookout.danger(turn.before().board(), side.opponent()));
    for (Square man : men(lookout.danger(turn.after().board(), side.opponent()))) {
      if (!threatenedBefore.contains(man)) {
        found.add(Message.of("why.threatens", name(man)));
      }
    }
    return found;
  }

  /// Returns what the move leaves to the other side, the weightiest first.
  List<Message> bad(Turn turn) {
    List<Message> found = new ArrayList<>();
    if (turn.outcome().isPresent()) {
      return found;
    }
    Side side = turn.piece().side();
    Danger before = lookout.danger(turn.before().board(), side);
    Danger after = lookout.danger(turn.after().board(), side);
    if (side == Side.ATTACKERS) {
      Set<Square> opened = missing(after, before);
      for (Danger.KingLine line : after.kingLines()) {
        String key = opened.contains(line.exit()) ? "why.opened" : "why.leaves-open";
        found.add(Message.of(key, exit(turn, line.exit())));
      }
    }
    for (Danger.Threat threat : after.threats()) {
      found.add(loss(threat));
    }
    return found;
  }

  private static Message loss(Danger.Threat threat) {
    Capture capture = threat.capture();
    String key = "why.loses." + id(capture.kind());
    if (capture.piece() == Piece.KING) {
      return Message.of("why.loses.king", name(threat.man()));
    }
    List<String> captors =
        capture.captors().stream().flatMap(each -> at(each).stream()).distinct().toList();
    return Message.of(
        key,
        name(threat.man()),
        captors.isEmpty() ? "" : captors.getFirst(),
        captors.size() > 1 ? captors.get(1) : "");
  }

  private static List<String> at(Captor captor) {
    return captor.square().map(Reasons::name).stream().toList();
  }

  private static Set<Square> men(Danger danger) {
    return danger.threats().stream()
        .map(Danger.Threat::man)
        .collect(Collectors.toCollection(java.util.TreeSet::new));
  }

  /// Returns the exits of the one that the other does not have.
  private static Set<Square> missing(Danger one, Danger other) {
    Set<Square> exits = new java.util.TreeSet<>();
    one.kingLines().forEach(line -> exits.add(line.exit()));
    Set<Square> others = new HashSet<>();
    other.kingLines().forEach(line -> others.add(line.exit()));
    exits.removeAll(others);
    return exits;
  }

  private static Message exit(Turn turn, Square exit) {
    BoardSize size = turn.before().board().size();
    if (size.isCorner(exit)) {
      return Message.of("exit.corner", name(exit));
    }
    String side =
        exit.file() == 0
            ? "west"
            : exit.rank() == 0 ? "south" : exit.rank() == size.width() - 1 ? "north" : "east";
    return Message.of("exit." + side, name(exit));
  }

  private static String id(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// Returns the square as players write it.
  static String name(Square square) {
    return (char) ('a' + square.file()) + Integer.toString(square.rank() + 1);
  }
}
