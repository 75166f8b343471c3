package hnefi.kiosk;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/// What was counted of visits.
///
/// @param whole the visits from their first touch to their last
/// @param activities what was counted in each activity that was entered
/// @param ended how many ended on which page; without those on which none did
/// @param rescueLeft how many left the rescue at which of its moves; without those at which none
///   did
public record VisitTally(
    StayTally whole,
    Map<Activity, StayTally> activities,
    Map<VisitPage, Integer> ended,
    Map<RescueMove, Integer> rescueLeft) {
  /// No visits.
  public static final VisitTally NONE =
      new VisitTally(StayTally.NONE, Map.of(), Map.of(), Map.of());

  public VisitTally {
    activities = Map.copyOf(activities);
    ended = Map.copyOf(ended);
    rescueLeft = Map.copyOf(rescueLeft);
  }

  static VisitTally of(CountedVisit visit) {
    Map<Activity, StayTally> activities = new EnumMap<>(Activity.class);
    visit.activities().forEach((activity, stay) -> activities.put(activity, StayTally.of(stay)));
    return new VisitTally(
        StayTally.of(visit.whole()),
        activities,
        Map.of(visit.ended(), 1),
        visit.rescueLeft().map(move -> Map.of(move, 1)).orElse(Map.of()));
  }

  /// Returns both together.
  public VisitTally plus(VisitTally more) {
    Map<Activity, StayTally> sums = new EnumMap<>(Activity.class);
    sums.putAll(activities);
    more.activities.forEach((activity, stays) -> sums.merge(activity, stays, StayTally::plus));
    return new VisitTally(
        whole.plus(more.whole),
        sums,
        Counts.sum(ended, more.ended),
        Counts.sum(rescueLeft, more.rescueLeft));
  }

  /// Returns what was counted in an activity, or of all visits.
  ///
  /// @param activity empty for the whole visits
  public StayTally of(Optional<Activity> activity) {
    return activity.map(each -> activities.getOrDefault(each, StayTally.NONE)).orElse(whole);
  }
}
