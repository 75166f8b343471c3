package hnefi.ui.play.place;

import hnefi.ui.nav.Area;
import hnefi.ui.nav.Place;

/// The list of the games that were kept.
public record SavedGamesPlace() implements Place {
  @Override
  public Area area() {
    return Area.PLAY;
  }
}
