package hnefi.app;

import hnefi.content.ContentFolder;
import hnefi.content.ContentReader;
import hnefi.content.Library;
import hnefi.content.check.ContentCheck;
import hnefi.content.diagram.Diagrams;
import hnefi.content.games.AnnotatedGames;
import hnefi.content.lesson.Ask;
import hnefi.content.lesson.Compare;
import hnefi.content.lesson.Decide;
import hnefi.content.lesson.Gallery;
import hnefi.content.lesson.Goal;
import hnefi.content.lesson.Lesson;
import hnefi.content.lesson.LessonLength;
import hnefi.content.lesson.LessonProof;
import hnefi.content.lesson.Play;
import hnefi.content.lesson.Rules;
import hnefi.content.lesson.Say;
import hnefi.content.lesson.Step;
import hnefi.content.lesson.TeachingCheck;
import hnefi.content.lesson.Try;
import hnefi.content.lesson.Watch;
import hnefi.content.yaml.Fault;
import hnefi.engine.SearchLimits;
import hnefi.lab.PuzzleProof;
import hnefi.session.EngineOpponents;
import hnefi.text.Language;
import hnefi.text.Message;
import hnefi.ui.learn.fxml.LessonLoader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// Proves the lessons of a folder, with the words and diagrams that lie there.
final class LessonCheck {
  private static final long PROOF_NODES = 400_000;

  private LessonCheck() {}

  static ContentCheck.Report of(ContentFolder folder) {
    Library library = Library.read(folder);
    Diagrams diagrams = Diagrams.read(folder, library);
    LessonLoader loader = new LessonLoader(folder, library, diagrams);
    List<Fault> faults = new ArrayList<>();
    LessonLoader.Lessons read = loader.read();
    faults.addAll(read.faults());
    AnnotatedGames games = AnnotatedGames.read(folder, library);
    for (Lesson lesson : read.lessons()) {
      faults.addAll(LessonProof.faultsOf(lesson));
      lesson.steps().forEach(step -> faults.addAll(faultsOf(lesson, step, games)));
      for (Language language : Language.values()) {
        faults.addAll(LessonLength.faultsOf(lesson, language));
      }
    }
    faults.addAll(games.faults());
    for (Lesson game : games.lessons()) {
      faults.addAll(LessonProof.faultsOf(game));
      for (Language language : Language.values()) {
        faults.addAll(LessonLength.faultsOf(game, language));
      }
    }
    faults.addAll(LessonProof.missingFigures(read.lessons(), diagrams.figures()));
    faults.addAll(TeachingCheck.faultsOf(new ContentReader(folder), library, read.lessons()));
    Map<String, Integer> counts = new LinkedHashMap<>();
    counts.put("lessons", read.lessons().size());
    counts.put("annotated", games.all().size());
    return new ContentCheck.Report(
        faults.stream().distinct().toList(),
        counts,
        Stream.concat(read.missing().stream(), games.missing().stream()).toList());
  }

  /// Proves what only the engine can: that a move alone saves a position, or alone wins it. And a
  /// game needs somebody to play against.
  private static List<Fault> faultsOf(Lesson lesson, Step step, AnnotatedGames games) {
    boolean sound =
        switch (step) {
          case Try exercise -> isSound(exercise);
          case Play play ->
              EngineOpponents.leavingOneCore(Runnable::run, SearchLimits.nodes(1))
                      .find(play.opponent())
                      .isPresent()
                  && games.lessons().stream().anyMatch(each -> each.id().equals(play.game()));
          case Say _, Watch _, Gallery _, Ask _, Decide _, Compare _, Rules _ -> true;
        };
    return sound
        ? List.of()
        : List.of(
            new Fault(
                "lessons/" + lesson.id() + ".fxml",
                0,
                Message.of(
                    step instanceof Play ? "fault.lesson.opponent" : "fault.lesson.unproven",
                    step.name())));
  }

  private static boolean isSound(Try exercise) {
    PuzzleProof proof = new PuzzleProof(exercise.edition().rules(), PROOF_NODES);
    return switch (exercise.rounds().getFirst().goal()) {
      case Goal.Saves(var move) -> proof.isOnlySave(exercise.position(), List.of(move));
      case Goal.OnlyWin(var move) ->
          proof.isOnlyWinningMove(exercise.position(), move, Goal.OnlyWin.PLIES);
      case Goal.Takes _,
          Goal.TakesAtLeast _,
          Goal.Wins _,
          Goal.Moves _,
          Goal.Holds _,
          Goal.Keeps _,
          Goal.Closes _,
          Goal.Forces _,
          Goal.Played _ ->
          true;
    };
  }
}
