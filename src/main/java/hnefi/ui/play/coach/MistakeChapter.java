package hnefi.ui.play.coach;

import hnefi.board.BoardSize;
import hnefi.board.Side;
import hnefi.board.Square;
import hnefi.coach.Review;
import hnefi.rules.Turn;

/// Which chapter of the course on how to win teaches about a mistake.
public final class MistakeChapter {
  /// A guard stands at most so many steps from the lines of its corner.
  private static final int NEAR = 2;

  private MistakeChapter() {}

  /// Returns the id of the chapter.
  public static String of(Review.Mistake mistake) {
    Turn better = mistake.better();
    if (mistake.played().piece().side() == Side.DEFENDERS) {
      return "lines";
    }
    if (better.outcome().isPresent()) {
      return "net";
    }
    return better.captures().isEmpty() && isBeforeCorner(better) ? "guards" : "doors";
  }

  private static boolean isBeforeCorner(Turn turn) {
    BoardSize size = turn.after().board().size();
    Square to = turn.move().to();
    return size.corners().stream()
        .anyMatch(corner ->
            Math.abs(corner.file() - to.file()) <= NEAR
                && Math.abs(corner.rank() - to.rank()) <= NEAR);
  }
}
