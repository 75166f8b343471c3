package hnefi.people;

import hnefi.board.BoardSize;
import hnefi.engine.ShippedNetworks;
import hnefi.engine.StateFeature;
import hnefi.rules.RuleSet;
import hnefi.rules.SwitchValue;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;

/// The weights of a [WinChance] as `fit-chance` found them for one rule set.
///
/// A file of them has two lines for each: `rules` with the board's width and all switches, and
/// `weights`, one for each [StateFeature]. Lines with `#` are for people.
///
/// @param width of the board
/// @param weights by the order of [StateFeature]
public record ChanceWeights(int width, RuleSet rules, List<Double> weights) {
  private static final String FILE = "win-chance.txt";
  private static final int WIDTH_DIFFERENCE = 4;
  private static final int OTHER_GOAL = 20;

  /// @throws IllegalArgumentException if there is not one weight for each feature
  public ChanceWeights {
    weights = List.copyOf(weights);
    if (weights.size() != StateFeature.values().length) {
      throw new IllegalArgumentException(
          StateFeature.values().length + " weights are needed, not " + weights.size());
    }
  }

  /// Read when first asked for.
  private static final class Shipped {
    private static final List<ChanceWeights> ALL = readAll();

    private static List<ChanceWeights> readAll() {
      try (InputStream in = Objects.requireNonNull(ChanceWeights.class.getResourceAsStream(FILE))) {
        return ChanceWeights.read(FILE, new String(in.readAllBytes(), StandardCharsets.UTF_8));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /// Returns the weights for the rules that resemble these the most, if possible among those whose
  /// scores are of a network too, or are not either.
  public static double[] closest(RuleSet rules, BoardSize size) {
    boolean network = ShippedNetworks.ALL.has(rules, size);
    List<ChanceWeights> alike =
        Shipped.ALL.stream()
            .filter(
                each -> ShippedNetworks.ALL.has(each.rules, new BoardSize(each.width)) == network)
            .toList();
    return (alike.isEmpty() ? Shipped.ALL : alike)
        .stream()
            .min(Comparator.comparingInt(each -> each.difference(rules, size.width())))
            .orElseThrow()
            .weights()
            .stream()
            .mapToDouble(Double::doubleValue)
            .toArray();
  }

  private int difference(RuleSet other, int otherWidth) {
    boolean sameGoal = rules.escape() == other.escape();
    boolean sameCapture = rules.kingCapture() == other.kingCapture();
    return rules.differences(other).size()
        + WIDTH_DIFFERENCE * Math.abs(width - otherWidth)
        + (sameGoal ? 0 : OTHER_GOAL)
        + (sameCapture ? 0 : OTHER_GOAL);
  }

  /// Reads a file.
  ///
  /// @throws IllegalArgumentException if a line is wrong; its message names file, line and reason
  static List<ChanceWeights> read(String file, String text) {
    List<ChanceWeights> all = new ArrayList<>();
    List<String> lines = text.lines().toList();
    String[] rules = {};
    for (int i = 0; i < lines.size(); i++) {
      String[] words = lines.get(i).strip().split(" +");
      try {
        if (words[0].equals("rules") && words.length > 2 && rules.length == 0) {
          rules = words;
        } else if (words[0].equals("weights") && rules.length > 0) {
          all.add(of(rules, words));
          rules = new String[] {};
        } else if (!words[0].startsWith("#") && !words[0].isEmpty()) {
          throw new IllegalArgumentException("a line “rules” and a line “weights” take turns");
        }
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException(
            String.format(Locale.ROOT, "%s, line %d: %s", file, i + 1, e.getMessage()), e);
      }
    }
    if (rules.length > 0) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT, "%s, line %d: the last rules have no weights", file, lines.size()));
    }
    return all;
  }

  private static ChanceWeights of(String[] rules, String[] weights) {
    return new ChanceWeights(
        (int) number(rules[1]),
        RuleSet.of(Arrays.stream(rules).skip(2).map(ChanceWeights::value).toList()),
        Arrays.stream(weights).skip(1).map(ChanceWeights::number).toList());
  }

  private static SwitchValue value(String text) {
    return SwitchValue.read(text)
        .orElseThrow(() -> new IllegalArgumentException("no rule: " + text));
  }

  private static double number(String text) {
    if (!text.matches("-?[0-9]{1,3}(\\.[0-9]{1,6})?")) {
      throw new IllegalArgumentException("no number: " + text);
    }
    return Double.parseDouble(text);
  }

  /// Returns the two lines of a file, each with its end.
  public String write() {
    return String.format(
        Locale.ROOT,
        "rules %d %s%nweights %s%n",
        width,
        rules.values().values().stream()
            .map(SwitchValue::toString)
            .collect(Collectors.joining(" ")),
        weights.stream()
            .map(each -> String.format(Locale.ROOT, "%.3f", each))
            .collect(Collectors.joining(" ")));
  }
}
