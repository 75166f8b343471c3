package hnefi.storage;

import hnefi.board.Side;
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
import hnefi.text.Excerpt;
import hnefi.text.Message;
import hnefi.text.Result;
import java.util.Optional;
import java.util.TreeSet;

/// A saved game that was set up again and stands where it stopped, every move of it judged.
public record RestoredGame(GameSetup setup, Game game) {
  /// Sets up a game as its file has it.
  public static Result<RestoredGame> of(SavedGame saved, Library library) {
    Optional<Edition> edition = library.edition(saved.edition());
    if (edition.isEmpty()) {
      return Result.bad("saved.no-rules", Excerpt.of(saved.edition().id()));
    }
    GameSetup setup =
        new GameSetup(edition.get(), saved.start(), saved.players(), new Match(0, saved.results()), saved.terms());
    Game game = setup.game();
    for (GameText.Entry entry : saved.moves()) {
      MoveText.Written written = entry.move();
      switch (game.play(written.move())) {
        case Refusal _ -> {
          return Result.badAt(entry.line(), "saved.illegal", MoveText.write(written.move()));
        }
        case Turn turn -> {
          if (!new TreeSet<>(turn.captured()).equals(new TreeSet<>(written.captured()))) {
            return Result.badAt(
                entry.line(),
                "saved.captures",
                MoveText.write(written.move()),
                turn.captured().isEmpty()
                    ? Message.of("saved.captures.none")
                    : String.join(", ", SquareText.write(turn.captured())));
          }
        }
      }
    }
    while (game.ply() > saved.ply()) {
      game.undo();
    }
    return ended(setup, game, saved.outcome());
  }

  private static Result<RestoredGame> ended(GameSetup setup, Game game, Optional<Outcome> written) {
    if (game.outcome().isEmpty() && written.isPresent()) {
      Outcome outcome = written.get();
      boolean endedByPlayers = outcome.rule().isEmpty();
      if (endedByPlayers) {
        endByPlayers(game, outcome);
      }
    }
    return game.outcome().equals(written)
        ? new Result.Good<>(new RestoredGame(setup, game))
        : Result.bad("saved.result");
  }

  private static void endByPlayers(Game game, Outcome outcome) {
    Optional<Side> loser = outcome.winner().map(Side::opponent);
    if (outcome.ending() == Outcome.Ending.TIME_OVER) {
      loser.ifPresent(game::timeOver);
    } else {
      loser.ifPresentOrElse(game::resign, game::agreeDraw);
    }
  }
}
