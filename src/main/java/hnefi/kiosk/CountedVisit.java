package hnefi.kiosk;

import hnefi.text.Language;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/// What is told of a visit that has ended, in order to be counted; it is kept nowhere.
///
/// @param language the one in which it ended
/// @param whole the visit from the first touch to the last
/// @param activities the time in each activity that was entered
/// @param ended the page on which it ended
/// @param rescueLeft the move of the rescue that was never found; empty if the king was rescued, or
///   if nobody tried
public record CountedVisit(
    Language language,
    Stay whole,
    Map<Activity, Stay> activities,
    VisitPage ended,
    Optional<RescueMove> rescueLeft) {
  /// Time spent in one place.
  ///
  /// @param begun whether something was begun there: a first move, a chapter, an article
  /// @param finished whether something was brought to its end
  public record Stay(Duration length, boolean begun, boolean finished) {}

  public CountedVisit {
    activities = Map.copyOf(activities);
  }
}
