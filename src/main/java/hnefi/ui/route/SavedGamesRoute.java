package hnefi.ui.route;

/// The list of the games that were kept.
public record SavedGamesRoute() implements Route {
  @Override
  public Area area() {
    return Area.PLAY;
  }
}
