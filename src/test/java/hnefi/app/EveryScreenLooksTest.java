package hnefi.app;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.fx.nav.Area;
import hnefi.fx.settings.TextSize;
import hnefi.fx.theme.Icon;
import hnefi.fx.tour.TourStop;
import hnefi.text.Language;
import hnefi.ui.FxThread;
import hnefi.ui.UnshownScene;
import hnefi.ui.WindowExtension;
import hnefi.ui.settings.Settings;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.geometry.Orientation;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Every picture of the tour in small windows and with large text: no words are cut, nothing hangs
/// over the side, what can be touched is large enough for a finger, buttons stand on whole pixels
/// and have a name if they have no words, and heads and feet leave at least half of the height to
/// what the page is about.
@ExtendWith(WindowExtension.class)
class EveryScreenLooksTest {
  private static final double FINGERTIP = 44;

  /// Places within words or on a drawing, which are not buttons of their own.
  private static final Set<String> WITHIN =
      Set.of("marker", "map-marker", "map-country", "map-credit", "event", "move", "crumb");

  private static final Set<String> DRAWINGS = Set.of("board", "map-view", "tile-picture");
  private static final Set<String> SHEETS =
      Set.of("sheet", "card", "sheet-pane", "quiet-list", "rulebook");

  /// References, which stand in lists of their own.
  private static final Set<String> REFERENCES = Set.of("cite", "source", "topic-link", "sentence");

  @TempDir private static Path folder;

  @ParameterizedTest
  @CsvSource({
    "DE, 1024, 768, P100",
    "SV, 600, 800, P100",
    "DE, 800, 600, P115",
    "EN, 1280, 800, P150",
    "DE, 800, 600, P200",
    "SV, 1366, 768, P200",
    "EN, 1366, 768, P80",
  })
  void nothingIsCutAndAllIsInReach(Language language, double width, double height, TextSize text) {
    assertThat(faults(language, width, height, text)).isEmpty();
  }

  private static List<String> faults(
      Language language, double width, double height, TextSize text) {
    Program program =
        FxThread.call(() -> ProgramFixture.program(folder, Settings.DEFAULT.with(text), language));
    UnshownScene screen =
        FxThread.call(
            () -> new UnshownScene(program.shell().root(), program.settings(), width, height));
    List<String> faults = new ArrayList<>();
    for (TourStop stop : program.stops().get()) {
      FxThread.run(() -> {
        screen.renew(() -> program.navigator().restart(stop.route().get()));
        screen.settle();
        stop.pose().accept(program.shell().root());
        screen.settle();
        Parent root = program.shell().root();
        Rectangle2D window = new Rectangle2D(0, 0, width, height);
        Stream.concat(
                shown(root, window).flatMap(each -> faults(each, fingertip(text))),
                heightFaults(root, window))
            .distinct()
            .forEach(each -> faults.add(stop.name() + ": " + each));
        // Nobody thinks on at a board that was left, and saves a move when all files are gone.
        screen.empty();
        program.navigator().restart(Area.SETTINGS.front());
      });
    }
    return faults;
  }

  /// @param room what can be seen of the scene where the node lies; a scroll pane brings the rest
  ///   of its height to sight
  private record Shown(Node node, Rectangle2D room) {}

  private static Stream<Shown> shown(Node node, Rectangle2D room) {
    if (!node.isVisible() || isA(node, DRAWINGS) || isInAList(node)) {
      return Stream.empty();
    }
    Rectangle2D within = within(node, room);
    return node instanceof Parent parent
        ? Stream.concat(
            Stream.of(new Shown(node, room)),
            parent.getChildrenUnmodifiable().stream().flatMap(each -> shown(each, within)))
        : Stream.of(new Shown(node, room));
  }

  /// Lists hold cells ready beyond their ends.
  private static boolean isInAList(Node node) {
    return node instanceof ListCell<?> cell && !(cell.getParent() instanceof ComboBox);
  }

  private static Rectangle2D within(Node node, Rectangle2D room) {
    Bounds view = node.localToScene(node.getLayoutBounds());
    double left = Math.max(room.getMinX(), view.getMinX());
    double wide = Math.max(0, Math.min(room.getMaxX(), view.getMaxX()) - left);
    if (node instanceof ScrollPane) {
      return new Rectangle2D(left, -1e6, wide, 2e6);
    }
    return node.getStyleClass().contains("stage")
        ? new Rectangle2D(left, view.getMinY(), wide, Math.max(0, view.getHeight()))
        : room;
  }

  private static Stream<String> faults(Shown shown, double fingertip) {
    return switch (shown.node()) {
      case Labeled labeled ->
          Stream.of(
                  wordFaults(labeled, shown.room()),
                  touchFaults(labeled, fingertip),
                  nameFaults(labeled),
                  pixelFaults(labeled))
              .flatMap(each -> each);
      case TextField field -> promptFaults(field);
      case ScrollBar bar when bar.getOrientation() == Orientation.HORIZONTAL ->
          Stream.of("scrolls sideways");
      case Region sheet when isA(sheet, SHEETS) ->
          placeFaults(sheet, sheet.toString(), shown.room());
      default -> Stream.empty();
    };
  }

  private static Stream<String> wordFaults(Labeled labeled, Rectangle2D room) {
    boolean hasWords =
        !labeled.getText().isEmpty() && labeled.getContentDisplay() != ContentDisplay.GRAPHIC_ONLY;
    if (!hasWords || labeled.getWidth() == 0) {
      return Stream.empty();
    }
    if (labeled.isTextTruncated()) {
      return Stream.of("cut: " + labeled.getText());
    }
    return isBroken(labeled)
        ? Stream.of("broken: " + labeled.getText())
        : placeFaults(labeled, labeled.getText(), room);
  }

