package hnefi.content.lesson;

import hnefi.board.Arrangement;
import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.board.Square;
import hnefi.content.diagram.DiagramEvent;
import hnefi.rules.Outcome;
import hnefi.rules.Spared;
import hnefi.rules.Turn;
import hnefi.rules.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/// A question before an event of a replayed diagram: what comes of this move? The right answer is
/// the referee's; the wrong ones are what one might believe in this position.
///
/// @param index which event it is, counted from 0
/// @param choices the answers to choose from, the right one among them
public record PredictionTask(int index, DiagramEvent event, List<Prediction> choices) {
  private static final int MOST_CHOICES = 4;

  public PredictionTask {
    choices = List.copyOf(choices);
  }

  /// Returns the question about an event.
  public static PredictionTask about(int index, DiagramEvent event) {
    return new PredictionTask(index, event, choices(event));
  }

  /// Returns what the referee says of the move.
  public Verdict verdict() {
    return verdict(event);
  }

  public Prediction answer() {
    return Prediction.of(verdict());
  }

  /// Returns the answer that a tap on a piece gives: that it is captured, alone or with others.
  public Optional<Prediction> tapped(Square square) {
    Prediction alone = new Prediction.Captured(Set.of(square));
    if (choices.contains(alone)) {
      return Optional.of(alone);
    }
    return choices.stream()
        .filter(each ->
            each instanceof Prediction.Captured(Set<Square> squares) && squares.contains(square))
        .findFirst();
  }

  private static Verdict verdict(DiagramEvent event) {
    return switch (event) {
      case DiagramEvent.Played played -> played.turn();
      case DiagramEvent.Refused refused -> refused.refusal();
    };
  }

  /// Captures come first, then the ends of the game, then that nothing happens or may happen.
  private static List<Prediction> choices(DiagramEvent event) {
    Prediction answer = Prediction.of(verdict(event));
    List<Prediction> captures = new ArrayList<>(captures(event));
    List<Prediction> rest = new ArrayList<>(endings(event));
    rest.add(new Prediction.Nothing());
    rest.add(new Prediction.Forbidden());
    captures.removeIf(answer::equals);
    rest.removeIf(answer::equals);
    int room = Math.max(0, MOST_CHOICES - 1 - rest.size());
    List<Prediction> choices =
        new ArrayList<>(captures.subList(0, Math.min(captures.size(), room)));
    int place =
        switch (answer) {
          case Prediction.Captured _ -> event.move().to().file() % (choices.size() + 1);
          case Prediction.Over _ -> choices.size();
          case Prediction.Nothing _ -> choices.size() + rest.size() - 1;
          case Prediction.Forbidden _ -> choices.size() + rest.size();
        };
    choices.addAll(rest);
    choices.add(place, answer);
    return choices;
  }

  /// Pieces that one might believe to fall: those the referee spared, one of several that fall, and
  /// any enemy beside the square the piece moves to.
  private static List<Prediction> captures(DiagramEvent event) {
    List<Square> believed = new ArrayList<>();
    if (verdict(event) instanceof Turn turn) {
      turn.spared().stream()
          .filter(each -> each.piece() != Piece.KING)
          .map(Spared::square)
          .forEach(believed::add);
      if (turn.captures().size() > 1) {
        believed.addAll(turn.captured());
      }
    }
    Arrangement board = event.before().board();
    Side mover = event.before().toMove();
    board.size().neighbours(event.move().to()).stream()
        .filter(square -> isSoldierOf(board, square, mover.opponent()))
        .forEach(believed::add);
    return believed.stream()
        .distinct()
        .<Prediction>map(square -> new Prediction.Captured(Set.of(square)))
        .toList();
  }

  private static boolean isSoldierOf(Arrangement board, Square square, Side side) {
    Piece piece = board.at(square);
    return piece != null && piece.isSoldier() && piece.side() == side;
  }

  /// Ends of the game that one might believe in: an attacker comes to stand beside the king, or the
  /// king comes to the edge.
  private static List<Prediction> endings(DiagramEvent event) {
    Arrangement board = event.before().board();
    Piece piece = Objects.requireNonNull(board.at(event.move().from()));
    Square to = event.move().to();
    boolean trapped =
        piece == Piece.ATTACKER
            && board.size().neighbours(to).stream()
                .anyMatch(square -> board.at(square) == Piece.KING);
    boolean escaped = piece == Piece.KING && board.size().isEdge(to);
    List<Prediction> endings = new ArrayList<>();
    if (trapped) {
      endings.add(over(Side.ATTACKERS, Outcome.Ending.KING_CAPTURED));
    }
    if (escaped) {
      endings.add(over(Side.DEFENDERS, Outcome.Ending.KING_ESCAPED));
    }
    return endings;
  }

  private static Prediction over(Side winner, Outcome.Ending ending) {
    return new Prediction.Over(new Outcome(Optional.of(winner), ending));
  }
}
