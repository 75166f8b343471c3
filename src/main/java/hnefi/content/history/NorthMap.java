package hnefi.content.history;

import hnefi.content.Citation;
import hnefi.content.Source;
import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlMap;
import hnefi.content.yaml.YamlValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The map of the North, flattened: land, lakes and rivers in map units from the upper left corner.
///
/// @param source the id of the source its shapes are taken from
/// @param width of the frame, in map units
/// @param height of the frame, in map units
/// @param placing what the positions of places and seas rest on; missing if no map could be read
/// @param bleed how far the map is drawn, beyond the frame on all sides
public record NorthMap(
    String source,
    Projection projection,
    double width,
    double height,
    Bleed bleed,
    Optional<Citation> placing,
    List<Sea> seas,
    List<List<Point>> land,
    List<List<Point>> lakes,
    List<List<Point>> rivers) {
  /// A point of the flat map, x to the right, y down.
  public record Point(double x, double y) {}

  /// The rectangle that is drawn, in map units.
  public record Bleed(double left, double top, double right, double bottom) {
    public double width() {
      return right - left;
    }

    public double height() {
      return bottom - top;
    }
  }

  /// Lambert’s azimuthal equal-area projection of a sphere, shifted to the frame of the map.
  ///
  /// @param radius of the sphere in km
  /// @param left of the frame, in km from the centre
  /// @param top of the frame, in km above the centre
  /// @param unit one map unit in km
  public record Projection(
      double radius, double longitude, double latitude, double left, double top, double unit) {
    /// Returns where a point of the earth lies on the map.
    public Point of(double lat, double lon) {
      double l = Math.toRadians(lon - longitude);
      double p = Math.toRadians(lat);
      double p0 = Math.toRadians(latitude);
      double k =
          Math.sqrt(
              2 / (1 + Math.sin(p0) * Math.sin(p) + Math.cos(p0) * Math.cos(p) * Math.cos(l)));
      double x = radius * k * Math.cos(p) * Math.sin(l);
      double y =
          radius * k * (Math.cos(p0) * Math.sin(p) - Math.sin(p0) * Math.cos(p) * Math.cos(l));
      return new Point((x - left) / unit, (top - y) / unit);
    }
  }

  static final NorthMap EMPTY =
      new NorthMap(
          "",
          new Projection(6371, 8, 59.5, -1780, 1470, 0.5),
          7800,
          5600,
          new Bleed(0, 0, 7800, 5600),
          Optional.empty(),
          List.of(),
          List.of(),
          List.of(),
          List.of());

  static NorthMap read(YamlValue file, HistoryReferences references) throws FaultException {
    YamlMap map = file.map();
    Source source = map.get("source").found(references.sources()::source, "fault.no-source");
    YamlMap sphere = map.get("projection").map();
    YamlMap frame = map.get("frame").map();
    double left = frame.get("left").number();
    double top = frame.get("top").number();
    double unit = frame.get("unit").number();
    Projection projection =
        new Projection(
            sphere.get("radius").number(),
            sphere.get("longitude").number(),
            sphere.get("latitude").number(),
            left,
            top,
            unit);
    NorthMap north =
        new NorthMap(
            source.id(),
            projection,
            (frame.get("right").number() - left) / unit,
            (top - frame.get("bottom").number()) / unit,
            bleed(map.get("bleed"), left, top, unit),
            Optional.of(references.sources().citation(map.get("placing"))),
            map.each("seas", Sea::read),
            shapes(map.get("land")),
            shapes(map.get("lakes")),
            shapes(map.get("rivers")));
    sphere.done();
    frame.done();
    map.done();
    return north;
  }

  private static Bleed bleed(YamlValue value, double left, double top, double unit)
      throws FaultException {
    return value.map(map ->
        new Bleed(
            (map.get("left").number() - left) / unit,
            (top - map.get("top").number()) / unit,
            (map.get("right").number() - left) / unit,
            (top - map.get("bottom").number()) / unit));
  }

  private static List<List<Point>> shapes(YamlValue list) throws FaultException {
    return list.each(NorthMap::shape);
  }

  private static List<Point> shape(YamlValue line) throws FaultException {
    List<Point> points = new ArrayList<>();
    for (String each : line.text().split(" ", -1)) {
      int comma = each.indexOf(',');
      try {
        points.add(
            new Point(
                Integer.parseInt(each.substring(0, Math.max(0, comma))),
                Integer.parseInt(each.substring(comma + 1))));
      } catch (NumberFormatException _) {
        throw line.fault("fault.no-point", each);
      }
    }
    return points;
  }

  /// Returns where a place lies on the map.
  public Point of(NamedPlace place) {
    return projection.of(place.latitude(), place.longitude());
  }

  /// Returns where the name of a sea is written.
  public Point of(Sea sea) {
    return projection.of(sea.latitude(), sea.longitude());
  }
}
