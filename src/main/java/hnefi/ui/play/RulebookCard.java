package hnefi.ui.play;

import hnefi.content.Edition;
import hnefi.content.Rulebook;
import hnefi.text.Language;
import hnefi.ui.board.BoardPicture;
import hnefi.ui.board.BoardSigns;
import hnefi.ui.settings.Settings;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// A rule set to choose: its board as a small picture, its name, and two lines about it.
final class RulebookCard extends ToggleButton {
  private final Rulebook rulebook;

  RulebookCard(Rulebook rulebook, Settings settings, Language language) {
    this.rulebook = rulebook;
    getStyleClass().add("rulebook-card");
    setId("card-" + rulebook.id());
    setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    setMaxWidth(Double.MAX_VALUE);
    String name = rulebook.name().in(language);
    String summary = rulebook.summary().in(language);
    setAccessibleText(name + ". " + summary);
    Label title = new Label(name);
    title.getStyleClass().add("rulebook-name");
    title.setWrapText(true);
    Label about = new Label(summary);
    about.getStyleClass().add("rulebook-about");
    about.setWrapText(true);
    about.setMinHeight(Region.USE_PREF_SIZE);
    VBox text = new VBox(title, about);
    HBox.setHgrow(text, Priority.ALWAYS);
    HBox row = new HBox(picture(Edition.of(rulebook), settings), text);
    row.getStyleClass().add("rulebook-row");
    row.setMaxWidth(Double.MAX_VALUE);
    row.prefWidthProperty().bind(widthProperty().subtract(24));
    setGraphic(row);
  }

  Rulebook rulebook() {
    return rulebook;
  }

  /// Returns the start of an edition as a picture.
  static BoardPicture picture(Edition edition, Settings settings) {
    BoardPicture picture = new BoardPicture();
    picture.setLook(Looks.of(edition.rulebook().look(), settings));
    picture.setSigns(BoardSigns.under(edition.rules()));
    picture.setArrangement(edition.layout().board());
    return picture;
  }

  // A toggle in a group can be switched off by a second tap; a choice stays chosen.
  @Override
  public void fire() {
    if (!isSelected()) {
      super.fire();
    }
  }
}
