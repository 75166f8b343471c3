package hnefi.ui.learn.step;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;

/// A step that is only to be looked at: done as soon as it is seen.
public final class ViewOnlyModel implements StepModel {
  private final ReadOnlyBooleanWrapper done = new ReadOnlyBooleanWrapper(true);

  @Override
  public ReadOnlyBooleanProperty doneProperty() {
    return done.getReadOnlyProperty();
  }

  @Override
  public boolean wentWrong() {
    return false;
  }
}
