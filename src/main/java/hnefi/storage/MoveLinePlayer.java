package hnefi.storage;

import hnefi.game.Game;
import hnefi.game.GameNode;
import hnefi.notation.MoveLine;
import hnefi.notation.MoveText;
import hnefi.notation.SquareText;
import hnefi.rules.Refusal;
import hnefi.rules.Turn;
import hnefi.text.Message;
import hnefi.text.Result;
import java.util.Set;
import java.util.function.BiPredicate;

/// Adds lines of moves that were written down to the tree of a game, every move of them judged.
final class MoveLinePlayer {
  private final Game game;
  private final BiPredicate<Turn, MoveText.Written> agrees;

  /// @param agrees whether what somebody wrote down as captured fits the turn
  MoveLinePlayer(Game game, BiPredicate<Turn, MoveText.Written> agrees) {
    this.game = game;
    this.agrees = agrees;
  }

  /// Returns whether all that was captured is written down, and nothing else.
  static boolean saysTheSame(Turn turn, MoveText.Written written) {
    return Set.copyOf(turn.captured()).equals(written.captured());
  }

  /// Adds the main line and its variations to a game without moves.
  ///
  /// @return the game, which has not left its start; or what is wrong, with its line
  Result<Game> add(MoveLine line) {
    return add(game.root(), line)
        .map(last -> {
          // A variation may repeat the move that it replaces, and so come to stand before it.
          game.promote(last);
          return game;
        });
  }

  private Result<GameNode> add(GameNode from, MoveLine line) {
    GameNode at = from;
    for (MoveLine.Entry entry : line.entries()) {
      GameNode before = at;
      switch (add(before, entry)) {
        case Result.Good<GameNode>(GameNode added) -> at = added;
        case Result.Bad<GameNode> bad -> {
          return bad;
        }
      }
      for (MoveLine variation : entry.variations()) {
        if (add(before, variation) instanceof Result.Bad<GameNode> bad) {
          return bad;
        }
      }
    }
    return new Result.Good<>(at);
  }

  private Result<GameNode> add(GameNode at, MoveLine.Entry entry) {
    MoveText.Written written = entry.move();
    return switch (game.referee().judge(at.position(), written.move())) {
      case Refusal _ -> Result.badAt(entry.line(), "saved.illegal", MoveText.write(written.move()));
      case Turn turn when !agrees.test(turn, written) ->
          Result.badAt(
              entry.line(),
              "saved.captures",
              MoveText.write(written.move()),
              turn.captured().isEmpty()
                  ? Message.of("saved.captures.none")
                  : String.join(", ", SquareText.write(turn.captured())));
      case Turn turn -> {
        GameNode added = game.add(at, turn);
        game.annotate(added, added.annotation().and(entry.annotation()));
        yield new Result.Good<>(added);
      }
    };
  }
}
