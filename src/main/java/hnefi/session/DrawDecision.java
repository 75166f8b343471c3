package hnefi.session;

/// How the engine decides on the offer of a draw.
final class DrawDecision {
  /// Up to this score, in hundredths of an attacker, a draw is as good as playing on.
  private static final int CONTENT = 60;

  /// Up to this score a draw is a gift, however early.
  private static final int DISTRESS = -186;

  private DrawDecision() {}

  /// Returns the answer.
  ///
  /// @param score for whoever decides, in hundredths of an attacker
  /// @param plies how many turns were played
  /// @param width of the board: so many turns of each side are the opening
  static Answer of(int score, int plies, int width) {
    if (score > CONTENT) {
      return Answer.STANDS_BETTER;
    }
    return score > DISTRESS && plies < 2 * width ? Answer.TOO_EARLY : Answer.ACCEPTED;
  }
}
