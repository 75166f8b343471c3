package hnefi.fx.nav;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The way through the program: where one is, where one was, and how to go elsewhere.
///
/// It holds presenters, not screens, so that coming back finds everything as it was left.
public final class Navigator {
  private static final int REMEMBERED = 40;

  /// A route and its presenter.
  public record HistoryEntry(Route route, Presenter presenter) {}

  private final Router router;
  private final List<HistoryEntry> history = new ArrayList<>();
  private final ReadOnlyObjectWrapper<HistoryEntry> current;
  private final ReadOnlyBooleanWrapper backPossible = new ReadOnlyBooleanWrapper(false);
  private final ReadOnlyBooleanWrapper forwardPossible = new ReadOnlyBooleanWrapper(false);
  private int index;

  public Navigator(Router router, Route first) {
    this.router = router;
    HistoryEntry entry = entry(first);
    history.add(entry);
    current = new ReadOnlyObjectWrapper<>(entry);
  }

  /// Goes to a place; being there already, does nothing.
  public void go(Route route) {
    if (!route.equals(route())) {
      enter(route);
    }
  }

  /// Goes to a place with a new presenter, even if it is the same one: begins it afresh.
  public void enter(Route route) {
    HistoryEntry entry = entry(route);
    history.subList(index + 1, history.size()).clear();
    history.add(entry);
    if (history.size() > REMEMBERED) {
      history.removeFirst();
    }
    moveTo(history.size() - 1);
  }

  /// Goes to a place instead of the current one, to which there is then no way back.
  public void replace(Route route) {
    history.set(index, entry(route));
    moveTo(index);
  }

  /// Leaves the current place, to which there is then no way back, for another one: finds that as
  /// it was left if the way led through it just before.
  public void leaveFor(Route route) {
    if (index > 0 && history.get(index - 1).route().equals(route)) {
      history.remove(index);
      moveTo(index - 1);
    } else {
      replace(route);
    }
  }

  /// Goes to a place and forgets the way, as when a new visitor begins.
  public void restart(Route route) {
    HistoryEntry entry = entry(route);
    history.clear();
    history.add(entry);
    moveTo(0);
  }

  public void back() {
    if (index > 0) {
      moveTo(index - 1);
    }
  }

  public void forward() {
    if (index < history.size() - 1) {
      moveTo(index + 1);
    }
  }

  /// Tells whether there is a screen for a place.
  public boolean knows(Route route) {
    return router.knows(route);
  }

  public Route route() {
    return current.get().route();
  }

  public ReadOnlyObjectProperty<HistoryEntry> currentProperty() {
    return current.getReadOnlyProperty();
  }

  public ReadOnlyBooleanProperty backPossibleProperty() {
    return backPossible.getReadOnlyProperty();
  }

  public ReadOnlyBooleanProperty forwardPossibleProperty() {
    return forwardPossible.getReadOnlyProperty();
  }

  private HistoryEntry entry(Route route) {
    return new HistoryEntry(route, router.create(route, this));
  }

  private void moveTo(int newIndex) {
    index = newIndex;
    backPossible.set(index > 0);
    forwardPossible.set(index < history.size() - 1);
    current.set(history.get(index));
  }
}
