package hnefi.people;

import hnefi.board.Side;
import hnefi.engine.MoveFeature;
import hnefi.engine.MoveSurvey;
import hnefi.engine.Score;
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
import java.util.stream.IntStream;

/// How people choose a move, in two stages: at a glance every legal move has its probability; of
/// the likeliest ones, the consideration set, those who see farther choose again by what follows.
/// Both are a [ConditionalLogit] over the features of [MoveFeature] and over what a move loses
/// against the best one by searches of depth 0, 1 and so on.
public final class MoveModel {
  /// How many moves are considered after the first glance.
  public static final int CONSIDERED = 40;

  /// How often people make a move that wins at once, when there is one: 229 times of 238 in the
  /// recorded games.
  private static final double WIN_TAKEN = 0.96;

  private static final String FILE = "moves.txt";

  /// A move that loses more counts like one that loses so much, in hundredths of an attacker; one
  /// that loses the game like twice as much.
  private static final int GREATEST_LOSS = (int) (3 * Score.POINTS_PER_LOGIT);

  /// A proven win counts like so many points, and the longest search for one ends there.
  private static final int GREATEST_POINTS = 20_000;

  private static final MoveFeature[] FEATURES = MoveFeature.values();

  /// The weights of both sides by how far they see.
  private final List<double[]> attackers;

  private final List<double[]> defenders;

  /// Read when first asked for.
  private static final class Shipped {
    private static final MoveModel MODEL = read();

