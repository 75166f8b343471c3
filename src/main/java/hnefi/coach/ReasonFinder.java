package hnefi.coach;

import hnefi.board.BoardSize;
import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.board.Square;
import hnefi.notation.SquareText;
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

/// Gives the reasons for and against a move, from the referee's account and the threats before and
/// after it.
final class ReasonFinder {
  private final ThreatFinder threatFinder;

  ReasonFinder(ThreatFinder threatFinder) {
    this.threatFinder = threatFinder;
  }

  /// Returns what speaks for the move, the weightiest first.
  List<Reason> merits(Turn turn) {
    if (turn.outcome().isPresent()) {
      return List.of(end(turn.outcome().get()));
    }
    List<Reason> found = new ArrayList<>();
    if (!turn.captures().isEmpty()) {
      found.add(takes(turn.captures()));
    }
    Side side = turn.piece().side();
    Threats before = threatFinder.threats(turn.before().board(), side);
    Threats after = threatFinder.threats(turn.after().board(), side);
    switch (side) {
      case ATTACKERS ->
          missing(before, after)
              .forEach(line -> found.add(line("why.closes", turn, line).asDefensive()));
      case DEFENDERS ->
          missing(after, before).forEach(line -> found.add(line("why.opens", turn, line)));
    }
    ring(before, after, side).ifPresent(found::add);
    found.addAll(saved(turn, before, after));
    Set<Square> threatened = targets(threatFinder.threats(turn.before().board(), side.opponent()));
    for (Threats.CaptureThreat threat :
        threatFinder.threats(turn.after().board(), side.opponent()).captures()) {
      if (!threatened.contains(threat.target())) {
        found.add(
            about("why.threatens." + Tag.of(threat.capture().piece()), threat, threat.target()));
      }
    }
    return found;
  }

  /// Returns that a move keeps the other side from closing its ring or its fort, or prepares one's
  /// own.
  private static Optional<Reason> ring(Threats before, Threats after, Side side) {
    Optional<Reason> prevented =
        enclosure(before, side.opponent())
            .filter(_ -> enclosure(after, side.opponent()).isEmpty())
            .map(each -> enclosure("why.prevents.", each).asDefensive());
    return prevented.or(() ->
        enclosure(after, side)
            .filter(_ -> enclosure(before, side).isEmpty())
            .map(each -> enclosure("why.prepares.", each)));
  }

  /// Returns the ring or fort with which a side could win.
  private static Optional<Threats.Enclosure> enclosure(Threats threats, Side winner) {
    return threats.enclosures().stream()
        .filter(each -> each.ending().winners().contains(Optional.of(winner)))
        .findFirst();
  }

