package hnefi.ui.history.time;

import hnefi.content.history.Event;
import hnefi.content.history.Event.Limit;
import hnefi.ui.history.part.HistoryContext;

/// Says years as sure as they are.
public final class YearText {
  private final HistoryContext guide;

  public YearText(HistoryContext guide) {
    this.guide = guide;
  }

  /// Returns the year or years of an entry: “about 1125”, “from 2008 on”, “1200 to 1600, roughly”.
  public String say(Event event) {
    String from = Integer.toString(event.from());
    String to = Integer.toString(event.to());
    if (event.isMoment()) {
      return event.start() == Limit.EXACT ? from : guide.say("years.about", from);
    }
    if (event.start() == Limit.BEFORE && event.end() == Limit.AFTER) {
      return guide.say("years.unknown");
    }
    if (event.start() == Limit.BEFORE) {
      return guide.say("years.until", to);
    }
    if (event.end() == Limit.AFTER) {
      return guide.say("years.since", from);
    }
    return guide.say(
        event.start() == Limit.EXACT && event.end() == Limit.EXACT ? "years.span" : "years.roughly",
        from,
        to);
  }
}
