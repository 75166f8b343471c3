package hnefi.ui.learn;

import hnefi.ui.learn.progress.StepKey;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// How hard puzzles are: the grade that the search gave, corrected by who solved them at the first
/// try, as in the Rasch model: the log-odds that somebody does are the ability of that person less
/// the difficulty of the puzzle.
///
/// A grade is one in log-odds. The grade weighs as much as some answers (a normal prior), so one
/// answer moves a puzzle little, and one that nobody has tried keeps its grade.
final class PuzzleDifficulty {
  private static final double GRADE_VARIANCE = 1;

  /// Before any answer somebody is thought to solve every second puzzle of this grade.
  private static final double USUAL_ABILITY = 3.5;

  private static final double ABILITY_VARIANCE = 4;
  private static final int ROUNDS = 50;

  private PuzzleDifficulty() {}

  /// Returns the most probable difficulty of every puzzle.
  ///
  /// @param firstTries of each person, whether the first try solved a puzzle
  static Map<StepKey, Double> of(
      Map<StepKey, Integer> grades, List<Map<StepKey, Boolean>> firstTries) {
    Map<StepKey, Double> difficulties = new HashMap<>();
    grades.forEach((puzzle, grade) -> difficulties.put(puzzle, (double) grade));
    double[] abilities = new double[firstTries.size()];
    Arrays.fill(abilities, USUAL_ABILITY);
    for (int round = 0; round < ROUNDS; round++) {
      Map<StepKey, Newton> steps = new HashMap<>();
      for (int person = 0; person < abilities.length; person++) {
        Newton step = new Newton();
        for (Map.Entry<StepKey, Boolean> each : firstTries.get(person).entrySet()) {
          Double difficulty = difficulties.get(each.getKey());
          if (difficulty != null) {
            double chance = 1 / (1 + Math.exp(difficulty - abilities[person]));
            double surprise = (each.getValue() ? 1 : 0) - chance;
            step.add(surprise, chance);
            steps.computeIfAbsent(each.getKey(), _ -> new Newton()).add(-surprise, chance);
          }
        }
        abilities[person] += step.from(abilities[person] - USUAL_ABILITY, ABILITY_VARIANCE);
      }
      steps.forEach((puzzle, step) ->
          difficulties.computeIfPresent(
              puzzle,
              (_, now) -> now + step.from(now - grades.getOrDefault(puzzle, 0), GRADE_VARIANCE)));
    }
    return difficulties;
  }

  /// A step of Newton's method towards what is most probable.
  private static final class Newton {
    private double slope;
    private double curvature;

    private void add(double surprise, double chance) {
      slope += surprise;
      curvature += chance * (1 - chance);
    }

    private double from(double aboveMean, double variance) {
      return (slope - aboveMean / variance) / (curvature + 1 / variance);
    }
  }
}
