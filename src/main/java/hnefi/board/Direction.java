package hnefi.board;

/// The four ways a piece can look along the board's lines; no tafl piece moves diagonally.
public enum Direction {
  NORTH(0, 1),
  EAST(1, 0),
  SOUTH(0, -1),
  WEST(-1, 0);

  private final int files;
  private final int ranks;

  Direction(int files, int ranks) {
    this.files = files;
    this.ranks = ranks;
  }

  /// Returns the change of file of one step: -1, 0 or 1.
  public int files() {
    return files;
  }

  /// Returns the change of rank of one step: -1, 0 or 1.
  public int ranks() {
    return ranks;
  }

  /// Returns the way back.
  public Direction opposite() {
    return switch (this) {
      case NORTH -> SOUTH;
      case EAST -> WEST;
      case SOUTH -> NORTH;
      case WEST -> EAST;
    };
  }
}
