package hnefi.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// Writes a line of moves with its variations and comments as OpenTafl does.
///
/// ```
/// 1. a4-a6 f8-i8
/// [a comment on the first|and on the second move]
/// 1a.1.1a. a4-a7 f8-i8
/// 1b.1.1a. ..... f8-g8
/// ```
///
/// A variation stands after the turn in which it begins, under the address of the move it replaces,
/// its own number and its own turns; `.....` stands for a move of the line it left.
public final class MoveLineWriter {
  static final String SHARED = ".....";

  private final Function<MoveText.Written, String> moves;
  private final StringBuilder text = new StringBuilder();

  private MoveLineWriter(Function<MoveText.Written, String> moves) {
    this.moves = moves;
  }

  /// Returns the line as text, each turn and each comment on a line of its own.
  public static String write(MoveLine line) {
    return write(line, MoveText::write);
  }

  /// Returns the line as text.
  ///
  /// @param moves writes a move
  public static String write(MoveLine line, Function<MoveText.Written, String> moves) {
    MoveLineWriter writer = new MoveLineWriter(moves);
    writer.line(line, "", 0);
    return writer.text.toString();
  }

  /// @param address of the variation, empty for the main line
  /// @param offset 1 for a line that begins with the second move of a turn
  private void line(MoveLine line, String address, int offset) {
    List<MoveLine.Entry> entries = line.entries();
    int index = 0;
    while (index < entries.size()) {
      int place = index + offset;
      int turn = place / 2 + 1;
      int end = Math.min(entries.size(), index + 2 - place % 2);
      List<MoveLine.Entry> halves = entries.subList(index, end);
      boolean shared = place % 2 == 1;
      text.append(address).append(turn).append(address.isEmpty() ? "." : "a.");
      if (shared) {
        text.append(' ').append(SHARED);
      }
      halves.forEach(each -> text.append(' ').append(moves.apply(each.move())));
      text.append('\n');
      comments(halves, shared);
      for (int half = 0; half < halves.size(); half++) {
        variations(halves.get(half), address + turn + ((place + half) % 2 == 0 ? "a." : "b."));
      }
      index = end;
    }
  }

  private void comments(List<MoveLine.Entry> halves, boolean shared) {
    if (halves.stream().allMatch(each -> each.annotation().isEmpty())) {
      return;
    }
    List<String> written = new ArrayList<>();
    if (shared) {
      written.add("");
    }
    halves.forEach(each -> written.add(AnnotationText.write(each.annotation())));
    if (written.size() == 1) {
      written.add("");
    }
    text.append('[').append(String.join("|", written)).append("]\n");
  }

  private void variations(MoveLine.Entry entry, String address) {
    int number = 0;
    for (MoveLine each : entry.variations()) {
      number++;
      line(each, address + number + ".", address.endsWith("b.") ? 1 : 0);
    }
  }
}
