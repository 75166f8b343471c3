package hnefi.ui.history.time;

import hnefi.content.history.Event;
import hnefi.content.history.Event.Limit;
import hnefi.ui.history.part.HistoryContext;

/// Says years as sure as they are.
public final class YearText {
  private final HistoryContext context;

  public YearText(HistoryContext context) {
    this.context = context;
  }

  /// Returns the year or years of an entry: “about 1125”, “from 2008 on”, “1200 to 1600, roughly”.
  public String say(Event event) {
    String from = Integer.toString(event.from());
    String to = Integer.toString(event.to());
    if (event.isMoment()) {
      return event.start() == Limit.EXACT ? from : context.say("years.about", from);
    }
    if (event.start() == Limit.BEFORE && event.end() == Limit.AFTER) {
      return context.say("years.unknown");
    }
    if (event.start() == Limit.BEFORE) {
      return context.say("years.until", to);
    }
    if (event.end() == Limit.AFTER) {
      return context.say("years.since", from);
    }
    return context.say(
        event.start() == Limit.EXACT && event.end() == Limit.EXACT ? "years.span" : "years.roughly",
        from,
        to);
  }
}
