package hnefi.ui.play.coach;

import hnefi.engine.SearchLimits;
import java.time.Duration;

/// How long the coach may look.
///
/// @param secondLook for each of the two positions before and after a move
/// @param review for each position of a game
public record Patience(
    SearchLimits hint, SearchLimits standing, SearchLimits secondLook, SearchLimits review) {
  /// What one is glad to wait at a desk.
  public static final Patience USUAL =
      new Patience(millis(1200), millis(400), millis(80), millis(200));

  /// Returns the patience that ends after so many positions, the same on every machine.
  public static Patience ofPositions(long count) {
    SearchLimits limits = SearchLimits.nodes(count);
    return new Patience(limits, limits, limits, limits);
  }

  private static SearchLimits millis(int time) {
    return SearchLimits.time(Duration.ofMillis(time));
  }
}
