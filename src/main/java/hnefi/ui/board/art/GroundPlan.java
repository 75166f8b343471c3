package hnefi.ui.board.art;

/// What a ground must show. The playing area lies at (0, 0) and is `100 * width` wide; the frame
/// surrounds it.
///
/// @param width squares to a side
/// @param frame width of the frame
/// @param throne whether the middle square is marked
/// @param corners whether the corners are marked
/// @param castles whether the marked corners are the king's goal
/// @param edgeExit whether the whole border is the king's goal
public record GroundPlan(
    int width, double frame, boolean throne, boolean corners, boolean castles, boolean edgeExit) {
  /// Returns the width of the playing area.
  public double extent() {
    return width * 100.0;
  }

  /// Returns where the middles of the first and the last square of a line lie.
  double[] cornerMiddles() {
    return new double[] {50, extent() - 50};
  }
}
