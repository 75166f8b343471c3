package hnefi.people;

import hnefi.engine.MoveSurvey;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.RuleSet;
import java.util.List;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/// Chooses moves as people do.
///
/// Keep one for a game. It may be used from any thread, one choice at a time.
public final class HumanPlayer {
  private final RuleSet rules;
  private final Function<Position, HumanStrength> strengths;
  private @Nullable MoveSurvey survey;

  /// @param strength with either side and on every board
  public HumanPlayer(RuleSet rules, HumanStrength strength) {
    this(rules, _ -> strength);
  }

  public HumanPlayer(RuleSet rules, SideStrengths strengths) {
    this(rules, strengths::of);
  }

  private HumanPlayer(RuleSet rules, Function<Position, HumanStrength> strengths) {
    this.rules = rules;
    this.strengths = strengths;
  }

  /// Returns a move, each as often as people make it.
  ///
  /// @param earlier the moves of the game so far, as far as they are known
  /// @throws IllegalArgumentException if the game is over
  public synchronized Move choose(Position position, List<Move> earlier, RandomGenerator random) {
    MoveSurvey seen = look(position, earlier);
    double[] chances = MoveModel.shipped().probabilities(seen, strengths.apply(position));
    double left = random.nextDouble();
    for (int i = 0; i < chances.length - 1; i++) {
      left -= chances[i];
      if (left < 0) {
        return seen.move(i);
      }
    }
    return seen.move(chances.length - 1);
  }

  /// Returns the move that people make most often.
  ///
  /// @throws IllegalArgumentException if the game is over
  public synchronized Move firstChoice(Position position, List<Move> earlier) {
    MoveSurvey seen = look(position, earlier);
    double[] chances = MoveModel.shipped().probabilities(seen, strengths.apply(position));
    int best = 0;
    for (int i = 1; i < chances.length; i++) {
      best = chances[i] > chances[best] ? i : best;
    }
    return seen.move(best);
  }

  private MoveSurvey look(Position position, List<Move> earlier) {
    MoveSurvey known = survey;
    if (known == null || !known.fits(position)) {
      known = new MoveSurvey(rules, position, earlier);
      survey = known;
    } else {
      known.next(position, earlier);
    }
    return known;
  }
}