    private static MoveModel read() {
      try (InputStream in = Objects.requireNonNull(MoveModel.class.getResourceAsStream(FILE))) {
        return MoveModel.read(FILE, new String(in.readAllBytes(), StandardCharsets.UTF_8));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /// @param attackers their weights by how far they see; the defenders' likewise
  public MoveModel(List<double[]> attackers, List<double[]> defenders) {
    if (attackers.isEmpty() || attackers.size() != defenders.size()) {
      throw new IllegalArgumentException("both sides need weights, as many");
    }
    for (int sight = 0; sight < attackers.size(); sight++) {
      if (attackers.get(sight).length != length(sight)
          || defenders.get(sight).length != length(sight)) {
        throw new IllegalArgumentException("not one weight a feature");
      }
    }
    this.attackers = List.copyOf(attackers);
    this.defenders = List.copyOf(defenders);
  }

  /// Returns the model that comes with the program.
  public static MoveModel shipped() {
    return Shipped.MODEL;
  }

  /// Returns how many features a move has for someone who sees so far.
  static int length(int sight) {
    return FEATURES.length + 1 + sight;
  }

  /// Returns how far the weights were fitted; who sees farther weighs what the deepest search finds
  /// as these weigh theirs.
  public int fittedSight() {
    return attackers.size() - 1;
  }

  /// Returns the probability of each move of a survey.
  public double[] probabilities(MoveSurvey survey, HumanStrength strength) {
    double[] chances = choices(survey, strength);
    takeWins(survey, chances);
    return chances;
  }

  /// Gives the moves that win at once what people give them, however freely they choose otherwise.
  private static void takeWins(MoveSurvey survey, double[] chances) {
    int[] winning =
        IntStream.range(0, chances.length)
            .filter(each -> survey.features(each)[MoveFeature.WINS.ordinal()] > 0)
            .toArray();
    double share = Arrays.stream(winning).mapToDouble(each -> chances[each]).sum();
    if (winning.length == 0 || share >= WIN_TAKEN) {
      return;
    }
    for (int i = 0; i < chances.length; i++) {
      chances[i] *= (1 - WIN_TAKEN) / (1 - share);
    }
    for (int each : winning) {
      chances[each] = WIN_TAKEN / winning.length;
    }
  }

  private double[] choices(MoveSurvey survey, HumanStrength strength) {
    double[] weights = strength.leaning().addedTo(weights(survey.toMove()).getFirst());
    double[] glance = utilities(weights, glance(survey));
    double[] chances = ConditionalLogit.probabilities(over(glance, strength.temperature()));
    if (strength.sight() == 0 || survey.count() == 1) {
      return chances;
    }
    int[] considered = considered(glance);
    int fitted = Math.min(strength.sight(), fittedSight());
    float[][] seen = consider(survey, considered, strength.sight());
    double[] again =
        ConditionalLogit.probabilities(
            over(
                utilities(
                    strength.leaning().addedTo(weights(survey.toMove()).get(fitted)),
                    withFitted(seen, fitted)),
                strength.temperature()));
    double share = Arrays.stream(considered).mapToDouble(each -> chances[each]).sum();
    for (int i = 0; i < considered.length; i++) {
      chances[considered[i]] = share * again[i];
    }
    return chances;
  }

  /// Returns the probability of each move at a glance.
  public double[] glances(MoveSurvey survey) {
    return ConditionalLogit.probabilities(
        utilities(weights(survey.toMove()).getFirst(), glance(survey)));
  }

  /// Returns the weights of a side by how far it sees.
  public List<double[]> weights(Side side) {
    return side == Side.ATTACKERS ? attackers : defenders;
  }

  private static double[] over(double[] utilities, double temperature) {
    return Arrays.stream(utilities).map(each -> each / temperature).toArray();
  }

  private static double[] utilities(double[] weights, float[][] seen) {
    return Arrays.stream(seen)
        .mapToDouble(
            each -> IntStream.range(0, weights.length).mapToDouble(i -> weights[i] * each[i]).sum())
        .toArray();
  }

  /// Returns the likeliest moves, the likeliest first.
  ///
  /// @param utilities or probabilities of all moves
  public static int[] considered(double[] utilities) {
    return IntStream.range(0, utilities.length)
        .boxed()
        .sorted(Comparator.comparingDouble(each -> -utilities[each]))
        .limit(CONSIDERED)
        .mapToInt(each -> each)
        .toArray();
  }

  /// Returns the features of every move at a glance: captures are followed, nothing else.
  public static float[][] glance(MoveSurvey survey) {
    return consider(survey, IntStream.range(0, survey.count()).toArray(), 0);
  }

  /// Returns the features of some moves for someone who sees so far.
  public static float[][] consider(MoveSurvey survey, int[] moves, int sight) {
    float[][] seen = new float[moves.length][length(sight)];
    for (int i = 0; i < moves.length; i++) {
      double[] features = survey.features(moves[i]);
      for (int k = 0; k < FEATURES.length; k++) {
        seen[i][k] = (float) features[k];
      }
    }
    for (int depth = 0; depth <= sight; depth++) {
      int[] points = points(survey, moves, depth);
      int best = Arrays.stream(points).max().orElse(0);
      for (int i = 0; i < moves.length; i++) {
        boolean isLost = points[i] == -GREATEST_POINTS && best > points[i];
        int loss = isLost ? 2 * GREATEST_LOSS : Math.min(GREATEST_LOSS, best - points[i]);
        seen[i][FEATURES.length + depth] = (float) (loss / Score.POINTS_PER_LOGIT);
      }
    }
    return seen;
  }

  private static int[] points(MoveSurvey survey, int[] moves, int depth) {
    int[] points = new int[moves.length];
    int best = -GREATEST_POINTS;
    for (int i = 0; i < moves.length; i++) {
      int alpha = Math.max(-GREATEST_POINTS, best - GREATEST_LOSS - 1);
      int found = survey.value(moves[i], depth, new Score(alpha)).points();
      points[i] = Math.clamp(found, -GREATEST_POINTS, GREATEST_POINTS);
      best = Math.max(best, points[i]);
    }
    return points;
  }

  /// Leaves of the losses those that there are weights for, the deepest one last.
  private static float[][] withFitted(float[][] seen, int fitted) {
    int length = length(fitted);
    float[][] kept = new float[seen.length][];
    for (int i = 0; i < kept.length; i++) {
      kept[i] = Arrays.copyOf(seen[i], length);
      kept[i][length - 1] = seen[i][seen[i].length - 1];
    }
    return kept;
  }

  /// Reads weights: a line for each feature with those of the attackers by how far they see, then
  /// those of the defenders; lines with `#` are for people.
  ///
  /// @throws IllegalArgumentException if a line is wrong; its message names file, line and reason
  public static MoveModel read(String file, String text) {
    List<String> lines = text.lines().toList();
    List<List<Double>> attackers = new ArrayList<>();
    List<List<Double>> defenders = new ArrayList<>();
    int expected = 0;
    int sights = 0;
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).startsWith("#") || lines.get(i).isBlank()) {
        continue;
      }
      try {
        String[] words = lines.get(i).strip().split(" +");
        if (!words[0].equals(name(expected))) {
          throw new IllegalArgumentException("“" + name(expected) + "” must come here");
        }
        if (expected == 0) {
          sights = (words.length - 1) / 2;
          for (int k = 0; k < sights; k++) {
            attackers.add(new ArrayList<>());
            defenders.add(new ArrayList<>());
          }
        }
        int first = Math.max(0, expected - FEATURES.length);
        int count = sights - first;
        if (words.length != 1 + 2 * count || count < 1) {
          throw new IllegalArgumentException("not the right number of weights");
        }
        for (int k = 0; k < count; k++) {
          attackers.get(first + k).add(number(words[1 + k]));
          defenders.get(first + k).add(number(words[1 + count + k]));
        }
        expected++;
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException(
            String.format(Locale.ROOT, "%s, line %d: %s", file, i + 1, e.getMessage()), e);
      }
    }
    if (expected != FEATURES.length + sights) {
      throw new IllegalArgumentException(
          String.format(Locale.ROOT, "%s, line %d: weights are missing", file, lines.size()));
    }
    return new MoveModel(arrays(attackers), arrays(defenders));
  }

  private static List<double[]> arrays(List<List<Double>> all) {
    return all.stream()
        .map(each -> each.stream().mapToDouble(Double::doubleValue).toArray())
        .toList();
  }

  private static double number(String text) {
    if (!text.matches("-?[0-9]{1,3}(\\.[0-9]{1,6})?")) {
      throw new IllegalArgumentException("no number: " + text);
    }
    return Double.parseDouble(text);
  }

  /// Returns the name of a feature, or of the loss by a search.
  private static String name(int index) {
    return index < FEATURES.length
        ? FEATURES[index].name().toLowerCase(Locale.ROOT).replace('_', '-')
        : "loss-" + (index - FEATURES.length);
  }

  /// Returns the weights as [#read] takes them.
  public String write() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < length(fittedSight()); i++) {
      text.append(String.format(Locale.ROOT, "%-16s", name(i)));
      for (List<double[]> side : List.of(attackers, defenders)) {
        for (double[] each : side) {
          text.append(i < each.length ? String.format(Locale.ROOT, " %7.3f", each[i]) : "");
        }
      }
      text.append('\n');
    }
    return text.toString();
  }
}
