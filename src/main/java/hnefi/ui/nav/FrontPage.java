package hnefi.ui.nav;

/// The place at which an area begins.
public record FrontPage(Area area) implements Place {}
