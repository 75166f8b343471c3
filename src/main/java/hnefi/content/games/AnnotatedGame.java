package hnefi.content.games;

import hnefi.board.Side;
import hnefi.content.Citation;
import hnefi.content.Edition;
import hnefi.content.Library;
import hnefi.content.diagram.Diagram;
import hnefi.content.diagram.DiagramEvent;
import hnefi.content.lesson.Goal;
import hnefi.content.lesson.Lesson;
import hnefi.content.lesson.Mistake;
import hnefi.content.lesson.Round;
import hnefi.content.lesson.Step;
import hnefi.content.lesson.Try;
import hnefi.content.lesson.Watch;
import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlMap;
import hnefi.content.yaml.YamlValue;
import hnefi.notation.MoveNumber;
import hnefi.notation.MoveText;
import hnefi.rules.Move;
import hnefi.rules.Outcome;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.Turn;
import hnefi.text.Text;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// A recorded game told stop by stop: some stops say what happened and why, at others the reader is
/// asked for the move before it is shown.
///
/// @param lesson the game as it is walked through
/// @param winner who won
/// @param plies how many moves it has
public record AnnotatedGame(Lesson lesson, Side winner, int plies) {
  /// How many stops a game has at least and at most.
  static final int FEWEST_STOPS = 8;

  static final int MOST_STOPS = 12;

  /// Reads a game and judges every move of it.
  static AnnotatedGame read(YamlValue file, Library library) throws FaultException {
    return new Reader(file, library).read();
  }

  private static final class Reader {
    private final YamlMap map;
    private final YamlValue file;
    private final Edition edition;
    private final List<Citation> cite = new ArrayList<>();
    private final List<Turn> turns = new ArrayList<>();
    private final List<Step> steps = new ArrayList<>();
    private final Position start;
    private final Text summary;
    private int shown;

    Reader(YamlValue file, Library library) throws FaultException {
      this.file = file;
      map = file.map();
      edition = map.get("rules").found(library::edition, "fault.no-edition");
      YamlValue source = map.get("cite");
      cite.add(library.books().citation(source));
      start = edition.referee().start(edition.layout().board());
      summary = map.get("summary").words();
    }

    AnnotatedGame read() throws FaultException {
      String id = map.get("id").text();
      Text title = map.get("title").words();
      String icon = map.get("icon").text();
      Side winner = map.get("winner").constant(Side.class);
      judge(map.get("moves"));
      Optional<Outcome> end = turns.getLast().outcome();
      if (end.isPresent() && !end.get().winner().equals(Optional.of(winner))) {
        throw map.fault("winner", "fault.games.winner");
      }
      YamlValue stops = map.get("stops");
      for (YamlValue each : stops.list()) {
        stop(each);
      }
      map.done();
      if (steps.size() < FEWEST_STOPS || steps.size() > MOST_STOPS || shown != turns.size()) {
        throw stops.fault("fault.games.stops", steps.size(), FEWEST_STOPS, MOST_STOPS);
      }
      Lesson lesson = new Lesson(id, Lesson.Kind.GAME, title, summary, icon, steps);
      return new AnnotatedGame(lesson, winner, turns.size());
    }

    private void judge(YamlValue moves) throws FaultException {
      Referee referee = edition.referee();
      Position position = start;
      for (String text : moves.text().split("\\s+")) {
        MoveText.Written written = moves.good(MoveText.readWritten(text));
        Turn turn = moves.good(RecordedGame.play(referee, position, written));
        turns.add(turn);
        position = turn.after();
      }
    }

    private Position position() {
      return shown == 0 ? start : turns.get(shown - 1).after();
    }

    private void stop(YamlValue value) throws FaultException {
      YamlMap stop = value.map();
      if (stop.find("ask").isPresent()) {
        steps.add(question(stop));
      } else {
        steps.add(passage(stop));
      }
      stop.done();
    }

    /// The moves up to a place in the game, and what is said of them there.
    private Watch passage(YamlMap stop) throws FaultException {
      YamlValue place = stop.get("at");
      int to = place.integer(shown + 1, turns.size());
      Text words = stop.get("text").words();
      List<DiagramEvent> events = new ArrayList<>();
      for (int ply = shown; ply < to; ply++) {
        Turn turn = turns.get(ply);
        Text said = ply + 1 == to ? words : Text.same(text(ply, turn));
        events.add(new DiagramEvent.Played(turn, false, said, List.of()));
      }
      Watch step =
          new Watch("moves-" + to, diagram(place, events), Optional.of(before()), Optional.empty());
      shown = to;
      return step;
    }

    /// Says where the game stands before it goes on.
    private Text before() {
      return shown == 0 ? summary : Text.same(text(shown - 1, turns.get(shown - 1)));
    }

    private static String text(int ply, Turn turn) {
      return MoveNumber.of(ply + 1)
          + (ply % 2 == 0 ? ". " : "… ")
          + MoveText.write(turn).replace('-', '–').replace("x", " ×");
    }

    /// A question about the next move, which is shown at the stop after it.
    private Try question(YamlMap stop) throws FaultException {
      if (shown == turns.size()) {
        throw stop.whole().fault("fault.games.nothing-left");
      }
      Text asked = stop.get("ask").words();
      Text done = stop.get("done").words();
      Text hint = stop.get("hint").words();
      Move played = turns.get(shown).move();
      Set<Move> good =
          new HashSet<>(stop.get("good").each(each -> each.good(MoveText.read(each.text()))));
      List<Mistake> mistakes = stop.each("mistakes", Reader::mistake);
      Diagram diagram = diagram(stop.whole(), List.of());
      Round round =
          new Round(new Goal.Played(good, played), Optional.empty(), hint, List.of(), mistakes);
      return new Try("move-" + (shown + 1), diagram, 0, asked, done, List.of(round));
    }

    private static Mistake mistake(YamlValue value) throws FaultException {
      return value.map(map -> {
        YamlValue move = map.get("move");
        return new Mistake(move.good(MoveText.read(move.text())), map.get("say").words());
      });
    }

    private Diagram diagram(YamlValue at, List<DiagramEvent> events) {
      return new Diagram(
          file.file() + ":" + at.line(),
          Optional.empty(),
          cite,
          edition,
          false,
          summary,
          position(),
          List.of(),
          events);
    }
  }
}
