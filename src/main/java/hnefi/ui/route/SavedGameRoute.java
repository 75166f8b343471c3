package hnefi.ui.route;

/// A game that was kept, where it stopped.
///
/// @param file its name in the folder of the games
public record SavedGameRoute(String file) implements Route {
  @Override
  public Area area() {
    return Area.PLAY;
  }
}
