package hnefi.people;

import java.util.Arrays;
import java.util.List;

/// The conditional logit (D. McFadden, “Conditional logit analysis of qualitative choice behavior”,
/// 1974): of several alternatives each is chosen with a probability that grows with the exponential
/// of a weighted sum of its features. K. Regan and G. Haworth (“Intrinsic chess ratings”, 2011)
/// describe the moves of chess players likewise.
public final class ConditionalLogit {
  /// One choice that somebody made.
  ///
  /// @param alternatives the features of each
  /// @param chosen the number of the chosen one
  /// @param weight how much it counts
  public record Choice(float[][] alternatives, int chosen, double weight) {}

  private static final int MOST_STEPS = 60;
  private static final int MOST_HALVINGS = 30;
  private static final double TOLERANCE = 1e-9;

  private final List<Choice> choices;
  private final double ridge;
  private final double[] gradient;
  private final double[][] hessian;

  private ConditionalLogit(List<Choice> choices, double ridge) {
    this.choices = choices;
    this.ridge = ridge;
    int features = choices.getFirst().alternatives()[0].length;
    gradient = new double[features];
    hessian = new double[features][features];
  }

  /// Returns the weights of maximum likelihood, found by Newton's method.
  ///
  /// @param ridge how much the squares of the weights cost, against weights that few choices decide
  public static double[] fit(List<Choice> choices, double ridge) {
    return new ConditionalLogit(choices, ridge).run();
  }

  private double[] run() {
    double[] weights = new double[gradient.length];
    double now = objective(weights, true);
    for (int step = 0; step < MOST_STEPS; step++) {
      double[] direction = solve(hessian, gradient);
      double size = 1;
      double[] next = plus(weights, direction, size);
      double better = objective(next, false);
      for (int i = 0; i < MOST_HALVINGS && better < now; i++) {
        size /= 2;
        next = plus(weights, direction, size);
        better = objective(next, false);
      }
      if (better - now < TOLERANCE * Math.abs(now)) {
        break;
      }
      weights = next;
      now = objective(weights, true);
    }
    return weights;
  }

  private static double[] plus(double[] weights, double[] direction, double size) {
    double[] sum = weights.clone();
    for (int i = 0; i < sum.length; i++) {
      sum[i] += size * direction[i];
    }
    return sum;
  }

  /// Returns the log-likelihood less the ridge.
  ///
  /// @param derives whether its gradient and the negated Hessian are wanted, too
  private double objective(double[] weights, boolean derives) {
    double sum = 0;
    if (derives) {
      Arrays.fill(gradient, 0);
      for (double[] row : hessian) {
        Arrays.fill(row, 0);
      }
    }
    for (int i = 0; i < weights.length; i++) {
      sum -= ridge * weights[i] * weights[i];
      if (derives) {
        gradient[i] = -2 * ridge * weights[i];
        hessian[i][i] = 2 * ridge;
      }
    }
    for (Choice each : choices) {
      double[] chances = probabilities(utilities(weights, each.alternatives()));
      sum += each.weight() * Math.log(Math.max(Double.MIN_NORMAL, chances[each.chosen()]));
      if (derives) {
        derive(each, chances);
      }
    }
    return sum;
  }

  private void derive(Choice choice, double[] chances) {
    int features = gradient.length;
    float[][] alternatives = choice.alternatives();
    double[] mean = new double[features];
    for (int k = 0; k < alternatives.length; k++) {
      for (int i = 0; i < features; i++) {
        mean[i] += chances[k] * alternatives[k][i];
      }
    }
    for (int k = 0; k < alternatives.length; k++) {
      double share = choice.weight() * chances[k];
      for (int i = 0; i < features; i++) {
        double part = share * (alternatives[k][i] - mean[i]);
        for (int j = 0; part != 0 && j <= i; j++) {
          hessian[i][j] += part * (alternatives[k][j] - mean[j]);
        }
      }
    }
    for (int i = 0; i < features; i++) {
      gradient[i] += choice.weight() * (alternatives[choice.chosen()][i] - mean[i]);
    }
  }

  /// Solves a positive definite system by Cholesky's method; only its lower half is read.
  private static double[] solve(double[][] matrix, double[] right) {
    int n = right.length;
    double[][] lower = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j <= i; j++) {
        double sum = matrix[i][j];
        for (int k = 0; k < j; k++) {
          sum -= lower[i][k] * lower[j][k];
        }
        lower[i][j] = i == j ? Math.sqrt(Math.max(TOLERANCE, sum)) : sum / lower[j][j];
      }
    }
    double[] found = right.clone();
    for (int i = 0; i < n; i++) {
      for (int k = 0; k < i; k++) {
        found[i] -= lower[i][k] * found[k];
      }
      found[i] /= lower[i][i];
    }
    for (int i = n - 1; i >= 0; i--) {
      for (int k = i + 1; k < n; k++) {
        found[i] -= lower[k][i] * found[k];
      }
      found[i] /= lower[i][i];
    }
    return found;
  }

  /// Returns the average log-likelihood of choices under these weights.
  public static double logLikelihood(double[] weights, List<Choice> choices) {
    double sum = 0;
    double all = 0;
    for (Choice each : choices) {
      double chance = probabilities(utilities(weights, each.alternatives()))[each.chosen()];
      sum += each.weight() * Math.log(Math.max(Double.MIN_NORMAL, chance));
      all += each.weight();
    }
    return all == 0 ? 0 : sum / all;
  }

  private static double[] utilities(double[] weights, float[][] alternatives) {
    double[] utilities = new double[alternatives.length];
    for (int k = 0; k < utilities.length; k++) {
      double sum = 0;
      for (int i = 0; i < weights.length; i++) {
        sum += weights[i] * alternatives[k][i];
      }
      utilities[k] = sum;
    }
    return utilities;
  }

  /// Returns the probability of one of two alternatives: the logistic function.
  ///
  /// @param utility by how much it exceeds that of the other
  public static double probability(double utility) {
    return 1 / (1 + Math.exp(-utility));
  }

  /// Returns the probability of each alternative.
  ///
  /// @param utilities the weighted sum of each
  public static double[] probabilities(double[] utilities) {
    double most = Arrays.stream(utilities).max().orElse(0);
    double[] chances = Arrays.stream(utilities).map(each -> Math.exp(each - most)).toArray();
    double sum = Arrays.stream(chances).sum();
    for (int i = 0; i < chances.length; i++) {
      chances[i] /= sum;
    }
    return chances;
  }
}
