package hnefi.ui.kiosk;

import hnefi.content.EditionName;
import hnefi.content.history.Topic;
import hnefi.fx.nav.Area;
import hnefi.fx.nav.Route;
import hnefi.fx.settings.TextSize;
import hnefi.fx.tour.TourStop;
import hnefi.notation.MoveText;
import hnefi.session.Participant;
import hnefi.session.Players;
import hnefi.ui.board.BoardControl;
import hnefi.ui.play.screen.StagedRoute;
import hnefi.ui.route.LanguageRoute;
import hnefi.ui.route.LessonRoute;
import hnefi.ui.route.PuzzleSeriesRoute;
import hnefi.ui.route.RescueRoute;
import hnefi.ui.route.Section;
import hnefi.ui.route.SectionRoute;
import hnefi.ui.route.TopicRoute;
import hnefi.ui.settings.Settings;
import hnefi.ui.settings.SettingsModel;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;

/// The stops of the tour on which a kiosk is seen, each in a visit of its own.
public final class KioskTour {
  private static final int MOVES_SEEN = 13;
  static final int SECONDS_LEFT = 14;
  static final String CAPTURE = "f2-h2 e7-e10 k4-j4 g7-g10";
  static final String ESCAPE = "b4-b1 c4-c7 a4-a2 d5-g5 a2-a6 d4-a4 a6-b6 a4-a6 b1-b5 a6-a1";
  static final Route PUZZLE = new PuzzleSeriesRoute(1, 0);
  static final Players AGAINST =
      new Players(new Participant.Computer("hilding"), Participant.SOMEBODY);

  private final KioskScreen screen;
  private final SettingsModel chosen;

  private KioskTour(KioskScreen screen) {
    this.screen = screen;
    chosen = screen.visit().settings();
  }

  /// Returns the stops in their order.
  ///
  /// @param screen a kiosk that nobody else uses, before its first visit
  public static List<TourStop> stops(KioskScreen screen) {
    return new KioskTour(screen).stops();
  }

  private List<TourStop> stops() {
    return List.of(
        stop("kiosk-attract", _ -> screen.attractMoves(MOVES_SEEN)),
        visit("kiosk-language", new LanguageRoute()),
        visit("kiosk-home", Area.HOME.front()),
        visit("kiosk-home-lowered", Area.HOME.front(), root -> fire(root, "visit-lower")),
        large("kiosk-home-large", Area.HOME.front()),
        visit("kiosk-rescue", new RescueRoute()),
        visit("kiosk-rescue-first", new RescueRoute(), root -> move(root, "f1-c1")),
        visit("kiosk-rescue-wrong", new RescueRoute(), root -> move(root, "b2-c2")),
        large("kiosk-rescue-large", new RescueRoute()),
        visit("kiosk-puzzle", PUZZLE),
        visit("kiosk-puzzle-hint", PUZZLE, root -> fire(root, "puzzle-hint")),
        large("kiosk-puzzle-large", PUZZLE),
        visit("kiosk-games", Area.PLAY.front()),
        large("kiosk-games-large", Area.PLAY.front()),
        visit("kiosk-game", staged("spieltz", Players.TWO_PEOPLE, CAPTURE)),
        visit(
            "kiosk-game-lowered",
            staged("fetlar", Players.TWO_PEOPLE, CAPTURE),
            root -> fire(root, "visit-lower")),
        visit("kiosk-game-won", staged("haende", Players.TWO_PEOPLE, ESCAPE)),
        large("kiosk-game-large", staged("haende", AGAINST, "")),
        visit("kiosk-learn", Area.LEARN.front()),
        visit("kiosk-lesson", step("hunt", "throne")),
        large("kiosk-lesson-large", step("escape", "lines")),
        visit("kiosk-discover", Area.READ.front()),
        visit("kiosk-article", TopicRoute.of(Topic.Kind.ARTICLE, "names")),
        large("kiosk-article-large", TopicRoute.of(Topic.Kind.ARTICLE, "names")),
        visit("kiosk-map", new SectionRoute(Section.MAP)),
        visit("kiosk-timeline", new SectionRoute(Section.TIMELINE)),
        visit("kiosk-names", new SectionRoute(Section.NAMES)),
        visit("kiosk-themes", new SectionRoute(Section.THEMES)),
        visit("kiosk-books", new SectionRoute(Section.BOOKS)),
        visit("kiosk-dispute", TopicRoute.of(Topic.Kind.DISPUTE, "king-armed")),
        visit("kiosk-restart", Area.HOME.front(), root -> fire(root, "visit-restart")),
        visit("kiosk-countdown", Area.READ.front(), _ -> screen.countDown(SECONDS_LEFT)),
        stop("kiosk-pin", _ -> screen.askForPin()),
        stop("kiosk-staff", _ -> screen.openStaffPage()));
  }

  private TourStop stop(String name, Consumer<Parent> pose) {
    return new TourStop(
        name,
        LanguageRoute::new,
        root -> {
          Settings now = chosen.settings();
          screen.end();
          screen.visit().settings().change(_ -> now);
          pose.accept(root);
        });
  }

  private TourStop visit(String name, Route route) {
    return visit(name, route, _ -> {});
  }

  private TourStop visit(String name, Route route, Consumer<Parent> pose) {
    return stop(
        name,
        root -> {
          screen.begin();
          screen.visit().navigator().restart(route);
          root.applyCss();
          root.layout();
          pose.accept(root);
        });
  }

  private TourStop large(String name, Route route) {
    return visit(
        name, route, _ -> screen.visit().settings().change(all -> all.with(TextSize.P150)));
  }

  static Route step(String lesson, String step) {
    return new LessonRoute(lesson, Optional.of(step));
  }

  static Route staged(String rules, Players players, String moves) {
    return new StagedRoute(EditionName.of(rules), players, moves, _ -> {});
  }

  private static void fire(Parent root, String id) {
    if (root.lookup("#" + id) instanceof ButtonBase button) {
      button.fire();
    }
  }

  private static void move(Parent root, String move) {
    if (root.lookup("#rescue-board") instanceof BoardControl board) {
      MoveText.read(move).toOptional().ifPresent(board.moveInput()::attempt);
    }
  }
}
