package hnefi.storage;

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
import hnefi.session.GameSetup;
import hnefi.text.Message;
import java.util.Optional;
import java.util.TreeSet;

/// What came of setting up a saved game again, every move of it judged.
public sealed interface RestoredGame {
  /// The game stands where it stopped.
  record Good(GameSetup table, Game game) implements RestoredGame {}

  /// The game cannot be played on.
  record Bad(SavedGameFault trouble) implements RestoredGame {}

  /// Sets up a game as its file has it.
  static RestoredGame of(String file, SavedGame saved, Library library) {
    Optional<Edition> edition = library.edition(saved.edition());
    if (edition.isEmpty()) {
      return bad(file, 0, Message.of("saved.no-rules", saved.edition().id()));
    }
    GameSetup table =
        new GameSetup(edition.get(), saved.setup(), saved.players(), new Match(0, saved.results()));
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

  private static RestoredGame ended(
      String file, GameSetup table, Game game, Optional<Outcome> written) {
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

  private static RestoredGame bad(String file, int line, Message reason) {
    return new Bad(new SavedGameFault(file, line, reason));
  }
}
