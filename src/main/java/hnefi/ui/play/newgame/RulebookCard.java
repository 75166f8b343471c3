package hnefi.ui.play.newgame;

import hnefi.content.Edition;
import hnefi.content.Rulebook;
import hnefi.narration.MarkedSquares;
import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.board.BoardPicture;
import hnefi.ui.settings.Settings;
import hnefi.ui.theme.Labels;
import javafx.geometry.Pos;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// A rule set to choose: its board as a small picture, its name, and two lines about it.
final class RulebookCard extends StackPane {
  private final Rulebook rulebook;
  // The toggle lies behind the words, because its own text could not hold a picture and two sizes.
  private final ToggleButton toggle = new ToggleButton();

  /// @param facts what stands under its name
  RulebookCard(
      Rulebook rulebook, String facts, Settings settings, Words words, DeferredPictures pictures) {
    Language language = words.language();
    this.rulebook = rulebook;
    getStyleClass().add("rulebook");
    String name = rulebook.name().in(language);
    String summary = rulebook.summary().in(language);
    toggle.getStyleClass().add("rulebook-card");
    toggle.setId("card-" + rulebook.id());
    toggle.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
    toggle.setAccessibleText(name + ". " + facts + ". " + summary);
    VBox text =
        new VBox(
            Labels.wrapped(name, "rulebook-name"),
            Labels.wrapped(facts, "rulebook-facts"),
            Labels.wrapped(summary, "rulebook-about"));
    text.setAlignment(Pos.CENTER_LEFT);
    HBox.setHgrow(text, Priority.ALWAYS);
    StackPane frame = pictures.placeholder(() -> picture(Edition.of(rulebook), settings));
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

  Rulebook rulebook() {
    return rulebook;
  }

  /// Returns the start of an edition as a picture.
  static BoardPicture picture(Edition edition, Settings settings) {
    BoardPicture picture = new BoardPicture();
    picture.setLook(settings.look(edition.rulebook()));
    picture.setMarkedSquares(MarkedSquares.under(edition.rules()));
    picture.setArrangement(edition.layout().board());
    return picture;
  }
}
