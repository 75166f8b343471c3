package hnefi.notation;

import hnefi.board.BoardShape;
import hnefi.board.Square;
import hnefi.text.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Annotations as text: the comment, then what other programs show as a part of it, in the manner
/// of PGN: `A good move. {%cal Ga4a6,Gb1b3}{%csl Ga6}`.
///
/// `cal` are arrows and `csl` circles, in green; other colours and the `name` of a variation, which
/// older files have, are read as an arrow like any other and as words of the comment. In the
/// comment, `[`, `]`, `|`, `{` and `}` are written `\\uXXXX`, so that the text can stand where
/// OpenTafl has its comments.
public final class AnnotationText {
  private static final String SPELLED = "[]|{}";
  private static final Pattern COMMAND = Pattern.compile("\\{%(name|cal|csl) ([^{}]*)\\}");
  private static final Pattern SHAPE =
      Pattern.compile("[GRBY]([a-z][1-9][0-9]?)([a-z][1-9][0-9]?)?");

  private AnnotationText() {}

  /// Returns the annotation as text without `[`, `]` and `|`.
  public static String write(Annotation annotation) {
    StringBuilder text = new StringBuilder(EscapedText.escaped(annotation.comment(), "", SPELLED));
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
    String begin = "G" + SquareText.write(shape.from());
    return switch (shape) {
      case BoardShape.Arrow(_, Square to) -> begin + SquareText.write(to);
      case BoardShape.Circle _ -> begin;
    };
  }

  /// Reads an annotation. Any text is one: a command that is not ours belongs to the comment.
  public static Annotation read(String text) {
    StringBuilder comment = new StringBuilder();
    List<BoardShape> shapes = new ArrayList<>();
    Matcher commands = COMMAND.matcher(text);
    while (commands.find()) {
      String command = commands.group();
      if (commands.group(1).equals("name")) {
        command = commands.group(2);
      } else {
        Optional<List<BoardShape>> read = shapes(commands.group(2));
        read.ifPresent(shapes::addAll);
        command = read.isPresent() ? "" : command;
      }
      commands.appendReplacement(comment, Matcher.quoteReplacement(command));
    }
    commands.appendTail(comment);
    return new Annotation(EscapedText.unescapedLeniently(comment.toString().strip()), shapes);
  }

  private static Optional<List<BoardShape>> shapes(String list) {
    List<BoardShape> shapes = new ArrayList<>();
    for (String each : list.split(",", -1)) {
      Matcher parts = SHAPE.matcher(each.strip());
      if (!parts.matches()
          || !(SquareText.read(parts.group(1)) instanceof Result.Good<Square>(Square from))
          || !(SquareText.read(parts.group(2) == null ? parts.group(1) : parts.group(2))
              instanceof Result.Good<Square>(Square to))) {
        return Optional.empty();
      }
      shapes.add(BoardShape.between(from, to));
    }
    return Optional.of(shapes);
  }
}
