package hnefi.ui.play.table;

import hnefi.content.EditionName;
import hnefi.table.Players;
import hnefi.ui.nav.Area;
import hnefi.ui.nav.Place;
import hnefi.ui.play.coach.CoachModel;
import hnefi.ui.play.coach.ReviewModel;
import hnefi.ui.play.coach.SecondLook;
import hnefi.ui.play.game.PlayModel;
import java.util.function.Consumer;

/// A game prepared for a picture of the tour; it is kept nowhere.
///
/// @param moves what was played, as the line protocol writes moves, separated by spaces
/// @param pose does the last things before the picture is taken
public record StagedPlace(EditionName edition, Players players, String moves, Consumer<Stage> pose)
    implements Place {
  /// What can be posed.
  public record Stage(
      PlayModel model, CoachModel coach, SecondLook secondLook, ReviewModel review) {}

  @Override
  public Area area() {
    return Area.PLAY;
  }
}
