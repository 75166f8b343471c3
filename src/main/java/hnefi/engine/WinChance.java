package hnefi.engine;

import hnefi.board.BoardSize;
import hnefi.board.Side;
import hnefi.rules.RuleSet;
import hnefi.rules.SwitchValue;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/// What a score says about the result of a game between equals: the chance to win, from 0 to 1, a
/// draw counting half. It is a logistic function that self-play was fitted with, for each rule set
/// one of its own, since the same lead is not worth the same everywhere.
///
/// @param offset what the rules are worth to the attackers, in hundredths of an attacker
/// @param pointsPerLogit how many points make the logarithm of the odds greater by one
public record WinChance(double offset, double pointsPerLogit) {
  /// What networks learn scores to say, and what they say by rules that no measured ones resemble.
  public static final WinChance LEARNED = new WinChance(0, Score.POINTS_PER_LOGIT);

  private static final String MEASURED = "win-chance.txt";
  private static final int WIDTH_DIFFERENCE = 4;

  /// What was measured by one rule set.
  private record Measured(int width, RuleSet rules, WinChance chance) {
    private static Measured read(String line) {
      String[] words = line.split(" +");
      return new Measured(
          Integer.parseInt(words[0]),
          RuleSet.of(
              Arrays.stream(words)
                  .skip(3)
                  .map(each -> SwitchValue.read(each).orElseThrow())
                  .toList()),
          new WinChance(Double.parseDouble(words[1]), Double.parseDouble(words[2])));
    }

    private boolean resembles(RuleSet other) {
      return rules.escape() == other.escape() && rules.kingCapture() == other.kingCapture();
    }

    private int difference(RuleSet other, int otherWidth) {
      return rules.differences(other).size() + WIDTH_DIFFERENCE * Math.abs(width - otherWidth);
    }
  }

  /// Read when first asked for.
  private static final class All {
    private static final List<Measured> MEASUREMENTS = read();

    private static List<Measured> read() {
      try (BufferedReader lines =
          new BufferedReader(
              new InputStreamReader(
                  Objects.requireNonNull(WinChance.class.getResourceAsStream(MEASURED)),
                  StandardCharsets.UTF_8))) {
        return lines.lines().filter(each -> !each.startsWith("#")).map(Measured::read).toList();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /// Returns what scores say under these rules on a board of this size, as measured by those that
  /// resemble them the most.
  public static WinChance by(RuleSet rules, BoardSize size) {
    return All.MEASUREMENTS.stream()
        .filter(each -> each.resembles(rules))
        .min(Comparator.comparingInt(each -> each.difference(rules, size.width())))
        .map(Measured::chance)
        .orElse(LEARNED);
  }

  /// Returns the chance of the side to move.
  public double of(Score score, Side toMove) {
    if (score.isWin()) {
      return 1;
    }
    if (score.reversed().isWin()) {
      return 0;
    }
    double points = score.points() + (toMove == Side.ATTACKERS ? offset : -offset);
    return 1 / (1 + Math.exp(-points / pointsPerLogit));
  }
}
