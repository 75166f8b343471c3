package hnefi.ui.history;

import hnefi.content.history.Topic;
import hnefi.fx.nav.Area;
import hnefi.fx.tour.TourStop;
import hnefi.ui.route.Section;
import hnefi.ui.route.SectionRoute;
import hnefi.ui.route.TopicRoute;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;

/// The pictures of the history browser.
public final class HistoryTour {
  private HistoryTour() {}

  public static List<TourStop> stops() {
    List<TourStop> stops = new ArrayList<>();
    stops.add(TourStop.of("history", Area.READ.front()));
    for (Section each : Section.values()) {
      stops.add(TourStop.of("history-" + each.id(), new SectionRoute(each)));
    }
    stops.add(topic("article", Topic.Kind.ARTICLE, "names"));
    stops.add(topic("article-bay", Topic.Kind.ARTICLE, "depicts"));
    stops.add(topic("place", Topic.Kind.PLACE, "fetlar"));
    stops.add(topic("event", Topic.Kind.EVENT, "linnaeus-1732"));
    stops.add(topic("book", Topic.Kind.BOOK, "mungo"));
    stops.add(
        new TourStop(
            "history-dispute",
            () -> TopicRoute.of(Topic.Kind.DISPUTE, "king-armed"),
            root -> press(root, "#show-pair-armed")));
    stops.add(
        new TourStop(
            "history-search",
            Area.READ::front,
            root -> {
              if (root.lookup("#search") instanceof TextField search) {
                search.setText("tafl");
              }
            }));
    return stops;
  }

  private static TourStop topic(String name, Topic.Kind kind, String id) {
    return TourStop.of("history-" + name, TopicRoute.of(kind, id));
  }

  private static void press(Parent root, String button) {
    Node found = root.lookup(button);
    if (found instanceof ToggleButton toggle) {
      toggle.fire();
    }
  }
}
