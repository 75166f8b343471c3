package hnefi.kiosk;

/// Tells the supervisor that the window is alive.
@FunctionalInterface
public interface Pulse {
  /// Sends a sign of life. Call it on the JavaFX thread at every pulse of JavaFX, as from an
  /// `AnimationTimer`, and never from a timer of another kind: what matters is that the window is
  /// still drawn. Costs nothing when called often, and never blocks.
  void beat();
}
