package hnefi.board;

import java.util.Comparator;

/// A square by its file, counted from the left, and its rank, counted from the bottom, both from 0.
///
/// Squares are ordered from the bottom rank up and from left to right.
public record Square(int file, int rank) implements Comparable<Square> {
  private static final Comparator<Square> READING_ORDER =
      Comparator.comparingInt(Square::rank).thenComparingInt(Square::file);

  public Square {
    if (file < 0 || rank < 0) {
      throw new IllegalArgumentException("no square lies at file " + file + ", rank " + rank);
    }
  }

  /// Returns whether the other square lies on the same file or rank and is not this one.
  public boolean isInLineWith(Square other) {
    return (file == other.file) != (rank == other.rank);
  }

  /// Returns the number of steps to a square on the same file or rank.
  public int distanceTo(Square other) {
    return Math.abs(file - other.file) + Math.abs(rank - other.rank);
  }

  /// Returns the way from here to a square on the same file or rank.
  ///
  /// @throws IllegalArgumentException if no straight line joins the two
  public Direction directionTo(Square other) {
    if (!isInLineWith(other)) {
      throw new IllegalArgumentException(this + " and " + other + " are not in line");
    }
    if (file == other.file) {
      return other.rank > rank ? Direction.NORTH : Direction.SOUTH;
    }
    return other.file > file ? Direction.EAST : Direction.WEST;
  }

  @Override
  public int compareTo(Square other) {
    return READING_ORDER.compare(this, other);
  }
}
