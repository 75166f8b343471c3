package hnefi.content.lesson;

import hnefi.content.diagram.Diagram;
import hnefi.content.yaml.Fault;
import hnefi.notation.MoveText;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.Turn;
import hnefi.text.Message;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Proves lessons with the referee: no step is a dead end, none is solved by accident, every
/// scripted reply is legal.
public final class LessonProof {
  /// Right moves may be at most one in so many of the legal ones.
  private static final int RARITY = 4;

  private final List<Fault> faults = new ArrayList<>();
  private String file = "";

  private LessonProof() {}

  /// Returns what is wrong with a lesson, empty if nothing is.
  public static List<Fault> faultsOf(Lesson lesson) {
    LessonProof proof = new LessonProof();
    proof.file = "lessons/" + lesson.id() + ".fxml";
    Set<String> names = new HashSet<>();
    for (Step step : lesson.steps()) {
      if (!names.add(step.name())) {
        proof.fault("fault.twice", step.name());
      }
      proof.check(step);
    }
    return List.copyOf(proof.faults);
  }

  private void check(Step step) {
    switch (step) {
      case Say say -> inRange(step, say.at(), say.diagram().events().size());
      case Watch watch -> {
        if (watch.diagram().events().isEmpty()) {
          fault("fault.lesson.nothing", step.name());
        }
      }
      case Gallery _ -> {}
      case Play play -> {
        if (play.diagram().start().outcome().isPresent()) {
          fault("fault.lesson.nothing", step.name());
        }
      }
      case Rules rules -> {
        if (rules.books().isEmpty()) {
          fault("fault.lesson.no-books", step.name());
        }
      }
      case Try exercise -> check(exercise);
      case Ask ask -> {
        if (inRange(step, ask.event(), ask.diagram().events().size() - 1)
            && ask.answer().isEmpty()) {
          fault("fault.lesson.no-answer", step.name());
        }
      }
      case Decide decide -> inRange(step, decide.event(), decide.diagram().events().size() - 1);
      case Compare compare -> {
        if (Replay.all(compare).stream().map(Replay::essence).distinct().count() < 2) {
          fault("fault.lesson.all-alike", step.name());
        }
      }
    }
  }

  private void check(Try exercise) {
    if (inRange(exercise, exercise.at(), exercise.diagram().events().size())) {
      follow(exercise, exercise.edition().referee(), exercise.position(), 0);
    }
  }

  /// Follows every right move of every round to the end.
  private void follow(Try exercise, Referee referee, Position position, int index) {
    Round round = exercise.rounds().get(index);
    List<Move> legal = referee.legalMoves(position);
    List<Move> right = new Solver(referee).solutions(position, round.goal());
    if (right.isEmpty()) {
      fault("fault.lesson.unsolvable", exercise.name(), index + 1);
    }
    if (right.size() * RARITY > legal.size()) {
      fault("fault.lesson.accident", exercise.name(), index + 1, right.size(), legal.size());
    }
    for (Mistake mistake : round.mistakes()) {
      if (right.contains(mistake.move())) {
        fault("fault.lesson.no-mistake", exercise.name(), MoveText.write(mistake.move()));
      }
    }
    if (index + 1 == exercise.rounds().size()) {
      return;
    }
    for (Move move : right) {
      Turn turn = referee.play(position, move);
      Optional<Turn> reply = Practice.reply(referee, round, turn.after());
      if (reply.isEmpty() || reply.get().outcome().isPresent()) {
        fault("fault.lesson.no-reply", exercise.name(), MoveText.write(move));
      } else {
        follow(exercise, referee, reply.get().after(), index + 1);
      }
    }
  }

  private boolean inRange(Step step, int number, int last) {
    if (number < 0 || number > last) {
      fault("fault.lesson.range", step.name(), number);
      return false;
    }
    return true;
  }

  private void fault(String key, Object... arguments) {
    faults.add(new Fault(file, 0, Message.of(key, arguments)));
  }

  /// Returns the faults of the whole: figures no lesson replays.
  public static List<Fault> missingFigures(List<Lesson> lessons, List<String> figures) {
    Set<String> shown = new HashSet<>();
    for (Lesson lesson : lessons) {
      for (Step step : lesson.steps()) {
        diagrams(step).forEach(diagram -> diagram.figure().ifPresent(shown::add));
      }
    }
    return figures.stream()
        .filter(figure -> !shown.contains(figure))
        .map(figure ->
            new Fault("diagrams/figures.yaml", 0, Message.of("fault.lesson.figure", figure)))
        .toList();
  }

  /// Only a step that replays its diagram shows a figure.
  private static List<Diagram> diagrams(Step step) {
    return switch (step) {
      case Watch watch -> List.of(watch.diagram());
      case Gallery gallery -> gallery.diagrams();
      case Say _, Try _, Ask _, Decide _, Compare _, Rules _, Play _ -> List.of();
    };
  }
}
