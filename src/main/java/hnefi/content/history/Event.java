package hnefi.content.history;

import hnefi.content.Citation;
import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlValue;
import hnefi.text.Text;
import java.util.List;

/// An entry of the timeline: a year or a span of years, with how sure its limits are.
///
/// @param from the first year
/// @param to the last year, the same for a moment
public record Event(
    String id,
    Kind kind,
    Text name,
    Text text,
    int from,
    int to,
    Limit start,
    Limit end,
    List<Citation> cites,
    List<Topic> see) {
  /// What an entry is about.
  public enum Kind {
    WORD,
    PLAY,
    FIND,
    TEXT,
    CHESS,
    BATTLE,
    MODERN
  }

  /// How sure a limit is.
  public enum Limit {
    /// The book gives the year.
    EXACT,
    /// About this year, or a year we had to choose.
    ABOUT,
    /// It may begin earlier.
    BEFORE,
    /// It goes on beyond.
    AFTER
  }

  static Event read(YamlValue value, HistoryReferences references) throws FaultException {
    Event event =
        value.map(map ->
            new Event(
                map.get("id").text(),
                map.get("kind").constant(Kind.class),
                map.get("name").words(),
                map.get("text").words(),
                map.get("from").integer(),
                map.get("to").integer(),
                map.get("start").constant(Limit.class),
                map.get("end").constant(Limit.class),
                references.citations(map, "cites"),
                references.topics(map, "see")));
    if (event.from > event.to) {
      throw value.fault("fault.span", event.from, event.to);
    }
    return event;
  }

  /// Returns whether this is a single year rather than a span.
  public boolean isMoment() {
    return from == to;
  }
}
