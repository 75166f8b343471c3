package hnefi.ui.history.map;

import hnefi.content.history.NorthMap;
import hnefi.content.history.NorthMap.Point;
import hnefi.content.history.Place;
import hnefi.ui.history.part.Guide;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Rectangle;

/// The map: drag or arrow keys move it, the wheel, plus and minus zoom it, a touch on a place
/// chooses it.
public final class MapView extends Region {
  private static final double WHEEL = 1.0022;
  private static final double KEY_STEP = 0.12;

  private final MapModel model;
  private final Ground ground;
  private final Pane regions = new Pane();
  private final Pane labels = new Pane();
  private final Pane marks = new Pane();
  private final Map<Place, Circle> areas = new LinkedHashMap<>();
  private final Map<Place, Label> names = new LinkedHashMap<>();
  private final List<Marker> markers = new ArrayList<>();
  private final Seas seas;
  private final ScaleBar bar;
  private double dragX;
  private double dragY;

  public MapView(Guide guide, MapModel model) {
    this.model = model;
    getStyleClass().add("map-view");
    getStylesheets()
        .add(
            java.util.Objects.requireNonNull(MapView.class.getResource("map.css"))
                .toExternalForm());
    setAccessibleText(guide.say("map.spoken"));
    setFocusTraversable(true);
    ground = new Ground(model.map());
    seas = new Seas(guide, model.map());
    bar = new ScaleBar(guide);
    for (Pane each : new Pane[] {regions, labels}) {
      each.setMouseTransparent(true);
    }
    marks.setPickOnBounds(false);
    getChildren().addAll(ground, seas, regions, labels, marks, bar);
    guide.history().places().values().forEach(each -> add(guide, each));
    Rectangle clip = new Rectangle();
    clip.widthProperty().bind(widthProperty());
    clip.heightProperty().bind(heightProperty());
    setClip(clip);
    setMinSize(0, 0);
    model.viewProperty().subscribe(_ -> requestLayout());
    model.kindsProperty().subscribe(_ -> requestLayout());
    model.chosenProperty().subscribe(_ -> requestLayout());
    listen();
  }

  private void add(Guide guide, Place place) {
    place
        .radius()
        .ifPresent(_ -> {
          Circle area = new Circle();
          area.getStyleClass().add("map-area");
          areas.put(place, area);
          regions.getChildren().add(area);
        });
    Label name = new Label(guide.say(place.name()));
    name.getStyleClass().add(isCountry(place) ? "map-region-name" : "map-name");
    names.put(place, name);
    labels.getChildren().add(name);
    Marker marker = new Marker(guide, place, () -> model.choose(place));
    markers.add(marker);
    marks.getChildren().add(marker);
  }

  private static boolean isCountry(Place place) {
    return place.kind() == Place.Kind.REGION;
  }

  private void listen() {
    setOnMousePressed(event -> {
      requestFocus();
      dragX = event.getX();
      dragY = event.getY();
    });
    setOnMouseDragged(event -> {
      double unit = unit();
      model.move((dragX - event.getX()) / unit, (dragY - event.getY()) / unit);
      dragX = event.getX();
      dragY = event.getY();
    });
    setOnScroll(event -> {
      model.zoom(Math.pow(WHEEL, event.getDeltaY()), toMap(event.getX(), event.getY()));
      event.consume();
    });
    setOnZoom(event -> {
      model.zoom(event.getZoomFactor(), toMap(event.getX(), event.getY()));
      event.consume();
    });
    setOnKeyPressed(event -> {
      double step = KEY_STEP * model.map().width() / model.viewProperty().get().zoom();
      switch (event.getCode()) {
        case PLUS, ADD, EQUALS -> model.zoomIn();
        case MINUS, SUBTRACT -> model.zoomOut();
        case LEFT -> model.move(-step, 0);
        case RIGHT -> model.move(step, 0);
        case UP -> model.move(0, -step);
        case DOWN -> model.move(0, step);
        case HOME -> model.showAll();
        default -> {
          return;
        }
      }
      event.consume();
    });
  }

  /// Pixels a map unit.
  private double unit() {
    NorthMap map = model.map();
    return Math.min(getWidth() / map.width(), getHeight() / map.height())
        * model.viewProperty().get().zoom();
  }

  private Point corner(double unit) {
    Point centre = model.viewProperty().get().centre();
    return new Point(
        inside(getWidth() / 2 - centre.x() * unit, getWidth(), model.map().width() * unit),
        inside(getHeight() / 2 - centre.y() * unit, getHeight(), model.map().height() * unit));
  }