  private static Reason enclosure(String group, Threats.Enclosure found) {
    return new Reason(
        Message.of(
            group + Tag.of(found.ending()),
            SquareText.write(found.move().from()),
            SquareText.write(found.move().to())),
        found.ending().rule(),
        Stream.concat(Stream.of(found.move().from(), found.move().to()), found.squares().stream())
            .distinct()
            .toList());
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

  private static List<Reason> saved(Turn turn, Threats before, Threats after) {
    Set<Square> stillThreatened = targets(after);
    List<Reason> found = new ArrayList<>();
    for (Threats.CaptureThreat threat : before.captures()) {
      boolean moved = threat.target().equals(turn.move().from());
      Square now = moved ? turn.move().to() : threat.target();
      if (!stillThreatened.contains(now)) {
        found.add(
            about("why.saves." + Tag.of(threat.capture().piece()), threat, now).asDefensive());
      }
    }
    return found;
  }

  private static Reason about(String key, Threats.CaptureThreat threat, Square now) {
    return new Reason(
        Message.of(key, SquareText.write(threat.target())),
        Optional.of(threat.capture().rule()),
        List.of(now));
  }

  /// Returns what speaks against the move, the weightiest first.
  ///
  /// @param reply the best reply; empty if the game is over
  List<Reason> drawbacks(Turn turn, Optional<Turn> reply) {
    if (turn.outcome().isPresent()) {
      return List.of(end(turn.outcome().get()));
    }
    List<Reason> found = new ArrayList<>(losses(turn, reply));
    if (found.isEmpty()) {
      reply.ifPresent(each -> found.addAll(answer(each)));
    }
    found.addAll(newThreats(turn, reply));
    return found;
  }

  /// Returns what the move loses: lines it leaves to the king, a ring or fort it leaves to be
  /// completed, and pieces that the reply captures.
  List<Reason> losses(Turn turn, Optional<Turn> reply) {
    List<Reason> found = new ArrayList<>();
    Side side = turn.piece().side();
    Threats before = threatFinder.threats(turn.before().board(), side);
    Threats after = threatFinder.threats(turn.after().board(), side);
    if (side == Side.ATTACKERS) {
      List<Threats.KingLine> opened = missing(after, before);
      opened.forEach(each -> found.add(line("why.opens", turn, each)));
      after.kingLines().stream()
          .filter(each -> !opened.contains(each))
          .forEach(each -> found.add(line("why.leaves-open", turn, each)));
    }
    enclosure(after, side.opponent())
        .map(each -> enclosure("why.prepares.", each))
        .ifPresent(found::add);
    Set<Square> taken = taken(reply);
    after.captures().stream()
        .filter(each -> taken.contains(each.target()))
        .forEach(each -> found.add(loss(each)));
    return found;
  }

  /// Returns the pieces that come into danger and that the reply does not capture.
  List<Reason> newThreats(Turn turn, Optional<Turn> reply) {
    Side side = turn.piece().side();
    Set<Square> taken = taken(reply);
    Set<Square> threatened = targets(threatFinder.threats(turn.before().board(), side));
    return threatFinder.threats(turn.after().board(), side).captures().stream()
        .filter(each -> !taken.contains(each.target()) && !threatened.contains(each.target()))
        .map(ReasonFinder::loss)
        .toList();
  }

  private static Set<Square> taken(Optional<Turn> reply) {
    return Set.copyOf(reply.map(Turn::captured).orElse(List.of()));
  }

  private List<Reason> answer(Turn turn) {
    Square from = turn.move().from();
    Square to = turn.move().to();
    List<Reason> found = new ArrayList<>();
    found.add(
        new Reason(
            Message.of(
                "why.reply." + Tag.of(turn.piece()), SquareText.write(from), SquareText.write(to)),
            Optional.empty(),
            List.of(from, to)));
    found.addAll(merits(turn));
    return found;
  }

  /// Returns the threats in words, one sentence each.
  static List<Reason> of(Threats threats, BoardSize size) {
    return Stream.of(
            threats.captures().stream().map(ReasonFinder::loss),
            threats.kingLines().stream().map(each -> line("why.open", size, each)),
            threats.enclosures().stream().map(each -> enclosure("why.coming.", each)))
        .flatMap(each -> each)
        .toList();
  }

  private static Reason loss(Threats.CaptureThreat threat) {
    Capture capture = threat.capture();
    List<Square> captors =
        capture.captors().stream().flatMap(each -> each.square().stream()).distinct().toList();
    String kind =
        capture.piece() == Piece.KING
            ? "king"
            : Tag.of(capture.kind()) + "." + Tag.of(capture.piece());
    List<Square> concerned = new ArrayList<>(captors);
    concerned.add(threat.target());
    return new Reason(
        Message.of(
            "why.loses." + kind,
            SquareText.write(threat.target()),
            captors.isEmpty() ? "" : SquareText.write(captors.getFirst()),
            captors.size() > 1 ? SquareText.write(captors.get(1)) : ""),
        Optional.of(capture.rule()),
        concerned);
  }

  private static Set<Square> targets(Threats threats) {
    return threats.captures().stream()
        .map(Threats.CaptureThreat::target)
        .collect(Collectors.toSet());
  }

  /// Returns the lines to exits of the one that the other does not have.
  private static List<Threats.KingLine> missing(Threats one, Threats other) {
    Set<Square> others = new HashSet<>();
    other.kingLines().forEach(line -> others.add(line.exit()));
    return one.kingLines().stream().filter(line -> !others.contains(line.exit())).toList();
  }

  private static Reason line(String key, Turn turn, Threats.KingLine line) {
    return line(key, turn.before().board().size(), line);
  }

  private static Reason line(String key, BoardSize size, Threats.KingLine line) {
    return new Reason(
        Message.of(key, exit(size, line.exit())), Optional.of(Switch.ESCAPE), line.squares());
  }

  private static Message exit(BoardSize size, Square exit) {
    return Message.of(size.isCorner(exit) ? "exit.corner" : "exit.edge", SquareText.write(exit));
  }
}
