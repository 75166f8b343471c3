package hnefi.engine;

import java.util.EnumMap;
import java.util.Map;

/// The weight of each [EvaluationTerm], in hundredths of an attacker.
///
/// @param values the weights; a term without one has its best
public record EvaluationWeights(Map<EvaluationTerm, Integer> values) implements EvaluationModel {
  /// What self-play found best.
  public static final EvaluationWeights BEST = best();

  public EvaluationWeights {
    values = Map.copyOf(values);
  }

  private static EvaluationWeights best() {
    Map<EvaluationTerm, Integer> values = new EnumMap<>(EvaluationTerm.class);
    for (EvaluationTerm each : EvaluationTerm.values()) {
      values.put(each, each.bestWeight());
    }
    return new EvaluationWeights(values);
  }

  int of(EvaluationTerm term) {
    return values.getOrDefault(term, term.bestWeight());
  }

  /// Returns these weights with one of them changed.
  public EvaluationWeights with(EvaluationTerm term, int value) {
    Map<EvaluationTerm, Integer> changed = new EnumMap<>(values);
    changed.put(term, value);
    return new EvaluationWeights(changed);
  }

  /// Returns these weights for someone who knows what the pieces are worth, and of everything else
  /// only so many per cent.
  public EvaluationWeights withPositionalKnowledge(int percent) {
    Map<EvaluationTerm, Integer> changed = new EnumMap<>(values);
    changed.replaceAll(
        (term, value) -> term == EvaluationTerm.DEFENDER ? value : value * percent / 100);
    return new EvaluationWeights(changed);
  }
}
