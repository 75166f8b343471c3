package hnefi.lab;

import hnefi.board.Arrangement;
import hnefi.board.BoardSize;
import hnefi.board.Direction;
import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.board.Square;
import hnefi.rules.Capture;
import hnefi.rules.Escape;
import hnefi.rules.Move;
import hnefi.rules.Outcome;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.RuleSet;
import hnefi.rules.Turn;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

/// Positions from which games for training begin, so that both sides win some: openings of random
/// moves, handicaps, and scattered positions with rings and guarded corners already standing.
final class TrainingStarts {
  private static final double OPENINGS = 0.3;
  private static final double HANDICAPS = 0.3;

  private final Referee referee;
  private final RuleSet rules;
  private final Position start;
  private final BoardSize size;

  TrainingStarts(RuleSet rules, Position start) {
    this.rules = rules;
    this.start = start;
    referee = new Referee(rules);
    size = start.board().size();
  }

  /// Returns the next start; the game is not over there.
  Position next(RandomGenerator random) {
    while (true) {
      double kind = random.nextDouble();
      Position position =
          kind < OPENINGS
              ? played(start, 1 + random.nextInt(6), random)
              : kind < OPENINGS + HANDICAPS
                  ? played(handicap(random), random.nextInt(5), random)
                  : setUp(scattered(random), random.nextBoolean());
      if (position.outcome().isEmpty()) {
        return position;
      }
    }
  }

  /// Returns a position in which attackers stand close around the king and are to move; the game is
  /// not over there.
  Position net(RandomGenerator random) {
    while (true) {
      Map<Square, Piece> pieces = new HashMap<>();
      Square king = new Square(random.nextInt(size.width()), random.nextInt(size.width()));
      if (!mayHoldKing(king)) {
        continue;
      }
      pieces.put(king, Piece.KING);
      int attackers = start.board().squaresOf(Piece.ATTACKER).size();
      int close = surround(pieces, king, random);
      scatter(pieces, Piece.DEFENDER, random.nextInt(4), each -> distance(each, king) <= 4, random);
      int more = attackers - close - random.nextInt(attackers / 3);
      scatter(pieces, Piece.ATTACKER, Math.max(0, more), _ -> true, random);
      Position position = setUp(pieces, true);
      if (position.outcome().isEmpty()) {
        return position;
      }
    }
  }

  /// Places attackers close around the king; returns how many they were to be.
  private int surround(Map<Square, Piece> pieces, Square king, RandomGenerator random) {
    int beside = 1 + random.nextInt(2);
    int close = beside + 2 + random.nextInt(3);
    scatter(pieces, Piece.ATTACKER, beside, each -> steps(each, king) == 1, random);
    scatter(pieces, Piece.ATTACKER, close - beside, each -> distance(each, king) <= 3, random);
    return close;
  }

  /// Returns a position in which the side to move can take a row at the edge together; the rules
  /// must have the shield wall. The game is not over there.
  Position shieldWall(RandomGenerator random) {
    while (true) {
      Map<Square, Piece> pieces = new HashMap<>();
      boolean attackersMove = random.nextBoolean();
      placeRow(pieces, attackersMove, random);
      placeRest(pieces, random);
      Position position = setUp(pieces, attackersMove);
      if (position.outcome().isEmpty() && referee.turns(position).anyMatch(this::takesRow)) {
        return position;
      }
    }
  }

  private boolean takesRow(Turn turn) {
    return turn.captures().stream().anyMatch(each -> each.kind() == Capture.Kind.SHIELD_WALL);
  }

  /// Places a row at an edge, enemies in front of it and at one end, one who can close the other
  /// end, and the king close by.
  private void placeRow(Map<Square, Piece> pieces, boolean attackersMove, RandomGenerator random) {
    Piece captive = attackersMove ? Piece.DEFENDER : Piece.ATTACKER;
    Piece captor = attackersMove ? Piece.ATTACKER : Piece.DEFENDER;
    int edge = random.nextInt(4);
    int length = 2 + random.nextInt(2);
    int first = 1 + random.nextInt(size.width() - 1 - length);
    for (int along = first; along < first + length; along++) {
      place(pieces, square(edge, along, 0), captive);
      place(pieces, square(edge, along, 1), captor);
    }
    boolean turned = random.nextBoolean();
    Square closed = square(edge, turned ? first + length : first - 1, 0);
    Square open = square(edge, turned ? first - 1 : first + length, 0);
    place(pieces, closed, captor);
    Piece closing = !attackersMove && random.nextBoolean() ? Piece.KING : captor;
    placeInLine(pieces, open, closing, random);
    if (!pieces.containsValue(Piece.KING)) {
      scatter(pieces, Piece.KING, 1, each -> mayHoldKing(each) && steps(each, open) <= 5, random);
    }
    if (attackersMove) {
      pieces.entrySet().stream()
          .filter(each -> each.getValue() == Piece.KING)
          .map(Map.Entry::getKey)
          .findFirst()
          .ifPresent(king -> surround(pieces, king, random));
    }
  }

