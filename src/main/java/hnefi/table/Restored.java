package hnefi.table;

import hnefi.content.Edition;
import hnefi.content.Library;
import hnefi.game.Game;
import hnefi.game.Match;
import hnefi.notation.GameText;
import hnefi.notation.MoveText;
import hnefi.notation.SquareText;
import hnefi.rules.Outcome;
import hnefi.rules.Refusal;
import hnefi.rules.Turn;
import hnefi.text.Message;
import java.util.Optional;
import java.util.TreeSet;

/// What came of setting up a saved game again, every move of it judged.
public sealed interface Restored {
  /// The game stands where it stopped.
  record Good(Table table, Game game) implements Restored {}

  /// The game cannot be played on.
  record Bad(Trouble trouble) implements Restored {}

  /// Sets up a game as its file has it.
  static Restored of(String file, SavedGame saved, Library library) {
    Optional<Edition> edition = library.edition(saved.edition());
    if (edition.isEmpty()) {
      return bad(file, 0, Message.of("saved.no-rules", saved.edition().id()));
    }
    Table table =
        new Table(edition.get(), saved.setup(), saved.players(), new Match(0, saved.results()));
    Game game = table.game();
    for (GameText.Entry entry : saved.moves()) {
      MoveText.Written written = entry.move();
      switch (game.play(written.move())) {
        case Refusal _ -> {
          return bad(
              file, entry.line(), Message.of("saved.illegal", MoveText.write(written.move())));
        }
        case Turn turn -> {
          if (!new TreeSet<>(turn.captured()).equals(new TreeSet<>(written.captured()))) {
            return bad(
                file,
                entry.line(),
                Message.of(
                    "saved.captures",
                    MoveText.write(written.move()),
                    turn.captured().isEmpty()
                        ? Message.of("saved.captures.none")
                        : String.join(", ", SquareText.write(turn.captured()))));
          }
        }
      }
    }
    while (game.ply() > saved.ply()) {
      game.undo();
    }
    return ended(file, table, game, saved.outcome());
  }

  private static Restored ended(String file, Table table, Game game, Optional<Outcome> written) {
    if (game.outcome().isEmpty() && written.isPresent()) {
      Outcome outcome = written.get();
      switch (outcome.ending()) {
        case RESIGNATION -> game.resign(outcome.winner().orElseThrow().opponent());
        case AGREEMENT -> game.agreeDraw();
        case KING_CAPTURED, KING_ESCAPED, REPETITION, NO_LEGAL_MOVE -> {}
      }
    }
    return game.outcome().equals(written)
        ? new Good(table, game)
        : bad(file, 0, Message.of("saved.result"));
  }

  private static Restored bad(String file, int line, Message reason) {
    return new Bad(new Trouble(file, line, reason));
  }
}
