package hnefi.ui.kiosk;

/// How much room a screen has for a board.
///
/// @param side of the largest board with its frame, in millimetres
public record BoardSpace(double side) {
  /// A screen on which every board fits.
  public static final BoardSpace UNBOUNDED = new BoardSpace(Double.POSITIVE_INFINITY);

  /// A fingertip, in millimetres.
  private static final double LEAST_SQUARE = 20;

  /// How many squares the frame and its coordinates take on both sides.
  private static final double FRAME = 1.46;

  /// The buttons at the foot of the screen, in millimetres.
  private static final double BAR = 29;

  /// The share of the width that is left beside the words.
  private static final double BESIDE_WORDS = 0.635;

  private static final double MARGIN = 8;

  /// Returns the room on a screen.
  ///
  /// @param width in pixels
  /// @param height in pixels
  public static BoardSpace of(ScreenScale scale, double width, double height) {
    double wide = width / scale.pixels(1);
    double high = height / scale.pixels(1);
    double touched = high > wide ? high / 2 : high;
    return new BoardSpace(Math.min(wide * BESIDE_WORDS, touched - BAR - MARGIN));
  }

  /// Returns whether every square of a board is large enough for a finger.
  ///
  /// @param squares along one side of the board
  boolean fits(int squares) {
    return side / (squares + FRAME) >= LEAST_SQUARE;
  }
}
