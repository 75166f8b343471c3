package hnefi.ui.play.coach;

import hnefi.search.Limits;
import java.time.Duration;

/// How long the coach may look.
///
/// @param secondLook for each of the two positions before and after a move
/// @param review for each position of a game
public record Patience(Limits hint, Limits standing, Limits secondLook, Limits review) {
  /// What one is glad to wait at a desk.
  public static final Patience USUAL =
      new Patience(millis(1200), millis(400), millis(80), millis(200));

  /// Returns the patience that ends after so many positions, the same on every machine.
  public static Patience ofPositions(long count) {
    Limits limits = Limits.nodes(count);
    return new Patience(limits, limits, limits, limits);
  }

  private static Limits millis(int time) {
    return Limits.time(Duration.ofMillis(time));
  }
}
