package hnefi.rules;

import hnefi.board.Arrangement;
import hnefi.board.BoardSize;
import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.board.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/// What is wrong, or odd, about a position that somebody sets up.
///
/// @param squares where it is wrong, in reading order; none if it is nowhere in particular
public record SetUpFault(Kind kind, List<Square> squares) {
  /// What can be wrong.
  public enum Kind {
    NO_KING(true),
    SEVERAL_KINGS(true),
    NO_ATTACKER(true),
    /// The king stands where he wins by stopping.
    KING_HAS_ESCAPED(true),
    /// The side that begins has no move.
    NO_LEGAL_MOVE(true),
    /// The king would be captured, had an attacker just moved; nothing is captured by setting up.
    KING_IS_SURROUNDED(false),
    /// The attackers have shut in the king and all defenders.
    ENCIRCLED(false),
    /// The king stands in a fort at the edge.
    FORT_STANDS(false),
    /// A piece stands on a throne or corner on which it may not stop.
    CLOSED_SQUARE(false);

    private final boolean prevents;

    Kind(boolean prevents) {
      this.prevents = prevents;
    }

    /// Returns whether no game can begin like this.
    public boolean prevents() {
      return prevents;
    }
  }

  public SetUpFault {
    squares = List.copyOf(squares);
  }

  /// Returns what is wrong under any rules, if anything is.
  public static Optional<SetUpFault> of(Arrangement board) {
    return Position.faultOf(board)
        .map(fault ->
            switch (fault) {
              case NO_KING -> new SetUpFault(Kind.NO_KING, List.of());
              case SEVERAL_KINGS -> new SetUpFault(Kind.SEVERAL_KINGS, board.squaresOf(Piece.KING));
              case NO_ATTACKER -> new SetUpFault(Kind.NO_ATTACKER, List.of());
            });
  }

  /// Returns everything that is wrong or odd under these rules, what prevents a game first.
  public static List<SetUpFault> of(Arrangement board, Side toMove, RuleSet rules) {
    Optional<SetUpFault> always = of(board);
    if (always.isPresent()) {
      return List.of(always.get());
    }
    Square king = Objects.requireNonNull(board.king());
    List<SetUpFault> found = new ArrayList<>();
    if (rules.escape().isReachedOn(board.size(), king)) {
      found.add(new SetUpFault(Kind.KING_HAS_ESCAPED, List.of(king)));
    } else if (new Referee(rules).setUp(board, toMove).outcome().isPresent()) {
      found.add(new SetUpFault(Kind.NO_LEGAL_MOVE, board.squaresOf(toMove)));
    }
    if (isSurrounded(board, king, rules)) {
      found.add(new SetUpFault(Kind.KING_IS_SURROUNDED, List.of(king)));
    }
    if (rules.encirclement() && Encirclement.of(board).isPresent()) {
      found.add(new SetUpFault(Kind.ENCIRCLED, List.of(king)));
    }
    if (rules.exitFort() && ExitFort.of(board, rules).isPresent()) {
      found.add(new SetUpFault(Kind.FORT_STANDS, List.of(king)));
    }
    List<Square> closed = closedSquares(board, rules);
    if (!closed.isEmpty()) {
      found.add(new SetUpFault(Kind.CLOSED_SQUARE, closed));
    }
    return found;
  }

  private static boolean isSurrounded(Arrangement board, Square king, RuleSet rules) {
    CaptureJudge judge = new CaptureJudge(rules);
    return board.size().neighbours(king).stream()
        .filter(each -> board.at(each) == Piece.ATTACKER)
        .anyMatch(each -> judge.of(board, each).isKingTaken());
  }

  /// The king on his throne is where he begins.
  private static List<Square> closedSquares(Arrangement board, RuleSet rules) {
    BoardSize size = board.size();
    return Stream.concat(
            Stream.of(size.throne())
                .filter(each ->
                    board.at(each) instanceof Piece piece
                        && piece != Piece.KING
                        && !rules.throneEnter().allows(piece)),
            size.corners().stream()
                .filter(each ->
                    board.at(each) instanceof Piece piece && !rules.cornerEnter().allows(piece)))
        .sorted()
        .toList();
  }
}
