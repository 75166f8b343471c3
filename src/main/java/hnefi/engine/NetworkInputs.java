package hnefi.engine;

import hnefi.board.BoardSize;
import hnefi.board.BoardTransform;
import hnefi.board.Side;
import hnefi.board.Square;

/// The inputs of a [Network] on a board of one width: each is on or off and has a row of weights.
///
/// A piece has two: its square, and its distance from the king. The board is turned and mirrored so
/// that the king always stands in the same eighth of it; so what is learned in one corner is known
/// in all. Besides there are inputs for the king's freedom, one of each group being on.
final class NetworkInputs {
  /// The turned and mirrored boards.
  static final int SYMMETRIES = BoardTransform.values().length;

  /// How many of the inputs besides pieces are on in a position.
  static final int GROUPS = 7;

  private static final int ROUTES = 8;
  private static final int NEIGHBOURS = 5;
  private static final int ESCAPES = 17;
  private static final int REGIONS = 32;
  private static final int ATTACKERS = 40;
  private static final int DEFENDERS = 24;

  final int width;
  final int count;

  private final int span;
  private final int squares;
  private final int distances;
  private final int groups;

  /// The place of a square on each turned board, counted in reading order, and a number whose
  /// differences tell how far one is from another.
  private final int[][] places = new int[SYMMETRIES][Mailbox.LENGTH];

  private final int[][] spans = new int[SYMMETRIES][Mailbox.LENGTH];

  NetworkInputs(BoardSize size) {
    width = size.width();
    span = 2 * width - 1;
    squares = width * width;
    distances = span * span;
    groups = 3 * squares + 2 * distances;
    count = groups + 2 * (span + ROUTES + NEIGHBOURS) + ESCAPES + REGIONS + ATTACKERS + DEFENDERS;
    for (BoardTransform transform : BoardTransform.values()) {
      for (int i = 0; i < squares; i++) {
        Square square = new Square(i % width, i / width);
        Square image = transform.apply(square, size);
        int address = Mailbox.address(square);
        places[transform.ordinal()][address] = image.rank() * width + image.file();
        spans[transform.ordinal()][address] = image.rank() * span + image.file();
      }
    }
  }

  /// Returns whether a turned board has the king in the eighth of the first corner.
  boolean isCanonical(int symmetry, int king) {
    int column = places[symmetry][king] % width;
    int row = places[symmetry][king] / width;
    return row <= column && 2 * column < width;
  }

  /// Returns the first of the turned boards that have the king in that eighth.
  int canonical(int king) {
    int symmetry = 0;
    while (!isCanonical(symmetry, king)) {
      symmetry++;
    }
    return symmetry;
  }

  int king(int symmetry, int king) {
    return 2 * squares + places[symmetry][king];
  }

  int square(int symmetry, boolean attacker, int square) {
    return (attacker ? 0 : squares) + places[symmetry][square];
  }

  int distance(int symmetry, boolean attacker, int square, int king) {
    return 3 * squares
        + (attacker ? 0 : distances)
        + spans[symmetry][square]
        - spans[symmetry][king]
        + distances / 2;
  }

  /// Writes the inputs besides pieces; those of the king's next moves are others for either side to
  /// move.
  void writeGroups(
      SearchBoard board, KingThreats threats, Enclosure enclosure, int[] into, int start) {
    int measure = enclosure.measure();
    int all = enclosure.allEscapes();
    int escapes = (Enclosure.openEscapes(measure) * (ESCAPES - 1) + all - 1) / all;
    int region = Enclosure.region(measure) * (REGIONS - 1) / squares;
    int turn = board.attackersToMove() ? 0 : 1;
    int attackers = board.soldiers(Side.ATTACKERS).count();
    int defenders = board.soldiers(Side.DEFENDERS).count();
    int group = groups;
    into[start] = group + turn * span + Math.min(threats.kingMoves(), span - 1);
    group += 2 * span;
    into[start + 1] = group + turn * ROUTES + Math.min(threats.escapeRoutes(), ROUTES - 1);
    group += 2 * ROUTES;
    into[start + 2] = group + turn * NEIGHBOURS + threats.attackersBeside();
    group += 2 * NEIGHBOURS;
    into[start + 3] = group + escapes;
    group += ESCAPES;
    into[start + 4] = group + region;
    group += REGIONS;
    into[start + 5] = group + Math.min(attackers, ATTACKERS - 1);
    group += ATTACKERS;
    into[start + 6] = group + Math.min(defenders, DEFENDERS - 1);
  }
}
