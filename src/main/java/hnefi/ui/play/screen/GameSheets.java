package hnefi.ui.play.screen;

import hnefi.board.Side;
import hnefi.content.Bibliography;
import hnefi.print.GameSheet;
import hnefi.storage.GameFile;
import hnefi.text.Language;
import hnefi.ui.play.session.ParticipantNames;
import hnefi.ui.play.session.PlayModel;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.concurrent.atomic.AtomicReference;

/// The game under way as it is laid out on paper.
record GameSheets(PlayModel model, GameFile file, Bibliography books, ParticipantNames names) {
  /// Returns the sheet of the game as it stands now.
  GameSheet now() {
    AtomicReference<GameSheet> sheet = new AtomicReference<>();
    model
        .session()
        .save((setup, game) ->
            sheet.set(
                new GameSheet(
                    file.title(),
                    setup.edition(),
                    books,
                    names.of(setup.players().of(Side.ATTACKERS)),
                    names.of(setup.players().of(Side.DEFENDERS)),
                    date(names.language()),
                    game,
                    game.outcome())));
    return sheet.get();
  }

  private String date(Language language) {
    return DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG)
        .withLocale(language.locale())
        .format(file.date().day());
  }
}
