package hnefi.ui.play.editor;

import hnefi.session.CustomLayout;
import hnefi.session.CustomLayouts;
import java.util.Optional;
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
  /// @return takes it back
  public Runnable keep(CustomLayout layout) {
    Optional<CustomLayout> replaced = layouts().find(layout.name());
    int index = replaced.map(layouts().all()::indexOf).orElse(0);
    layouts.set(layouts().with(layout));
    return () -> {
      CustomLayouts others = layouts().without(layout);
      layouts.set(replaced.map(each -> others.inserted(index, each)).orElse(others));
    };
  }

  /// Gives a layout another name, with a number if that is taken.
  void rename(CustomLayout layout, String name) {
    CustomLayout named = layout.named(name);
    if (!named.equals(layout)) {
      layouts.set(layouts().renamed(layout, layouts().freeName(named.name())));
    }
  }

  /// Deletes a layout.
  ///
  /// @return takes it back
  Runnable delete(CustomLayout layout) {
    int index = layouts().all().indexOf(layout);
    layouts.set(layouts().without(layout));
    return () -> layouts.set(layouts().inserted(index, layout));
  }
}
