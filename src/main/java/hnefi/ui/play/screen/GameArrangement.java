package hnefi.ui.play.screen;

import java.util.Arrays;

/// How the parts of a game can stand in a place, the most comfortable first.
enum GameArrangement {
  /// Words and record side by side, to the right of the board.
  BESIDE(false, 1),
  /// Words above the record, to the right of the board.
  STACKED(false, 1),
  /// Words and record side by side, below the board.
  BELOW(true, 1),
  /// Words or record, to the right of the board.
  TWO_PAGES_BESIDE(false, 2),
  /// Words or record, below the board.
  TWO_PAGES_BELOW(true, 2),
  /// Words, coach or record, to the right of the board.
  THREE_PAGES_BESIDE(false, 3),
  /// Words, coach or record, below the board.
  THREE_PAGES_BELOW(true, 3);

  /// An arrangement is good enough if its board is not much smaller than the largest possible.
  private static final double GOOD_ENOUGH = 0.9;

  /// A board narrower than this is of no use, as a share of the least width of the words.
  private static final double LEAST_BOARD = 0.5;

  private final boolean below;
  private final int pages;

  GameArrangement(boolean below, int pages) {
    this.below = below;
    this.pages = pages;
  }

  boolean isBelow() {
    return below;
  }

  boolean isPaged() {
    return pages > 1;
  }

  /// Returns whether the coach has a page of its own.
  boolean isCoachApart() {
    return pages == 3;
  }

  /// Returns the best arrangement for a place.
  static GameArrangement of(double width, double height, GameMinSizes sizes) {
    double[] boards =
        Arrays.stream(values()).mapToDouble(each -> each.board(width, height, sizes)).toArray();
    double largest = Arrays.stream(boards).max().orElse(0);
    return Arrays.stream(values())
        .filter(each -> largest > 0 && boards[each.ordinal()] >= GOOD_ENOUGH * largest)
        .findFirst()
        .orElse(THREE_PAGES_BELOW);
  }

  /// Returns the least height of a place of this width in which every part can be used.
  static double leastHeight(double width, GameMinSizes sizes) {
    double board = LEAST_BOARD * sizes.wordsWidth();
    double below = THREE_PAGES_BELOW.height(width, sizes) + sizes.gap() + Math.min(width, board);
    boolean beside = width - sizes.gap() - sizes.wordsWidth() >= board;
    return beside ? Math.min(below, THREE_PAGES_BESIDE.height(sizes.wordsWidth(), sizes)) : below;
  }

  /// Returns how wide the board can be in this arrangement, 0 if its other parts find no room.
  double board(double width, double height, GameMinSizes sizes) {
    double columns = columns(sizes);
    if (below) {
      return width < columns
          ? 0
          : Math.clamp(height - sizes.gap() - height(width, sizes), 0, width);
    }
    double room = width - sizes.gap() - columns;
    return height(sizes.wordsWidth(), sizes) > height ? 0 : Math.clamp(room, 0, height);
  }

  /// Returns the least width of all that is not the board.
  private double columns(GameMinSizes sizes) {
    boolean both = this == BESIDE || this == BELOW;
    return both ? sizes.wordsWidth() + sizes.gap() + sizes.recordWidth() : sizes.wordsWidth();
  }

  /// Returns the least height of all that is not the board.
  ///
  /// @param width of the columns
  private double height(double width, GameMinSizes sizes) {
    double words = this == BELOW ? width - sizes.gap() - sizes.recordWidth() : width;
    return switch (this) {
      case BESIDE, BELOW ->
          Math.max(sizes.explanation(words) + sizes.comfort(), sizes.record(sizes.recordWidth()));
      case STACKED ->
          sizes.explanation(words) + sizes.comfort() + sizes.gap() + sizes.record(words);
      // A record that is higher than the words is scrolled.
      case TWO_PAGES_BESIDE, TWO_PAGES_BELOW -> sizes.paged(sizes.explanation(words), words);
      case THREE_PAGES_BELOW -> sizes.paged(sizes.apart(words), words);
      // Here the words get all that is left, which may be less than they would like.
      case THREE_PAGES_BESIDE -> sizes.paged(sizes.squeezed(words), words);
    };
  }
}
