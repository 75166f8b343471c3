package hnefi.ui.play.screen;

import hnefi.game.GameNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A line of the list of moves.
sealed interface RecordRow {
  /// Returns how many variations it lies in.
  int depth();

  /// Returns whether the move that led to a place stands in this line.
  default boolean has(GameNode place) {
    return switch (this) {
      case Moves(_, var first, var second) ->
          first
              .filter(each -> each == place)
              .or(() -> second.filter(each -> each == place))
              .isPresent();
      case Variation _, Comment _ -> false;
    };
  }

  /// The two moves of a turn, or one of them where a line begins, ends or is interrupted.
  record Moves(int depth, Optional<GameNode> first, Optional<GameNode> second)
      implements RecordRow {}

  /// The head of a variation.
  record Variation(int depth, GameNode first) implements RecordRow {}

  /// What was noted about a move.
  record Comment(int depth, GameNode place) implements RecordRow {}

  /// Returns the rows of a whole tree.
  static List<RecordRow> of(GameNode root) {
    List<RecordRow> rows = new ArrayList<>();
    comment(root, 0, rows);
    root.next().ifPresent(first -> line(first, 0, rows));
    return rows;
  }

  private static void line(GameNode begin, int depth, List<RecordRow> rows) {
    Optional<GameNode> node = Optional.of(begin);
    while (node.isPresent()) {
      GameNode first = node.get();
      boolean opens = first.ply() % 2 == 1;
      boolean interrupted = opens && isInterrupted(first, first == begin && depth > 0);
      Optional<GameNode> second = opens && !interrupted ? first.next() : Optional.empty();
      rows.add(opens ? new Moves(depth, node, second) : new Moves(depth, Optional.empty(), node));
      after(first, first == begin && depth > 0, depth, rows);
      second.ifPresent(each -> after(each, false, depth, rows));
      node = second.orElse(first).next();
    }
  }

  /// Returns whether something stands between a move and the next.
  private static boolean isInterrupted(GameNode place, boolean isHead) {
    return !place.annotation().comment().isEmpty() || (!isHead && hasVariations(place));
  }

  private static boolean hasVariations(GameNode place) {
    return place.parent().filter(each -> each.children().size() > 1).isPresent();
  }

  /// Adds what stands after a move: its comment, and what might have been played instead.
  private static void after(GameNode place, boolean isHead, int depth, List<RecordRow> rows) {
    comment(place, depth, rows);
    if (!isHead && hasVariations(place)) {
      List<GameNode> children = place.parent().orElseThrow().children();
      for (GameNode variation : children.subList(1, children.size())) {
        rows.add(new Variation(depth + 1, variation));
        line(variation, depth + 1, rows);
      }
    }
  }

  private static void comment(GameNode place, int depth, List<RecordRow> rows) {
    if (!place.annotation().comment().isEmpty()) {
      rows.add(new Comment(depth, place));
    }
  }
}
