package hnefi.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Which piece stands where on a board of a given size. Immutable; knows no rules.
public final class Arrangement {
  private final BoardSize size;
  private final @Nullable Piece[] pieces;
  private final int hash;

  private Arrangement(BoardSize size, @Nullable Piece[] pieces, int hash) {
    this.size = size;
    this.pieces = pieces;
    this.hash = hash;
  }

  /// Returns the arrangement of these pieces on an otherwise empty board.
  ///
  /// @throws IllegalArgumentException if a square lies off the board
  public static Arrangement of(BoardSize size, Map<Square, Piece> pieces) {
    @Nullable Piece[] placed = new Piece[size.area()];
    int hash = size.width();
    for (Map.Entry<Square, Piece> each : pieces.entrySet()) {
      int index = index(size, each.getKey());
      placed[index] = each.getValue();
      hash += share(index, each.getValue());
    }
    return new Arrangement(size, placed, hash);
  }

  /// Returns the size of the board.
  public BoardSize size() {
    return size;
  }

  /// Returns the piece on a square of the board, or null if it is empty.
  ///
  /// @throws IllegalArgumentException if the square lies off the board
  public @Nullable Piece at(Square square) {
    return pieces[index(size, square)];
  }

  /// Returns whether no piece stands on the square.
  public boolean isEmpty(Square square) {
    return at(square) == null;
  }

  /// Returns whether the square is the throne and nobody stands there.
  public boolean isEmptyThrone(Square square) {
    return size.isThrone(square) && isEmpty(square);
  }

  /// Returns whether the square is a corner and nobody stands there.
  public boolean isEmptyCorner(Square square) {
    return size.isCorner(square) && isEmpty(square);
  }

  /// Returns the squares that hold this piece, in reading order.
  public List<Square> squaresOf(Piece piece) {
    List<Square> found = new ArrayList<>();
    for (int i = 0; i < pieces.length; i++) {
      if (pieces[i] == piece) {
        found.add(square(i));
      }
    }
    return found;
  }

  /// Returns the squares that hold a piece of this side, in reading order.
  public List<Square> squaresOf(Side side) {
    List<Square> found = new ArrayList<>();
    for (int i = 0; i < pieces.length; i++) {
      Piece piece = pieces[i];
      if (piece != null && piece.side() == side) {
        found.add(square(i));
      }
    }
    return found;
  }

  /// Returns the square of the (first) king, or null if he is not on the board.
  public @Nullable Square king() {
    for (int i = 0; i < pieces.length; i++) {
      if (pieces[i] == Piece.KING) {
        return square(i);
      }
    }
    return null;
  }

  /// Returns how many of this piece are on the board.
  public int count(Piece piece) {
    int n = 0;
    for (Piece each : pieces) {
      if (each == piece) {
        n++;
      }
    }
    return n;
  }

  /// Returns the arrangement with one piece carried from a square to another.
  ///
  /// @throws IllegalArgumentException if the first square is empty or the second is not
  public Arrangement moved(Square from, Square to) {
    int start = index(size, from);
    int goal = index(size, to);
    Piece piece = pieces[start];
    if (piece == null || pieces[goal] != null) {
      throw new IllegalArgumentException("no piece can go from " + from + " to " + to);
    }
    @Nullable Piece[] changed = pieces.clone();
    changed[start] = null;
    changed[goal] = piece;
    return new Arrangement(size, changed, hash - share(start, piece) + share(goal, piece));
  }

  /// Returns the arrangement with these squares emptied.
  public Arrangement without(Collection<Square> squares) {
    if (squares.isEmpty()) {
      return this;
    }
    @Nullable Piece[] changed = pieces.clone();
    int rest = hash;
    for (Square square : squares) {
      int index = index(size, square);
      rest -= share(index, changed[index]);
      changed[index] = null;
    }
    return new Arrangement(size, changed, rest);
  }

  /// Returns the arrangement with this piece on the square, whatever stood there before.
  public Arrangement with(Square square, Piece piece) {
    int index = index(size, square);
    @Nullable Piece[] changed = pieces.clone();
    changed[index] = piece;
    return new Arrangement(size, changed, hash - share(index, pieces[index]) + share(index, piece));
  }

  /// Returns the arrangement in the middle of a board of another size; what would lie beyond its
  /// border is left out.
  public Arrangement on(BoardSize other) {
    int shift = (other.width() - size.width()) / 2;
    Map<Square, Piece> placed = new HashMap<>();
    for (int i = 0; i < pieces.length; i++) {
      Piece piece = pieces[i];
      int file = i % size.width() + shift;
      int rank = i / size.width() + shift;
      if (piece != null && Math.min(file, rank) >= 0 && Math.max(file, rank) < other.width()) {
        placed.put(Squares.at(file, rank), piece);
      }
    }
    return of(other, placed);
  }

  private Square square(int index) {
    return Squares.at(index % size.width(), index / size.width());
  }

  /// Returns what a piece on a square adds to the hash, so that a move changes it in two places
  /// only.
  private static int share(int index, @Nullable Piece piece) {
    return piece == null ? 0 : (index * 3 + piece.ordinal() + 1) * 0x9E3779B9 >>> 3;
  }

  private static int index(BoardSize size, Square square) {
    if (!size.contains(square)) {
      throw new IllegalArgumentException(square + " lies off a board of " + size.width());
    }
    return square.rank() * size.width() + square.file();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Arrangement that
        && hash == that.hash
        && size.equals(that.size)
        && Arrays.equals(pieces, that.pieces);
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int rank = size.width() - 1; rank >= 0; rank--) {
      for (int file = 0; file < size.width(); file++) {
        Piece piece = pieces[rank * size.width() + file];
        text.append(piece == null ? '.' : piece.name().charAt(0));
      }
      text.append(rank > 0 ? "/" : "");
    }
    return text.toString();
  }
}
