package hnefi.storage;

import hnefi.board.Arrangement;
import hnefi.board.Square;
import hnefi.notation.MoveLine;
import hnefi.notation.MoveText;
import hnefi.rules.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The moves that led to where a saved game stands.
final class PlayedMoves {
  private PlayedMoves() {}

  static List<MoveText.Written> of(SavedGame game) {
    return game.place().isEmpty()
        ? game.moves().entries().stream().limit(game.ply()).map(MoveLine.Entry::move).toList()
        : along(game.moves(), game.place());
  }

  /// Returns the moves of a path through the variations, as far as there is one.
  private static List<MoveText.Written> along(MoveLine main, List<Move> path) {
    List<MoveText.Written> played = new ArrayList<>();
    MoveLine line = main;
    int index = 0;
    for (Move move : path) {
      Optional<MoveLine> next = lineWith(line, index, move);
      if (next.isEmpty()) {
        return played;
      }
      index = next.get() == line ? index : 0;
      line = next.get();
      played.add(line.entries().get(index).move());
      index++;
    }
    return played;
  }

  /// Returns the line in which the game goes on with a move: this one, or a variation at its first.
  private static Optional<MoveLine> lineWith(MoveLine line, int index, Move move) {
    if (index >= line.entries().size()) {
      return Optional.empty();
    }
    MoveLine.Entry entry = line.entries().get(index);
    if (entry.move().move().equals(move)) {
      return Optional.of(line);
    }
    return entry.variations().stream()
        .filter(each -> each.entries().getFirst().move().move().equals(move))
        .findFirst();
  }

  /// Returns a board after moves; empty if one of them cannot be made on it.
  static Optional<Arrangement> after(Arrangement start, List<MoveText.Written> moves) {
    Arrangement board = start;
    for (MoveText.Written each : moves) {
      Square from = each.move().from();
      Square to = each.move().to();
      Arrangement now = board;
      boolean possible =
          Stream.concat(Stream.of(from, to), each.captured().stream())
                  .allMatch(now.size()::contains)
              && !now.isEmpty(from)
              && now.isEmpty(to);
      if (!possible) {
        return Optional.empty();
      }
      board = now.moved(from, to).without(each.captured());
    }
    return Optional.of(board);
  }
}