  /// Returns a position with the king at an edge and a fort around him that two moves of defenders
  /// would close; the rules must have the exit fort, and the board seven squares in width. The
  /// defenders are to move and the game is not over there.
  Position fort(RandomGenerator random) {
    while (true) {
      Map<Square, Piece> pieces = new HashMap<>();
      int edge = random.nextInt(4);
      int length = 2 + random.nextInt(2);
      int first = 2 + random.nextInt(size.width() - 3 - length);
      pieces.put(square(edge, first + random.nextInt(length), 0), Piece.KING);
      List<Square> border = new ArrayList<>();
      border.add(square(edge, first - 1, 0));
      border.add(square(edge, first + length, 0));
      for (int along = first; along < first + length; along++) {
        border.add(square(edge, along, 1));
      }
      shuffle(border, random);
      List<Square> gaps = border.subList(0, 2);
      border.subList(2, border.size()).forEach(each -> place(pieces, each, Piece.DEFENDER));
      List<Move> closing = new ArrayList<>();
      for (Square gap : gaps) {
        placeInLine(pieces, gap, Piece.DEFENDER, random)
            .ifPresent(from -> closing.add(new Move(from, gap)));
      }
      placeRest(pieces, random);
      Position position = setUp(pieces, false);
      if (position.outcome().isEmpty() && endsInFort(position, closing)) {
        return position;
      }
    }
  }

  /// Returns whether the defenders close a fort with these moves if the attackers pass.
  private boolean endsInFort(Position start, List<Move> moves) {
    Position position = start;
    for (Move each : moves) {
      Position turned = referee.setUp(position.board(), Side.DEFENDERS);
      if (turned.outcome().isPresent() || !referee.legalMoves(turned).contains(each)) {
        return false;
      }
      position = referee.play(turned, each).after();
    }
    return position.outcome().map(Outcome::ending).equals(Optional.of(Outcome.Ending.EXIT_FORT));
  }

  /// Places a piece where it may move to a square; returns where, nothing if no place is free.
  private Optional<Square> placeInLine(
      Map<Square, Piece> pieces, Square target, Piece piece, RandomGenerator random) {
    List<Square> squares = new ArrayList<>();
    for (Direction way : Direction.values()) {
      for (Square each = size.next(target, way);
          each != null && !pieces.containsKey(each);
          each = size.next(each, way)) {
        squares.add(each);
      }
    }
    shuffle(squares, random);
    return squares.stream()
        .filter(each -> piece != Piece.KING || mayHoldKing(each))
        .filter(each -> place(pieces, each, piece))
        .findFirst();
  }

  /// Places attackers at the corners and anywhere, and a few defenders.
  private void placeRest(Map<Square, Piece> pieces, RandomGenerator random) {
    if (rules.escape() == Escape.CORNER && random.nextInt(3) > 0) {
      guardCorners(pieces, random);
    }
    int placed = Collections.frequency(pieces.values(), Piece.ATTACKER);
    int attackers = start.board().squaresOf(Piece.ATTACKER).size();
    int most = attackers - attackers / 4 - random.nextInt(attackers / 2);
    scatter(pieces, Piece.ATTACKER, most - placed, _ -> true, random);
    scatter(pieces, Piece.DEFENDER, random.nextInt(4), _ -> true, random);
  }

  private boolean mayHoldKing(Square square) {
    return !size.isCorner(square) && (rules.escape() != Escape.EDGE || !size.isEdge(square));
  }

  /// Returns the square so far along an edge and so far away from it.
  private Square square(int edge, int along, int away) {
    int far = size.width() - 1 - away;
    return switch (edge) {
      case 0 -> new Square(along, away);
      case 1 -> new Square(along, far);
      case 2 -> new Square(away, along);
      default -> new Square(far, along);
    };
  }

  private Position played(Position from, int plies, RandomGenerator random) {
    Position position = from;
    for (int i = 0; i < plies && position.outcome().isEmpty(); i++) {
      List<Move> moves = referee.legalMoves(position);
      position = referee.play(position, moves.get(random.nextInt(moves.size()))).after();
    }
    return position;
  }

  private Position setUp(Map<Square, Piece> pieces, boolean attackersToMove) {
    return referee.setUp(
        Arrangement.of(size, pieces), attackersToMove ? Side.ATTACKERS : Side.DEFENDERS);
  }