  /// Between the pixels the ring of the focus would be blurred.
  private static Stream<String> pixelFaults(Labeled labeled) {
    Bounds place = labeled.localToScene(labeled.getLayoutBounds());
    boolean snapped =
        DoubleStream.of(place.getMinX(), place.getMinY(), place.getMaxX(), place.getMaxY())
            .allMatch(each -> Math.abs(each - Math.rint(each)) < 0.01);
    return labeled instanceof ButtonBase && !isA(labeled, WITHIN) && !snapped
        ? Stream.of("between pixels: " + labeled.getText() + labeled.getStyleClass())
        : Stream.empty();
  }

  /// Tells whether a word, or a name in a path, is longer than a line.
  private static boolean isBroken(Labeled labeled) {
    Text word = new Text();
    word.setFont(labeled.getFont());
    return labeled.isWrapText()
        && Stream.of(labeled.getText().split("[\\s/]"))
            .peek(word::setText)
            .anyMatch(_ -> word.getLayoutBounds().getWidth() > labeled.getWidth());
  }

  private static Stream<String> placeFaults(Node node, String name, Rectangle2D room) {
    Bounds bounds = node.localToScene(node.getLayoutBounds());
    boolean inside =
        bounds.getMinX() >= room.getMinX() - 1
            && bounds.getMaxX() <= room.getMaxX() + 1
            && bounds.getMinY() >= room.getMinY() - 1
            && bounds.getMaxY() <= room.getMaxY() + 1;
    return inside ? Stream.empty() : Stream.of("hangs over: " + name);
  }

  /// Whoever chooses a smaller text wants everything smaller, down to whole points.
  private static double fingertip(TextSize text) {
    return Math.floor(FINGERTIP * Math.min(100, text.percent()) / 100);
  }

  private static Stream<String> touchFaults(Labeled labeled, double fingertip) {
    if (!(labeled instanceof ButtonBase) || isA(labeled, WITHIN)) {
      return Stream.empty();
    }
    double least = isA(labeled, REFERENCES) ? 0.8 * fingertip : fingertip;
    return labeled.getHeight() < least || labeled.getWidth() < least
        ? Stream.of("small: " + labeled.getText() + labeled.getStyleClass() + labeled.getHeight())
        : Stream.empty();
  }

  /// Whoever hears the screen wants to know what a sign does.
  private static Stream<String> nameFaults(Labeled labeled) {
    boolean named =
        hasWords(labeled) || !Objects.requireNonNullElse(labeled.getAccessibleText(), "").isBlank();
    return labeled instanceof ButtonBase && !named
        ? Stream.of("without a name: " + labeled)
        : Stream.empty();
  }

  private static boolean hasWords(Node node) {
    return switch (node) {
      case Icon _ -> false;
      case Labeled words when !words.getText().isBlank() -> true;
      case Labeled sign when sign.getGraphic() != null -> hasWords(sign.getGraphic());
      case Parent parent ->
          parent.getChildrenUnmodifiable().stream().anyMatch(EveryScreenLooksTest::hasWords);
      default -> false;
    };
  }

  /// A page is about what scrolls in it or is drawn on it; whatever else it has is a head or a
  /// foot.
  private static Stream<String> heightFaults(Parent root, Rectangle2D window) {
    List<Rectangle2D> contents =
        contents(root.lookup(".stage"), window)
            .sorted(Comparator.comparingDouble(Rectangle2D::getMinY))
            .toList();
    double covered = 0;
    double below = 0;
    for (Rectangle2D each : contents) {
      covered += Math.max(0, each.getMaxY() - Math.max(below, each.getMinY()));
      below = Math.max(below, each.getMaxY());
    }
    return covered < window.getHeight() / 2
        ? Stream.of("only %.0f of %.0f high".formatted(covered, window.getHeight()))
        : Stream.empty();
  }

  /// Returns what can be seen of whatever a page is about.
  private static Stream<Rectangle2D> contents(Node node, Rectangle2D room) {
    Bounds place = node.localToScene(node.getLayoutBounds());
    double top = Math.max(room.getMinY(), place.getMinY());
    double height = Math.min(room.getMaxY(), place.getMaxY()) - top;
    if (!node.isVisible() || height <= 0) {
      return Stream.empty();
    }
    Rectangle2D within = new Rectangle2D(0, top, 0, height);
    if (node instanceof ScrollPane || node instanceof ListView || isA(node, DRAWINGS)) {
      return Stream.of(within);
    }
    return node instanceof Parent parent
        ? parent.getChildrenUnmodifiable().stream().flatMap(each -> contents(each, within))
        : Stream.empty();
  }

  private static Stream<String> promptFaults(TextField field) {
    return field.lookupAll(".text").stream()
        .filter(Text.class::isInstance)
        .map(Text.class::cast)
        .filter(each -> each.isVisible() && each.getText().equals(field.getPromptText()))
        .filter(each ->
            each.getLayoutBounds().getWidth()
                > field.getWidth() - field.getInsets().getLeft() - field.getInsets().getRight())
        .map(each -> "cut: " + Objects.requireNonNull(each).getText());
  }

  private static boolean isA(Node node, Set<String> classes) {
    return node.getStyleClass().stream().anyMatch(classes::contains);
  }
}
