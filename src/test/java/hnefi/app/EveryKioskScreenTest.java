package hnefi.app;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.fx.nav.Area;
import hnefi.fx.nav.Route;
import hnefi.fx.settings.TextSize;
import hnefi.fx.theme.Appearance;
import hnefi.fx.tour.TourStop;
import hnefi.kiosk.Kiosk;
import hnefi.kiosk.KioskSettings;
import hnefi.kiosk.ScreenSize;
import hnefi.text.Language;
import hnefi.ui.FxThread;
import hnefi.ui.ScenePulse;
import hnefi.ui.WindowExtension;
import hnefi.ui.board.BoardControl;
import hnefi.ui.kiosk.KioskScreen;
import hnefi.ui.kiosk.KioskTour;
import hnefi.ui.kiosk.ScreenScale;
import hnefi.ui.route.LessonRoute;
import hnefi.ui.route.PuzzleSeriesRoute;
import hnefi.ui.route.RescueRoute;
import hnefi.ui.settings.SettingsModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.text.Text;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// Pictures of the kiosk's tour: what can be touched, squares of boards too, is at least 20 mm wide
/// and high, 4 mm from the next, and lies in reach, and the kiosk's own words are not cut.
@ExtendWith(WindowExtension.class)
class EveryKioskScreenTest {
  private static final double FINGER = 20;
  private static final double GAP = 4;
  private static final int FEW_LETTERS = 15;

  /// The least height of what is scrolled, in pixels: three lines of large letters.
  private static final int LEAST_SCROLLED = 150;

  /// Places within words or on drawings, which a kiosk does not let through.
  private static final Set<String> NOT_TOUCHED =
      Set.of(
          "marker", "crumb", "map-credit", "move", "map-marker", "map-country", "cite", "source");

