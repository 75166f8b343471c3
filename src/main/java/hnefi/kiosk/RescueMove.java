package hnefi.kiosk;

/// The moves of the rescue.
public enum RescueMove {
  FIRST,
  SECOND,
  THIRD
}
