package hnefi.app;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.kiosk.Kiosk;
import hnefi.kiosk.KioskSettings;
import hnefi.kiosk.ScreenSize;
import hnefi.text.Language;
import hnefi.ui.board.BoardControl;
import hnefi.ui.kiosk.KioskScreen;
import hnefi.ui.kiosk.KioskTour;
import hnefi.ui.kiosk.ScreenScale;
import hnefi.ui.theme.Appearance;
import hnefi.ui.tour.TourStop;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;

/// Pictures of the kiosk's tour: what can be touched is at least 20 mm wide and high and lies in
/// reach, and the kiosk's own words are not cut.
@ExtendWith(ApplicationExtension.class)
class EveryKioskScreenTest {
  private static final double FINGER = 20;

  /// Places within words or on drawings, which a kiosk does not let through.
  private static final Set<String> NOT_TOUCHED =
      Set.of("marker", "crumb", "map-credit", "move", "map-marker", "map-country", "event");

  @ParameterizedTest
  @CsvSource({"DE, 1080, 1920, 398, 708, 2", "SV, 1920, 1080, 708, 398, 3"})
  void whateverIsTouchedIsAsLargeAsAFingerNeedsAndInReach(
      Language language, int width, int height, int wide, int high, int everyOther, FxRobot robot) {
    List<String> faults = new ArrayList<>();
    robot.interact(() -> {
      Appearance.prepare();
      Kiosk kiosk = StillKiosk.kiosk(KioskSettings.DEFAULT, _ -> {});
      ScreenScale scale = ScreenScale.of(new ScreenSize(wide, high), width, height);
      KioskScreen screen = StillKiosk.screen(kiosk, StillKiosk.visits(kiosk), scale, () -> 0);
      Scene scene = new Scene(screen.root(), width, height);
      screen.dress(scene);
      screen.visit().settings().change(all -> all.with(language));
      List<TourStop> stops = KioskTour.stops(screen);
      for (int each = 0; each < stops.size(); each += everyOther) {
        TourStop stop = stops.get(each);
        stop.pose().accept(screen.root());
        for (int i = 0; i < 4; i++) {
          scene.getRoot().applyCss();
          scene.getRoot().layout();
        }
        Rectangle2D reach =
            height > width
                ? new Rectangle2D(0, height / 2.0, width, height / 2.0)
                : new Rectangle2D(0, 0, width, height);
        shown(scene.getRoot())
            .flatMap(node -> faults(node, scale.pixels(FINGER) - 1, reach))
            .distinct()
            .forEach(fault -> faults.add(stop.name() + ": " + fault));
      }
    });
    assertThat(faults).isEmpty();
  }

  private static Stream<Node> shown(Node node) {
    if (!node.isVisible() || node instanceof BoardControl) {
      return Stream.empty();
    }
    return node instanceof Parent parent
        ? Stream.concat(
            Stream.of(node),
            parent.getChildrenUnmodifiable().stream().flatMap(EveryKioskScreenTest::shown))
        : Stream.of(node);
  }

  private static Stream<String> faults(Node node, double finger, Rectangle2D reach) {
    boolean touched =
        (node instanceof ButtonBase || node instanceof ComboBoxBase)
            && node.getStyleClass().stream().noneMatch(NOT_TOUCHED::contains);
    if (touched) {
      Bounds bounds = node.localToScene(node.getLayoutBounds());
      String name =
          (node instanceof Labeled labeled ? labeled.getText() : "")
              + " "
              + node.getId()
              + node.getStyleClass();
      if (bounds.getWidth() < finger || bounds.getHeight() < finger) {
        return Stream.of(
            "small: %s %.0f x %.0f".formatted(name, bounds.getWidth(), bounds.getHeight()));
      }
      if (!isScrolled(node)
          && (bounds.getMinY() < reach.getMinY() - 1
              || bounds.getMaxY() > reach.getMaxY() + 1
              || bounds.getMinX() < reach.getMinX() - 1
              || bounds.getMaxX() > reach.getMaxX() + 1)) {
        return Stream.of("out of reach: " + name + " " + bounds);
      }
    }
    return node instanceof Labeled labeled && isOwn(labeled) && labeled.isTextTruncated()
        ? Stream.of("cut: " + labeled.getText())
        : Stream.empty();
  }

  private static boolean isScrolled(Node node) {
    return ancestors(node).anyMatch(ScrollPane.class::isInstance);
  }

  private static boolean isOwn(Node node) {
    return ancestors(node)
        .flatMap(each -> each.getStyleClass().stream())
        .anyMatch(Set.of("kiosk-page", "visit-bar", "dialog", "overview", "attract")::contains);
  }

  private static Stream<Node> ancestors(Node node) {
    return Stream.iterate(node, each -> each != null, Node::getParent);
  }
}
