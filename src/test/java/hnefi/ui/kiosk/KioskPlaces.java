package hnefi.ui.kiosk;

import hnefi.content.EditionName;
import hnefi.content.history.Topic;
import hnefi.fx.nav.Area;
import hnefi.fx.nav.Route;
import hnefi.session.Participant;
import hnefi.session.Players;
import hnefi.ui.play.screen.StagedRoute;
import hnefi.ui.route.LanguageRoute;
import hnefi.ui.route.LessonRoute;
import hnefi.ui.route.PuzzleSeriesRoute;
import hnefi.ui.route.RescueRoute;
import hnefi.ui.route.Section;
import hnefi.ui.route.SectionRoute;
import hnefi.ui.route.TopicRoute;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// All that a kiosk can show.
public final class KioskPlaces {
  private static final int SECONDS_LEFT = 14;
  private static final String CAPTURE = "f2-h2 e7-e10 k4-j4 g7-g10";
  private static final String ESCAPE =
      "b4-b1 c4-c7 a4-a2 d5-g5 a2-a6 d4-a4 a6-b6 a4-a6 b1-b5 a6-a1";
  private static final Route PUZZLE = new PuzzleSeriesRoute(1, 0);
  private static final Players AGAINST =
      new Players(new Participant.Computer("hilding"), Participant.SOMEBODY);

  /// What a kiosk shows instead of a place of a visit, or above it.
  ///
  /// @param take brings a kiosk there at which nobody is
  public record Pose(String name, Consumer<KioskScreen> take) {}

  private KioskPlaces() {}

  /// Returns places of every kind to which a visitor can come.
  public static List<Route> all() {
    return List.of(
        new LanguageRoute(),
        Area.HOME.front(),
        new RescueRoute(),
        Area.PLAY.front(),
        staged("spieltz", Players.TWO_PEOPLE, CAPTURE),
        staged("haende", Players.TWO_PEOPLE, ESCAPE),
        staged("haende", AGAINST, ""),
        Area.LEARN.front(),
        step("hunt", "throne"),
        step("books", "throne"),
        step("several", "which"),
        step("wall", "wall"),
        PUZZLE,
        Area.READ.front(),
        new SectionRoute(Section.THEMES),
        new SectionRoute(Section.MAP),
        new SectionRoute(Section.TIMELINE),
        new SectionRoute(Section.NAMES),
        new SectionRoute(Section.DISPUTES),
        new SectionRoute(Section.BOOKS),
        TopicRoute.of(Topic.Kind.ARTICLE, "names"),
        TopicRoute.of(Topic.Kind.DISPUTE, "king-armed"),
        TopicRoute.of(Topic.Kind.BOOK, "haende"));
  }

  /// Returns what a kiosk can show besides the places: the game that plays itself, the question
  /// whether anybody is still there, the pad for the PIN, the page of the staff.
  public static List<Pose> poses() {
    return List.of(
        new Pose("attract", _ -> {}),
        new Pose(
            "countdown",
            screen -> {
              screen.begin();
              screen.countDown(SECONDS_LEFT);
            }),
        new Pose("pin", KioskScreen::askForPin),
        new Pose("staff", KioskScreen::openStaffPage));
  }

  private static Route step(String lesson, String step) {
    return new LessonRoute(lesson, Optional.of(step));
  }

  private static Route staged(String rules, Players players, String moves) {
    return new StagedRoute(EditionName.of(rules), players, moves, _ -> {});
  }
}
