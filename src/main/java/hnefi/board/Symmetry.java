package hnefi.board;

import java.util.LinkedHashSet;
import java.util.Set;

/// Which squares of a board belong together, so that what is done on one is done on all of them.
public enum Symmetry {
  /// Every square is by itself.
  FREE,
  /// The left half is the mirror image of the right one.
  MIRRORED,
  /// Both pairs of opposite halves are mirror images.
  FOURFOLD,
  /// A quarter turn changes nothing.
  ROTATED,
  /// Neither a quarter turn nor any mirror changes anything.
  FULL;

  /// Returns the square and those that belong to it.
  public Set<Square> squares(BoardSize size, Square square) {
    int file = square.file();
    int rank = square.rank();
    int farFile = size.width() - 1 - file;
    int farRank = size.width() - 1 - rank;
    Set<Square> found = new LinkedHashSet<>();
    found.add(square);
    switch (this) {
      case FREE -> {}
      case MIRRORED -> found.add(Squares.at(farFile, rank));
      case FOURFOLD -> mirrored(found, file, rank, farFile, farRank);
      case ROTATED -> {
        found.add(Squares.at(rank, farFile));
        found.add(Squares.at(farFile, farRank));
        found.add(Squares.at(farRank, file));
      }
      case FULL -> {
        mirrored(found, file, rank, farFile, farRank);
        mirrored(found, rank, file, farRank, farFile);
      }
    }
    return found;
  }

  private static void mirrored(Set<Square> found, int file, int rank, int farFile, int farRank) {
    found.add(Squares.at(file, rank));
    found.add(Squares.at(farFile, rank));
    found.add(Squares.at(file, farRank));
    found.add(Squares.at(farFile, farRank));
  }
}
