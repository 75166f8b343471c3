package hnefi.ui.play.place;

import hnefi.ui.nav.Area;
import hnefi.ui.nav.Place;

/// A game that was kept, where it stopped.
///
/// @param file its name in the folder of the games
public record SavedGamePlace(String file) implements Place {
  @Override
  public Area area() {
    return Area.PLAY;
  }
}
