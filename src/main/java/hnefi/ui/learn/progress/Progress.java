package hnefi.ui.learn.progress;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// What one learner has done. Immutable.
///
/// @param stars the best stars of every finished step, from 1 to 3
/// @param latest the step at which the learner was last
/// @param review the exercises that went wrong and should come back
/// @param firstTries of puzzles, whether the first try solved them, without a mistake or a hint
public record Progress(
    Map<StepKey, Integer> stars,
    Optional<StepKey> latest,
    Set<StepKey> review,
    Map<StepKey, Boolean> firstTries) {
  /// The most stars.
  public static final int MOST = 3;

  /// Nothing done yet.
  public static final Progress NONE = new Progress(Map.of(), Optional.empty(), Set.of(), Map.of());

  public Progress {
    stars = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(stars));
    review = java.util.Collections.unmodifiableSet(new LinkedHashSet<>(review));
    firstTries = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(firstTries));
  }

  /// Returns whether the step was ever finished.
  public boolean isDone(StepKey step) {
    return stars.containsKey(step);
  }

  /// Returns the best stars of a step, 0 if it was never finished.
  public int starsOf(StepKey step) {
    return stars.getOrDefault(step, 0);
  }

  /// Returns this progress with the learner at a step.
  public Progress at(StepKey step) {
    return new Progress(stars, Optional.of(step), review, firstTries);
  }

  /// Returns this progress with a step finished; the better result stays.
  ///
  /// @param faults wrong attempts and hints; with none the step leaves the review, with wrong
  ///   attempts it enters it
  public Progress finished(StepKey step, int faults, boolean wrong) {
    Map<StepKey, Integer> better = new LinkedHashMap<>(stars);
    better.merge(step, starsFor(faults), Math::max);
    Set<StepKey> left = new LinkedHashSet<>(review);
    if (wrong) {
      left.add(step);
    } else if (faults == 0) {
      left.remove(step);
    }
    return new Progress(better, latest, left, firstTries);
  }

  /// Returns this progress with a puzzle tried; only the first try counts.
  public Progress tried(StepKey puzzle, boolean solved) {
    Map<StepKey, Boolean> more = new LinkedHashMap<>(firstTries);
    more.putIfAbsent(puzzle, solved);
    return new Progress(stars, latest, review, more);
  }

  /// Returns the stars for so many wrong attempts and hints.
  public static int starsFor(int faults) {
    return faults == 0 ? MOST : faults <= 2 ? 2 : 1;
  }
}
