package hnefi.ui.play.coach;

import hnefi.engine.SearchLimits;
import java.time.Duration;

/// How far the coach may search.
///
/// @param blunderCheck for each of the two positions before and after a move
/// @param review for each position of a game
public record CoachLimits(
    SearchLimits hint, SearchLimits evaluation, SearchLimits blunderCheck, SearchLimits review) {
  /// What people are glad to wait.
  public static final CoachLimits USUAL =
      new CoachLimits(millis(1200), millis(400), millis(80), millis(200));

  /// Returns limits that end after so many positions, the same on every machine.
  public static CoachLimits ofPositions(long count) {
    SearchLimits limits = SearchLimits.nodes(count);
    return new CoachLimits(limits, limits, limits, limits);
  }

  private static SearchLimits millis(int time) {
    return SearchLimits.time(Duration.ofMillis(time));
  }
}
