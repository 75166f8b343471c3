package hnefi.content.history;

import hnefi.content.Library;
import hnefi.content.yaml.Fault;
import hnefi.text.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Proves the history against itself, its sources and the engine.
public final class HistoryCheck {
  private HistoryCheck() {}

  /// Returns everything that is wrong with the history, reading faults included.
  public static List<Fault> of(History history, Library library) {
    List<Fault> faults = new ArrayList<>(history.faults());
    ArticleCheck.of(history, faults);
    FactCheck.of(history, faults);
    DisputeCheck disputes = new DisputeCheck(library, faults);
    history.disputes().values().forEach(disputes::check);
    timeline(history.timeline(), faults);
    map(history, faults);
    return List.copyOf(faults);
  }

  /// Returns how much of each kind there is.
  public static Map<String, Integer> counts(History history) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    counts.put("articles", history.articles().size());
    counts.put("facts", history.facts().size());
    counts.put("disputes", history.disputes().size());
    counts.put("events", history.events().size());
    counts.put("places", history.places().size());
    counts.put("terms", history.terms().size());
    return counts;
  }

  private static void timeline(Timeline timeline, List<Fault> faults) {
    int reached = timeline.from();
    for (Era each : timeline.eras()) {
      if (each.from() != reached) {
        faults.add(fault("timeline.yaml", "fault.era-gap", each.id()));
      }
      reached = each.to();
    }
    if (!timeline.eras().isEmpty() && reached != timeline.to()) {
      faults.add(fault("timeline.yaml", "fault.era-gap", timeline.eras().getLast().id()));
    }
    for (Event each : timeline.events()) {
      if (each.from() < timeline.from() || each.to() > timeline.to()) {
        faults.add(fault("timeline.yaml", "fault.off-timeline", each.id()));
      }
    }
  }

  private static void map(History history, List<Fault> faults) {
    NorthMap map = history.map();
    for (NamedPlace each : history.places().values()) {
      NorthMap.Point at = map.of(each);
      if (at.x() < 0 || at.y() < 0 || at.x() > map.width() || at.y() > map.height()) {
        faults.add(fault("places.yaml", "fault.off-map", each.id()));
      }
    }
  }

  private static Fault fault(String file, String key, String id) {
    return new Fault("history/" + file, 0, Message.of(key, id));
  }
}
