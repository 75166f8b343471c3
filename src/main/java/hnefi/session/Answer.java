package hnefi.session;

/// The answer to the offer of a draw.
public enum Answer {
  ACCEPTED,
  /// Declined without a reason.
  DECLINED,
  /// Declined: the game has only begun, and nobody stands badly.
  TOO_EARLY,
  /// Declined: whoever was asked would rather win.
  STANDS_BETTER
}
