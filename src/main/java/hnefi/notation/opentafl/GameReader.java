package hnefi.notation.opentafl;

import hnefi.notation.opentafl.OpenTaflGame.WrittenTurn;
import hnefi.text.Message;
import hnefi.text.Result;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads the text of a game line by line. Brackets before the first turn are tags, after it
/// comments on the turn above, which may go over several lines.
final class GameReader {
  private static final Pattern TAG = Pattern.compile("(?s)\\[\\s*([A-Za-z-]+)\\s*:(.*)]");
  private static final Pattern TURN = Pattern.compile("([0-9][0-9ab.]*\\.)(?:\\s+(.*))?");
  private static final int MOVES_OF_A_TURN = 2;

  private final List<String> lines;
  private final Map<String, String> tags = new LinkedHashMap<>();
  private final List<WrittenTurn> turns = new ArrayList<>();
  private int rulesLine;
  private int at;

  GameReader(String text) {
    lines = text.lines().map(String::strip).toList();
  }

  Result<OpenTaflGame> read() {
    for (at = 0; at < lines.size(); at++) {
      int number = at + 1;
      Optional<Message> fault = readFrom(lines.get(at), number);
      if (fault.isPresent()) {
        return new Result.Bad<>(number, fault.get());
      }
    }
    String rules = tags.get("rules");
    if (rules == null) {
      return Result.bad("opentafl.no-rules");
    }
    return switch (OpenTaflRules.read(rules)) {
      case Result.Good<OpenTaflRules>(OpenTaflRules read) ->
          new Result.Good<>(new OpenTaflGame(tags, read, turns));
      case Result.Bad<OpenTaflRules>(_, var reason) -> new Result.Bad<>(rulesLine, reason);
    };
  }

  /// Reads what begins on a line.
  private Optional<Message> readFrom(String line, int number) {
    if (line.isEmpty()) {
      return Optional.empty();
    }
    if (line.startsWith("[")) {
      return inBrackets().flatMap(text -> turns.isEmpty() ? tag(text, number) : comment(text));
    }
    Matcher turn = TURN.matcher(line);
    if (!turn.matches()) {
      return Optional.of(Message.of("opentafl.line", line));
    }
    return turn(turn, number);
  }

  private Optional<Message> turn(Matcher turn, int number) {
    Optional<TurnAddress> address = TurnAddress.read(turn.group(1));
    String words = turn.group(2) == null ? "" : turn.group(2).strip();
    String[] texts = words.isEmpty() ? new String[0] : words.split("\\s+");
    if (address.isEmpty() || texts.length > MOVES_OF_A_TURN) {
      return Optional.of(Message.of("opentafl.line", lines.get(number - 1)));
    }
    List<OpenTaflMove> moves = new ArrayList<>();
    for (String text : texts) {
      switch (OpenTaflMove.read(text)) {
        case Result.Good<OpenTaflMove>(OpenTaflMove move) -> moves.add(move);
        case Result.Bad<OpenTaflMove>(_, var reason) -> {
          return Optional.of(reason);
        }
      }
    }
    turns.add(new WrittenTurn(address.get(), moves, List.of(), number));
    return Optional.empty();
  }

  /// Takes everything up to the line that ends with a bracket; a fault if none does.
  private Optional<String> inBrackets() {
    StringBuilder text = new StringBuilder(lines.get(at));
    while (!lines.get(at).endsWith("]")) {
      at++;
      if (at == lines.size()) {
        return Optional.of("");
      }
      text.append('\n').append(lines.get(at));
    }
    return Optional.of(text.toString());
  }

  private Optional<Message> tag(String text, int number) {
    Matcher tag = TAG.matcher(text);
    if (!tag.matches()) {
      return Optional.of(Message.of("opentafl.tag", lines.get(number - 1)));
    }
    String name = tag.group(1).toLowerCase(Locale.ROOT);
    if (name.equals("rules")) {
      rulesLine = number;
    }
    tags.put(name, Quoting.unquote(tag.group(2).strip()));
    return Optional.empty();
  }

  private Optional<Message> comment(String text) {
    if (text.isEmpty()) {
      return Optional.of(Message.of("opentafl.comment"));
    }
    WrittenTurn last = turns.removeLast();
    List<String> comments = new ArrayList<>(last.comments());
    for (String each : text.substring(1, text.length() - 1).split("\\|", -1)) {
      comments.add(Quoting.unquote(each.strip()));
    }
    turns.add(new WrittenTurn(last.address(), last.moves(), comments, last.line()));
    return Optional.empty();
  }
}
