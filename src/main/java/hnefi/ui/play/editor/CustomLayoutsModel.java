package hnefi.ui.play.editor;

import hnefi.session.CustomLayout;
import hnefi.session.CustomLayouts;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The start positions that somebody keeps, as the window sees them change.
public final class CustomLayoutsModel {
  private final ReadOnlyObjectWrapper<CustomLayouts> layouts;

  public CustomLayoutsModel(CustomLayouts layouts) {
    this.layouts = new ReadOnlyObjectWrapper<>(layouts);
  }

  public ReadOnlyObjectProperty<CustomLayouts> layoutsProperty() {
    return layouts.getReadOnlyProperty();
  }

  public CustomLayouts layouts() {
    return layouts.get();
  }

  /// Keeps a layout, in place of one of the same name.
  ///
  /// @return what was kept before, to take it back
  public CustomLayouts keep(CustomLayout layout) {
    return set(layouts().with(layout));
  }

  /// Gives a layout another name, with a number if that is taken.
  void rename(CustomLayout layout, String name) {
    CustomLayout named = layout.named(name);
    if (!named.equals(layout)) {
      set(layouts().renamed(layout, layouts().freeName(named.name())));
    }
  }

  /// Deletes a layout.
  ///
  /// @return what was kept before, to take it back
  CustomLayouts delete(CustomLayout layout) {
    return set(layouts().without(layout));
  }

  /// Keeps these and no others.
  ///
  /// @return what was kept before
  CustomLayouts set(CustomLayouts others) {
    CustomLayouts before = layouts();
    layouts.set(others);
    return before;
  }
}
