package hnefi.kiosk;

/// The window's line to its supervisor.
public interface SupervisorLink extends Pulse, KioskLog {
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