  /// Keeps an edge of the map from coming into the view, or centres a map smaller than the view.
  private static double inside(double at, double room, double size) {
    return size <= room ? (room - size) / 2 : Math.clamp(at, room - size, 0);
  }

  private Point toMap(double x, double y) {
    double unit = unit();
    Point corner = corner(unit);
    return new Point((x - corner.x()) / unit, (y - corner.y()) / unit);
  }

  private Point onScreen(Place place, Point corner, double unit) {
    Point at = model.map().of(place);
    return new Point(corner.x() + at.x() * unit, corner.y() + at.y() * unit);
  }

  @Override
  protected void layoutChildren() {
    double unit = unit();
    Point corner = corner(unit);
    ground.place(corner.x(), corner.y(), unit);
    seas.place(corner, unit);
    for (Pane each : new Pane[] {regions, labels, marks}) {
      each.resizeRelocate(0, 0, getWidth(), getHeight());
    }
    areas.forEach((place, area) -> {
      Point at = onScreen(place, corner, unit);
      area.setCenterX(at.x());
      area.setCenterY(at.y());
      area.setRadius(place.radius().orElse(0) / model.map().projection().unit() * unit);
      boolean chosen = model.chosenProperty().get().filter(place::equals).isPresent();
      area.setVisible(chosen);
    });
    List<Bounds> taken = new ArrayList<>();
    for (Marker marker : markers) {
      placeMarker(marker, onScreen(marker.place(), corner, unit), taken);
    }
    List<Marker> order = new ArrayList<>(markers);
    order.sort(
        java.util.Comparator.comparing(
            each -> !model.chosenProperty().get().filter(each.place()::equals).isPresent()));
    for (Marker marker : order) {
      placeName(marker.place(), onScreen(marker.place(), corner, unit), taken);
    }
    bar.place(getWidth(), getHeight(), unit / model.map().projection().unit());
  }

  private void placeMarker(Marker marker, Point at, List<Bounds> taken) {
    boolean shown = model.kindsProperty().get().contains(marker.place().kind());
    marker.setVisible(shown);
    marker.setChosen(model.chosenProperty().get().filter(marker.place()::equals).isPresent());
    marker.autosize();
    double width = marker.getWidth();
    double height = marker.getHeight();
    marker.relocate(at.x() - width / 2, at.y() - height / 2);
    if (shown) {
      taken.add(new BoundingBox(at.x() - width / 2, at.y() - height / 2, width, height));
    }
  }

  /// A name stands where it covers nothing, to the right of its place if it can; where it cannot
  /// stand anywhere it waits for a closer look.
  private void placeName(Place place, Point at, List<Bounds> taken) {
    Label name = java.util.Objects.requireNonNull(names.get(place));
    name.setVisible(false);
    if (!model.kindsProperty().get().contains(place.kind())) {
      return;
    }
    name.applyCss();
    name.autosize();
    double width = name.getWidth();
    double height = name.getHeight();
    double gap = 0.95 * height / 1.3;
    double[][] offers = {
      {at.x() + gap, at.y() - height / 2},
      {at.x() - gap - width, at.y() - height / 2},
      {at.x() - width / 2, at.y() - gap - height},
      {at.x() - width / 2, at.y() + gap},
      {at.x() + gap * 0.6, at.y() + gap * 0.6},
      {at.x() + gap * 0.6, at.y() - gap * 0.6 - height}
    };
    for (double[] offer : offers) {
      Bounds wanted = new BoundingBox(offer[0], offer[1], width, height);
      boolean inside =
          offer[0] >= 0
              && offer[1] >= 0
              && offer[0] + width <= getWidth()
              && offer[1] + height <= getHeight();
      if (inside && taken.stream().noneMatch(wanted::intersects)) {
        taken.add(wanted);
        name.relocate(offer[0], offer[1]);
        name.setVisible(true);
        return;
      }
    }
  }

  /// Returns the sign of a kind of places.
  public static String sign(Place.Kind kind) {
    return switch (kind) {
      case FIND -> "bi-gem";
      case MUSEUM -> "bi-building";
      case TEXT -> "bi-vector-pen";
      case REGION -> "bi-globe2";
      case TOURNAMENT -> "bi-trophy";
      case BATTLE -> "bi-shield";
      case BOOK -> "bi-book";
    };
  }
}
