package hnefi.notation.opentafl;

import hnefi.board.Arrangement;
import hnefi.notation.BoardText;
import hnefi.notation.MoveLineReader;
import hnefi.text.Message;
import hnefi.text.Result;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads the text of a game line by line. Brackets before the first turn are tags, after it
/// comments on the turn above.
final class GameReader {
  private static final String TAG_NAME = "\\[\\s*([A-Za-z-]+)\\s*:";
  private static final Pattern TAG_BEGINNING = Pattern.compile(TAG_NAME);
  private static final Pattern START_COMMENT = Pattern.compile("\\[\\s*start-comment\\s*:");
  private static final Pattern TAG = Pattern.compile(TAG_NAME + "(.*)]", Pattern.DOTALL);
  private static final Pattern RESIGNED = Pattern.compile("(?:[0-9]{1,6}\\.)?(.*\\s)?---");

  private final Map<String, String> tags = new LinkedHashMap<>();
  private final MoveLineReader moves = new MoveLineReader(OpenTaflMove::read);

  /// The start comment whose end is not read yet: of all tags it alone may go on in the next lines.
  private Optional<StringBuilder> startComment = Optional.empty();

  private int startCommentLine;
  private int rulesLine;
  private int positionLine;
  private boolean resigned;

  /// Tells whether a line before the first turn begins the tag of the rules.
  static boolean isRules(String line) {
    Matcher tag = TAG_BEGINNING.matcher(line);
    return tag.lookingAt() && tag.group(1).equalsIgnoreCase("rules");
  }

  Result<OpenTaflGame> read(String text) {
    int number = 0;
    for (String raw : text.lines().toList()) {
      number++;
      Optional<Result.Bad<OpenTaflGame>> bad = line(raw, number);
      if (bad.isPresent()) {
        return bad.get();
      }
    }
    if (startComment.isPresent()) {
      return neverClosed(startComment.get());
    }
    if (moves.isInComment()) {
      return Result.bad("game.comment", moves.commentBegin());
    }
    String rules = tags.get("rules");
    if (rules == null) {
      return Result.bad("opentafl.no-rules");
    }
    return switch (OpenTaflRules.read(rules)) {
      case Result.Good<OpenTaflRules>(OpenTaflRules read) ->
          start(read).map(start -> new OpenTaflGame(tags, read, start, moves.moves(), resigned));
      case Result.Bad<OpenTaflRules>(_, var reason) -> new Result.Bad<>(rulesLine, reason);
    };
  }

  private Result<Arrangement> start(OpenTaflRules rules) {
    String position = tags.get("position");
    return position == null
        ? new Result.Good<>(rules.start())
        : switch (OpenTaflBoard.read(position).then(BoardText::start)) {
          case Result.Good<Arrangement> good -> good;
          case Result.Bad<Arrangement>(_, var reason) -> new Result.Bad<>(positionLine, reason);
        };
  }

  private Optional<Result.Bad<OpenTaflGame>> line(String raw, int number) {
    String line = raw.strip();
    if (startComment.isPresent()) {
      return goOn(startComment.get(), line);
    }
    if (!moves.isInComment() && line.startsWith("[") && !moves.hasMoves()) {
      return tag(line, number);
    }
    if (resigned && !line.isEmpty() && !line.startsWith("[") && !moves.isInComment()) {
      return Optional.of(new Result.Bad<>(number, Message.of("opentafl.after-resignation")));
    }
    Matcher end = RESIGNED.matcher(line);
    if (moves.isInComment() || !end.matches()) {
      return moves.line(raw, number).map(Result.Bad::new);
    }
    resigned = true;
    return end.group(1) == null
        ? Optional.empty()
        : moves.line(line.substring(0, line.length() - 3), number).map(Result.Bad::new);
  }

  private Result.Bad<OpenTaflGame> neverClosed(StringBuilder comment) {
    String begin = comment.substring(0, comment.indexOf("\n"));
    return new Result.Bad<>(startCommentLine, Message.of("opentafl.tag", begin));
  }

  /// A line that begins another tag shows that the comment was never closed.
  private Optional<Result.Bad<OpenTaflGame>> goOn(StringBuilder comment, String line) {
    if (TAG_BEGINNING.matcher(line).lookingAt()) {
      return Optional.of(neverClosed(comment));
    }
    comment.append(line).append('\n');
    if (!line.endsWith("]")) {
      return Optional.empty();
    }
    startComment = Optional.empty();
    return tag(comment.toString().strip(), startCommentLine);
  }

  private Optional<Result.Bad<OpenTaflGame>> tag(String line, int number) {
    if (START_COMMENT.matcher(line).lookingAt() && !line.endsWith("]")) {
      startComment = Optional.of(new StringBuilder(line).append('\n'));
      startCommentLine = number;
      return Optional.empty();
    }
    Matcher tag = TAG.matcher(line);
    if (!tag.matches()) {
      return Optional.of(new Result.Bad<>(number, Message.of("opentafl.tag", line)));
    }
    // A hyphen begins what another program adds for itself, as it writes it.
    String name = tag.group(1).contains("-") ? tag.group(1) : tag.group(1).toLowerCase(Locale.ROOT);
    if (name.equals("rules")) {
      rulesLine = number;
    } else if (name.equals("position")) {
      positionLine = number;
    }
    tags.put(name, Quoting.unquote(tag.group(2).strip()));
    return Optional.empty();
  }
}
