package hnefi.notation;

import hnefi.rules.Outcome;
import hnefi.text.Message;
import hnefi.text.Result;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Games as text: tags in brackets as in PGN, then moves, comments and variations as
/// [MoveLineWriter] writes them, then the result.
///
/// ```
/// [Rules "svenska"]
/// [Date "2026-11-21"]
///
/// 1. f8-c8 a4-c4
/// [|not the best]
/// 1b.1.1a. ..... a4-b4
/// 2. c8-c5xc4
/// ongoing
/// ```
///
/// Within the value of a tag a backslash stands before a quotation mark or another backslash, and
/// `\\uXXXX` for a character that would end the line or that UTF-8 cannot spell.
public final class GameText {
  private static final Pattern TAG_BEGINNING = Pattern.compile("\\[([A-Za-z]+) \"");
  private static final String TAG_END = "\"]";

  /// A game as a file has it; whether its moves are legal is the referee's to say.
  ///
  /// @param lines where the tags stand, and the result
  public record Written(
      Map<String, String> tags, MoveLine moves, Optional<Outcome> result, Lines lines) {
    public Written {
      tags = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(tags));
    }
  }

  /// The lines of a text on which something stands, counted from 1.
  ///
  /// @param result 0 if nobody knows
  public record Lines(Map<String, Integer> tags, int result) {
    public static final Lines UNKNOWN = new Lines(Map.of(), 0);

    public Lines {
      tags = Map.copyOf(tags);
    }

    /// Returns the line of a tag, 0 if there is none.
    public int of(String tag) {
      return tags.getOrDefault(tag, 0);
    }
  }

  private GameText() {}

  /// Returns the game as text.
  public static String write(Map<String, String> tags, MoveLine moves, Optional<Outcome> result) {
    StringBuilder text = new StringBuilder();
    tags.forEach((name, value) -> text.append(tag(name, value)));
    return text.append('\n')
        .append(MoveLineWriter.write(moves))
        .append(SideText.write(result))
        .append('\n')
        .toString();
  }

  /// Returns a tag as a line.
  public static String tag(String name, String value) {
    return "[" + name + " \"" + EscapedText.escaped(value, "\"", "\n") + TAG_END + "\n";
  }

  /// Reads a game; what is wrong with a bad one is said with its line.
  public static Result<Written> read(String text) {
    Map<String, String> tags = new LinkedHashMap<>();
    Map<String, Integer> lines = new HashMap<>();
    if (text.isBlank()) {
      return Result.bad("game.empty");
    }
    MoveLineReader moves = new MoveLineReader();
    Optional<Outcome> result = Optional.empty();
    int resultLine = 0;
    int number = 0;
    for (String raw : text.lines().toList()) {
      number++;
      String line = raw.strip();
      if (moves.isInComment()) {
        Optional<Message> bad = moves.line(raw, number);
        if (bad.isPresent()) {
          return new Result.Bad<>(bad.get());
        }
      } else if (resultLine > 0 && !line.isEmpty()) {
        return Result.bad("game.after-result", number);
      } else if (line.startsWith("[") && !moves.hasMoves()) {
        Optional<String> tag = readTag(line, tags);
        if (tag.isEmpty()) {
          return Result.bad("game.tag", number, line);
        }
        lines.put(tag.get(), number);
      } else if (SideText.readOutcome(line)
          instanceof Result.Good<Optional<Outcome>>(var outcome)) {
        result = outcome;
        resultLine = number;
      } else {
        Optional<Message> bad = moves.line(raw, number);
        if (bad.isPresent()) {
          return new Result.Bad<>(bad.get());
        }
      }
    }
    if (moves.isInComment()) {
      return Result.bad("game.comment", moves.commentBegin());
    }
    return resultLine > 0
        ? new Result.Good<>(new Written(tags, moves.moves(), result, new Lines(lines, resultLine)))
        : Result.bad("game.no-result", number);
  }

  /// Returns the name of the tag on a line; nothing if there is none.
  private static Optional<String> readTag(String line, Map<String, String> tags) {
    Matcher beginning = TAG_BEGINNING.matcher(line);
    int end = line.length() - TAG_END.length();
    if (!beginning.lookingAt() || !line.endsWith(TAG_END) || beginning.end() > end) {
      return Optional.empty();
    }
    Optional<String> value = EscapedText.unescaped(line.substring(beginning.end(), end), "\"");
    value.ifPresent(each -> tags.put(beginning.group(1), each));
    return value.map(_ -> beginning.group(1));
  }
}
