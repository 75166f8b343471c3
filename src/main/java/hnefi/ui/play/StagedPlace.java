package hnefi.ui.play;

import hnefi.content.EditionName;
import hnefi.ui.nav.Area;
import hnefi.ui.nav.Place;
import java.util.function.Consumer;

/// A game prepared for a picture of the tour; it is kept nowhere.
///
/// @param moves what was played, as the line protocol writes moves, separated by spaces
/// @param pose does the last things before the picture is taken
record StagedPlace(EditionName edition, Players players, String moves, Consumer<Stage> pose)
    implements Place {
  /// What can be posed.
  record Stage(PlayModel model, CoachModel coach, SecondLook secondLook, ReviewModel review) {}

  @Override
  public Area area() {
    return Area.PLAY;
  }
}
