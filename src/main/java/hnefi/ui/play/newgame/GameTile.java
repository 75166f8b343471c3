package hnefi.ui.play.newgame;

import hnefi.content.Balance;
import hnefi.content.Edition;
import hnefi.content.FirstGame;
import hnefi.content.Library;
import hnefi.fx.theme.Labels;
import hnefi.narration.BalanceTeller;
import hnefi.text.Sentences;
import hnefi.text.Words;
import hnefi.ui.board.BoardPicture;
import hnefi.ui.settings.BoardSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// A game to choose: its board as a large picture, what it is, its size and about how many minutes
/// it takes, and a bar of who wins among people, counted or worked out by the model.
final class GameTile extends ToggleButton {
  private final FirstGame game;

  GameTile(FirstGame game, Library library, BoardSettings settings, Words words) {
    this.game = game;
    Edition edition = Edition.of(game.rulebook());
    setId("game-" + game.rulebook().id());
    getStyleClass().addAll("choice-tile", "game-tile");
    setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    setMaxWidth(Double.MAX_VALUE);
    BoardPicture picture = new BoardPicture();
    settings.show(picture, edition, edition.layout().board());
    StackPane frame = new StackPane(picture);
    frame.getStyleClass().add("game-picture");
    String name = game.name().in(words.language());
    int size = edition.layout().board().size().width();
    String facts = words.say("new.facts", size, game.minutes());
    VBox tile =
        new VBox(
            frame, Labels.wrapped(name, "choice-name"), Labels.wrapped(facts, "rulebook-facts"));
    tile.getStyleClass().add("game-words");
    List<String> said =
        new ArrayList<>(List.of(name, words.say("new.facts.spoken", size, game.minutes())));
    Optional<Balance> balance =
        library
            .balance(edition)
            .filter(each -> each.people().isPresent() || each.model().isPresent());
    balance
        .map(Balance::share)
        .map(share -> BalanceBar.between(settings.lookFor(game.rulebook()), share))
        .ifPresent(tile.getChildren()::add);
    balance.map(new BalanceTeller(words.language())::share).ifPresent(said::add);
    setAccessibleText(Sentences.join(said));
    setGraphic(tile);
  }

  FirstGame game() {
    return game;
  }
}
