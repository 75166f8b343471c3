package hnefi.storage;

import hnefi.content.Library;
import hnefi.notation.opentafl.OpenTaflGame;
import hnefi.text.Result;
import java.time.LocalDate;

/// The text of a game as it was read; whether its moves are legal is not yet known.
public sealed interface GameContent {
  /// A game as this program writes it.
  record Own(SavedGame game) implements GameContent {}

  /// A game as other programs write it.
  record Foreign(OpenTaflGame game) implements GameContent {}

  /// Reads a text of either kind.
  static Result<GameContent> read(String text) {
    if (OpenTaflGame.isLike(text)) {
      return switch (OpenTaflGame.read(text)) {
        case Result.Good<OpenTaflGame>(OpenTaflGame game) -> new Result.Good<>(new Foreign(game));
        case Result.Bad<OpenTaflGame>(int line, var reason) ->
            new Result.Bad<>(line, reason.shortened());
      };
    }
    return SavedGameText.read(text).map(Own::new);
  }

  /// Sets the game up.
  ///
  /// @param today for a game that names no day
  default Result<RestoredDocument> restore(Library library, LocalDate today) {
    return switch (this) {
      case Own(SavedGame game) ->
          RestoredGame.of(game, library).map(restored -> restored.document(game));
      case Foreign(OpenTaflGame game) -> OpenTaflImport.read(game, library, today);
    };
  }
}
