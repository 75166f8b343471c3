package hnefi.ui.nav;

import hnefi.ui.route.Route;
import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The way through the program: where one is, where one was, and how to go elsewhere.
///
/// It holds visits, not screens, so that coming back finds everything as it was left.
public final class Navigator {
  private static final int REMEMBERED = 40;

  /// A place and its visit.
  public record Stay(Route place, Presenter visit) {}

  private final Screens screens;
  private final List<Stay> stays = new ArrayList<>();
  private final ReadOnlyObjectWrapper<Stay> current;
  private final ReadOnlyBooleanWrapper backPossible = new ReadOnlyBooleanWrapper(false);
  private final ReadOnlyBooleanWrapper forwardPossible = new ReadOnlyBooleanWrapper(false);
  private int index;

  public Navigator(Screens screens, Route first) {
    this.screens = screens;
    Stay stay = stay(first);
    stays.add(stay);
    current = new ReadOnlyObjectWrapper<>(stay);
  }

  /// Goes to a place; being there already, does nothing.
  public void go(Route place) {
    if (!place.equals(place())) {
      enter(place);
    }
  }

  /// Goes to a place in a new visit, even if it is the same one: begins it afresh.
  public void enter(Route place) {
    Stay stay = stay(place);
    stays.subList(index + 1, stays.size()).clear();
    stays.add(stay);
    if (stays.size() > REMEMBERED) {
      stays.removeFirst();
    }
    moveTo(stays.size() - 1);
  }

  /// Goes to a place instead of the current one, to which there is then no way back.
  public void replace(Route place) {
    stays.set(index, stay(place));
    moveTo(index);
  }

  /// Goes to a place and forgets the way, as when a new visitor begins.
  public void restart(Route place) {
    Stay stay = stay(place);
    stays.clear();
    stays.add(stay);
    moveTo(0);
  }

  public void back() {
    if (index > 0) {
      moveTo(index - 1);
    }
  }

  public void forward() {
    if (index < stays.size() - 1) {
      moveTo(index + 1);
    }
  }

  /// Tells whether there is a screen for a place.
  public boolean knows(Route place) {
    return screens.knows(place);
  }

  public Route place() {
    return current.get().place();
  }

  public ReadOnlyObjectProperty<Stay> currentProperty() {
    return current.getReadOnlyProperty();
  }

  public ReadOnlyBooleanProperty backPossibleProperty() {
    return backPossible.getReadOnlyProperty();
  }

  public ReadOnlyBooleanProperty forwardPossibleProperty() {
    return forwardPossible.getReadOnlyProperty();
  }

  private Stay stay(Route place) {
    return new Stay(place, screens.visit(place, this));
  }

  private void moveTo(int newIndex) {
    index = newIndex;
    backPossible.set(index > 0);
    forwardPossible.set(index < stays.size() - 1);
    current.set(stays.get(index));
  }
}
