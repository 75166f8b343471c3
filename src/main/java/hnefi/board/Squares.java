package hnefi.board;

/// The squares of the largest board, made once, for the millions of steps a game is searched by.
final class Squares {
  private static final Square[] ALL = new Square[BoardSize.LARGEST * BoardSize.LARGEST];

  static {
    for (int i = 0; i < ALL.length; i++) {
      ALL[i] = new Square(i % BoardSize.LARGEST, i / BoardSize.LARGEST);
    }
  }

  private Squares() {}

  static Square at(int file, int rank) {
    return ALL[rank * BoardSize.LARGEST + file];
  }
}
