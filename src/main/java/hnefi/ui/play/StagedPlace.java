package hnefi.ui.play;

import hnefi.content.EditionName;
import hnefi.ui.nav.Area;
import hnefi.ui.nav.Place;
import java.util.function.Consumer;

/// A game prepared for a picture of the tour; it is kept nowhere.
///
/// @param moves what was played, as the line protocol writes moves, separated by spaces
/// @param pose does the last things before the picture is taken
record StagedPlace(EditionName edition, String moves, Consumer<PlayModel> pose) implements Place {
  @Override
  public Area area() {
    return Area.PLAY;
  }
}
