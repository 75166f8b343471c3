package hnefi.ui.settings;

/// How fast pieces move.
public enum Tempo {
  SLOW,
  NORMAL,
  OFF
}
