package hnefi.session;

/// The answer to a proposal.
public enum Answer {
  ACCEPTED,
  /// Declined without a reason.
  DECLINED,
  /// Declined: the game has only begun, and nobody stands badly.
  TOO_EARLY,
  /// Declined: whoever was asked would rather win.
  STANDS_BETTER
}
