package hnefi.ui.history.map;

import hnefi.content.history.NamedPlace;
import hnefi.content.history.NorthMap;
import hnefi.content.history.NorthMap.Point;
import hnefi.ui.history.part.HistoryContext;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Rectangle;
import javafx.util.Subscription;

/// The map: drag or arrow keys move it, the wheel, plus and minus zoom it, a touch on a place
/// chooses it.
public final class MapView extends Region {
  private final MapModel model;
  private final BaseMap ground;
  private final TransmissionArrows transmissions;
  private final Pane regions = new Pane();
  private final Pane marks = new Pane();
  private final Map<NamedPlace, Circle> areas = new LinkedHashMap<>();
  private final List<MapPin> pins = new ArrayList<>();
  private final SeaLabels seas;
  private final ScaleBar bar;
  private final Subscription subscription;

  public MapView(HistoryContext context, MapModel model) {
    this.model = model;
    getStyleClass().add("map-view");
    getStylesheets()
        .add(Objects.requireNonNull(MapView.class.getResource("map.css")).toExternalForm());
    setAccessibleText(context.say("map.spoken"));
    setFocusTraversable(true);
    ground = new BaseMap(model.map());
    seas = new SeaLabels(context, model.map());
    bar = new ScaleBar(context);
    transmissions = new TransmissionArrows(context.history());
    regions.setMouseTransparent(true);
    marks.setPickOnBounds(false);
    getChildren().addAll(ground, seas, transmissions, regions, marks, bar);
    context.history().places().values().forEach(each -> add(context, each));
    Rectangle clip = new Rectangle();
    clip.widthProperty().bind(widthProperty());
    clip.heightProperty().bind(heightProperty());
    setClip(clip);
    setMinSize(0, 0);
    subscription =
        Subscription.combine(
            model.viewProperty().subscribe(_ -> requestLayout()),
            model.kindsProperty().subscribe(_ -> requestLayout()),
            model.chosenProperty().subscribe(_ -> requestLayout()));
    new MapInput(this, model).install();
  }

  /// Lets go of the model, which may outlive the view.
  public void dispose() {
    subscription.unsubscribe();
  }

  private void add(HistoryContext context, NamedPlace place) {
    if (place.radius().isPresent()) {
      Circle area = new Circle();
      area.getStyleClass().add("map-area");
      area.setManaged(false);
      areas.put(place, area);
      regions.getChildren().add(area);
    }
    MapPin pin = new MapPin(context, place, () -> model.choose(place));
    pins.add(pin);
    marks.getChildren().addAll(pin.nodes());
  }

  /// Pixels a map unit: as many as show the whole frame, more if the window would show what lies
  /// beyond the drawn map.
  double unit() {
    NorthMap map = model.map();
    double fit = Math.min(getWidth() / map.width(), getHeight() / map.height());
    double filled = Math.max(getWidth() / map.bleed().width(), getHeight() / map.bleed().height());
    return Math.max(fit * model.viewProperty().get().zoom(), filled);
  }

  private Point corner(double unit) {
    Point centre = model.viewProperty().get().centre();
    NorthMap.Bleed bleed = model.map().bleed();
    return new Point(
        inside(getWidth() / 2 - centre.x() * unit, getWidth(), bleed.left(), bleed.right(), unit),
        inside(
            getHeight() / 2 - centre.y() * unit, getHeight(), bleed.top(), bleed.bottom(), unit));
  }

  /// Keeps the end of the drawn map out of the view.
  private static double inside(double at, double room, double from, double to, double unit) {
    double least = room - to * unit;
    double most = -from * unit;
    return least > most ? (least + most) / 2 : Math.clamp(at, least, most);
  }

  /// Returns the point of the map under a point of this view.
  Point toMap(double x, double y) {
    double unit = unit();
    Point corner = corner(unit);
    return new Point((x - corner.x()) / unit, (y - corner.y()) / unit);
  }

  @Override
  protected void layoutChildren() {
    double unit = unit();
    Point corner = corner(unit);
    ground.place(corner.x(), corner.y(), unit);
    regions.resizeRelocate(0, 0, getWidth(), getHeight());
    marks.resizeRelocate(0, 0, getWidth(), getHeight());
    transmissions.resizeRelocate(0, 0, getWidth(), getHeight());
    transmissions.place(place -> onScreen(place, corner, unit));
    areas.forEach((place, area) -> {
      Point at = onScreen(place, corner, unit);
      area.setCenterX(at.x());
      area.setCenterY(at.y());
      area.setRadius(place.radius().orElse(0) / model.map().projection().unit() * unit);
      area.setVisible(isChosen(place));
    });
    List<Bounds> taken = new ArrayList<>();
    Bounds scale = bar.place(getWidth(), getHeight(), unit / model.map().projection().unit());
    taken.add(scale);
    taken.add(buttons(scale.getHeight()));
    for (MapPin pin : pins) {
      boolean shown = model.kindsProperty().get().contains(pin.place().kind());
      pin.place(onScreen(pin.place(), corner, unit), shown, isChosen(pin.place()), taken);
    }
    Bounds view = new BoundingBox(0, 0, getWidth(), getHeight());
    pins.stream().filter(pin -> isChosen(pin.place())).forEach(pin -> pin.name(view, taken));
    pins.stream().filter(pin -> !isChosen(pin.place())).forEach(pin -> pin.name(view, taken));
    seas.place(corner, unit, taken);
  }

  /// The corner in which the buttons lie that zoom; no name is written under them.
  private Bounds buttons(double line) {
    return new BoundingBox(
        getWidth() - line * 4.2, getHeight() - line * 1.8, line * 4.2, line * 1.8);
  }

  private boolean isChosen(NamedPlace place) {
    return model.chosenProperty().get().filter(place::equals).isPresent();
  }

  private Point onScreen(NamedPlace place, Point corner, double unit) {
    Point at = model.map().of(place);
    return new Point(corner.x() + at.x() * unit, corner.y() + at.y() * unit);
  }

  /// Returns the sign of a kind of places.
  public static String sign(NamedPlace.Kind kind) {
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
