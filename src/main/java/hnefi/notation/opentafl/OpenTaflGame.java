package hnefi.notation.opentafl;

import hnefi.board.Arrangement;
import hnefi.notation.MoveLine;
import hnefi.notation.MoveLineWriter;
import hnefi.text.Result;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/// A game as a file has it; whether its moves are legal is the referee's to say.
///
/// ```
/// [attackers:Astrid]
/// [result:-1]
/// [rules:dim:7 name:Brandub ks:w starti:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]
///
/// 1. d2-f2 d3-g3
/// [A quiet move.|]
/// ```
///
/// @param tags what stands in brackets before the moves, by lower-case name
/// @param start the position it begins with, its own or that of the rules
/// @param resigned whether the main line ends with `---`
public record OpenTaflGame(
    Map<String, String> tags,
    OpenTaflRules rules,
    Arrangement start,
    MoveLine moves,
    boolean resigned) {
  public OpenTaflGame {
    tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
  }

  /// Tells whether a text may be meant as such a game: it names its rules before the first turn.
  public static boolean isLike(String text) {
    return text.lines()
        .map(String::strip)
        .takeWhile(line -> line.isEmpty() || line.startsWith("["))
        .anyMatch(GameReader::isRules);
  }

  /// Reads a game; what is wrong with a bad one is said with its line.
  public static Result<OpenTaflGame> read(String text) {
    return new GameReader().read(text);
  }

  /// Returns a game as text.
  ///
  /// @param tags by name, without the rules
  /// @param rules as [OpenTaflRules] writes them
  /// @param resigned whether the side to move at the end of the main line gives up
  public static String write(
      Map<String, String> tags, String rules, MoveLine moves, boolean resigned) {
    StringBuilder text = new StringBuilder();
    tags.forEach((name, value) -> text.append(tag(name, Quoting.quote(value))));
    text.append(tag("rules", rules)).append('\n').append(MoveLineWriter.write(moves));
    if (resigned) {
      int turn = moves.entries().size() / 2 + 1;
      text.append(turn).append(". ").append(OpenTaflMove.RESIGNATION).append('\n');
    }
    return text.toString();
  }

  private static String tag(String name, String value) {
    return "[" + name + ":" + value + "]\n";
  }
}
