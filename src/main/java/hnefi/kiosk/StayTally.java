package hnefi.kiosk;

/// What was counted of stays, in the whole kiosk or in one activity.
///
/// @param lengths how many there were, and how long they were
/// @param begun in how many of them something was begun: a first move, a chapter, an article
/// @param finished in how many of them something was brought to its end
public record StayTally(StayLengths lengths, int begun, int finished) {
  static final StayTally NONE = new StayTally(StayLengths.NONE, 0, 0);

  static StayTally of(CountedVisit.Stay stay) {
    return new StayTally(
        StayLengths.of(StayLength.of(stay.length())),
        stay.begun() ? 1 : 0,
        stay.finished() ? 1 : 0);
  }

  StayTally plus(StayTally more) {
    return new StayTally(
        lengths.plus(more.lengths),
        Counts.sum(begun, more.begun),
        Counts.sum(finished, more.finished));
  }
}
