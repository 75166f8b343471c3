package hnefi.ui.play.coach;

import hnefi.board.Arrangement;
import hnefi.board.BoardSize;
import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.board.Square;
import hnefi.coach.Review;
import hnefi.rules.Turn;

/// Which chapter of the course on how to win teaches about a mistake.
public final class MistakeChapter {
  /// A guard stands at most so many steps from the lines of its corner.
  private static final int NEAR = 2;

  /// So many moves are the opening.
  private static final int OPENING = 10;

  /// A game begins with two defenders for each line of the board but so many, and with twice as
  /// many attackers.
  private static final int NO_DEFENDERS = 5;

  private MistakeChapter() {}

  /// Returns the id of the chapter.
  public static String of(Review.Mistake mistake) {
    Turn better = mistake.better();
    boolean isAttack = mistake.played().piece().side() == Side.ATTACKERS;
    if (better.outcome().isPresent()) {
      return switch (better.outcome().get().ending()) {
        case ENCIRCLEMENT -> "ring";
        case EXIT_FORT -> "fort";
        default -> isAttack ? "net" : "lines";
      };
    }
    if (mistake.ply() < OPENING) {
      return "opening";
    }
    if (isEnding(mistake.played().before().board())) {
      return "ending";
    }
    if (!isAttack) {
      boolean isFight = better.piece() == Piece.KING && !better.captures().isEmpty();
      return isFight ? "fighter" : "lines";
    }
    return better.captures().isEmpty() && isBeforeCorner(better) ? "guards" : "doors";
  }

  /// Returns whether one side has few pieces left, as the chapter on the ending counts them: a
  /// quarter of the defenders, or half of the attackers.
  private static boolean isEnding(Arrangement board) {
    int usual = 2 * (board.size().width() - NO_DEFENDERS);
    return board.squaresOf(Piece.DEFENDER).size() <= usual / 4
        || board.squaresOf(Piece.ATTACKER).size() <= usual;
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
