package hnefi.rules;

import hnefi.board.Side;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// How a game ended.
///
/// @param winner the side that won; empty for a draw
public record Outcome(Optional<Side> winner, Ending ending) {
  private static final Optional<Side> ATTACKERS = Optional.of(Side.ATTACKERS);
  private static final Optional<Side> DEFENDERS = Optional.of(Side.DEFENDERS);
  private static final Optional<Side> NOBODY = Optional.empty();

  /// What ended a game.
  public enum Ending {
    KING_CAPTURED(Switch.KING_CAPTURE, List.of(ATTACKERS)),
    KING_ESCAPED(Switch.ESCAPE, List.of(DEFENDERS)),
    ENCIRCLEMENT(Switch.ENCIRCLEMENT, List.of(ATTACKERS)),
    EXIT_FORT(Switch.EXIT_FORT, List.of(DEFENDERS)),
    REPETITION(Switch.REPETITION, List.of(ATTACKERS, NOBODY)),
    NO_LEGAL_MOVE(Switch.NO_LEGAL_MOVE, List.of(ATTACKERS, DEFENDERS, NOBODY)),
    RESIGNATION(null, List.of(ATTACKERS, DEFENDERS)),
    AGREEMENT(null, List.of(NOBODY)),
    TIME_OVER(null, List.of(ATTACKERS, DEFENDERS));

    private final @Nullable Rule rule;
    private final List<Optional<Side>> winners;

    Ending(@Nullable Rule rule, List<Optional<Side>> winners) {
      this.rule = rule;
      this.winners = winners;
    }

    /// Returns the rule by which a game ends so; none where the players ended it.
    public Optional<Rule> rule() {
      return Optional.ofNullable(rule);
    }

    /// Returns who can win so, empty for a draw.
    public List<Optional<Side>> winners() {
      return winners;
    }
  }

  public Outcome {
    if (!canBe(winner, ending)) {
      throw new IllegalArgumentException(ending + " cannot end with the winner " + winner);
    }
  }

  /// Returns whether a game can end so.
  public static boolean canBe(Optional<Side> winner, Ending ending) {
    return ending.winners().contains(winner);
  }

  /// Returns the attackers' points: 1 for a win, 0.5 for a draw, 0 for a loss.
  public double attackersPoints() {
    return winner.map(side -> side == Side.ATTACKERS ? 1.0 : 0.0).orElse(0.5);
  }

  /// Returns the rule by which a game ends so; none where the players ended it.
  public Optional<Rule> rule() {
    return ending.rule();
  }

  static Outcome kingCaptured() {
    return new Outcome(Optional.of(Side.ATTACKERS), Ending.KING_CAPTURED);
  }

  static Outcome kingEscaped() {
    return new Outcome(Optional.of(Side.DEFENDERS), Ending.KING_ESCAPED);
  }

  static Outcome encirclement() {
    return new Outcome(Optional.of(Side.ATTACKERS), Ending.ENCIRCLEMENT);
  }

  static Outcome exitFort() {
    return new Outcome(Optional.of(Side.DEFENDERS), Ending.EXIT_FORT);
  }

  /// Returns how a third occurrence ends a game, if it does.
  static Optional<Outcome> repetition(RepetitionRule rule) {
    return switch (rule) {
      case DRAW -> Optional.of(new Outcome(Optional.empty(), Ending.REPETITION));
      case DEFENDERS_LOSE ->
          Optional.of(new Outcome(Optional.of(Side.ATTACKERS), Ending.REPETITION));
      case FORBIDDEN, OFF -> Optional.empty();
    };
  }

  static Outcome noLegalMove(NoLegalMoveRule rule, Side stuck) {
    return new Outcome(
        switch (rule) {
          case LOSES -> Optional.of(stuck.opponent());
          case DRAW -> Optional.empty();
        },
        Ending.NO_LEGAL_MOVE);
  }

  /// Returns the end of a game that this side gave up.
  public static Outcome resignationOf(Side side) {
    return new Outcome(Optional.of(side.opponent()), Ending.RESIGNATION);
  }

  /// Returns the end of a game in which this side has no time left.
  public static Outcome timeOverFor(Side side) {
    return new Outcome(Optional.of(side.opponent()), Ending.TIME_OVER);
  }

  /// Returns the end of a game that both sides agreed to call a draw.
  public static Outcome agreedDraw() {
    return new Outcome(Optional.empty(), Ending.AGREEMENT);
  }
}
