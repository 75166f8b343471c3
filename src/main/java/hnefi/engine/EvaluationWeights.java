package hnefi.engine;

import java.util.EnumMap;
import java.util.Map;

/// How much an evaluation makes of each [EvaluationTerm], in hundredths of an attacker.
///
/// @param values of all weights
public record EvaluationWeights(Map<EvaluationTerm, Integer> values) {
  /// What self-play found best.
  public static final EvaluationWeights BEST = best();

  public EvaluationWeights {
    values = Map.copyOf(values);
  }

  private static EvaluationWeights best() {
    Map<EvaluationTerm, Integer> values = new EnumMap<>(EvaluationTerm.class);
    for (EvaluationTerm each : EvaluationTerm.values()) {
      values.put(each, each.best());
    }
    return new EvaluationWeights(values);
  }

  int of(EvaluationTerm weight) {
    return values.getOrDefault(weight, weight.best());
  }

  /// Returns these weights with one of them changed.
  public EvaluationWeights with(EvaluationTerm weight, int value) {
    Map<EvaluationTerm, Integer> changed = new EnumMap<>(values);
    changed.put(weight, value);
    return new EvaluationWeights(changed);
  }

  /// Returns these weights as seen by someone who counts men as they are worth, and of everything
  /// else grasps so many hundredths.
  public EvaluationWeights grasped(int percent) {
    Map<EvaluationTerm, Integer> changed = new EnumMap<>(values);
    changed.replaceAll(
        (weight, value) -> weight == EvaluationTerm.DEFENDER ? value : value * percent / 100);
    return new EvaluationWeights(changed);
  }
}
