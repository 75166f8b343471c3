package hnefi.ui.history.map;

import hnefi.content.history.NamedPlace;
import hnefi.content.history.NorthMap.Point;
import hnefi.fx.theme.Icon;
import hnefi.text.Tag;
import hnefi.ui.history.part.HistoryContext;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.shape.Line;

/// A place on the map: a sign to touch and its name. A country has no sign, its name is touched.
///
/// Signs that would lie on each other move apart and stay tied to their point by a line.
final class MapPin {
  private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
  private static final int DIRECTIONS = 12;

  private final NamedPlace place;
  private final boolean country;
  private final Button sign;
  private final Label name;
  private final Line tie = new Line();
  private Bounds stands = new BoundingBox(0, 0, 0, 0);

  MapPin(HistoryContext context, NamedPlace place, Runnable choose) {
    this.place = place;
    country = place.kind() == NamedPlace.Kind.REGION;
    String kind = Tag.of(place.kind());
    String text = context.say(place.name());
    sign = country ? new Button(text) : new Button("", new Icon(MapView.sign(place.kind())));
    sign.getStyleClass()
        .setAll(
            country ? "map-country" : "map-marker",
            "kind-" + kind,
            "precision-" + Tag.of(place.precision()));
    sign.setId("pin-" + place.id());
    sign.setAccessibleText(text + ", " + context.say("place." + kind));
    sign.setMinSize(Button.USE_PREF_SIZE, Button.USE_PREF_SIZE);
    sign.setOnAction(_ -> choose.run());
    name = new Label(text);
    name.getStyleClass().add("map-name");
    name.setMouseTransparent(true);
    tie.getStyleClass().add("map-tie");
    tie.setMouseTransparent(true);
    List.of(sign, name, tie).forEach(each -> each.setManaged(false));
  }

  NamedPlace place() {
    return place;
  }

  List<Node> nodes() {
    return List.of(tie, name, sign);
  }

  /// Puts the sign where it covers no other, as near to its point as can be.
  void place(Point at, boolean shown, boolean chosen, List<Bounds> taken) {
    sign.setVisible(shown);
    sign.pseudoClassStateChanged(CHOSEN, chosen);
    name.setVisible(false);
    tie.setVisible(false);
    if (!shown) {
      return;
    }
    sign.applyCss();
    sign.autosize();
    Point free = free(at, taken);
    stands = around(free);
    taken.add(stands);
    sign.relocate(stands.getMinX(), stands.getMinY());
    if (free != at && !country) {
      tie.setStartX(at.x());
      tie.setStartY(at.y());
      tie.setEndX(free.x());
      tie.setEndY(free.y());
      tie.setVisible(true);
    }
  }

  private Bounds around(Point at) {
    double width = sign.getWidth();
    double height = sign.getHeight();
    return new BoundingBox(at.x() - width / 2, at.y() - height / 2, width, height);
  }

  private Point free(Point at, List<Bounds> taken) {
    if (taken.stream().noneMatch(around(at)::intersects)) {
      return at;
    }
    for (double reach = 0.5; reach <= 1.6; reach += 0.25) {
      for (int i = 0; i < DIRECTIONS; i++) {
        double angle = 2 * Math.PI * i / DIRECTIONS;
        Point offer =
            new Point(
                at.x() + reach * sign.getHeight() * Math.cos(angle),
                at.y() + reach * sign.getHeight() * Math.sin(angle));
        if (taken.stream().noneMatch(around(offer)::intersects)) {
          return offer;
        }
      }
    }
    return at;
  }

  /// Writes the name where it covers nothing; where it cannot stand it waits for a closer look.
  void name(Bounds view, List<Bounds> taken) {
    if (country || !sign.isVisible()) {
      return;
    }
    name.applyCss();
    name.autosize();
    double width = name.getWidth();
    double height = name.getHeight();
    double gap = 3;
    double middle = stands.getCenterY() - height / 2;
    double left = stands.getCenterX() - width / 2;
    double[][] offers = {
      {stands.getMaxX() + gap + 1, middle},
      {stands.getMinX() - gap - 1 - width, middle},
      {left, stands.getMaxY()},
      {left, stands.getMinY() - height},
      {stands.getMaxX() - gap, stands.getMaxY() - height * 0.3},
      {stands.getMaxX() - gap, stands.getMinY() - height * 0.7},
      {stands.getMinX() + gap - width, stands.getMaxY() - height * 0.3},
    };
    for (double[] offer : offers) {
      Bounds wanted = new BoundingBox(offer[0] - gap, offer[1], width + 2 * gap, height);
      if (view.contains(wanted) && taken.stream().noneMatch(wanted::intersects)) {
        taken.add(wanted);
        name.relocate(offer[0], offer[1]);
        name.setVisible(true);
        return;
      }
    }
  }
}
