package hnefi.ui.history;

import hnefi.ui.history.part.Guide;
import hnefi.ui.theme.Icon;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// A large way into a part of the history: its sign, its name, a sentence about it.
final class SectionDoor extends Button {
  SectionDoor(Guide guide, Section section) {
    Icon sign = new Icon(section.sign());
    sign.getStyleClass().add("door-sign");
    Label name = new Label(guide.say("section." + section.id()));
    name.getStyleClass().add("door-name");
    Label about = new Label(guide.say("section." + section.id() + ".about"));
    about.setWrapText(true);
    about.getStyleClass().add("door-about");
    VBox words = new VBox(sign, name, about);
    words.getStyleClass().add("door-words");
    setGraphic(words);
    setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    setId("door-" + section.id());
    getStyleClass().addAll("card", "door");
    setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
    setAccessibleText(name.getText() + ". " + about.getText());
  }
}
