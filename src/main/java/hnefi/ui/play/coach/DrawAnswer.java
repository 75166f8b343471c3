package hnefi.ui.play.coach;

/// How the computer answers the offer of a draw.
enum DrawAnswer {
  ACCEPTED,
  /// The game has only begun, and nobody stands badly.
  TOO_EARLY,
  /// The computer would rather win.
  STANDS_BETTER;

  /// The computer's share of the game up to which it does not hope for more.
  private static final double CONTENT = 0.55;

  /// The share from which on a draw is a gift, however early.
  private static final double IN_DISTRESS = 0.35;

  /// Returns the answer.
  ///
  /// @param share the computer's share of the game, from 0 to 1
  /// @param plies how many turns were played
  /// @param width of the board: so many turns of each side are the opening
  static DrawAnswer of(double share, int plies, int width) {
    if (share > CONTENT) {
      return STANDS_BETTER;
    }
    return share > IN_DISTRESS && plies < 2 * width ? TOO_EARLY : ACCEPTED;
  }
}
