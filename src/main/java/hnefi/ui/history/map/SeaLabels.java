package hnefi.ui.history.map;

import hnefi.content.history.NorthMap;
import hnefi.content.history.NorthMap.Point;
import hnefi.content.history.Sea;
import hnefi.ui.history.part.HistoryContext;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;

/// The names of the seas, written across them.
final class SeaLabels extends Pane {
  private record Name(Label label, Point at) {}

  private final List<Name> names = new ArrayList<>();

  SeaLabels(HistoryContext context, NorthMap map) {
    setMouseTransparent(true);
    map.seas().forEach(sea -> add(context, map, sea));
  }

  private void add(HistoryContext context, NorthMap map, Sea sea) {
    Label label = new Label(context.say(sea.name()));
    label.getStyleClass().add("map-sea-name");
    label.setManaged(false);
    names.add(new Name(label, map.of(sea)));
    getChildren().add(label);
  }

  /// Writes each name where its sea is, unless something stands there.
  void place(Point corner, double unit, List<Bounds> taken) {
    for (Name each : names) {
      each.label.applyCss();
      each.label.autosize();
      double x = corner.x() + each.at.x() * unit - each.label.getWidth() / 2;
      double y = corner.y() + each.at.y() * unit - each.label.getHeight() / 2;
      Bounds wanted = new BoundingBox(x, y, each.label.getWidth(), each.label.getHeight());
      each.label.relocate(x, y);
      each.label.setVisible(taken.stream().noneMatch(wanted::intersects));
    }
  }
}
