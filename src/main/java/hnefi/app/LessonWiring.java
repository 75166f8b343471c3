package hnefi.app;

import hnefi.content.ContentFolder;
import hnefi.content.Library;
import hnefi.content.diagram.Diagrams;
import hnefi.content.lesson.Lesson;
import hnefi.content.lesson.Step;
import hnefi.content.puzzle.Puzzles;
import hnefi.ui.further.FurtherReading;
import hnefi.ui.learn.Learn;
import hnefi.ui.learn.LessonCatalog;
import hnefi.ui.learn.fxml.LessonLoader;
import hnefi.ui.learn.page.ReplayScheduler;
import hnefi.ui.learn.progress.Progress;
import hnefi.ui.learn.progress.StepKey;
import hnefi.ui.profile.Emblem;
import hnefi.ui.profile.Profiles;
import hnefi.ui.profile.ProfilesModel;
import hnefi.ui.route.Area;
import hnefi.ui.route.LessonRoute;
import hnefi.ui.route.PuzzleRowRoute;
import hnefi.ui.route.Route;
import hnefi.ui.settings.SettingsModel;
import hnefi.ui.task.BackgroundTasks;
import hnefi.ui.tour.TourStop;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Parent;
import javafx.scene.control.Button;

/// The tutorial, its lessons and its pictures for the tour.
record LessonWiring(Learn learn, LessonCatalog curriculum, List<TourStop> stops) {
  static LessonWiring of(
      Lazy<Library> library,
      SettingsModel settings,
      ProfilesModel progress,
      ReplayScheduler pacing,
      BackgroundTasks background,
      FurtherReading further) {
    Lazy<LessonLoader> loader =
        new Lazy<>(() ->
            new LessonLoader(library.get(), Diagrams.read(ContentFolder.packed(), library.get())));
    LessonCatalog curriculum =
        new LessonCatalog(
            loader,
            new Lazy<>(() -> Puzzles.read(ContentFolder.packed(), library.get())),
            progress::profiles);
    Learn learn =
        new Learn(
            curriculum,
            library::get,
            progress,
            settings,
            pacing,
            background,
            further,
            Learn.PuzzleOffer.DAILY_AND_ROW);
    return new LessonWiring(learn, curriculum, stops(curriculum, progress));
  }

  private static List<TourStop> stops(LessonCatalog curriculum, ProfilesModel progress) {
    return List.of(
        TourStop.of("learn", () -> halfway(curriculum, progress)),
        stop("learn-say", "board", "goal"),
        stop("learn-try", "hunt", "throne"),
        stop("learn-hint", "escape", "lines", "step-hint", "step-hint", "step-hint"),
        stop(
            "learn-watch",
            "book-walker",
            "captures",
            "step-forward",
            "step-forward",
            "step-forward",
            "step-forward"),
        stop("learn-watch-shieldwall", "wall", "wall", "step-forward"),
        stop("learn-ask", "several", "which"),
        stop("learn-decide", "books", "throne", "step-yes"),
        stop("learn-gallery", "boards", "sizes"),
        stop("learn-gallery-starts", "boards", "starts"),
        stop("learn-compare", "five", "king-edge"),
        stop("learn-predict", "throne", "locked", "step-forward", "step-forward"),
        stop("learn-predict-armed", "book-svenska", "armed", "step-forward"),
        stop("learn-predict-refuted", "book-svenska", "armed", "step-forward", "step-answer-2"),
        TourStop.of("learn-puzzle", () -> curriculum.puzzleOf(LocalDate.EPOCH).orElseThrow()),
        TourStop.of("learn-puzzle-row", new PuzzleRowRoute(1)),
        stop("learn-rules", "book-walker", "rules"),
        stop("learn-rules-editions", "book-mungo", "rules"),
        stop("learn-rules-books", "throne", "books"));
  }

  /// A learner who has come some way.
  private static Route halfway(LessonCatalog curriculum, ProfilesModel progress) {
    Progress known = Progress.NONE;
    int chapter = 0;
    for (Lesson lesson : curriculum.lessons()) {
      if (++chapter > 4) {
        break;
      }
      for (Step step : lesson.steps().subList(0, chapter == 4 ? 3 : lesson.steps().size())) {
        StepKey key = new StepKey(lesson.id(), step.name());
        known = known.finished(key, chapter == 2 ? 1 : 0, chapter == 2).at(key);
      }
    }
    Progress reached = known;
    progress.change(_ -> Profiles.NOBODY_YET.add("Astrid", Emblem.FLOWER).with(reached));
    return Area.LEARN.front();
  }

  private static TourStop stop(String name, String lesson, String step, String... buttons) {
    Consumer<Parent> press =
        root -> {
          for (String id : buttons) {
            if (root.lookup("#" + id) instanceof Button button) {
              button.fire();
            }
          }
        };
    return new TourStop(name, () -> new LessonRoute(lesson, Optional.of(step)), press);
  }
}
