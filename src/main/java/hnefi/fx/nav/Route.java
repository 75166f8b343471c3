package hnefi.fx.nav;

/// A place in the program to which one can go: a deep link without language or controls.
///
/// Every area contributes its own, as records; equal records are the same place.
public interface Route {
  /// Returns the area to which it belongs.
  Area area();
}
