package hnefi.ui.kiosk;

import hnefi.content.history.Topic;
import hnefi.fx.nav.Area;
import hnefi.fx.nav.Route;
import hnefi.session.Players;
import hnefi.ui.route.LanguageRoute;
import hnefi.ui.route.RescueRoute;
import hnefi.ui.route.Section;
import hnefi.ui.route.SectionRoute;
import hnefi.ui.route.TopicRoute;
import java.util.List;
import java.util.function.Consumer;

/// All that a kiosk can show.
public final class KioskPlaces {
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
        KioskTour.staged("spieltz", Players.TWO_PEOPLE, KioskTour.CAPTURE),
        KioskTour.staged("haende", Players.TWO_PEOPLE, KioskTour.ESCAPE),
        KioskTour.staged("haende", KioskTour.AGAINST, ""),
        Area.LEARN.front(),
        KioskTour.step("hunt", "throne"),
        KioskTour.step("books", "throne"),
        KioskTour.step("several", "which"),
        KioskTour.step("wall", "wall"),
        KioskTour.PUZZLE,
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
              screen.countDown(KioskTour.SECONDS_LEFT);
            }),
        new Pose("pin", KioskScreen::askForPin),
        new Pose("staff", KioskScreen::openStaffPage));
  }
}
