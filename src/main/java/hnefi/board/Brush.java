package hnefi.board;

/// What people draw on a board with: four brushes, as chessground has them, told apart by colour
/// and by how their line is broken.
public enum Brush {
  GREEN,
  RED,
  BLUE,
  YELLOW
}
