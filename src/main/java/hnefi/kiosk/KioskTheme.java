package hnefi.kiosk;

/// The colours in which every visit begins.
public enum KioskTheme {
  LIGHT,
  DARK,
  CONTRAST
}
