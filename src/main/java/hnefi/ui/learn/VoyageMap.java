package hnefi.ui.learn;

import hnefi.fx.nav.Fxml;
import hnefi.text.Language;
import hnefi.text.Words;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import javafx.geometry.Orientation;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.Shape;

/// A painted coast at evening with the stops of a voyage along it, to and fro from its top, in as
/// many columns as there is room for. The painting is kept as a bitmap, so that scrolling moves
/// one.
final class VoyageMap extends Pane {
  /// Any number: the coast is the same every day.
  private static final int COAST = 7;

  private static final double GAP = 26;
  private static final double LEAST_SKY = 110;
  private static final double MOST_SKY = 190;
  private static final double SHIP_SCALE = 0.5;

  private final Group painting = new Group();
  private final Polyline route = new Polyline();
  private final Node ship;
  private List<VoyageStop> stops = List.of();
  private Point2D painted = Point2D.ZERO;

  VoyageMap() {
    getStyleClass().addAll("panorama", "voyage");
    painting.setManaged(false);
    painting.setCache(true);
    painting.setMouseTransparent(true);
    route.setManaged(false);
    route.setMouseTransparent(true);
    route.getStyleClass().add("voyage-route");
    ship = Fxml.load(VoyageMap.class, "ship", Words.of(Language.FALLBACK, Map.of()));
    ship.setManaged(false);
    ship.setMouseTransparent(true);
    ship.setScaleX(SHIP_SCALE);
    ship.setScaleY(SHIP_SCALE);
  }

  /// Shows other stops.
  void show(List<VoyageStop> others) {
    stops = List.copyOf(others);
    getChildren().setAll(painting, route);
    getChildren().addAll(stops);
    getChildren().add(ship);
    painted = Point2D.ZERO;
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  @Override
  protected double computeMinWidth(double height) {
    return widest() + 2 * GAP;
  }

  @Override
  protected double computePrefWidth(double height) {
    return 4 * (widest() + GAP);
  }

  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }

  @Override
  protected double computePrefHeight(double width) {
    double wide = width < 0 ? prefWidth(-1) : width;
    int rows = Math.ceilDiv(Math.max(1, stops.size()), columns(wide));
    return sky(wide) + rows * rowHeight() + GAP;
  }

  @Override
  protected void layoutChildren() {
    double width = getWidth();
    double height = getHeight();
    int columns = columns(width);
    double cell = (width - 2 * GAP) / columns;
    route.getPoints().clear();
    ship.setVisible(false);
    for (int i = 0; i < stops.size(); i++) {
      VoyageStop stop = stops.get(i);
      int row = i / columns;
      int along = row % 2 == 0 ? i % columns : columns - 1 - i % columns;
      double x = GAP + (along + 0.5) * cell;
      double y = sky(width) + row * rowHeight() + GAP * (0.35 + 0.35 * Math.sin(1.9 * i));
      double wide = Math.ceil(stop.prefWidth(-1));
      double high = Math.ceil(stop.prefHeight(wide));
      stop.resizeRelocate(Math.round(x - wide / 2), Math.round(y), wide, high);
      route.getPoints().addAll(x, y + high * 0.45);
      if (stop.isNext()) {
        ship.setVisible(true);
        ship.relocate(
            x - wide / 2 - ship.getLayoutBounds().getWidth() * 0.62,
            y + high - ship.getLayoutBounds().getHeight() * 0.78);
      }
    }
    Point2D now = new Point2D(width, height);
    if (!now.equals(painted)) {
      painted = now;
      paint(width, height);
    }
  }

  private int columns(double width) {
    return Math.max(1, (int) ((width - GAP) / (widest() + GAP)));
  }

  private double widest() {
    return stops.stream().mapToDouble(each -> each.prefWidth(-1)).max().orElse(1);
  }

  private double rowHeight() {
    double highest =
        stops.stream().mapToDouble(each -> each.prefHeight(each.prefWidth(-1))).max().orElse(1);
    return highest + 1.6 * GAP;
  }

