package hnefi.notation;

import hnefi.board.BoardShape;
import hnefi.text.Excerpt;
import java.util.ArrayList;
import java.util.List;

/// What somebody noted about a move, or about the position a game began with.
///
/// @param comment lines parted by `\n`, without control characters but `\t`; empty if there is none
/// @param shapes what is drawn on the board after the move
public record Annotation(String comment, List<BoardShape> shapes) {
  /// The most characters of a comment.
  public static final int LONGEST_COMMENT = 4000;

  /// The most shapes on one board.
  public static final int MOST_SHAPES = 64;

  /// Nothing is noted.
  public static final Annotation NONE = new Annotation("", List.of());

  /// What is longer than allowed is cut.
  public Annotation {
    String lines = comment.replaceAll("\r\n?", "\n").replaceAll("[\\p{Cntrl}&&[^\n\t]]+", "");
    comment = Excerpt.cut(lines.strip(), LONGEST_COMMENT).strip();
    shapes = List.copyOf(shapes.subList(0, Math.min(shapes.size(), MOST_SHAPES)));
  }

  /// Returns the annotation of a comment alone.
  public static Annotation comment(String comment) {
    return new Annotation(comment, List.of());
  }

  public boolean isEmpty() {
    return comment.isEmpty() && shapes.isEmpty();
  }

  public Annotation withComment(String other) {
    return new Annotation(other, shapes);
  }

  public Annotation withShapes(List<BoardShape> others) {
    return new Annotation(comment, others);
  }

  /// Returns the annotation after this shape was drawn: the same shape drawn again is wiped off.
  public Annotation drawn(BoardShape shape) {
    List<BoardShape> drawn = new ArrayList<>(shapes);
    if (!drawn.remove(shape)) {
      drawn.add(shape);
    }
    return withShapes(drawn);
  }

  /// Returns both annotations in one.
  public Annotation and(Annotation other) {
    List<BoardShape> both = new ArrayList<>(shapes);
    other.shapes.stream().filter(each -> !both.contains(each)).forEach(both::add);
    return new Annotation((comment + "\n" + other.comment).strip(), both);
  }
}
