package hnefi.ui.history.time;

import hnefi.content.history.Event;
import hnefi.content.history.Timeline;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Which years of the timeline are in view, and which entry is chosen.
public final class TimelineModel {
  private static final double NARROWEST = 30;
  private static final double STEP = 1.6;

  /// The years in view.
  public record Window(double from, double to) {
    public double width() {
      return to - from;
    }
  }

  private final Timeline timeline;
  private final List<Event> events;
  private final ReadOnlyObjectWrapper<Window> window;
  private final ReadOnlyObjectWrapper<Optional<Event>> chosen =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  public TimelineModel(Timeline timeline) {
    this.timeline = timeline;
    events =
        timeline.events().stream()
            .sorted(Comparator.comparingInt(Event::from).thenComparing(Event::to))
            .toList();
    this.window = new ReadOnlyObjectWrapper<>(whole());
  }

  private Window whole() {
    return new Window(timeline.from(), timeline.to());
  }

  public Timeline timeline() {
    return timeline;
  }

  /// Returns the entries in the order of time.
  public List<Event> events() {
    return events;
  }

  public void showAll() {
    window.set(whole());
  }

  public void zoomIn() {
    zoom(STEP, middle());
  }

  public void zoomOut() {
    zoom(1 / STEP, middle());
  }

  private double middle() {
    return (window.get().from() + window.get().to()) / 2;
  }

  /// Zooms so that one year stays where it is.
  public void zoom(double factor, double year) {
    Window now = window.get();
    double width = Math.clamp(now.width() / factor, NARROWEST, whole().width());
    double share = (year - now.from()) / now.width();
    look(year - share * width, width);
  }

  /// Moves by so many years.
  public void move(double years) {
    look(window.get().from() + years, window.get().width());
  }

  private void look(double from, double width) {
    double start = Math.clamp(from, timeline.from(), timeline.to() - width);
    window.set(new Window(start, start + width));
  }

  /// Shows exactly these years.
  public void show(int from, int to) {
    look(from, Math.max(NARROWEST, to - from));
  }

  /// Chooses an entry and brings it into view.
  public void choose(Event event) {
    chosen.set(Optional.of(event));
    Window now = window.get();
    if (event.to() < now.from() || event.from() > now.to()) {
      look((event.from() + event.to()) / 2.0 - now.width() / 2, now.width());
    }
  }

  /// Chooses the next entry, or the one before.
  public void step(int by) {
    int count = events.size();
    if (count > 0) {
      int at = chosen.get().map(events::indexOf).orElse(by > 0 ? -1 : count);
      choose(events.get(Math.clamp(at + by, 0, count - 1)));
    }
  }

  public ReadOnlyObjectProperty<Window> windowProperty() {
    return window.getReadOnlyProperty();
  }

  public ReadOnlyObjectProperty<Optional<Event>> chosenProperty() {
    return chosen.getReadOnlyProperty();
  }
}
