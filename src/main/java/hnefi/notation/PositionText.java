package hnefi.notation;

import hnefi.board.Arrangement;
import hnefi.board.Side;
import hnefi.rules.Position;
import hnefi.text.Result;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A position as people copy it: a row a line, the top rank first, and the side to move below.
///
/// ```
/// ...A...
/// ...A...
/// ...D...
/// AADKDAA
/// ...D...
/// ...A...
/// ...A...
/// defenders
/// ```
public final class PositionText {
  private static final Pattern SIDE = Pattern.compile("(?s)(.*?)\\s+(attackers|defenders)");
  private static final String PROTOCOL = "position ";

  /// A position as somebody copied it.
  ///
  /// @param toMove empty if the text does not say
  public record Written(Arrangement board, Optional<Side> toMove) {}

  private PositionText() {}

  public static String write(Position position) {
    return String.join("\n", BoardText.rows(position.board()))
        + "\n"
        + SideText.write(position.toMove())
        + "\n";
  }

  /// Tells whether a text may be meant as a position: it holds nothing that none can have.
  public static boolean isLike(String text) {
    return rows(text).stream().allMatch(row -> row.matches("[ADK.]+"));
  }

  /// Reads rows in lines or parted by slashes, on which a game can begin.
  public static Result<Written> read(String text) {
    Matcher side = SIDE.matcher(text.strip());
    Optional<Side> toMove =
        side.matches() ? SideText.read(side.group(2)).toOptional() : Optional.empty();
    return BoardText.readStart(rows(text)).map(board -> new Written(board, toMove));
  }

  private static List<String> rows(String text) {
    String board = text.strip();
    if (board.startsWith(PROTOCOL)) {
      board = board.substring(PROTOCOL.length());
    }
    Matcher side = SIDE.matcher(board);
    return List.of((side.matches() ? side.group(1) : board).split("[/\\s]+"));
  }
}