  private Position handicap(RandomGenerator random) {
    Map<Square, Piece> pieces = new HashMap<>();
    for (Piece each : Piece.values()) {
      start.board().squaresOf(each).forEach(square -> pieces.put(square, each));
    }
    Piece weaker = random.nextInt(5) == 0 ? Piece.ATTACKER : Piece.DEFENDER;
    List<Square> soldiers = new ArrayList<>(start.board().squaresOf(weaker));
    shuffle(soldiers, random);
    int most =
        Math.max(1, weaker == Piece.DEFENDER ? soldiers.size() * 3 / 4 : soldiers.size() / 4);
    soldiers.subList(0, 1 + random.nextInt(most)).forEach(pieces::remove);
    return setUp(pieces, start.toMove() == Side.ATTACKERS);
  }

  private Map<Square, Piece> scattered(RandomGenerator random) {
    Map<Square, Piece> pieces = new HashMap<>();
    int attackers = start.board().squaresOf(Piece.ATTACKER).size();
    int defenders = start.board().squaresOf(Piece.DEFENDER).size();
    int middle = size.width() / 2;
    Square king =
        new Square(
            near(middle, size.width() / 6.0, random), near(middle, size.width() / 6.0, random));
    pieces.put(king, Piece.KING);
    int left = attackers - random.nextInt(attackers / 3);
    if (rules.escape() == Escape.CORNER && random.nextInt(3) > 0) {
      left -= guardCorners(pieces, random);
    }
    if (random.nextInt(4) > 0) {
      left -= ring(pieces, king, left, random);
    }
    scatter(pieces, Piece.ATTACKER, left, _ -> true, random);
    int men = random.nextInt(random.nextBoolean() ? 4 : defenders + 1);
    int reach = 1 + random.nextInt(middle + 1);
    scatter(pieces, Piece.DEFENDER, men, each -> distance(each, king) <= reach, random);
    return pieces;
  }

  private int guardCorners(Map<Square, Piece> pieces, RandomGenerator random) {
    int placed = 0;
    int last = size.width() - 1;
    int across = size.width() > 7 ? 2 : 1;
    for (Square corner : size.corners()) {
      if (random.nextInt(3) == 0) {
        continue;
      }
      for (int step = 0; step <= across; step++) {
        int file = Math.abs(corner.file() - step);
        int rank = Math.abs(corner.rank() - (across - step));
        Square guard = new Square(Math.min(file, last), Math.min(rank, last));
        placed += random.nextInt(5) > 0 && place(pieces, guard, Piece.ATTACKER) ? 1 : 0;
      }
    }
    return placed;
  }

  /// Places attackers around the king, leaving a few gaps.
  private int ring(Map<Square, Piece> pieces, Square king, int most, RandomGenerator random) {
    int radius = 2 + random.nextInt(Math.max(1, size.width() / 2 - 1));
    boolean diamond = random.nextBoolean();
    List<Square> squares =
        new ArrayList<>(
            size.squares().stream()
                .filter(each -> (diamond ? steps(each, king) : distance(each, king)) == radius)
                .toList());
    shuffle(squares, random);
    int placed = 0;
    int gaps = random.nextInt(5);
    for (Square each : squares.subList(0, Math.max(0, squares.size() - gaps))) {
      if (placed < most && place(pieces, each, Piece.ATTACKER)) {
        placed++;
      }
    }
    return placed;
  }

  private void scatter(
      Map<Square, Piece> pieces,
      Piece piece,
      int count,
      Predicate<Square> where,
      RandomGenerator random) {
    List<Square> squares = new ArrayList<>(size.squares().stream().filter(where).toList());
    shuffle(squares, random);
    int placed = 0;
    for (Square each : squares) {
      if (placed < count && place(pieces, each, piece)) {
        placed++;
      }
    }
  }

  private boolean place(Map<Square, Piece> pieces, Square square, Piece piece) {
    boolean free = !pieces.containsKey(square) && !size.isCorner(square) && !size.isThrone(square);
    if (free) {
      pieces.put(square, piece);
    }
    return free;
  }

  private int near(int middle, double spread, RandomGenerator random) {
    int place = (int) Math.round(middle + random.nextGaussian() * spread);
    return Math.clamp(place, 1, size.width() - 2);
  }

  private static int distance(Square one, Square other) {
    return Math.max(Math.abs(one.file() - other.file()), Math.abs(one.rank() - other.rank()));
  }

  private static int steps(Square one, Square other) {
    return Math.abs(one.file() - other.file()) + Math.abs(one.rank() - other.rank());
  }

  private static void shuffle(List<Square> squares, RandomGenerator random) {
    Collections.shuffle(squares, new Random(random.nextLong()));
  }
}
