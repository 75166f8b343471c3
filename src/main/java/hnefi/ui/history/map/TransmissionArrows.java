package hnefi.ui.history.map;

import hnefi.content.history.History;
import hnefi.content.history.NamedPlace;
import hnefi.content.history.NorthMap.Point;
import hnefi.content.history.Transmission;
import hnefi.text.Tag;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.QuadCurve;
import javafx.scene.transform.Rotate;

/// The ways by which the game travelled: bent arrows from place to place.
final class TransmissionArrows extends Pane {
  /// How far a line bends to its left, as a share of its length.
  private static final double BEND = 0.16;

  /// Where on the line the arrow head sits, short of the place so as not to cover it.
  private static final double TIP = 0.9;

  private static final double HEAD = 9;

  private record Arrow(NamedPlace from, NamedPlace to, QuadCurve line, Polygon head) {}

  private final List<Arrow> arrows = new ArrayList<>();

  TransmissionArrows(History history) {
    setMouseTransparent(true);
    for (Transmission transmission : history.transmissions().values()) {
      for (Transmission.Leg leg : transmission.legs()) {
        history
            .place(leg.from())
            .ifPresent(
                from -> history.place(leg.to()).ifPresent(to -> add(transmission, from, to)));
      }
    }
  }

  private void add(Transmission transmission, NamedPlace from, NamedPlace to) {
    String kind = "transmission-" + Tag.of(transmission.kind());
    QuadCurve line = new QuadCurve();
    line.getStyleClass().addAll("transmission", kind);
    line.setManaged(false);
    Polygon head = new Polygon(0, 0, -HEAD * 1.6, -HEAD * 0.6, -HEAD * 1.6, HEAD * 0.6);
    head.getStyleClass().addAll("transmission-head", kind);
    head.setManaged(false);
    getChildren().addAll(line, head);
    arrows.add(new Arrow(from, to, line, head));
  }

  /// Lays the lines over the map.
  ///
  /// @param onScreen where a place lies in this pane
  void place(Function<NamedPlace, Point> onScreen) {
    arrows.forEach(each -> place(each, onScreen.apply(each.from), onScreen.apply(each.to)));
  }

  private static void place(Arrow arrow, Point from, Point to) {
    double dx = to.x() - from.x();
    double dy = to.y() - from.y();
    double bendX = (from.x() + to.x()) / 2 + dy * BEND;
    double bendY = (from.y() + to.y()) / 2 - dx * BEND;
    arrow.line.setStartX(from.x());
    arrow.line.setStartY(from.y());
    arrow.line.setControlX(bendX);
    arrow.line.setControlY(bendY);
    arrow.line.setEndX(to.x());
    arrow.line.setEndY(to.y());
    arrow.head.setLayoutX(bezier(from.x(), bendX, to.x()));
    arrow.head.setLayoutY(bezier(from.y(), bendY, to.y()));
    double alongX = slope(from.x(), bendX, to.x());
    double alongY = slope(from.y(), bendY, to.y());
    arrow.head.getTransforms().setAll(new Rotate(Math.toDegrees(Math.atan2(alongY, alongX)), 0, 0));
  }

  private static double bezier(double from, double bend, double to) {
    double rest = 1 - TIP;
    return rest * rest * from + 2 * rest * TIP * bend + TIP * TIP * to;
  }

  private static double slope(double from, double bend, double to) {
    return (1 - TIP) * (bend - from) + TIP * (to - bend);
  }
}
