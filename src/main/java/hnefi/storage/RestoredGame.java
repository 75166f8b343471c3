package hnefi.storage;

import hnefi.board.Side;
import hnefi.content.Edition;
import hnefi.content.EditionName;
import hnefi.content.Library;
import hnefi.game.Game;
import hnefi.game.GameNode;
import hnefi.game.Match;
import hnefi.notation.MoveText;
import hnefi.rules.Outcome;
import hnefi.rules.Turn;
import hnefi.session.GameSetup;
import hnefi.text.Excerpt;
import hnefi.text.Result;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;

/// A saved game that was set up again and stands where it stopped, every move of it judged.
public record RestoredGame(GameSetup setup, Game game) {
  /// Sets up a game as its file has it.
  public static Result<RestoredGame> of(SavedGame saved, Library library) {
    return of(saved, library, MoveLinePlayer::saysTheSame);
  }

  /// @param agrees whether what somebody wrote down as captured fits the turn
  static Result<RestoredGame> of(
      SavedGame saved, Library library, BiPredicate<Turn, MoveText.Written> agrees) {
    Optional<Edition> edition = library.edition(saved.edition());
    if (edition.isEmpty()) {
      return noRules(saved, library);
    }
    GameSetup setup =
        new GameSetup(
            edition.get(),
            saved.start(),
            saved.players(),
            new Match(0, saved.results()),
            saved.terms());
    Game game = setup.game();
    game.annotate(game.root(), saved.annotation());
    return new MoveLinePlayer(game, agrees)
        .add(saved.moves())
        .then(_ -> placed(game, saved))
        .then(_ -> ended(setup, game, saved));
  }

  private static Result<RestoredGame> noRules(SavedGame saved, Library library) {
    EditionName name = saved.edition();
    if (library
        .edition(new EditionName(name.id(), name.houseRules(), Optional.empty()))
        .isPresent()) {
      return Result.badAt(saved.lines().of("Layout"), "saved.tag", "Layout");
    }
    boolean known =
        library.edition(new EditionName(name.id(), Map.of(), Optional.empty())).isPresent();
    return Result.badAt(
        saved.lines().of(known ? "Switches" : "Rules"), "saved.no-rules", Excerpt.of(name.id()));
  }

  /// Returns the game with what else its file says.
  RestoredDocument document(SavedGame saved) {
    return new RestoredDocument(
        new GameDocument(setup, game, saved.title(), saved.date()), List.of());
  }

  private static Result<Game> placed(Game game, SavedGame saved) {
    Optional<GameNode> place =
        saved.place().isEmpty()
            ? Optional.of(game.root().last().ancestor(saved.ply()))
            : game.find(saved.place());
    place.ifPresent(game::goTo);
    return place.isPresent()
        ? new Result.Good<>(game)
        : Result.badAt(saved.lines().of("Place"), "saved.tag", "Place");
  }

  private static Result<RestoredGame> ended(GameSetup setup, Game game, SavedGame saved) {
    Optional<Outcome> written = saved.outcome();
    if (game.outcome().isEmpty() && written.isPresent()) {
      Outcome outcome = written.get();
      boolean endedByPlayers = outcome.rule().isEmpty();
      if (endedByPlayers) {
        endByPlayers(game, outcome);
      }
    }
    return game.outcome().equals(written)
        ? new Result.Good<>(new RestoredGame(setup, game))
        : Result.badAt(saved.lines().result(), "saved.result");
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
