package hnefi.engine;

/// The playing strength of one side.
///
/// @param depth the greatest search depth, in plies
/// @param evaluationNoise the greatest error of an evaluation, in hundredths of an attacker
/// @param oversightRate how often a move of three squares is overlooked, longer ones more often, of
///   256
/// @param evaluation what it judges positions by
public record PlayingStrength(
    int depth, int evaluationNoise, int oversightRate, EvaluationModel evaluation) {
  static final PlayingStrength FULL =
      new PlayingStrength(SearchLimits.MAX_DEPTH, 0, 0, EvaluationWeights.BEST);

  ErrorModel errorModel(long seed) {
    return new ErrorModel(evaluationNoise, oversightRate, seed);
  }

  /// Returns the limits with this strength's depth if that is less.
  SearchLimits within(SearchLimits limits) {
    return new SearchLimits(limits.time(), Math.min(depth, limits.depth()), limits.nodes());
  }
}
