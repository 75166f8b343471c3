package hnefi.ui.route;

import hnefi.board.Arrangement;
import hnefi.board.Side;
import hnefi.content.EditionName;
import hnefi.fx.nav.Area;
import hnefi.fx.nav.Route;
import hnefi.session.GameTerms;
import hnefi.session.Players;

/// A position to be changed, whether or not a game could begin with it.
///
/// @param edition whose rules it is checked by at first
/// @param players who plays it at first
/// @param terms what the players of a game that begins there have agreed on
public record EditorRoute(
    Arrangement board, Side toMove, EditionName edition, Players players, GameTerms terms)
    implements Route {
  /// A position for a game on the usual terms.
  public EditorRoute(Arrangement board, Side toMove, EditionName edition, Players players) {
    this(board, toMove, edition, players, GameTerms.USUAL);
  }

  @Override
  public Area area() {
    return Area.PLAY;
  }
}
