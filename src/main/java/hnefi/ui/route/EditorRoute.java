package hnefi.ui.route;

import hnefi.board.Arrangement;
import hnefi.board.Side;
import hnefi.content.EditionName;
import hnefi.session.Players;

/// A position to be changed, whether or not a game could begin with it.
///
/// @param edition whose rules it is checked by at first
/// @param players who plays it at first
public record EditorRoute(Arrangement board, Side toMove, EditionName edition, Players players)
    implements Route {
  @Override
  public Area area() {
    return Area.PLAY;
  }
}
