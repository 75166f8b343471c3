package hnefi.engine;

/// The playing strength of a search.
///
/// @param depth the greatest search depth, in plies
/// @param evaluation what it judges positions by
public record PlayingStrength(int depth, EvaluationModel evaluation) {
  public static final PlayingStrength FULL =
      new PlayingStrength(SearchLimits.MAX_DEPTH, ShippedNetworks.ALL);

  /// Returns this strength with no more than so many plies.
  public PlayingStrength withDepth(int plies) {
    return new PlayingStrength(plies, evaluation);
  }

  /// Returns the limits with this strength's depth if that is less.
  SearchLimits within(SearchLimits limits) {
    return new SearchLimits(limits.time(), Math.min(depth, limits.depth()), limits.nodes());
  }
}
