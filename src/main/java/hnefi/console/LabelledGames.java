package hnefi.console;

import hnefi.board.Side;
import hnefi.content.ContentFolder;
import hnefi.content.Edition;
import hnefi.content.Library;
import hnefi.content.games.GameCollection;
import hnefi.content.games.GameCollections;
import hnefi.content.games.RecordedGame;
import hnefi.lab.LabelledGame;
import hnefi.rules.Position;
import java.util.List;

/// The recorded games of the content, for fits.
final class LabelledGames {
  private LabelledGames() {}

  /// Returns the games that people played by the rules of an edition; none if none are recorded.
  static List<LabelledGame> recorded(Edition edition) {
    ContentFolder folder = ContentFolder.packed();
    return GameCollections.read(folder, Library.read(folder)).all().stream()
        .filter(each -> each.edition().rules().equals(edition.rules()))
        .flatMap(each -> each.games().stream().map(game -> labelled(each, game)))
        .toList();
  }

  private static LabelledGame labelled(GameCollection collection, RecordedGame game) {
    Edition edition = collection.edition();
    Position start = edition.referee().start(edition.layout().board());
    double points = game.winner().map(side -> side == Side.ATTACKERS ? 1.0 : 0.0).orElse(0.5);
    return new LabelledGame(start, collection.turns(game), points);
  }
}
