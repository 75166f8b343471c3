package hnefi.game;

import hnefi.notation.MoveLine;
import hnefi.notation.MoveText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The tree of a game as lines of moves, as they are written down.
public final class GameMoves {
  private GameMoves() {}

  /// Returns the main line of the tree, with its variations and all that was noted.
  public static MoveLine of(Game game) {
    return game.root().next().map(first -> line(first, true)).orElse(MoveLine.NONE);
  }

  private static MoveLine line(GameNode first, boolean main) {
    List<MoveLine.Entry> entries = new ArrayList<>();
    Optional<GameNode> node = Optional.of(first);
    while (node.isPresent()) {
      boolean hasSiblings = main || node.get() != first;
      entries.add(entry(node.get(), hasSiblings));
      node = node.get().next();
    }
    return new MoveLine(entries);
  }

  private static MoveLine.Entry entry(GameNode node, boolean hasSiblings) {
    List<GameNode> siblings = node.parent().orElseThrow().children();
    return new MoveLine.Entry(
        MoveText.Written.of(node.turn().orElseThrow()),
        node.annotation(),
        hasSiblings
            ? siblings.subList(1, siblings.size()).stream().map(each -> line(each, false)).toList()
            : List.of(),
        0);
  }
}
