package hnefi.search;

/// How well someone plays one of the sides.
///
/// @param depth how many moves of both sides he looks ahead at most
/// @param blur how far his judgement may be off, in hundredths of an attacker
/// @param missed how often he overlooks a move of middling length, of 256
/// @param weights what counts for him
record Skill(int depth, int blur, int missed, Weights weights) {
  static final Skill FULL = new Skill(Limits.DEEPEST, 0, 0, Weights.BEST);

  Eyes eyes(long seed) {
    return new Eyes(blur, missed, seed);
  }

  /// Returns these limits, or less where he cannot look so far.
  Limits within(Limits limits) {
    return new Limits(limits.time(), Math.min(depth, limits.depth()), limits.nodes());
  }
}
