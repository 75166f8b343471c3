package hnefi.notation;

import hnefi.board.BoardShape;
import hnefi.text.Excerpt;
import java.util.ArrayList;
import java.util.List;

/// What somebody noted about a move, or about the position a game began with.
///
/// @param name the name of the variation that begins with the move; one line, empty if it has none
/// @param comment lines parted by `\n`, without control characters but `\t`; empty if there is none
/// @param shapes what is drawn on the board after the move
public record Annotation(String name, String comment, List<BoardShape> shapes) {
  /// The most characters of a name.
  public static final int LONGEST_NAME = 60;

  /// The most characters of a comment.
  public static final int LONGEST_COMMENT = 4000;

  /// The most shapes on one board.
  public static final int MOST_SHAPES = 64;

  /// Nothing is noted.
  public static final Annotation NONE = new Annotation("", "", List.of());

  /// What is longer than allowed is cut.
  public Annotation {
    name = Excerpt.line(name, LONGEST_NAME);
    String lines = comment.replaceAll("\r\n?", "\n").replaceAll("[\\p{Cntrl}&&[^\n\t]]+", "");
    comment = Excerpt.cut(lines.strip(), LONGEST_COMMENT).strip();
    shapes = List.copyOf(shapes.subList(0, Math.min(shapes.size(), MOST_SHAPES)));
  }

  /// Returns the annotation of a comment alone.
  public static Annotation comment(String comment) {
    return new Annotation("", comment, List.of());
  }

  public boolean isEmpty() {
    return name.isEmpty() && comment.isEmpty() && shapes.isEmpty();
  }

  public Annotation withName(String other) {
    return new Annotation(other, comment, shapes);
  }

  public Annotation withComment(String other) {
    return new Annotation(name, other, shapes);
  }

  public Annotation withShapes(List<BoardShape> others) {
    return new Annotation(name, comment, others);
  }

  /// Returns the annotation after this shape was drawn: the same shape drawn again is wiped off,
  /// and one drawn with another brush takes the place of the one before.
  public Annotation drawn(BoardShape shape) {
    List<BoardShape> drawn = new ArrayList<>(shapes);
    drawn.removeIf(shape::isWhere);
    if (!shapes.contains(shape)) {
      drawn.add(shape);
    }
    return withShapes(drawn);
  }

  /// Returns both annotations in one: the name of the first, if it has one, and the comments and
  /// shapes of both.
  public Annotation and(Annotation other) {
    List<BoardShape> both = new ArrayList<>(shapes);
    other.shapes.stream().filter(each -> !both.contains(each)).forEach(both::add);
    return new Annotation(
        name.isEmpty() ? other.name : name, (comment + "\n" + other.comment).strip(), both);
  }
}
