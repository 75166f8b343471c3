package hnefi.notation;

import hnefi.rules.Outcome;
import hnefi.text.Result;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Games as text: tags in brackets as in PGN, then numbered moves as OpenTafl writes them, then the
/// result.
///
/// ```
/// [Rules "svenska"]
/// [Date "2026-11-21"]
///
/// 1. f8-c8 a4-c4
/// 2. c8-c5xc4
/// ongoing
/// ```
///
/// Within the value of a tag a backslash stands before a quotation mark or another backslash, and
/// `\\uXXXX` for a character that would end the line or that UTF-8 cannot spell.
public final class GameText {
  private static final Pattern TAG_BEGINNING = Pattern.compile("\\[([A-Za-z]+) \"");
  private static final String TAG_END = "\"]";
  private static final int HEX_DIGITS = 4;
  private static final Pattern NUMBER = Pattern.compile("[0-9]+\\.");

  /// A game as a file has it; whether its moves are legal is the referee's to say.
  public record Written(Map<String, String> tags, List<Entry> moves, Optional<Outcome> result) {
    public Written {
      tags = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(tags));
      moves = List.copyOf(moves);
    }
  }

  /// A move and the line of the file it stands in, counted from 1.
  public record Entry(MoveText.Written move, int line) {}

  private GameText() {}

  /// Returns the game as text.
  ///
  /// @param moves each move with what it took, as [MoveText] writes a turn
  public static String write(
      Map<String, String> tags, List<String> moves, Optional<Outcome> result) {
    StringBuilder text = new StringBuilder();
    tags.forEach((name, value) ->
        text.append('[')
            .append(name)
            .append(" \"")
            .append(escaped(value))
            .append(TAG_END)
            .append('\n'));
    text.append('\n');
    for (int i = 0; i < moves.size(); i += 2) {
      text.append(MoveNumber.of(i + 1)).append(". ").append(moves.get(i));
      if (i + 1 < moves.size()) {
        text.append(' ').append(moves.get(i + 1));
      }
      text.append('\n');
    }
    return text.append(SideText.write(result)).append('\n').toString();
  }

  /// Reads a game; what is wrong with a bad one is said with its line.
  public static Result<Written> read(String text) {
    Map<String, String> tags = new LinkedHashMap<>();
    List<Entry> moves = new ArrayList<>();
    Optional<Outcome> result = Optional.empty();
    boolean ended = false;
    int number = 0;
    for (String raw : text.lines().toList()) {
      number++;
      String line = raw.strip();
      if (line.isEmpty()) {
        continue;
      }
      if (ended) {
        return Result.bad("game.after-result", number);
      }
      if (line.startsWith("[")) {
        if (!moves.isEmpty() || !readTag(line, tags)) {
          return Result.bad("game.tag", number, line);
        }
        continue;
      }
      if (SideText.readOutcome(line) instanceof Result.Good<Optional<Outcome>>(var outcome)) {
        result = outcome;
        ended = true;
        continue;
      }
      for (String word : line.split("\\s+")) {
        if (NUMBER.matcher(word).matches()) {
          continue;
        }
        switch (MoveText.readWritten(word)) {
          case Result.Good<MoveText.Written>(var move) -> moves.add(new Entry(move, number));
          case Result.Bad<MoveText.Written>(_, var reason) -> {
            return Result.bad("game.move", number, reason);
          }
        }
      }
    }
    return ended
        ? new Result.Good<>(new Written(tags, moves, result))
        : Result.bad("game.no-result", number);
  }

  private static boolean readTag(String line, Map<String, String> tags) {
    Matcher beginning = TAG_BEGINNING.matcher(line);
    int end = line.length() - TAG_END.length();
    if (!beginning.lookingAt() || !line.endsWith(TAG_END) || beginning.end() > end) {
      return false;
    }
    Optional<String> value = unescaped(line.substring(beginning.end(), end));
    value.ifPresent(each -> tags.put(beginning.group(1), each));
    return value.isPresent();
  }

  private static String escaped(String value) {
    StringBuilder escaped = new StringBuilder(value.length());
    for (int i = 0; i < value.length(); i++) {
      char character = value.charAt(i);
      if (character == '"' || character == '\\') {
        escaped.append('\\').append(character);
      } else if (Character.isISOControl(character)
          || character == '\u2028'
          || character == '\u2029'
          || isLoneSurrogate(value, i)) {
        escaped.append("\\u%04x".formatted((int) character));
      } else {
        escaped.append(character);
      }
    }
    return escaped.toString();
  }

  private static boolean isLoneSurrogate(String text, int index) {
    char character = text.charAt(index);
    return Character.isHighSurrogate(character)
            && (index + 1 == text.length() || !Character.isLowSurrogate(text.charAt(index + 1)))
        || Character.isLowSurrogate(character)
            && (index == 0 || !Character.isHighSurrogate(text.charAt(index - 1)));
  }

  /// Returns what [#escaped] made of a value; nothing if it cannot have made this.
  private static Optional<String> unescaped(String escaped) {
    StringBuilder value = new StringBuilder(escaped.length());
    for (int i = 0; i < escaped.length(); i++) {
      char character = escaped.charAt(i);
      if (character == '"') {
        return Optional.empty();
      }
      if (character != '\\') {
        value.append(character);
        continue;
      }
      i++;
      if (i == escaped.length()) {
        return Optional.empty();
      }
      if (escaped.charAt(i) != 'u') {
        value.append(escaped.charAt(i));
      } else if (i + HEX_DIGITS < escaped.length()
          && HexFormat.isHexDigit(escaped.charAt(i + 1))
          && HexFormat.isHexDigit(escaped.charAt(i + 2))
          && HexFormat.isHexDigit(escaped.charAt(i + 3))
          && HexFormat.isHexDigit(escaped.charAt(i + 4))) {
        value.append((char) HexFormat.fromHexDigits(escaped, i + 1, i + 1 + HEX_DIGITS));
        i += HEX_DIGITS;
      } else {
        return Optional.empty();
      }
    }
    return Optional.of(value.toString());
  }
}
