package hnefi.ui.history.map;

import hnefi.content.history.NamedPlace;
import hnefi.content.history.NorthMap;
import hnefi.content.history.NorthMap.Point;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// What part of the map is in view, which kinds of places are shown, and which place is chosen.
public final class MapModel {
  private static final double CLOSEST = 12;
  private static final double STEP = 1.5;

  /// What is in view.
  ///
  /// @param centre the point of the map in the middle
  /// @param zoom how much larger than the whole map fitted in; 1 shows all of it
  public record View(Point centre, double zoom) {}

  private final NorthMap map;
  private final ReadOnlyObjectWrapper<View> view;
  private final ReadOnlyObjectWrapper<Optional<NamedPlace>> chosen =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Set<NamedPlace.Kind>> kinds =
      new ReadOnlyObjectWrapper<>(EnumSet.allOf(NamedPlace.Kind.class));

  public MapModel(NorthMap map) {
    this.map = map;
    this.view = new ReadOnlyObjectWrapper<>(whole());
  }

  private View whole() {
    return new View(new Point(map.width() / 2, map.height() / 2), 1);
  }

  public NorthMap map() {
    return map;
  }

  /// Shows the whole map.
  public void showAll() {
    view.set(whole());
  }

  public void zoomIn() {
    zoom(STEP, view.get().centre());
  }

  public void zoomOut() {
    zoom(1 / STEP, view.get().centre());
  }

  /// Zooms so that one point of the map stays where it is on the screen.
  public void zoom(double factor, Point around) {
    View now = view.get();
    double zoom = Math.clamp(now.zoom() * factor, 1, CLOSEST);
    double real = zoom / now.zoom();
    look(
        new Point(
            around.x() + (now.centre().x() - around.x()) / real,
            around.y() + (now.centre().y() - around.y()) / real),
        zoom);
  }

  /// Moves by so much of the map.
  public void move(double dx, double dy) {
    View now = view.get();
    look(new Point(now.centre().x() + dx, now.centre().y() + dy), now.zoom());
  }

  /// The middle stays on the map, and in the middle while all of it is shown.
  private void look(Point centre, double zoom) {
    double marginX = map.width() / zoom / 2;
    double marginY = map.height() / zoom / 2;
    view.set(
        new View(
            new Point(
                Math.clamp(centre.x(), marginX, map.width() - marginX),
                Math.clamp(centre.y(), marginY, map.height() - marginY)),
            zoom));
  }

  /// Chooses a place and brings it into view.
  public void choose(NamedPlace place) {
    chosen.set(Optional.of(place));
    if (!kinds.get().contains(place.kind())) {
      show(place.kind(), true);
    }
    View now = view.get();
    if (now.zoom() > 1) {
      look(map.of(place), now.zoom());
    }
  }

  /// Shows or hides a kind of places.
  public void show(NamedPlace.Kind kind, boolean shown) {
    Set<NamedPlace.Kind> next = EnumSet.noneOf(NamedPlace.Kind.class);
    next.addAll(kinds.get());
    if (shown) {
      next.add(kind);
    } else {
      next.remove(kind);
    }
    kinds.set(Collections.unmodifiableSet(next));
  }

  public ReadOnlyObjectProperty<View> viewProperty() {
    return view.getReadOnlyProperty();
  }

  public ReadOnlyObjectProperty<Optional<NamedPlace>> chosenProperty() {
    return chosen.getReadOnlyProperty();
  }

  public ReadOnlyObjectProperty<Set<NamedPlace.Kind>> kindsProperty() {
    return kinds.getReadOnlyProperty();
  }
}
