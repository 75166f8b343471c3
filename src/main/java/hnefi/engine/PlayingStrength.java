package hnefi.engine;

/// How well someone plays one of the sides.
///
/// @param depth how many moves of both sides he looks ahead at most
/// @param blur how far his judgement may be off, in hundredths of an attacker
/// @param missed how often he overlooks a move of middling length, of 256
/// @param weights what counts for him
public record PlayingStrength(int depth, int blur, int missed, EvaluationWeights weights) {
  static final PlayingStrength FULL =
      new PlayingStrength(SearchLimits.DEEPEST, 0, 0, EvaluationWeights.BEST);

  ErrorModel eyes(long seed) {
    return new ErrorModel(blur, missed, seed);
  }

  /// Returns these limits, or less where he cannot look so far.
  SearchLimits within(SearchLimits limits) {
    return new SearchLimits(limits.time(), Math.min(depth, limits.depth()), limits.nodes());
  }
}
