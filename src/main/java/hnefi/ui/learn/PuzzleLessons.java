package hnefi.ui.learn;

import hnefi.content.diagram.Diagram;
import hnefi.content.lesson.Goal;
import hnefi.content.lesson.Lesson;
import hnefi.content.lesson.Round;
import hnefi.content.lesson.Step;
import hnefi.content.lesson.Try;
import hnefi.content.puzzle.Puzzle;
import hnefi.content.puzzle.Puzzles;
import hnefi.rules.Move;
import hnefi.rules.Switch;
import hnefi.text.Language;
import hnefi.text.Localized;
import hnefi.text.Tag;
import hnefi.text.Text;
import hnefi.text.Words;
import hnefi.ui.learn.progress.StepKey;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/// The puzzles of each rule set as a lesson: an exercise for each, with hints, and with what is
/// wrong about a wrong move.
final class PuzzleLessons {
  private PuzzleLessons() {}

  static List<Lesson> of(Puzzles puzzles) {
    return puzzles.sets().stream().map(PuzzleLessons::lesson).toList();
  }

  static StepKey key(Puzzles.Set set, Puzzle puzzle) {
    return StepKey.ofPuzzle(set.id(), puzzle.name());
  }

  private static Lesson lesson(Puzzles.Set set) {
    Localized rules = set.edition().rulebook().name();
    return new Lesson(
        key(set, set.puzzles().getFirst()).lesson(),
        Lesson.Kind.PUZZLES,
        text(words -> words.say("puzzles.of", rules.in(words.language()))),
        text(words -> words.say("puzzles.count", set.puzzles().size())),
        "bi-puzzle",
        set.puzzles().stream().map(PuzzleLessons::exercise).toList());
  }

  private static Step exercise(Puzzle puzzle) {
    String goal = "puzzle." + Tag.of(puzzle.goal()) + ".";
    String side = Tag.of(puzzle.start().toMove());
    Text task = text(words -> words.say(goal + side, puzzle.moves()));
    Diagram diagram =
        new Diagram(
            puzzle.name(),
            Optional.empty(),
            puzzle.edition().ruling(Switch.ESCAPE).cite(),
            puzzle.edition(),
            false,
            task,
            puzzle.start(),
            List.of(),
            List.of());
    Text done = text(words -> words.say(goal + "solved"));
    return new Try(puzzle.name(), diagram, 0, task, done, rounds(puzzle));
  }

  /// A round for each move of the solver; only one is right.
  private static List<Round> rounds(Puzzle puzzle) {
    List<Move> line = puzzle.line();
    List<Round> rounds = new ArrayList<>();
    for (int i = 0; i < line.size(); i += 2) {
      int left = puzzle.moves() - i / 2;
      boolean isLast = left == 1;
      String theme = Tag.of(puzzle.theme());
      rounds.add(
          new Round(
              goal(puzzle, line.get(i), isLast),
              i == 0 ? Optional.empty() : Optional.of(said(puzzle, left)),
              text(words -> words.say("puzzle.hint." + theme)),
              isLast ? List.of() : List.of(line.get(i + 1)),
              List.of()));
    }
    return rounds;
  }

  private static Goal goal(Puzzle puzzle, Move move, boolean isLast) {
    return switch (puzzle.goal()) {
      case WIN -> isLast ? new Goal.Wins() : new Goal.Moves(Set.of(move));
      case SAVE -> new Goal.Saves(move);
    };
  }

  /// Returns what is said when so many moves of the solution are left.
  private static Text said(Puzzle puzzle, int left) {
    return text(words ->
        switch (puzzle.goal()) {
          case WIN -> words.say(left == 1 ? "puzzle.win.last" : "puzzle.win.on", left);
          case SAVE -> words.say("puzzle.save.on");
        });
  }

  private static Text text(Function<Words, String> said) {
    Map<Language, String> all = new EnumMap<>(Language.class);
    for (Language each : Language.values()) {
      all.put(each, said.apply(Words.of(PuzzleLessons.class, "puzzles", each)));
    }
    return new Text(all);
  }
}
