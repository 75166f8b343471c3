package hnefi.notation;

import hnefi.board.BoardShape;
import hnefi.board.Brush;
import hnefi.board.Square;
import hnefi.text.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Annotations as text: the comment, then what other programs show as a part of it, in the manner
/// of PGN: `A good move. {%name Main road}{%cal Ga4a6,Rb1b3}{%csl Ba6}`.
///
/// `cal` are arrows and `csl` circles, each with the first letter of its [Brush]. In comment and
/// name, `[`, `]`, `|`, `{` and `}` are written `\\uXXXX`, so that the text can stand where
/// OpenTafl has its comments.
public final class AnnotationText {
  private static final String SPELLED = "[]|{}";
  private static final Pattern COMMAND = Pattern.compile("\\{%(name|cal|csl) ([^{}]*)\\}");
  private static final Pattern SHAPE =
      Pattern.compile("([GRBY])([a-z][1-9][0-9]?)([a-z][1-9][0-9]?)?");

  private AnnotationText() {}

  /// Returns the annotation as text without `[`, `]` and `|`.
  public static String write(Annotation annotation) {
    StringBuilder text = new StringBuilder(EscapedText.escaped(annotation.comment(), "", SPELLED));
    if (!annotation.name().isEmpty()) {
      space(text).append("{%name ").append(EscapedText.escaped(annotation.name(), "", SPELLED));
      text.append('}');
    }
    String open = "";
    for (BoardShape shape : annotation.shapes()) {
      String command =
          switch (shape) {
            case BoardShape.Arrow _ -> "{%cal ";
            case BoardShape.Circle _ -> "{%csl ";
          };
      if (command.equals(open)) {
        text.append(',');
      } else {
        (open.isEmpty() ? space(text) : text.append('}')).append(command);
      }
      text.append(write(shape));
      open = command;
    }
    return open.isEmpty() ? text.toString() : text.append('}').toString();
  }

  private static StringBuilder space(StringBuilder text) {
    boolean needed = !text.isEmpty() && text.charAt(text.length() - 1) != '}';
    return needed ? text.append(' ') : text;
  }

  private static String write(BoardShape shape) {
    String begin = shape.brush().name().charAt(0) + SquareText.write(shape.from());
    return switch (shape) {
      case BoardShape.Arrow(_, Square to, _) -> begin + SquareText.write(to);
      case BoardShape.Circle _ -> begin;
    };
  }

  /// Reads an annotation. Any text is one: a command that is not ours belongs to the comment.
  public static Annotation read(String text) {
    StringBuilder comment = new StringBuilder();
    String name = "";
    List<BoardShape> shapes = new ArrayList<>();
    Matcher commands = COMMAND.matcher(text);
    while (commands.find()) {
      String command = commands.group();
      if (commands.group(1).equals("name")) {
        name = EscapedText.unescapedLeniently(commands.group(2));
        command = "";
      } else {
        Optional<List<BoardShape>> read = shapes(commands.group(2));
        read.ifPresent(shapes::addAll);
        command = read.isPresent() ? "" : command;
      }
      commands.appendReplacement(comment, Matcher.quoteReplacement(command));
    }
    commands.appendTail(comment);
    return new Annotation(name, EscapedText.unescapedLeniently(comment.toString().strip()), shapes);
  }

  private static Optional<List<BoardShape>> shapes(String list) {
    List<BoardShape> shapes = new ArrayList<>();
    for (String each : list.split(",", -1)) {
      Matcher parts = SHAPE.matcher(each.strip());
      if (!parts.matches()
          || !(SquareText.read(parts.group(2)) instanceof Result.Good<Square>(Square from))
          || !(SquareText.read(parts.group(3) == null ? parts.group(2) : parts.group(3))
              instanceof Result.Good<Square>(Square to))) {
        return Optional.empty();
      }
      shapes.add(BoardShape.between(from, to, brush(parts.group(1))));
    }
    return Optional.of(shapes);
  }

  private static Brush brush(String letter) {
    return switch (letter) {
      case "R" -> Brush.RED;
      case "B" -> Brush.BLUE;
      case "Y" -> Brush.YELLOW;
      default -> Brush.GREEN;
    };
  }
}
