package hnefi.session;

import hnefi.content.Edition;
import hnefi.game.Game;
import hnefi.game.Match;
import hnefi.rules.Outcome;
import hnefi.rules.Referee;
import hnefi.rules.StartPosition;
import java.util.Optional;

/// What is played at one board: the rules, the position to begin with, the players, and their games
/// so far.
///
/// @param start the position to begin with; empty for the layout of the edition
/// @param match the games before this one; player 0 attacked in the first
public record GameSetup(
    Edition edition, Optional<StartPosition> start, Players players, Match match) {
  /// Returns the setup of a first game.
  public static GameSetup of(Edition edition, Optional<StartPosition> start, Players players) {
    return new GameSetup(edition, start, players, Match.begunBy(0));
  }

  /// Returns a new game.
  public Game game() {
    Referee referee = edition.referee();
    return new Game(
        referee,
        start.map(referee::setUp).orElseGet(() -> referee.start(edition.layout().board())));
  }

  /// Returns the setup of the next game with exchanged sides.
  public GameSetup exchanged(Outcome outcome) {
    return new GameSetup(edition, start, players.exchanged(), match.after(outcome));
  }

  /// Returns the setup of another game with the same sides, whose games are counted afresh.
  public GameSetup again() {
    return of(edition, start, players);
  }

  /// Returns which participant the player, 0 or 1, is in this game.
  public Participant participant(int player) {
    return player == match.attacker() ? players.attackers() : players.defenders();
  }
}
