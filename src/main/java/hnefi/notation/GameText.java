package hnefi.notation;

import hnefi.rules.Outcome;
import hnefi.text.Result;
import java.util.ArrayList;
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
public final class GameText {
  private static final Pattern TAG = Pattern.compile("\\[([A-Za-z]+) \"((?:[^\"\\\\]|\\\\.)*)\"]");
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
            .append(value.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", " "))
            .append("\"]\n"));
    text.append('\n');
    for (int i = 0; i < moves.size(); i += 2) {
      text.append(i / 2 + 1).append(". ").append(moves.get(i));
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
    for (String raw : text.split("\\R", -1)) {
      number++;
      String line = raw.strip();
      if (line.isEmpty()) {
        continue;
      }
      if (ended) {
        return Result.bad("game.after-result", number);
      }
      if (line.startsWith("[")) {
        Matcher tag = TAG.matcher(line);
        if (!tag.matches() || !moves.isEmpty()) {
          return Result.bad("game.tag", number, line);
        }
        tags.put(tag.group(1), tag.group(2).replaceAll("\\\\(.)", "$1"));
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
}
