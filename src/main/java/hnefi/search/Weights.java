package hnefi.search;

import java.util.EnumMap;
import java.util.Map;

/// How much an evaluation makes of each [Weight], in hundredths of an attacker.
///
/// @param values of all weights
record Weights(Map<Weight, Integer> values) {
  /// What self-play found best.
  static final Weights BEST = best();

  Weights {
    values = Map.copyOf(values);
  }

  private static Weights best() {
    Map<Weight, Integer> values = new EnumMap<>(Weight.class);
    for (Weight each : Weight.values()) {
      values.put(each, each.best());
    }
    return new Weights(values);
  }

  int of(Weight weight) {
    return values.getOrDefault(weight, weight.best());
  }

  /// Returns these weights with one of them changed.
  Weights with(Weight weight, int value) {
    Map<Weight, Integer> changed = new EnumMap<>(values);
    changed.put(weight, value);
    return new Weights(changed);
  }

  /// Returns these weights as seen by someone who counts men as they are worth, and of everything
  /// else grasps so many hundredths.
  Weights grasped(int percent) {
    Map<Weight, Integer> changed = new EnumMap<>(values);
    changed.replaceAll(
        (weight, value) -> weight == Weight.DEFENDER ? value : value * percent / 100);
    return new Weights(changed);
  }
}
