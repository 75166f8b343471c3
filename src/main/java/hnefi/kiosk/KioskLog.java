package hnefi.kiosk;

/// The log of a kiosk, of which only the newest lines are kept. Thread-safe.
@FunctionalInterface
public interface KioskLog {
  /// Adds a line, with the time before it. What is long is cut.
  void add(String line);
}
