package hnefi.content.diagram;

import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Refusal;
import hnefi.rules.Turn;
import hnefi.text.Text;
import java.util.List;

/// One thing that happens in a diagram: a move that is played, or one that the rules refuse.
public sealed interface DiagramEvent {
  /// A move and all it did.
  ///
  /// @param fromStart whether the diagram was set up afresh for it
  record Played(Turn turn, boolean fromStart, Text words, List<Mark> marks)
      implements DiagramEvent {
    @Override
    public Position before() {
      return turn.before();
    }

    @Override
    public Position after() {
      return turn.after();
    }

    @Override
    public Move move() {
      return turn.move();
    }
  }

  /// A move that somebody tries and may not make.
  record Refused(
      Position before, Move move, Refusal refusal, boolean fromStart, Text words, List<Mark> marks)
      implements DiagramEvent {
    @Override
    public Position after() {
      return before;
    }
  }

  Position before();

  /// Returns the position that stands when this has happened.
  Position after();

  Move move();

  /// Returns whether the diagram is set up afresh for it.
  boolean fromStart();

  /// Returns what is said about it, in at most sixty words.
  Text words();

  List<Mark> marks();
}
