package hnefi.ui.play.newgame;

import hnefi.content.Edition;
import hnefi.content.Rulebook;
import hnefi.fx.theme.Labels;
import hnefi.text.Sentences;
import hnefi.text.Words;
import hnefi.ui.board.BoardPicture;
import hnefi.ui.settings.Settings;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// A rule set to choose: its board as a small picture, its name, and two lines about it.
final class RulebookCard extends StackPane {
  private final Edition edition;
  // The toggle lies behind the words, because its own text could not hold a picture and two sizes.
  private final ToggleButton toggle = new ToggleButton();

  /// Returns the card of a rule set as its book has it.
  ///
  /// @param facts what stands under its name
  static RulebookCard of(Rulebook rulebook, String facts, Settings settings, Words words) {
    return new RulebookCard(
        rulebook.id(),
        Edition.of(rulebook),
        List.of(
            rulebook.name().in(words.language()), facts, rulebook.summary().in(words.language())),
        settings);
  }

  /// @param said its name, what stands under it, and two lines about it
  RulebookCard(String id, Edition edition, List<String> said, Settings settings) {
    this.edition = edition;
    getStyleClass().add("rulebook");
    toggle.getStyleClass().add("rulebook-card");
    toggle.setId("card-" + id);
    toggle.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
    toggle.setAccessibleText(Sentences.join(said));
    VBox text =
        new VBox(
            Labels.wrapped(said.get(0), "rulebook-name"),
            Labels.wrapped(said.get(1), "rulebook-facts"),
            Labels.wrapped(said.get(2), "rulebook-about"));
    text.setAlignment(Pos.CENTER_LEFT);
    HBox.setHgrow(text, Priority.ALWAYS);
    BoardPicture picture = new BoardPicture();
    settings.board().show(picture, edition, edition.layout().board());
    StackPane frame = new StackPane(picture);
    frame.getStyleClass().add("rulebook-picture");
    frame.setMinSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    frame.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    HBox row = new HBox(frame, text);
    row.getStyleClass().add("rulebook-row");
    row.setMouseTransparent(true);
    getChildren().addAll(toggle, row);
  }

  ToggleButton toggle() {
    return toggle;
  }

  Edition edition() {
    return edition;
  }
}