  /// Every other stop is looked at on a screen that stands, the rest on one that lies, and each in
  /// the next language.
  @ParameterizedTest
  @CsvSource({"1080, 1920, 398, 708, 0", "1920, 1080, 708, 398, 1"})
  void whateverIsTouchedIsAsLargeAsAFingerNeedsAndInReach(
      int width, int height, int wide, int high, int first) {
    List<String> faults = new ArrayList<>();
    FxThread.run(() -> {
      Appearance.prepare();
      Kiosk kiosk = StandaloneKiosk.kiosk(KioskSettings.DEFAULT, _ -> {});
      ScreenScale scale = ScreenScale.of(new ScreenSize(wide, high), width, height);
      KioskScreen screen =
          StandaloneKiosk.screen(kiosk, StandaloneKiosk.visits(kiosk), scale, () -> 0);
      Scene scene = scene(screen, width, height);
      SettingsModel settings = screen.visit().settings();
      List<TourStop> stops = KioskTour.stops(screen);
      for (int each = first; each < stops.size(); each += 2) {
        TourStop stop = stops.get(each);
        Language language = Language.values()[each % Language.values().length];
        settings.change(all -> all.with(language));
        stop.pose().accept(screen.root());
        // Styles are given out to the whole scene each time; what is made by the first layout, as
        // rows of a list, is styled by the second.
        layOut(scene, 2);
        scene.getRoot().layout();
        Rectangle2D reach =
            height > width
                ? new Rectangle2D(0, height / 2.0, width, height / 2.0)
                : new Rectangle2D(0, 0, width, height);
        shown(scene.getRoot())
            .flatMap(node -> faults(node, scale.pixels(FINGER) - 1, reach))
            .distinct()
            .forEach(fault -> faults.add(stop.name() + ": " + fault));
        if (isTitleRepeated(scene.getRoot())) {
          faults.add(stop.name() + ": title twice");
        }
        tooClose(scene.getRoot(), scale.pixels(GAP) - 1)
            .forEach(fault -> faults.add(stop.name() + ": " + fault));
      }
    });
    assertThat(faults).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"1080, 1920, 398, 708", "1920, 1080, 708, 398"})
  void squaresOfALargeBoardInALessonAreAsLargeAsAFingertipHoweverItIsShown(
      int width, int height, int wide, int high) {
    List<String> faults = new ArrayList<>();
    FxThread.run(() -> {
      Appearance.prepare();
      ScreenScale scale = ScreenScale.of(new ScreenSize(wide, high), width, height);
      KioskScreen screen = StandaloneKiosk.screen(scale);
      Scene scene = scene(screen, width, height);
      screen.begin();
      screen.visit().navigator().restart(new LessonRoute("hunt", Optional.of("throne")));
      for (String shown : List.of("as usual", "lowered", "with large letters, lowered")) {
        if (shown.equals("lowered")) {
          ((ButtonBase) Objects.requireNonNull(scene.lookup("#visit-lower"))).fire();
        } else if (shown.contains("large letters")) {
          screen.visit().settings().change(all -> all.with(TextSize.P150));
        }
        layOut(scene, 2);
        Node square = Objects.requireNonNull(scene.lookup(".board-square"));
        double side = square.localToScene(square.getLayoutBounds()).getWidth() / scale.pixels(1);
        if (side < FINGER) {
          faults.add("%s: %.1f mm".formatted(shown, side));
        }
      }
    });
    assertThat(faults).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"1280, 1024, 338, 270", "1280, 1024, 376, 301", "1024, 768, 304, 228"})
  void theNameOfTheGameIsReadWholeOnAScreenThatIsNearlySquare(
      int width, int height, int wide, int high) {
    FxThread.run(() -> {
      Appearance.prepare();
      ScreenScale scale = ScreenScale.of(new ScreenSize(wide, high), width, height);
      Scene scene = scene(StandaloneKiosk.screen(scale), width, height);
      layOut(scene, 2);
      Labeled title = (Labeled) Objects.requireNonNull(scene.lookup(".attract-title"));
      assertThat(title.isTextTruncated()).isFalse();
      Bounds board = places(scene.getRoot(), "#attract-board").getFirst();
      assertThat(title.localToScene(title.getLayoutBounds()).getMinX())
          .isGreaterThan(board.getMaxX());
    });
  }

  /// On a screen of 286 mm, the narrowest one that stands.
  @ParameterizedTest
  @EnumSource
  void largeLettersBreakNoWordAtTheFootAndPicturesStayInTheirFrames(Language language) {
    FxThread.run(() -> {
      Appearance.prepare();
      KioskScreen screen =
          StandaloneKiosk.screen(ScreenScale.of(new ScreenSize(286, 508), 1080, 1920));
      Scene scene = scene(screen, 1080, 1920);
      screen.begin();
      screen.visit().settings().change(all -> all.with(language).with(TextSize.P150));
      screen.visit().navigator().restart(Area.HOME.front());
      layOut(scene, 3);
      Parent bar = (Parent) Objects.requireNonNull(scene.lookup("#visit-bar"));
      assertThat(bar.getChildrenUnmodifiable())
          .hasSize(6)
          .allSatisfy(each -> assertThat(brokenWords((Labeled) each)).isEmpty());
      List<Bounds> tiles = places(scene.getRoot(), ".entrance");
      List<Bounds> pictures = places(scene.getRoot(), ".entrance-picture");
      assertThat(tiles).hasSize(3);
      for (int i = 0; i < tiles.size(); i++) {
        assertThat(tiles.get(i).contains(pictures.get(i))).as(tiles + " " + pictures).isTrue();
        assertThat(i > 0 && tiles.get(i - 1).intersects(tiles.get(i))).isFalse();
      }
      for (String words : List.of(".entrance-name", ".entrance-about")) {
        assertThat(scene.getRoot().lookupAll(words))
            .hasSize(3)
            .noneMatch(each -> ((Labeled) each).isTextTruncated());
      }
      assertThat(tiles.getLast().getMaxY())
          .isLessThan(places(scene.getRoot(), ".visit-bar").getFirst().getMinY());
    });
  }

  /// On the narrowest screen that stands.
  @ParameterizedTest
  @EnumSource
  void largeLettersLeaveEveryWordAndButtonInReach(Language language) {
    List<String> faults = new ArrayList<>();
    FxThread.run(() -> {
      Appearance.prepare();
      KioskScreen screen =
          StandaloneKiosk.screen(ScreenScale.of(new ScreenSize(286, 508), 1080, 1920));
      Scene scene = scene(screen, 1080, 1920);
      screen.begin();
      screen.visit().settings().change(all -> all.with(language).with(TextSize.P150));
      for (Route route :
          List.of(
              new RescueRoute(),
              new PuzzleSeriesRoute(1, 0),
              Area.PLAY.front(),
              new LessonRoute("escape", Optional.of("lines")))) {
        screen.visit().navigator().restart(route);
        layOut(scene, 3);
        Bounds stage = places(scene.getRoot(), ".stage").getFirst();
        shown(Objects.requireNonNull(scene.lookup(".stage")))
            .filter(each -> each instanceof Labeled || each instanceof BoardControl)
            .filter(each -> !isWithin(each, stage))
            .forEach(each -> faults.add(route + ": " + name(each)));
      }
    });
    assertThat(faults).isEmpty();
  }

  /// A tablet of ten inches, the smallest screen somebody would hang, and an old screen of fifteen.
  @ParameterizedTest
  @CsvSource({"1024, 640, 220, 138", "1024, 768, 304, 228"})
  void onASmallScreenNoButtonIsCutOrLiesUponAnotherOrOutsideThePage(
      int width, int height, int wide, int high) {
    List<String> faults = new ArrayList<>();
    FxThread.run(() -> {
      Appearance.prepare();
      KioskScreen screen =
          StandaloneKiosk.screen(ScreenScale.of(new ScreenSize(wide, high), width, height));
      Scene scene = scene(screen, width, height);
      screen.begin();
      for (Language language : Language.values()) {
        for (TextSize letters : List.of(TextSize.P100, TextSize.P150)) {
          screen.visit().settings().change(all -> all.with(language).with(letters));
          for (Route route :
              List.of(
                  Area.HOME.front(),
                  Area.PLAY.front(),
                  new RescueRoute(),
                  new PuzzleSeriesRoute(1, 0),
                  new LessonRoute("escape", Optional.of("lines")))) {
            screen.visit().navigator().restart(route);
            layOut(scene, 3);
            Rectangle2D page =
                new Rectangle2D(
                    0, 0, width, places(scene.getRoot(), ".visit-bar").getFirst().getMinY());
            Stream.concat(
                    tooClose(scene.getRoot(), 1).stream(),
                    shown(Objects.requireNonNull(scene.lookup(".stage")))
                        .flatMap(node ->
                            isCutAtTheSide(node)
                                ? Stream.of("cut at the side: " + name(node))
                                : faults(node, 1, page)))
                .forEach(fault ->
                    faults.add("%s, %s, %s: %s".formatted(route, language, letters, fault)));
          }
        }
      }
    });
    assertThat(faults).isEmpty();
  }

  private static boolean isCutAtTheSide(Node node) {
    return isTouched(node)
        && scrolled(node).filter(room -> !isBetweenTheSides(node, room)).isPresent();
  }

  private static boolean isBetweenTheSides(Node node, Bounds room) {
    Bounds place = node.localToScene(node.getLayoutBounds());
    return place.getMinX() >= room.getMinX() - 1 && place.getMaxX() <= room.getMaxX() + 1;
  }

  /// Returns where something is scrolled, if it is.
  private static Optional<Bounds> scrolled(Node node) {
    return ancestors(node)
        .filter(ScrollPane.class::isInstance)
        .findFirst()
        .map(pane -> pane.localToScene(pane.getLayoutBounds()));
  }

  /// Returns whether something is between the left and right edges of where it is scrolled, or
  /// wholly inside the page.
  private static boolean isWithin(Node node, Bounds page) {
    Bounds place = node.localToScene(node.getLayoutBounds());
    Optional<Bounds> scrolled = scrolled(node);
    Bounds room = scrolled.orElse(page);
    boolean wide = isBetweenTheSides(node, room);
    boolean high = place.getMinY() >= room.getMinY() - 1 && place.getMaxY() <= room.getMaxY() + 1;
    boolean seen = scrolled.map(each -> each.getHeight() > LEAST_SCROLLED).orElse(high);
    return wide && seen;
  }

  private static List<String> brokenWords(Labeled labeled) {
    Text word = new Text();
    word.setFont(labeled.getFont());
    double room =
        labeled.getWidth() - labeled.getInsets().getLeft() - labeled.getInsets().getRight();
    return Stream.of(labeled.getText().split(" "))
        .peek(word::setText)
        .filter(_ -> word.getLayoutBounds().getWidth() > room || labeled.isTextTruncated())
        .toList();
  }

  private static Scene scene(KioskScreen screen, int width, int height) {
    Scene scene = new Scene(screen.root(), width, height);
    screen.dress(scene);
    return scene;
  }

  /// @param times some nodes arrange themselves only when they know their size
  private static void layOut(Scene scene, int times) {
    for (int i = 0; i < times; i++) {
      ScenePulse.run(scene);
    }
  }

  private static List<Bounds> places(Node root, String selector) {
    return root.lookupAll(selector).stream()
        .map(each -> each.localToScene(each.getLayoutBounds()))
        .toList();
  }

  /// The picture above a page says already what the page is called.
  private static boolean isTitleRepeated(Node root) {
    String title =
        shown(root)
            .filter(each -> each.getStyleClass().contains("overview-title"))
            .map(each -> ((Labeled) each).getText())
            .findFirst()
            .orElse("");
    return !title.isEmpty()
        && shown(root)
                .filter(each -> each instanceof Label label && label.getText().equals(title))
                .count()
            > 1;
  }

  private static Stream<Node> shown(Node node) {
    if (!node.isVisible()) {
      return Stream.empty();
    }
    return node instanceof Parent parent && !(node instanceof BoardControl)
        ? Stream.concat(
            Stream.of(node),
            parent.getChildrenUnmodifiable().stream().flatMap(EveryKioskScreenTest::shown))
        : Stream.of(node);
  }

  private static Stream<String> faults(Node node, double finger, Rectangle2D reach) {
    if (isTouched(node)) {
      Bounds bounds = node.localToScene(node.getLayoutBounds());
      String name = name(node);
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
    if (node instanceof BoardControl board && board.isInteractive() && !isWatched(board)) {
      Node square = Objects.requireNonNull(board.lookup(".board-square"));
      double side = square.localToScene(square.getLayoutBounds()).getWidth();
      return side < finger
          ? Stream.of("small: squares of %s, %.1f".formatted(board.getId(), side))
          : Stream.empty();
    }
    if (node instanceof Labeled labeled && isNarrow(labeled)) {
      return Stream.of("narrow: " + labeled.getText());
    }
    return node instanceof Labeled labeled && isOwn(labeled) && labeled.isTextTruncated()
        ? Stream.of("cut: " + labeled.getText())
        : Stream.empty();
  }

  /// Returns whether there is nothing on a board to be picked up.
  private static boolean isWatched(BoardControl board) {
    return board.getStyleClass().contains("demonstration-board");
  }

  /// Returns what a finger could touch together with its neighbour.
  private static List<String> tooClose(Node root, double gap) {
    List<Node> touched = shown(root).filter(EveryKioskScreenTest::isTouched).toList();
    List<String> faults = new ArrayList<>();
    for (int i = 0; i < touched.size(); i++) {
      for (int j = i + 1; j < touched.size(); j++) {
        Node one = touched.get(i);
        Node other = touched.get(j);
        if (layer(one).equals(layer(other)) && ancestors(other).noneMatch(one::equals)) {
          Bounds a = one.localToScene(one.getLayoutBounds());
          Bounds b = other.localToScene(other.getLayoutBounds());
          double apart =
              Math.max(
                  Math.max(a.getMinX() - b.getMaxX(), b.getMinX() - a.getMaxX()),
                  Math.max(a.getMinY() - b.getMaxY(), b.getMinY() - a.getMaxY()));
          if (apart < gap) {
            faults.add("%.1f pixels apart: %s, %s".formatted(apart, name(one), name(other)));
          }
        }
      }
    }
    return faults;
  }

  /// What is scrolled lies under what is not, and a question above the screen.
  private static Optional<Node> layer(Node node) {
    return ancestors(node)
        .filter(each -> each instanceof ScrollPane || each.getStyleClass().contains("dialog"))
        .findFirst();
  }

  private static boolean isTouched(Node node) {
    return (node instanceof ButtonBase || node instanceof ComboBoxBase)
        && node.getStyleClass().stream().noneMatch(NOT_TOUCHED::contains);
  }

  private static String name(Node node) {
    return (node instanceof Labeled labeled ? labeled.getText() : "")
        + " "
        + node.getId()
        + node.getStyleClass();
  }

  private static boolean isScrolled(Node node) {
    return scrolled(node).isPresent();
  }

  /// Returns whether sentences stand in a column of a few letters.
  private static boolean isNarrow(Labeled labeled) {
    return labeled.isWrapText()
        && labeled.getText().length() > FEW_LETTERS
        && labeled.getWidth() < 4 * labeled.getFont().getSize();
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
