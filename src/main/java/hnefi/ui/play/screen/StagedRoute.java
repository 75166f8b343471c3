package hnefi.ui.play.screen;

import hnefi.content.EditionName;
import hnefi.fx.nav.Area;
import hnefi.fx.nav.Route;
import hnefi.session.GameTerms;
import hnefi.session.Players;
import hnefi.ui.play.coach.BlunderCheck;
import hnefi.ui.play.coach.CoachModel;
import hnefi.ui.play.coach.ReviewModel;
import hnefi.ui.play.session.PlayModel;
import java.util.function.Consumer;

/// A game prepared for a picture of the tour; it is kept nowhere.
///
/// @param moves what was played, as the line protocol writes moves, separated by spaces
/// @param pose does the last things before the picture is taken
/// @param terms what the players agreed on
public record StagedRoute(
    EditionName edition, Players players, String moves, Consumer<Models> pose, GameTerms terms)
    implements Route {
  public StagedRoute(EditionName edition, Players players, String moves, Consumer<Models> pose) {
    this(edition, players, moves, pose, GameTerms.USUAL);
  }

  /// What can be posed.
  public record Models(
      PlayModel model, CoachModel coach, BlunderCheck blunderCheck, ReviewModel review) {}

  @Override
  public Area area() {
    return Area.PLAY;
  }
}
