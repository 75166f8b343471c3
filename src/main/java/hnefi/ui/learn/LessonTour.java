package hnefi.ui.learn;

import hnefi.content.lesson.Lesson;
import hnefi.content.lesson.Step;
import hnefi.fx.nav.Area;
import hnefi.fx.nav.Route;
import hnefi.fx.tour.TourStop;
import hnefi.ui.learn.progress.Progress;
import hnefi.ui.learn.progress.StepKey;
import hnefi.ui.profile.Emblem;
import hnefi.ui.profile.Profiles;
import hnefi.ui.profile.ProfilesModel;
import hnefi.ui.route.LessonRoute;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Parent;
import javafx.scene.control.Button;

/// The stops of the tour on which lessons and puzzles are seen.
public final class LessonTour {
  private LessonTour() {}

  /// Returns the stops in their order.
  ///
  /// @param progress told at one stop that somebody has come some way
  public static List<TourStop> stops(LessonCatalog catalog, ProfilesModel progress) {
    return List.of(
        TourStop.of("learn", () -> halfway(catalog, progress)),
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
        TourStop.of("learn-puzzle", () -> catalog.puzzleOf(LocalDate.EPOCH).orElseThrow()),
        stop("learn-rules", "book-walker", "rules"),
        stop("learn-rules-editions", "book-mungo", "rules"),
        stop("learn-rules-books", "throne", "books"),
        stop("learn-game-moves", "game-open-door", "moves-8", "step-forward"),
        stop("learn-game-ask", "game-net-corner", "move-21"));
  }

  /// A learner who has come some way.
  private static Route halfway(LessonCatalog catalog, ProfilesModel progress) {
    Progress known = Progress.NONE;
    int chapter = 0;
    for (Lesson lesson : catalog.lessons()) {
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
