package hnefi.session;

import hnefi.board.Arrangement;
import hnefi.board.Piece;
import hnefi.content.Edition;
import hnefi.game.Game;
import hnefi.game.Match;
import hnefi.rules.Outcome;
import hnefi.rules.Referee;
import hnefi.rules.StartPosition;
import java.util.Arrays;
import java.util.Optional;

/// What is played at one board: the rules, the position to begin with, the players, their games so
/// far, and what they agreed on.
///
/// @param start the position to begin with; empty for the layout of the edition
/// @param match the games before this one; player 0 attacked in the first
public record GameSetup(
    Edition edition, Optional<StartPosition> start, Players players, Match match, GameTerms terms) {
  /// Makes the setup of a game on the usual terms.
  public GameSetup(Edition edition, Optional<StartPosition> start, Players players, Match match) {
    this(edition, start, players, match, GameTerms.USUAL);
  }

  /// Returns the setup of a first game.
  public static GameSetup of(Edition edition, Optional<StartPosition> start, Players players) {
    return new GameSetup(edition, start, players, Match.begunBy(0));
  }

  /// Returns this setup on other terms.
  public GameSetup on(GameTerms others) {
    return new GameSetup(edition, start, players, match, others);
  }

  /// Returns this setup from another position.
  public GameSetup from(StartPosition other) {
    return new GameSetup(edition, Optional.of(other), players, match, terms);
  }

  /// Returns this setup with other players.
  public GameSetup with(Players others) {
    return new GameSetup(edition, start, others, match, terms);
  }

  /// Returns a new game.
  public Game game() {
    Referee referee = edition.referee();
    return new Game(
        referee,
        start.map(referee::setUp).orElseGet(() -> referee.start(edition.layout().board())));
  }

  /// Returns the setup of the next game with exchanged sides. Rules that help one side stay with
  /// it; fewer men stay with the player who gave them.
  ///
  /// @param plies how many turns this game took
  public GameSetup exchanged(Outcome outcome, int plies) {
    return new GameSetup(
        edition,
        exchangedStart(),
        players.exchanged(),
        matchAfter(outcome, plies),
        terms.exchanged());
  }

  /// A match of two games is over with the second, and another one begins.
  private Match matchAfter(Outcome outcome, int plies) {
    boolean over = terms.twoGames() && match.results().size() % 2 == 1;
    return over ? Match.begunBy(match.attackerOfFirst()) : match.after(outcome, plies);
  }

  /// Whoever had fewer men has fewer men again.
  private Optional<StartPosition> exchangedStart() {
    return start.map(from -> Handicap.exchanged(edition, withoutHandicap(from), from));
  }

  /// Returns what stands there if no side has fewer men. In a position of one's own, the same side
  /// moves first.
  private StartPosition withoutHandicap(StartPosition from) {
    return terms
        .boardWithoutHandicap()
        .map(board -> new StartPosition(board, from.toMove()))
        .orElseGet(() -> new StartPosition(edition.layout().board(), edition.rules().firstMove()));
  }

  /// Returns the handicap if one side begins with fewer men.
  public Optional<Handicap.FewerMen> fewerMen() {
    return start.flatMap(from -> Handicap.fewerMen(edition, withoutHandicap(from), from));
  }

  /// Returns the position to begin with if no side had fewer men; empty for the layout of the
  /// edition.
  public Optional<StartPosition> startWithoutHandicap() {
    return fewerMen().isEmpty()
        ? start
        : start.map(this::withoutHandicap).filter(_ -> terms.boardWithoutHandicap().isPresent());
  }

  /// Returns the setup of another game with the same sides, whose games are counted afresh.
  public GameSetup again() {
    return of(edition, start, players).on(terms.next());
  }

  /// Returns which participant the player, 0 or 1, is in this game.
  public Participant participant(int player) {
    return player == match.attacker() ? players.attackers() : players.defenders();
  }

  /// Returns whether the game begins as the edition has it, or at most with fewer men: its result
  /// can stand beside others.
  public boolean countsInResults() {
    return terms.pupil().isEmpty()
        && start.stream()
            .allMatch(from -> from.toMove() == edition.rules().firstMove() && isPartOfLayout(from));
  }

  private boolean isPartOfLayout(StartPosition from) {
    Arrangement layout = edition.layout().board();
    return from.board().size().equals(layout.size())
        && Arrays.stream(Piece.values())
            .allMatch(piece -> layout.squaresOf(piece).containsAll(from.board().squaresOf(piece)));
  }
}
