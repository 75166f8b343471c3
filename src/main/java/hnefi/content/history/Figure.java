package hnefi.content.history;

import hnefi.board.Arrangement;
import hnefi.board.Piece;
import hnefi.content.BoardLook;
import hnefi.content.Citation;
import hnefi.content.diagram.Mark;
import hnefi.text.Text;
import java.util.List;

/// A picture for an article or a part of the history: what it claims, and the passages that rests
/// on. How it is drawn is the business of the screens.
public sealed interface Figure {
  String id();

  List<Citation> cites();

  /// A picture the screens draw as a whole.
  record Scene(String id, Drawn scene, List<Citation> cites) implements Figure {
    /// What there is.
    public enum Drawn {
      BAY,
      FINDS
    }
  }

  /// A board with men.
  record Board(String id, Arrangement board, BoardLook look, List<Mark> marks, List<Citation> cites)
      implements Figure {}

  /// Men side by side.
  record Men(String id, List<Piece> men, List<Citation> cites) implements Figure {}

  /// Empty boards of these sizes.
  record Sizes(String id, List<Integer> sizes, List<Citation> cites) implements Figure {}

  /// A family tree of names.
  ///
  /// @param root the id of the term all others grow from
  /// @param boughs the ids of the terms that grow from it
  /// @param stem the bough from which the twigs grow
  record Names(
      String id,
      String root,
      List<String> boughs,
      String stem,
      List<Twig> twigs,
      List<Citation> cites)
      implements Figure {
    /// @param term its id
    /// @param names what it names
    public record Twig(String term, Text names) {}
  }

  /// Entries of the timeline as bars.
  record Spans(String id, Axis axis, List<Bar> bars, List<Citation> cites) implements Figure {
    /// @param vague whether it fades at both ends
    public record Bar(Label label, boolean vague) {}
  }

  /// A name that dwindles to two threads.
  ///
  /// @param term its id
  /// @param arrives what displaces it
  /// @param wins the id of the event by whose end it has
  record Decline(
      String id,
      Axis axis,
      String term,
      Label arrives,
      String wins,
      Label upper,
      Label lower,
      List<Citation> cites)
      implements Figure {}

  /// A line of years.
  ///
  /// @param step from one written year to the next
  record Axis(int from, int to, int step) {}

  /// An entry of the timeline as it is called in a figure.
  ///
  /// @param event its id
  record Label(String event, Text name) {}
}
