package hnefi.ui.history.map;

import hnefi.content.history.NorthMap;
import hnefi.content.history.NorthMap.Point;
import hnefi.fx.shape.PathBuilder;
import java.util.List;
import javafx.scene.Group;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.SVGPath;
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
  private final List<SVGPath> lines;
  private final SVGPath coast;

  BaseMap(NorthMap map) {
    Rectangle sea = paper(map);
    sea.getStyleClass().add("map-sea");
    coast = outline(map.land(), true, "map-land");
    SVGPath lakes = outline(map.lakes(), true, "map-lake");
    SVGPath rivers = outline(map.rivers(), false, "map-river");
    SVGPath net = net(map);
    lines = List.of(coast, lakes, rivers, net);
    getChildren().addAll(sea);
    for (int i = 0; i < SHALLOWS.length; i++) {
      SVGPath shallow = outline(map.land(), true, "map-shallow-" + i);
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

  private static SVGPath outline(List<List<Point>> shapes, boolean closed, String styleClass) {
    PathBuilder path = new PathBuilder();
    for (List<Point> shape : shapes) {
      trace(path, shape);
      if (closed) {
        path.close();
      }
    }
    return path.build(styleClass);
  }

  private static void trace(PathBuilder path, List<Point> points) {
    for (int i = 0; i < points.size(); i++) {
      Point point = points.get(i);
      if (i == 0) {
        path.moveTo(point.x(), point.y());
      } else {
        path.lineTo(point.x(), point.y());
      }
    }
  }

  /// Meridians and parallels every ten degrees.
  private static SVGPath net(NorthMap map) {
    PathBuilder net = new PathBuilder();
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
    return net.build("map-net");
  }

  private static void segment(
      PathBuilder net, NorthMap map, double lat1, double lon1, double lat2, double lon2) {
    Point a = map.projection().of(lat1, lon1);
    Point b = map.projection().of(lat2, lon2);
    net.line(a.x(), a.y(), b.x(), b.y());
  }
}