  private static double sky(double width) {
    return Math.clamp(0.13 * width, LEAST_SKY, MOST_SKY);
  }

  private void paint(double width, double height) {
    double horizon = sky(width) - GAP / 2;
    Random chance = new Random(COAST);
    Rectangle air = new Rectangle(width, horizon + 1);
    Rectangle sea = new Rectangle(0, horizon, width, Math.max(0, height - horizon));
    double sun = horizon * 0.3;
    Circle halo = new Circle(width * 0.78, horizon * 0.62, sun * 1.7);
    Circle disc = new Circle(width * 0.78, horizon * 0.62, sun);
    painting
        .getChildren()
        .setAll(
            styled(air, "sky"),
            styled(halo, "halo"),
            styled(disc, "sun"),
            styled(range(width, horizon, horizon * 0.62, chance), "range-far"),
            styled(range(width, horizon, horizon * 0.38, chance), "range-mid"),
            styled(sea, "sea"),
            styled(waves(width, horizon, height, chance), "wave"));
    for (VoyageStop stop : stops) {
      painting.getChildren().add(styled(island(stop), "voyage-island"));
    }
    Rectangle frame = new Rectangle(width, height);
    painting.setClip(frame);
    // What is added during layout gets its colours only with the next frame of a window.
    if (painting.getScene() != null && painting.getScene().getWindow() != null) {
      painting.applyCss();
    }
  }

  private static Shape styled(Shape shape, String style) {
    shape.getStyleClass().add(style);
    shape.setFill(null); // black until a style sheet says otherwise
    return shape;
  }

  /// The ridge of a mountain range above the horizon.
  private static SVGPath range(double width, double horizon, double most, Random chance) {
    StringBuilder path = new StringBuilder("M-10," + number(horizon));
    double phase = chance.nextDouble() * 6;
    for (double x = -10; x <= width + 30; x += 22) {
      double wave = 0.5 + 0.32 * Math.sin(x / 170 + phase) + 0.18 * Math.sin(x / 61 + 2 * phase);
      double peak = most * (wave + 0.14 * (chance.nextDouble() - 0.5));
      path.append(" L").append(number(x)).append(',').append(number(horizon - Math.max(4, peak)));
    }
    path.append(" L").append(number(width + 30)).append(',').append(number(horizon)).append(" Z");
    return path(path);
  }

  private static SVGPath waves(double width, double horizon, double height, Random chance) {
    StringBuilder path = new StringBuilder("M0,0");
    for (double y = horizon + 8; y < height; y += 13) {
      double length = 12 + 34 * (y - horizon) / Math.max(1, height - horizon);
      for (int i = 0; i < width / 240; i++) {
        double x = chance.nextDouble() * width;
        path.append(" M")
            .append(number(x))
            .append(',')
            .append(number(y))
            .append(" q")
            .append(number(length / 2))
            .append(",-2 ")
            .append(number(length))
            .append(",0");
      }
    }
    return path(path);
  }

  /// The island on which a stop lies, seen from the side.
  private static SVGPath island(Region stop) {
    double x = stop.getLayoutX();
    double y = stop.getLayoutY() + stop.getHeight();
    double wide = stop.getWidth();
    StringBuilder path = new StringBuilder("M" + number(x - 0.12 * wide) + "," + number(y + 9));
    path.append(" C")
        .append(number(x + 0.02 * wide))
        .append(',')
        .append(number(y - 30))
        .append(' ')
        .append(number(x + 0.9 * wide))
        .append(',')
        .append(number(y - 34))
        .append(' ')
        .append(number(x + 1.12 * wide))
        .append(',')
        .append(number(y + 9))
        .append(" Z");
    return path(path);
  }

  private static SVGPath path(CharSequence content) {
    SVGPath path = new SVGPath();
    path.setContent(content.toString());
    return path;
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }
}
