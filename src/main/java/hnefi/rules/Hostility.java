package hnefi.rules;

import hnefi.board.Arrangement;
import hnefi.board.Direction;
import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.board.Square;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/// What counts as an enemy beside a piece: men, and by switch the throne, empty or held, an empty
/// corner, the border.
record Hostility(RuleSet rules) {
  /// Returns whether a piece can hold an enemy, as a captor must: an unarmed king cannot.
  boolean canHold(Piece piece) {
    return piece.isSoldier() || rules.kingArmed();
  }

  /// Returns whether an enemy of this side that can hold a piece of it stands on the square.
  boolean holds(Arrangement board, Square square, Side captive) {
    Piece piece = board.at(square);
    return piece != null && piece.side() != captive && canHold(piece);
  }

  /// Returns what holds the piece on `held` from the side that lies in this direction.
  Optional<Captor> behind(Arrangement board, Square held, Direction way) {
    Piece captive = Objects.requireNonNull(board.at(held));
    Square square = board.size().next(held, way);
    if (square == null) {
      return rules.edgeHostile() ? Optional.of(new Captor.Edge(way)) : Optional.empty();
    }
    Piece piece = board.at(square);
    if (piece != null) {
      if (holds(board, square, captive.side())) {
        return Optional.of(new Captor.Man(square, piece));
      }
      return isKingOnThrone(board, square, captive) && openBeside(board, square, held).isEmpty()
          ? Optional.of(new Captor.HeldThrone(square))
          : Optional.empty();
    }
    if (rules.throneHostile() && board.isEmptyThrone(square)) {
      return Optional.of(new Captor.Throne(square));
    }
    return rules.cornerHostile() && board.isEmptyCorner(square)
        ? Optional.of(new Captor.Corner(square))
        : Optional.empty();
  }

  /// Returns whether the king of a defender sits there on the throne, which may turn against it.
  private boolean isKingOnThrone(Arrangement board, Square square, Piece captive) {
    return rules.heldThroneHostile()
        && captive == Piece.DEFENDER
        && board.at(square) == Piece.KING
        && board.size().isThrone(square);
  }

  /// Returns the squares beside the throne, but for the captive's, where no attacker stands.
  private static List<Square> openBeside(Arrangement board, Square throne, Square captive) {
    return board.size().neighbours(throne).stream()
        .filter(each -> !each.equals(captive) && board.at(each) != Piece.ATTACKER)
        .toList();
  }

  /// Returns why the piece on `held`, attacked from one side, is not held from this one.
  Spared sparedBehind(Arrangement board, Square held, Direction way) {
    Piece captive = Objects.requireNonNull(board.at(held));
    Square square = board.size().next(held, way);
    if (square == null) {
      return new Spared(
          held, captive, Spared.Reason.EDGE_IS_NO_ENEMY, List.of(), Switch.EDGE_HOSTILE);
    }
    Piece piece = board.at(square);
    List<Square> squares = List.of(square);
    if (piece != null) {
      if (isKingOnThrone(board, square, captive)) {
        return new Spared(
            held,
            captive,
            Spared.Reason.THRONE_IS_NOT_HELD,
            openBeside(board, square, held),
            Switch.HELD_THRONE);
      }
      return piece.side() == captive.side()
          ? new Spared(held, captive, Spared.Reason.FRIEND_BEHIND, squares, CommonRule.CAPTURE)
          : new Spared(held, captive, Spared.Reason.KING_IS_UNARMED, squares, Switch.KING_ARMED);
    }
    if (board.size().isThrone(square)) {
      return new Spared(
          held, captive, Spared.Reason.THRONE_IS_NO_ENEMY, squares, Switch.THRONE_HOSTILE);
    }
    if (board.size().isCorner(square)) {
      return new Spared(
          held, captive, Spared.Reason.CORNER_IS_NO_ENEMY, squares, Switch.CORNER_HOSTILE);
    }
    return new Spared(held, captive, Spared.Reason.NOBODY_BEHIND, squares, CommonRule.CAPTURE);
  }

  /// Returns the capture of a soldier between the moved piece and the second captor.
  static Capture capture(Square victim, Piece piece, Square by, Piece mover, Captor second) {
    boolean kingTakesPart =
        mover == Piece.KING
            || (second instanceof Captor.Man(_, Piece other) && other == Piece.KING);
    Capture.Kind kind =
        switch (second) {
          case Captor.Man _ -> Capture.Kind.PINCER;
          case Captor.Throne _ -> Capture.Kind.AGAINST_THRONE;
          case Captor.HeldThrone _ -> Capture.Kind.AGAINST_HELD_THRONE;
          case Captor.Corner _ -> Capture.Kind.AGAINST_CORNER;
          case Captor.Edge _ -> Capture.Kind.AGAINST_EDGE;
        };
    Rule rule =
        switch (second) {
          case Captor.Man _ -> kingTakesPart ? Switch.KING_ARMED : CommonRule.CAPTURE;
          case Captor.Throne _ -> Switch.THRONE_HOSTILE;
          case Captor.HeldThrone _ -> Switch.HELD_THRONE;
          case Captor.Corner _ -> Switch.CORNER_HOSTILE;
          case Captor.Edge _ -> Switch.EDGE_HOSTILE;
        };
    return new Capture(victim, piece, kind, List.of(new Captor.Man(by, mover), second), rule);
  }
}
