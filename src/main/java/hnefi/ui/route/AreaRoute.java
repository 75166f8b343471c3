package hnefi.ui.route;

/// The place at which an area begins.
public record AreaRoute(Area area) implements Route {}
