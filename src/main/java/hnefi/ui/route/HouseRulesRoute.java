package hnefi.ui.route;

import hnefi.fx.nav.Area;
import hnefi.fx.nav.Route;
import java.util.Optional;

/// The house rules somebody keeps.
///
/// @param chosen the game for which one looks for rules: its players and terms; empty without one
public record HouseRulesRoute(Optional<GameRoute> chosen) implements Route {
  /// The house rules by themselves.
  public HouseRulesRoute() {
    this(Optional.empty());
  }

  @Override
  public Area area() {
    return Area.PLAY;
  }
}
