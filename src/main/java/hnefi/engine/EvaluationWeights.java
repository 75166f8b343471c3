package hnefi.engine;

import hnefi.rules.RuleSet;
import java.util.EnumMap;
import java.util.Map;

/// The weight of each [EvaluationTerm], in hundredths of an attacker.
///
/// @param changed the weights that are not the best
/// @param positionalKnowledge how many per cent of the other weights count, but for the worth of
///   the pieces
public record EvaluationWeights(Map<EvaluationTerm, Integer> changed, int positionalKnowledge)
    implements EvaluationModel {
  /// What self-play found best.
  public static final EvaluationWeights BEST = new EvaluationWeights(Map.of(), 100);

  public EvaluationWeights {
    changed = Map.copyOf(changed);
  }

  int of(EvaluationTerm term, RuleSet rules) {
    Integer given = changed.get(term);
    if (given != null) {
      return given;
    }
    int best = term.bestWeight(rules);
    return term == EvaluationTerm.DEFENDER ? best : best * positionalKnowledge / 100;
  }

  /// Returns these weights with one of them changed.
  public EvaluationWeights with(EvaluationTerm term, int value) {
    Map<EvaluationTerm, Integer> more = new EnumMap<>(EvaluationTerm.class);
    more.putAll(changed);
    more.put(term, value);
    return new EvaluationWeights(more, positionalKnowledge);
  }

  /// Returns these weights for someone who knows what the pieces are worth, and of everything else
  /// that is not changed only so many per cent.
  public EvaluationWeights withPositionalKnowledge(int percent) {
    return new EvaluationWeights(changed, percent);
  }
}
