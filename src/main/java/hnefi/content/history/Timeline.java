package hnefi.content.history;

import java.util.List;

/// The eras and entries of the timeline, between two years.
public record Timeline(int from, int to, List<Era> eras, List<Event> events) {
  static final Timeline EMPTY = new Timeline(1, 2000, List.of(), List.of());
}
