package hnefi.content.diagram;

import hnefi.board.Square;
import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlMap;
import hnefi.content.yaml.YamlValue;
import hnefi.notation.MoveText;
import hnefi.notation.SideText;
import hnefi.notation.SquareText;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.Refusal;
import hnefi.rules.Spared;
import hnefi.rules.Turn;
import hnefi.text.Tag;
import hnefi.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// Reads the moves of a diagram and has each judged.
final class EventReader {
  private final Referee referee;
  private final Position start;

  EventReader(Referee referee, Position start) {
    this.referee = referee;
    this.start = start;
  }

  List<DiagramEvent> readAll(YamlValue list) throws FaultException {
    List<DiagramEvent> events = new ArrayList<>();
    Position position = start;
    for (YamlValue each : list.list()) {
      DiagramEvent event = read(each.map(), position);
      events.add(event);
      position = event.after();
    }
    return events;
  }

  private DiagramEvent read(YamlMap map, Position standing) throws FaultException {
    boolean fromStart = map.optional("from-start", YamlValue::flag).orElse(false);
    Position position = fromStart ? start : standing;
    Optional<YamlValue> refused = map.find("refused");
    DiagramEvent event =
        refused.isPresent()
            ? refused(map, refused.get(), position, fromStart)
            : played(map, position, fromStart);
    map.done();
    return event;
  }

  private DiagramEvent refused(YamlMap map, YamlValue text, Position position, boolean fromStart)
      throws FaultException {
    Move move = move(text);
    YamlValue reason = map.get("reason");
    return switch (referee.judge(position, move)) {
      case Turn _ -> throw text.fault("fault.diagram.allowed", text.text());
      case Refusal refusal -> {
        if (!refusal.id().equals(reason.text())) {
          throw reason.fault("fault.diagram.other-refusal", refusal.id(), reason.text());
        }
        yield new DiagramEvent.Refused(
            position, move, refusal, fromStart, words(map), map.each("marks", Mark::read));
      }
    };
  }

  private DiagramEvent played(YamlMap map, Position position, boolean fromStart)
      throws FaultException {
    YamlValue text = map.get("move");
    return switch (referee.judge(position, move(text))) {
      case Refusal refusal -> throw text.fault("fault.diagram.refused", text.text(), refusal.id());
      case Turn turn -> {
        confirmCaptures(map, turn);
        confirmSpared(map, turn);
        confirmOutcome(map, turn);
        yield new DiagramEvent.Played(turn, fromStart, words(map), map.each("marks", Mark::read));
      }
    };
  }

  /// The stated pieces fall, and no others.
  private static void confirmCaptures(YamlMap map, Turn turn) throws FaultException {
    Set<Square> stated = new TreeSet<>(map.each("takes", each -> square(each, each.text())));
    if (!stated.equals(new TreeSet<>(turn.captured()))) {
      throw map.fault(
          map.find("takes").isPresent() ? "takes" : "move",
          "fault.diagram.takes",
          SquareText.write(turn.captured()).toString(),
          SquareText.write(stated).toString());
    }
  }

  /// Every piece stated as spared is spared, for the stated reason.
  private static void confirmSpared(YamlMap map, Turn turn) throws FaultException {
    Optional<YamlValue> spares = map.find("spares");
    if (spares.isEmpty()) {
      return;
    }
    YamlMap stated = spares.get().map();
    for (String name : stated.keysLeft()) {
      YamlValue value = stated.get(name);
      Square square = square(value, name);
      Spared.Reason reason = value.constant(Spared.Reason.class);
      boolean spared =
          turn.spared().stream()
              .anyMatch(each -> each.square().equals(square) && each.reason() == reason);
      if (!spared) {
        throw value.fault(
            "fault.diagram.spares",
            name,
            value.text(),
            turn.spared().stream()
                .map(each -> SquareText.write(each.square()) + ": " + Tag.of(each.reason()))
                .toList()
                .toString());
      }
    }
  }

  private static void confirmOutcome(YamlMap map, Turn turn) throws FaultException {
    Optional<YamlValue> outcome = map.find("outcome");
    String stated = outcome.isPresent() ? outcome.get().text() : "ongoing";
    String found = SideText.write(turn.outcome());
    if (!stated.equals(found)) {
      throw map.fault(
          outcome.isPresent() ? "outcome" : "move", "fault.diagram.outcome", found, stated);
    }
  }

  private static Text words(YamlMap map) throws FaultException {
    return map.get("words").words();
  }

  private static Move move(YamlValue value) throws FaultException {
    return value.good(MoveText.read(value.text()));
  }

  private static Square square(YamlValue value, String text) throws FaultException {
    return value.good(SquareText.read(text));
  }
}
