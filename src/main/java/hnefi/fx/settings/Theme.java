package hnefi.fx.settings;

import hnefi.text.Tag;

/// The colours that are shown.
public enum Theme {
  LIGHT,
  DARK,
  CONTRAST;

  /// Returns the style class of the root under this theme: `theme-light` and so on.
  public String styleClass() {
    return "theme-" + id();
  }

  /// Returns `light`, `dark` or `contrast`.
  public String id() {
    return Tag.of(this);
  }
}
