package hnefi.ui.kiosk;

import java.util.List;

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

  /// What lies above and below a board at most, in millimetres, without the buttons at the foot.
  private static final double BESIDES = 27;

  /// The squares along the side of the boards of the books, the largest first.
  private static final List<Integer> SIZES = List.of(11, 9, 7);

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

  /// Returns how much of a screen's height the largest board that fits needs with the buttons, in
  /// pixels. Controls that move down leave it that much.
  ///
  /// @param foot the height of the buttons, if they need more than usual, in pixels
  static double needed(ScreenScale scale, double width, double height, double foot) {
    BoardSpace space = of(scale, width, height);
    int squares = SIZES.stream().filter(space::fits).findFirst().orElse(SIZES.getLast());
    double buttons = Math.max(scale.pixels(BAR), foot);
    return scale.pixels((squares + FRAME) * LEAST_SQUARE + BESIDES) + buttons;
  }

  /// Returns whether a board is offered: if every square is large enough for a finger, and the
  /// smallest board on every screen.
  ///
  /// @param squares along one side of the board
  public boolean offers(int squares) {
    return squares <= SIZES.getLast() || fits(squares);
  }

  /// Returns whether every square of a board is large enough for a finger.
  ///
  /// @param squares along one side of the board
  boolean fits(int squares) {
    return side / (squares + FRAME) >= LEAST_SQUARE;
  }
}
