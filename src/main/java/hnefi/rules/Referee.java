package hnefi.rules;

import hnefi.board.Arrangement;
import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.board.Square;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// Applies one rule set: says which moves are legal, what each does, and why.
///
/// Stateless; one referee may serve any number of games and threads.
public final class Referee {
  private final RuleSet rules;
  private final Mobility mobility;
  private final CaptureJudge captureJudge;

  public Referee(RuleSet rules) {
    this.rules = rules;
    this.mobility = new Mobility(rules);
    this.captureJudge = new CaptureJudge(rules);
  }

  /// Returns the rules applied here.
  public RuleSet rules() {
    return rules;
  }

  /// Returns the start of a game: an arrangement with the side that moves first under these rules.
  public Position start(Arrangement board) {
    return setUp(board, rules.firstMove());
  }

  /// Returns a set-up position, which counts as the start for repetition; nothing is captured by
  /// setting up. If the side to move cannot move, the game is over at once.
  ///
  /// @throws IllegalArgumentException if [Position#faultOf] finds a fault
  public Position setUp(Arrangement board, Side toMove) {
    return endIfStuck(Position.first(board, toMove));
  }

  /// Returns a set-up position, as [#setUp(Arrangement, Side)].
  public Position setUp(StartPosition start) {
    return setUp(start.board(), start.toMove());
  }

  /// Returns every legal move, none if the game is over.
  public List<Move> legalMoves(Position position) {
    List<Move> moves = new ArrayList<>();
    for (Square from : position.board().squaresOf(position.toMove())) {
      anyLegal(
          position,
          from,
          move -> {
            moves.add(move);
            return false;
          });
    }
    return moves;
  }

  /// Returns the squares the piece on a square may go to; none if there is no piece of the side to
  /// move.
  public Set<Square> destinations(Position position, Square from) {
    Set<Square> found = new LinkedHashSet<>();
    anyLegal(
        position,
        from,
        move -> {
          found.add(move.to());
          return false;
        });
    return found;
  }

  /// Returns what the move does, or why it is refused.
  public Verdict judge(Position position, Move move) {
    Optional<Refusal> refusal = refusal(position, move);
    return refusal.isPresent() ? refusal.get() : turn(position, move);
  }

  /// Returns what a move does that is known to be legal.
  ///
  /// @throws IllegalArgumentException if it is refused, which is a mistake in the program
  public Turn play(Position position, Move move) {
    return switch (judge(position, move)) {
      case Turn turn -> turn;
      case Refusal refusal ->
          throw new IllegalArgumentException(move + " is not legal: " + refusal.id());
    };
  }

  /// Returns what each legal move does, one after the other as they are asked for.
  public Stream<Turn> turns(Position position) {
    return legalMoves(position).stream().map(move -> turn(position, move));
  }

  private Turn turn(Position position, Move move) {
    Arrangement board = position.board();
    Arrangement moved = board.moved(move.from(), move.to());
    Piece piece = Objects.requireNonNull(moved.at(move.to()));
    CaptureFindings findings = captureJudge.of(moved, move.to());
    Position after =
        findings.captures().isEmpty()
            ? position.next(moved, false)
            : position.next(moved.without(findings.captured()), true);
    return new Turn(
        position,
        move,
        piece,
        ending(after, piece, move.to(), findings.isKingTaken()),
        findings.captures(),
        findings.spared());
  }

  /// Returns whether the test holds for any legal move of the piece on a square; it sees them one
  /// by one until it does.
  private boolean anyLegal(Position position, Square from, Predicate<Move> test) {
    Piece piece = position.board().at(from);
    if (piece == null || piece.side() != position.toMove() || position.outcome().isPresent()) {
      return false;
    }
    return mobility.anyReachable(
        position.board(),
        from,
        piece,
        to -> {
          Move move = new Move(from, to);
          return forbidden(position, move).isEmpty() && test.test(move);
        });
  }

  private Optional<Refusal> refusal(Position position, Move move) {
    Arrangement board = position.board();
    if (position.outcome().isPresent()) {
      return Optional.of(new Refusal.GameOver(position.outcome().get()));
    }
    for (Square square : List.of(move.from(), move.to())) {
      if (!board.size().contains(square)) {
        return Optional.of(new Refusal.OffBoard(square));
      }
    }
    Piece piece = board.at(move.from());
    if (piece == null) {
      return Optional.of(new Refusal.NoPiece(move.from()));
    }
    if (piece.side() != position.toMove()) {
      return Optional.of(new Refusal.NotYourTurn(move.from()));
    }
    return mobility.obstacle(board, move, piece).or(() -> forbidden(position, move));
  }

  /// What forbids a move that the piece itself could make.
  private Optional<Refusal> forbidden(Position position, Move move) {
    Arrangement board = position.board();
    if (rules.openCorner()
        && position.toMove() == Side.ATTACKERS
        && OpenCornerRule.allBlockedAfter(board, move)) {
      return Optional.of(new Refusal.LastCastle(board.size().corners()));
    }
    if (rules.repetition() == RepetitionRule.FORBIDDEN && bringsThirdOccurrence(position, move)) {
      return Optional.of(new Refusal.Repeats(move.to()));
    }
    return Optional.empty();
  }

  private boolean bringsThirdOccurrence(Position position, Move move) {
    Arrangement moved = position.board().moved(move.from(), move.to());
    return position.hasSeenTwice(moved, position.toMove().opponent())
        && captureJudge.of(moved, move.to()).captures().isEmpty();
  }

  private Position ending(Position after, Piece moved, Square to, boolean kingTaken) {
    if (kingTaken) {
      return after.ended(Outcome.kingCaptured());
    }
    if (moved == Piece.KING && rules.escape().isReachedOn(after.board().size(), to)) {
      return after.ended(Outcome.kingEscaped());
    }
    return enclosure(after.board(), moved.side())
        .or(() ->
            after.occurrence() >= 3 ? Outcome.repetition(rules.repetition()) : Optional.empty())
        .map(after::ended)
        .orElseGet(() -> endIfStuck(after));
  }

  /// Returns the win of the side that has just moved by shutting the other in, or itself.
  private Optional<Outcome> enclosure(Arrangement board, Side mover) {
    return switch (mover) {
      case ATTACKERS ->
          rules.encirclement()
              ? Encirclement.of(board).map(_ -> Outcome.encirclement())
              : Optional.empty();
      case DEFENDERS ->
          rules.exitFort()
              ? ExitFort.of(board, rules).map(_ -> Outcome.exitFort())
              : Optional.empty();
    };
  }

  private Position endIfStuck(Position position) {
    for (Square from : position.board().squaresOf(position.toMove())) {
      if (anyLegal(position, from, _ -> true)) {
        return position;
      }
    }
    return position.ended(Outcome.noLegalMove(rules.noLegalMove(), position.toMove()));
  }
}
