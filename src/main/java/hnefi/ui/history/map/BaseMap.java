package hnefi.ui.history.map;

import hnefi.content.history.NorthMap;
import hnefi.content.history.NorthMap.Point;
import java.util.List;
import javafx.scene.Group;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.StrokeType;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;

/// Sea, land, lakes and rivers. Strokes keep their width at any zoom.
final class BaseMap extends Group {
  private static final double[] SHALLOWS = {26, 17, 9};
  private static final int FIRST_MERIDIAN = -80;
  private static final int LAST_MERIDIAN = 100;

  private final Scale scale = new Scale();
  private final Translate translate = new Translate();
  private final List<Path> lines;
  private final Path coast;

  BaseMap(NorthMap map) {
    Rectangle sea = paper(map);
    sea.getStyleClass().add("map-sea");
    coast = outline(map.land(), true, "map-land");
    Path lakes = outline(map.lakes(), true, "map-lake");
    Path rivers = outline(map.rivers(), false, "map-river");
    Path net = net(map);
    lines = List.of(coast, lakes, rivers, net);
    getChildren().addAll(sea);
    for (int i = 0; i < SHALLOWS.length; i++) {
      Path shallow = outline(map.land(), true, "map-shallow-" + i);
      shallow.setStrokeWidth(SHALLOWS[i] * 2);
      shallow.setStrokeType(StrokeType.CENTERED);
      getChildren().add(shallow);
    }
    getChildren().addAll(net, coast, lakes, rivers);
    setClip(paper(map));
    setMouseTransparent(true);
    getTransforms().addAll(translate, scale);
  }

  /// Puts the map's upper left corner somewhere, at so many pixels a map unit.
  void place(double x, double y, double size) {
    translate.setX(x);
    translate.setY(y);
    scale.setX(size);
    scale.setY(size);
    lines.forEach(each -> each.setStrokeWidth((each == coast ? 0.9 : 0.6) / size));
  }

  private static Rectangle paper(NorthMap map) {
    NorthMap.Bleed bleed = map.bleed();
    return new Rectangle(bleed.left(), bleed.top(), bleed.width(), bleed.height());
  }

  private static Path outline(List<List<Point>> shapes, boolean closed, String styleClass) {
    Path path = new Path();
    path.getStyleClass().add(styleClass);
    for (List<Point> shape : shapes) {
      trace(path, shape);
      if (closed) {
        path.getElements().add(new ClosePath());
      }
    }
    return path;
  }

  private static void trace(Path path, List<Point> points) {
    for (int i = 0; i < points.size(); i++) {
      Point point = points.get(i);
      path.getElements()
          .add(i == 0 ? new MoveTo(point.x(), point.y()) : new LineTo(point.x(), point.y()));
    }
  }

  /// Meridians and parallels every ten degrees.
  private static Path net(NorthMap map) {
    Path net = new Path();
    net.getStyleClass().add("map-net");
    for (int lon = FIRST_MERIDIAN; lon <= LAST_MERIDIAN; lon += 10) {
      for (int lat = 30; lat < 85; lat++) {
        segment(net, map, lat, lon, lat + 1, lon);
      }
    }
    for (int lat = 30; lat <= 80; lat += 10) {
      for (int lon = FIRST_MERIDIAN; lon < LAST_MERIDIAN; lon++) {
        segment(net, map, lat, lon, lat, lon + 1);
      }
    }
    return net;
  }

  private static void segment(
      Path net, NorthMap map, double lat1, double lon1, double lat2, double lon2) {
    Point a = map.projection().of(lat1, lon1);
    Point b = map.projection().of(lat2, lon2);
    net.getElements().addAll(new MoveTo(a.x(), a.y()), new LineTo(b.x(), b.y()));
  }
}
