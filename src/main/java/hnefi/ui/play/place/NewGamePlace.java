package hnefi.ui.play.place;

import hnefi.content.EditionName;
import hnefi.table.Players;
import hnefi.ui.nav.Area;
import hnefi.ui.nav.Place;

/// The choice of a game, begun with an edition and its players.
public record NewGamePlace(EditionName edition, Players players) implements Place {
  @Override
  public Area area() {
    return Area.PLAY;
  }
}
