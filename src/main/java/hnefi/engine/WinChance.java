package hnefi.engine;

import hnefi.board.BoardSize;
import hnefi.board.Side;
import hnefi.rules.RuleSet;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// What a score says about the result of a game between equals: the share of the points that a side
/// wins on average, from 0 to 1, a draw counting half. Each rule set has a table of its own, since
/// the same lead is not worth the same everywhere. A better score never means a lower chance, and
/// only a proven win is certain. A score that is exactly that of a draw stands apart: there the
/// search sees the game repeat itself, however few points the side would win without that.
///
/// @param points by rising scores and chances of the attackers; between them the chance is
///   interpolated
/// @param drawn the attackers' chance at the score of a draw
public record WinChance(List<Point> points, double drawn) {
  /// The attackers' chance at a score.
  ///
  /// @param score for the attackers, in hundredths of an attacker
  /// @param chance from 0 to 1
  public record Point(double score, double chance) {}

  private static final Point LOST = new Point(-Score.DECIDED, 0);
  private static final Point WON = new Point(Score.DECIDED, 1);

  /// What networks learn scores to say, and what they say by rules that no measured ones resemble:
  /// a logistic function.
  public static final WinChance LEARNED =
      new WinChance(
          IntStream.rangeClosed(-300, 300)
              .map(step -> 5 * step)
              .mapToObj(
                  score -> new Point(score, 1 / (1 + Math.exp(-score / Score.POINTS_PER_LOGIT))))
              .toList(),
          0.5);

  /// @throws IllegalArgumentException if scores do not rise, a chance falls, or one is beyond 0 and
  ///   1
  public WinChance {
    points = List.copyOf(points);
    List<Point> all = new ArrayList<>(points);
    all.addFirst(LOST);
    all.add(WON);
    for (int i = 1; i < all.size(); i++) {
      if (!(all.get(i).score() > all.get(i - 1).score()
          && all.get(i).chance() >= all.get(i - 1).chance())) {
        throw new IllegalArgumentException("not rising: " + points);
      }
    }
    if (!(drawn >= 0 && drawn <= 1)) {
      throw new IllegalArgumentException("no chance: " + drawn);
    }
  }

  /// Returns what scores say under these rules on a board of this size, as measured by those that
  /// resemble them the most.
  public static WinChance by(RuleSet rules, BoardSize size) {
    return MeasuredChance.closest(rules, size).orElse(LEARNED);
  }

  /// Returns the chance of the side to move.
  public double of(Score score, Side toMove) {
    if (score.isWin()) {
      return 1;
    }
    if (score.reversed().isWin()) {
      return 0;
    }
    return toMove == Side.ATTACKERS
        ? ofAttackers(score.points())
        : 1 - ofAttackers(-score.points());
  }

  /// Returns the chance of the attackers.
  ///
  /// @param score for the side to move
  public double ofAttackers(Score score, Side toMove) {
    double chance = of(score, toMove);
    return toMove == Side.ATTACKERS ? chance : 1 - chance;
  }

  private double ofAttackers(int score) {
    if (score == Score.DRAW) {
      return drawn;
    }
    Point below = LOST;
    Point above = WON;
    for (Point each : points) {
      if (each.score() > score) {
        above = each;
        break;
      }
      below = each;
    }
    double part = (score - below.score()) / (above.score() - below.score());
    return below.chance() + part * (above.chance() - below.chance());
  }
}
