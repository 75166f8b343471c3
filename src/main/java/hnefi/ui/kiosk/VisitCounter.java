package hnefi.ui.kiosk;

import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Route;
import hnefi.kiosk.Activity;
import hnefi.kiosk.CountedVisit;
import hnefi.kiosk.RescueMove;
import hnefi.kiosk.VisitPage;
import hnefi.session.GameEvent;
import hnefi.session.GameSession;
import hnefi.ui.learn.LessonCatalog;
import hnefi.ui.learn.step.TryModel;
import hnefi.ui.play.screen.GamePresenter;
import hnefi.ui.route.LanguageRoute;
import hnefi.ui.route.LessonReviewRoute;
import hnefi.ui.route.LessonRoute;
import hnefi.ui.route.PuzzleSeriesRoute;
import hnefi.ui.route.PuzzleThemeRoute;
import hnefi.ui.route.RescueRoute;
import hnefi.ui.route.Section;
import hnefi.ui.route.SectionRoute;
import hnefi.ui.route.TopicRoute;
import java.time.Duration;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import javafx.util.Subscription;

/// Follows a visit, to tell at its end how long it was in which activity and what came of it.
final class VisitCounter {
  private final Visit visit;
  private final LongSupplier clock;
  private final BooleanSupplier readToTheEnd;
  private final long begun;
  private final Map<Activity, Long> spent = new EnumMap<>(Activity.class);
  private final Set<Activity> started = EnumSet.noneOf(Activity.class);
  private final Set<Activity> finished = EnumSet.noneOf(Activity.class);
  private final Set<Object> followed = new HashSet<>();
  private Optional<RescueMove> rescueLeft = Optional.empty();
  private boolean rescued;
  private VisitPage page;
  private long since;
  private final Subscription subscription;

  /// @param clock in nanoseconds
  /// @param readToTheEnd tells whether the end of the page that is shown has been seen; asked
  ///   before another page is shown
  VisitCounter(Visit visit, LongSupplier clock, BooleanSupplier readToTheEnd) {
    this.visit = visit;
    this.clock = clock;
    this.readToTheEnd = readToTheEnd;
    begun = clock.getAsLong();
    since = begun;
    page = page(visit.navigator().route());
    LessonCatalog lessons = visit.lessons();
    subscription =
        Subscription.combine(
            visit.navigator().currentProperty().subscribe(this::follow),
            visit
                .progress()
                .profilesProperty()
                .subscribe((before, now) -> {
                  if (lessons.finished(now.profile().progress())
                      > lessons.finished(before.profile().progress())) {
                    finished.add(Activity.LEARN);
                  }
                }));
  }

  /// Returns what is to be counted of the visit, which is over.
  ///
  /// @param lastTouch when somebody was last there, by the clock
  CountedVisit end(long lastTouch) {
    subscription.unsubscribe();
    leavePage(lastTouch);
    Map<Activity, CountedVisit.Stay> stays = new EnumMap<>(Activity.class);
    spent.forEach((activity, nanos) ->
        stays.put(activity, stay(nanos, started.contains(activity), finished.contains(activity))));
    return new CountedVisit(
        visit.settings().language(),
        stay(lastTouch - begun, !started.isEmpty(), !finished.isEmpty()),
        stays,
        page,
        rescueLeft.filter(_ -> !rescued));
  }

  private static CountedVisit.Stay stay(long nanos, boolean begun, boolean finished) {
    return new CountedVisit.Stay(Duration.ofNanos(Math.max(0, nanos)), begun, finished);
  }

  private void leavePage(long now) {
    page.activity().ifPresent(each -> spent.merge(each, Math.max(0, now - since), Long::sum));
    if (page == VisitPage.ARTICLE && readToTheEnd.getAsBoolean()) {
      finished.add(Activity.DISCOVER);
    }
    since = now;
  }

  private void follow(Navigator.HistoryEntry entry) {
    leavePage(clock.getAsLong());
    page = page(entry.route());
    switch (entry.presenter()) {
      case GamePresenter game -> follow(game.models().model().session());
      case RescuePresenter rescue -> followRescue(rescue.model());
      case PuzzlePresenter puzzle -> followExercise(puzzle.model());
      default -> {
        if (page == VisitPage.CHAPTER || page == VisitPage.ARTICLE) {
          page.activity().ifPresent(started::add);
        }
      }
    }
  }

  private void follow(GameSession session) {
    if (followed.add(session)) {
      session.addListener(event -> {
        if (session.ply() > 0) {
          started.add(Activity.PLAY);
        }
        if (event instanceof GameEvent.Ended) {
          finished.add(Activity.PLAY);
        }
      });
    }
  }

  private void followExercise(TryModel model) {
    if (followed.add(model)) {
      model.latestProperty().subscribe((_, now) -> now.ifPresent(_ -> started.add(Activity.LEARN)));
      model
          .doneProperty()
          .subscribe((_, done) -> {
            if (done) {
              finished.add(Activity.LEARN);
            }
          });
    }
  }

  /// The move that was not found is the farthest one to which any attempt came.
  private void followRescue(TryModel model) {
    followExercise(model);
    noteRescue(model);
    model.latestProperty().subscribe((_, _) -> noteRescue(model));
    model.doneProperty().subscribe((_, done) -> rescued |= done);
  }

  private void noteRescue(TryModel model) {
    int round = Math.min(model.round(), RescueMove.values().length - 1);
    if (rescueLeft.isEmpty() || rescueLeft.get().ordinal() < round) {
      rescueLeft = Optional.of(RescueMove.values()[round]);
    }
  }

  /// Returns the kind of page that a route leads to.
  static VisitPage page(Route route) {
    return switch (route) {
      case LanguageRoute _ -> VisitPage.LANGUAGE;
      case RescueRoute _ -> VisitPage.RESCUE;
      case LessonRoute _, LessonReviewRoute _ -> VisitPage.CHAPTER;
      case PuzzleSeriesRoute _, PuzzleThemeRoute _ -> VisitPage.PUZZLE;
      case SectionRoute(Section section) when section == Section.TIMELINE -> VisitPage.TIMELINE;
      case SectionRoute(Section section) when section == Section.MAP -> VisitPage.MAP;
      case TopicRoute _ -> VisitPage.ARTICLE;
      default -> front(route);
    };
  }

  private static VisitPage front(Route route) {
    boolean chosen = !route.equals(route.area().front());
    return switch (route.area()) {
      case LEARN -> VisitPage.CHAPTERS;
      case PLAY -> chosen ? VisitPage.GAME : VisitPage.GAMES;
      case READ -> VisitPage.CONTENTS;
      case HOME, SETTINGS -> VisitPage.HOME;
    };
  }
}
