package hnefi.board;

import static hnefi.board.BoardTransform.HALF_TURN;
import static hnefi.board.BoardTransform.IDENTITY;
import static hnefi.board.BoardTransform.MIRROR_FILES;
import static hnefi.board.BoardTransform.MIRROR_RANKS;
import static hnefi.board.BoardTransform.TURN_LEFT;
import static hnefi.board.BoardTransform.TURN_RIGHT;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// Which squares of a board belong together, so that what is done on one is done on all of them.
public enum Symmetry {
  /// Every square is by itself.
  FREE(IDENTITY),
  /// The left half is the mirror image of the right one.
  MIRRORED(IDENTITY, MIRROR_FILES),
  /// Both pairs of opposite halves are mirror images.
  FOURFOLD(IDENTITY, MIRROR_FILES, MIRROR_RANKS, HALF_TURN),
  /// A quarter turn changes nothing.
  ROTATED(IDENTITY, TURN_RIGHT, HALF_TURN, TURN_LEFT),
  /// Neither a quarter turn nor any mirror changes anything.
  FULL(BoardTransform.values());

  private final List<BoardTransform> transforms;

  Symmetry(BoardTransform... transforms) {
    this.transforms = List.of(transforms);
  }

  /// Returns the square and those that belong to it.
  public Set<Square> squares(BoardSize size, Square square) {
    Set<Square> found = new LinkedHashSet<>();
    transforms.forEach(each -> found.add(each.apply(square, size)));
    return found;
  }
}
