package hnefi.kiosk;

/// The window's line to its supervisor.
public interface SupervisorLink extends KioskLog {
  /// Tells the supervisor that the window is alive. Call it on the JavaFX thread at every pulse of
  /// JavaFX, as from an `AnimationTimer`, and never from a timer of another kind: what matters is
  /// that the window is still drawn. Costs nothing when called often, and never blocks.
  void beat();

  /// Returns what the supervisor told at the start.
  Supervision supervision();

  /// Lets the supervisor remember the wrong PINs, for the next window.
  void remember(PinFailures failures);

  /// Does this when the supervisor wants a new window, as it does every night: once nobody is
  /// there, the window should end with [KioskExit#RESTART]. If it does not within ten minutes, it
  /// is ended from outside. Any thread may call.
  ///
  /// As long as nothing is set, the window ends at once.
  void onRestartWanted(Runnable endWhenNobodyIsThere);
}
