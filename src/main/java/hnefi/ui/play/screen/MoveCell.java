package hnefi.ui.play.screen;

import hnefi.notation.MoveNumber;
import hnefi.rules.Turn;
import hnefi.text.Tag;
import hnefi.text.Words;
import hnefi.ui.play.session.GameSnapshot;
import hnefi.ui.play.session.PlayModel;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// A line of the list of moves: its number and the moves of both sides, each to look back to.
final class MoveCell extends ListCell<Integer> {
  private static final PseudoClass SHOWN = PseudoClass.getPseudoClass("shown");
  private static final PseudoClass TAKEN_BACK = PseudoClass.getPseudoClass("taken-back");

  private final PlayModel model;
  private final Words words;
  private final Label number = new Label();
  private final Button first = move();
  private final Button second = move();
  private final HBox row = new HBox(number, first, second);

  MoveCell(PlayModel model, Words words) {
    this.model = model;
    this.words = words;
    getStyleClass().add("move-cell");
    row.getStyleClass().add("move-row");
    number.getStyleClass().add("move-number");
    setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
  }

  private static Button move() {
    Button button = new Button();
    button.getStyleClass().addAll("flat", "move");
    button.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(button, Priority.ALWAYS);
    return button;
  }

  @Override
  protected void updateItem(Integer item, boolean empty) {
    super.updateItem(item, empty);
    if (empty) {
      setGraphic(null);
      return;
    }
    int ply = 2 * item + 1;
    number.setText(MoveNumber.of(ply) + ".");
    show(first, ply);
    show(second, ply + 1);
    setGraphic(row);
  }

  private void show(Button button, int ply) {
    GameSnapshot snapshot = model.snapshot();
    List<Turn> line = snapshot.line();
    boolean there = ply <= line.size();
    button.setVisible(there);
    if (!there) {
      button.setText("");
      return;
    }
    Turn turn = line.get(ply - 1);
    button.setText(RecordController.text(turn));
    button.setAccessibleText(
        words.say(
            "move.spoken." + Tag.of(turn.piece().side()), MoveNumber.of(ply), button.getText()));
    // A capture of a whole row finds no room.
    button.setTooltip(turn.captures().size() > 1 ? new Tooltip(button.getText()) : null);
    button.setOnAction(_ -> model.lookAt(ply));
    button.pseudoClassStateChanged(SHOWN, ply == snapshot.shownPly());
    button.pseudoClassStateChanged(TAKEN_BACK, ply > snapshot.ply());
  }
}
