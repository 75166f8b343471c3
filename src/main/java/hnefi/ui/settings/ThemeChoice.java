package hnefi.ui.settings;

/// The colours a person wants.
public enum ThemeChoice {
  SYSTEM,
  LIGHT,
  DARK,
  CONTRAST
}
