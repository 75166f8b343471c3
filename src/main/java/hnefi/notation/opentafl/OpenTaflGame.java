package hnefi.notation.opentafl;

import hnefi.text.Result;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A game as a file has it; whether its moves are legal is the referee's to say.
///
/// @param tags what stands in brackets before the moves, by lower-case name
public record OpenTaflGame(Map<String, String> tags, OpenTaflRules rules, List<WrittenTurn> turns) {
  public OpenTaflGame {
    tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
    turns = List.copyOf(turns);
  }

  /// The moves of both sides under one number, and what is said about them.
  ///
  /// @param line of the text, counted from 1
  public record WrittenTurn(
      TurnAddress address, List<OpenTaflMove> moves, List<String> comments, int line) {
    public WrittenTurn {
      moves = List.copyOf(moves);
      comments = List.copyOf(comments);
    }
  }

  /// A turn to be written.
  ///
  /// @param moves one or two, as [OpenTaflMove] writes them
  /// @param comments as many, empty for none
  public record TurnText(TurnAddress address, List<String> moves, List<String> comments) {
    public TurnText {
      moves = List.copyOf(moves);
      comments = List.copyOf(comments);
    }

    private String text() {
      String turn = address.text() + " " + String.join(" ", moves) + "\n";
      if (comments.stream().allMatch(String::isEmpty)) {
        return turn;
      }
      List<String> both = new ArrayList<>(comments.stream().map(Quoting::quoteLines).toList());
      if (both.size() == 1) {
        both.add("");
      }
      return turn + "[" + String.join("|", both) + "]\n";
    }
  }

  /// Returns a game as text.
  ///
  /// @param tags by name, without the rules
  /// @param rules as [OpenTaflRules] writes them
  public static String write(Map<String, String> tags, String rules, List<TurnText> turns) {
    StringBuilder text = new StringBuilder();
    tags.forEach((name, value) -> text.append(tag(name, Quoting.quote(value))));
    text.append(tag("rules", rules)).append('\n');
    turns.forEach(turn -> text.append(turn.text()));
    return text.toString();
  }

  private static String tag(String name, String value) {
    return "[" + name + ":" + value + "]\n";
  }

  /// Tells whether a text may be meant as such a game.
  public static boolean isLike(String text) {
    return text.lines().map(String::strip).anyMatch(line -> line.startsWith("[rules:"));
  }

  /// Reads a game; what is wrong with a bad one is said with its line.
  public static Result<OpenTaflGame> read(String text) {
    return new GameReader(text).read();
  }
}
