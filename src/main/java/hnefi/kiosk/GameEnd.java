package hnefi.kiosk;

/// How a visitor's game ended.
public enum GameEnd {
  /// The visitor won against the computer.
  WON,
  /// The visitor lost against the computer.
  LOST,
  DRAWN,
  /// Two visitors played it to its end.
  BETWEEN_VISITORS,
  /// It was left before its end.
  LEFT
}
