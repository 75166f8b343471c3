package hnefi.ui.play.newgame;

import hnefi.fx.theme.LengthLimit;
import hnefi.fx.theme.Nodes;
import hnefi.session.Participant;
import hnefi.ui.profile.EmblemIcon;
import hnefi.ui.profile.Profile;
import java.util.List;
import javafx.beans.property.StringProperty;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// A line for a name, with the names of those who have played here before.
final class NameField extends HBox {
  private final TextField field = new TextField();

  /// @param id of the line
  /// @param said what it is for, to screen readers
  /// @param choice what the known names beside it are for, to screen readers
  /// @param prompt stands in it as long as it is empty
  /// @param known who has played here before
  NameField(
      String id,
      String said,
      String choice,
      String prompt,
      List<Profile> known,
      StringProperty name) {
    getStyleClass().add("name-field");
    field.setId(id);
    field.setPromptText(prompt);
    field.setAccessibleText(said);
    LengthLimit.apply(field, Participant.Human.LONGEST_NAME);
    field.setText(name.get());
    field.textProperty().subscribe(name::set);
    HBox.setHgrow(field, Priority.ALWAYS);
    HBox.setHgrow(this, Priority.ALWAYS);
    MenuButton names = new MenuButton("", null);
    names.setId(id + "-choice");
    names.setAccessibleText(choice);
    names.getStyleClass().add("name-choice");
    for (Profile each : known) {
      MenuItem item = new MenuItem(each.name(), new EmblemIcon(each.emblem()));
      item.setMnemonicParsing(false);
      item.setOnAction(_ -> field.setText(each.name()));
      names.getItems().add(item);
    }
    Nodes.show(names, !known.isEmpty());
    getChildren().addAll(field, names);
  }

  /// Shows another name.
  void show(String name) {
    field.setText(name);
  }
}
