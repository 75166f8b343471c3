package hnefi.search;

import hnefi.board.BoardSize;
import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.board.Square;
import hnefi.rules.Capture;
import hnefi.rules.Outcome;
import hnefi.rules.Switch;
import hnefi.rules.Turn;
import hnefi.text.Message;
import hnefi.text.Tag;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Says in the words of the rules what a move is good for and what it leaves open.
final class Reasons {
  private final Lookout lookout;

  Reasons(Lookout lookout) {
    this.lookout = lookout;
  }

  /// Returns what speaks for the move, the weightiest first.
  List<Reason> good(Turn turn) {
    if (turn.outcome().isPresent()) {
      return List.of(end(turn.outcome().get()));
    }
    List<Reason> found = new ArrayList<>();
    if (!turn.captures().isEmpty()) {
      found.add(takes(turn.captures()));
    }
    Side side = turn.piece().side();
    Danger before = lookout.danger(turn.before().board(), side);
    Danger after = lookout.danger(turn.after().board(), side);
    switch (side) {
      case ATTACKERS ->
          missing(before, after)
              .forEach(line -> found.add(line("why.closes", turn, line).guarding()));
      case DEFENDERS ->
          missing(after, before).forEach(line -> found.add(line("why.opens", turn, line)));
    }
    found.addAll(saved(turn, before, after));
    Set<Square> threatened = men(lookout.danger(turn.before().board(), side.opponent()));
    for (Danger.Threat threat : lookout.danger(turn.after().board(), side.opponent()).threats()) {
      if (!threatened.contains(threat.man())) {
        found.add(about("why.threatens." + Tag.of(threat.capture().piece()), threat, threat.man()));
      }
    }
    return found;
  }

  private static Reason end(Outcome outcome) {
    return new Reason(Message.of("why.end." + Tag.of(outcome.ending())), outcome.rule(), List.of());
  }

  private static Reason takes(List<Capture> captures) {
    Capture first = captures.getFirst();
    return new Reason(
        Message.of("why.takes." + Tag.of(first.piece()), captures.size()),
        Optional.of(first.rule()),
        captures.stream().map(Capture::square).toList());
  }

  private static List<Reason> saved(Turn turn, Danger before, Danger after) {
    Set<Square> stillThreatened = men(after);
    List<Reason> found = new ArrayList<>();
    for (Danger.Threat threat : before.threats()) {
      boolean moved = threat.man().equals(turn.move().from());
      Square now = moved ? turn.move().to() : threat.man();
      if (!stillThreatened.contains(now)) {
        found.add(about("why.saves." + Tag.of(threat.capture().piece()), threat, now).guarding());
      }
    }
    return found;
  }

  private static Reason about(String key, Danger.Threat threat, Square now) {
    return new Reason(
        Message.of(key, name(threat.man())), Optional.of(threat.capture().rule()), List.of(now));
  }

  /// Returns what the move leaves to the other side, the weightiest first.
  ///
  /// @param reply what the other side would do about it; empty if the game is over
  List<Reason> bad(Turn turn, Optional<Turn> reply) {
    if (turn.outcome().isPresent()) {
      return List.of(end(turn.outcome().get()));
    }
    List<Reason> found = new ArrayList<>();
    Side side = turn.piece().side();
    Danger before = lookout.danger(turn.before().board(), side);
    Danger after = lookout.danger(turn.after().board(), side);
    if (side == Side.ATTACKERS) {
      List<Danger.KingLine> opened = missing(after, before);
      opened.forEach(each -> found.add(line("why.opens", turn, each)));
      after.kingLines().stream()
          .filter(each -> !opened.contains(each))
          .forEach(each -> found.add(line("why.leaves-open", turn, each)));
    }
    Set<Square> taken = Set.copyOf(reply.map(Turn::captured).orElse(List.of()));
    after.threats().stream()
        .filter(each -> taken.contains(each.man()))
        .forEach(each -> found.add(loss(each)));
    if (found.isEmpty()) {
      reply.ifPresent(each -> found.addAll(answer(each)));
    }
    Set<Square> threatened = men(before);
    after.threats().stream()
        .filter(each -> !taken.contains(each.man()) && !threatened.contains(each.man()))
        .forEach(each -> found.add(loss(each)));
    return found;
  }

  private List<Reason> answer(Turn turn) {
    Square from = turn.move().from();
    Square to = turn.move().to();
    List<Reason> found = new ArrayList<>();
    found.add(
        new Reason(
            Message.of("why.reply." + Tag.of(turn.piece()), name(from), name(to)),
            Optional.empty(),
            List.of(from, to)));
    found.addAll(good(turn));
    return found;
  }

  /// Returns what could happen to a side, one sentence each.
  static List<Reason> of(Danger danger, BoardSize size) {
    return Stream.concat(
            danger.threats().stream().map(Reasons::loss),
            danger.kingLines().stream().map(each -> line("why.open", size, each)))
        .toList();
  }

  private static Reason loss(Danger.Threat threat) {
    Capture capture = threat.capture();
    List<Square> captors =
        capture.captors().stream().flatMap(each -> each.square().stream()).distinct().toList();
    String kind =
        capture.piece() == Piece.KING
            ? "king"
            : Tag.of(capture.kind()) + "." + Tag.of(capture.piece());
    List<Square> concerned = new ArrayList<>(captors);
    concerned.add(threat.man());
    return new Reason(
        Message.of(
            "why.loses." + kind,
            name(threat.man()),
            captors.isEmpty() ? "" : name(captors.getFirst()),
            captors.size() > 1 ? name(captors.get(1)) : ""),
        Optional.of(capture.rule()),
        concerned);
  }

  private static Set<Square> men(Danger danger) {
    return danger.threats().stream().map(Danger.Threat::man).collect(Collectors.toSet());
  }

  /// Returns the lines to exits of the one that the other does not have.
  private static List<Danger.KingLine> missing(Danger one, Danger other) {
    Set<Square> others = new HashSet<>();
    other.kingLines().forEach(line -> others.add(line.exit()));
    return one.kingLines().stream().filter(line -> !others.contains(line.exit())).toList();
  }

  private static Reason line(String key, Turn turn, Danger.KingLine line) {
    return line(key, turn.before().board().size(), line);
  }

  private static Reason line(String key, BoardSize size, Danger.KingLine line) {
    return new Reason(
        Message.of(key, exit(size, line.exit())), Optional.of(Switch.ESCAPE), line.squares());
  }

  private static Message exit(BoardSize size, Square exit) {
    return Message.of(size.isCorner(exit) ? "exit.corner" : "exit.edge", name(exit));
  }

  /// Returns the square as players write it.
  static String name(Square square) {
    return (char) ('a' + square.file()) + Integer.toString(square.rank() + 1);
  }
}
