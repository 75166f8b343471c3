package hnefi.ui.route;

import hnefi.content.EditionName;
import hnefi.fx.nav.Area;
import hnefi.fx.nav.Route;
import hnefi.rules.StartPosition;
import hnefi.rules.Switch;
import hnefi.session.GameSetup;
import hnefi.session.GameTerms;
import hnefi.session.Players;
import java.util.List;
import java.util.Optional;

/// A game that begins when one goes there: by which rules, from which position, who plays.
///
/// ```java
/// navigator.enter(GameRoute.of(EditionName.of("svenska")));
/// ```
///
/// @param start the position to begin with; empty for the edition's own start
/// @param disputed the rules for whose sake the game is opened, told before the first move and
///   after each turn that hangs on one
/// @param terms what the players agreed on
public record GameRoute(
    EditionName edition,
    Optional<StartPosition> start,
    Players players,
    List<Switch> disputed,
    GameTerms terms)
    implements Route {
  public GameRoute {
    disputed = List.copyOf(disputed);
  }

  /// A game that is not opened to try a particular rule.
  public GameRoute(EditionName edition, Optional<StartPosition> start, Players players) {
    this(edition, start, players, List.of(), GameTerms.USUAL);
  }

  /// Returns a game of two people from the edition's start.
  public static GameRoute of(EditionName edition) {
    return new GameRoute(edition, Optional.empty(), Players.TWO_PEOPLE);
  }

  /// Returns a game of two people from a position.
  public static GameRoute of(EditionName edition, StartPosition setup) {
    return new GameRoute(edition, Optional.of(setup), Players.TWO_PEOPLE);
  }

  /// Returns another game like one from its beginning: with the same players, terms and handicap.
  public static GameRoute like(GameSetup game) {
    return new GameRoute(
            game.edition().name(),
            game.start().filter(_ -> game.fewerMen().isPresent()),
            game.players())
        .on(game.terms().next());
  }

  /// Returns the same game by other rules.
  public GameRoute by(EditionName other) {
    return new GameRoute(other, start, players, disputed, terms);
  }

  /// Returns the same game from another position.
  public GameRoute from(StartPosition other) {
    return from(Optional.of(other));
  }

  /// Returns the same game from another position; empty for the edition's own start.
  public GameRoute from(Optional<StartPosition> other) {
    return new GameRoute(edition, other, players, disputed, terms);
  }

  /// Returns the same game, opened for the sake of some rules.
  public GameRoute about(List<Switch> rules) {
    return new GameRoute(edition, start, players, rules, terms);
  }

  /// Returns the same game on other terms.
  public GameRoute on(GameTerms others) {
    return new GameRoute(edition, start, players, disputed, others);
  }

  @Override
  public Area area() {
    return Area.PLAY;
  }
}
