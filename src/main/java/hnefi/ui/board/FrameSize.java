package hnefi.ui.board;

/// How broad the frame of a board is, by the width of its squares on the screen.
enum FrameSize {
  BROAD(84, 34),
  /// Squares that would be narrower than a fingertip get room from the frame.
  NARROW(40, 22),
  /// A narrow frame would be too narrow for legible letters.
  LETTERS(62, 31),
  /// Nobody sees any more what the ground is made of.
  BARE(62, 31);

  /// Without coordinates.
  private static final double EMPTY_WIDTH = 40;

  private static final double FINGERTIP = 44;
  private static final double LETTER = 32;
  private static final double SPECK = 16;

  private final double width;
  private final double coordinateLine;

  FrameSize(double width, double coordinateLine) {
    this.width = width;
    this.coordinateLine = coordinateLine;
  }

  /// Returns the frame of a board.
  ///
  /// @param side of the whole board, in pixels
  /// @param extent of all squares, in logical units
  static FrameSize of(double side, double extent) {
    double square = side * BoardGeometry.UNIT / (extent + 2 * BROAD.width);
    if (square < SPECK) {
      return BARE;
    }
    if (square < LETTER) {
      return LETTERS;
    }
    return square < FINGERTIP ? NARROW : BROAD;
  }

  /// Returns its width in logical units.
  double width(boolean coordinatesShown) {
    return coordinatesShown ? width : EMPTY_WIDTH;
  }

  /// Returns how far from the squares the middle of the coordinates stands, in logical units.
  double coordinateLine() {
    return coordinateLine;
  }

  boolean isFilledWithLetters() {
    return this == LETTERS || this == BARE;
  }
}
