package hnefi.ui.route;

/// The text of the licence of a part of the program.
///
/// @param component the part's name
public record LicenceRoute(String component) implements Route {
  @Override
  public Area area() {
    return Area.SETTINGS;
  }
}
