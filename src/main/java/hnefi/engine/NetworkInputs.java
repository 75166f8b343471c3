package hnefi.engine;

import hnefi.board.BoardSize;
import hnefi.board.BoardTransform;
import hnefi.board.Square;

/// The inputs of a [Network] on a board of one width: each is on or off and has a row of weights.
///
/// A piece on a square has one. Besides there are four groups for the king's freedom, of each of
/// which one is on; they are others for either side to move.
final class NetworkInputs {
  /// How many of the inputs besides pieces are on in a position.
  static final int GROUPS = 4;

  private static final int ROUTES = 8;
  private static final int NEIGHBOURS = 5;

  final int width;
  final int count;

  private final int squares;
  private final int kingMoves;

  /// The place of each square, counted in reading order.
  private final short[] places = new short[Mailbox.LENGTH];

  NetworkInputs(BoardSize size) {
    width = size.width();
    squares = width * width;
    kingMoves = 2 * width - 1;
    count = 3 * squares + 2 * (kingMoves + ROUTES + NEIGHBOURS + Enclosure.BUCKETS);
    for (Square each : size.squares()) {
      places[Mailbox.address(each)] = (short) place(each);
    }
  }

  /// Returns the place of a square, counted in reading order from 0.
  int place(int square) {
    return places[square];
  }

  private int place(Square square) {
    return square.rank() * width + square.file();
  }

  /// Returns where a turned or mirrored board has each place.
  int[] image(BoardTransform transform, BoardSize size) {
    int[] image = new int[squares];
    for (Square each : size.squares()) {
      image[place(each)] = place(transform.apply(each, size));
    }
    return image;
  }

  /// Returns the input of an attacker on a place.
  int attacker(int place) {
    return place;
  }

  int defender(int place) {
    return squares + place;
  }

  int king(int place) {
    return 2 * squares + place;
  }

  int kingMoves(boolean attackersToMove, int moves) {
    return 3 * squares + turn(attackersToMove) * kingMoves + Math.min(moves, kingMoves - 1);
  }

  int escapeRoutes(boolean attackersToMove, int routes) {
    return 3 * squares
        + 2 * kingMoves
        + turn(attackersToMove) * ROUTES
        + Math.min(routes, ROUTES - 1);
  }

  int attackersBeside(boolean attackersToMove, int attackers) {
    return 3 * squares + 2 * (kingMoves + ROUTES) + turn(attackersToMove) * NEIGHBOURS + attackers;
  }

  int enclosure(boolean attackersToMove, int bucket) {
    return 3 * squares
        + 2 * (kingMoves + ROUTES + NEIGHBOURS)
        + turn(attackersToMove) * Enclosure.BUCKETS
        + bucket;
  }

  private static int turn(boolean attackersToMove) {
    return attackersToMove ? 0 : 1;
  }
}
