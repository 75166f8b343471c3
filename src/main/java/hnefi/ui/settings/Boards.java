package hnefi.ui.settings;

import hnefi.content.Edition;
import hnefi.narration.MarkedSquares;
import hnefi.text.Language;
import hnefi.ui.board.BoardControl;
import hnefi.ui.board.command.BoardCommands;

/// Boards that look, speak and move as the settings say.
public record Boards(SettingsModel settings, Language language) {
  /// Returns an empty board under the rules of an edition, with nobody to move.
  public BoardControl board(Edition edition) {
    BoardControl board = new BoardControl();
    dress(board, edition);
    return board;
  }

  /// Gives a board everything that comes from the settings, the keys for whoever does not see it,
  /// and the signs of an edition.
  public void dress(BoardControl board, Edition edition) {
    board.setWords(BoardControl.wordsIn(language));
    board.setAnimationSpeed(settings.animationSpeed());
    board.setLook(settings.settings().board().lookFor(edition.rulebook()));
    BoardCommands.install(board, edition.rules(), language);
    board.setMarkedSquares(MarkedSquares.under(edition.rules()));
  }
}
