package hnefi.fx.nav;

/// The place at which an area begins.
public record AreaRoute(Area area) implements Route {}
