package hnefi.ui.play.screen;

import hnefi.fx.theme.Icon;
import hnefi.game.GameNode;
import hnefi.notation.MoveNumber;
import hnefi.rules.Turn;
import hnefi.text.Tag;
import hnefi.text.Words;
import hnefi.ui.play.session.GameSnapshot;
import hnefi.ui.play.session.PlayModel;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// A line of the list of moves: the moves of both sides, the head of a variation or a comment, each
/// to be looked at.
final class MoveCell extends ListCell<RecordRow> {
  private static final PseudoClass SHOWN = PseudoClass.getPseudoClass("shown");
  private static final PseudoClass TAKEN_BACK = PseudoClass.getPseudoClass("taken-back");
  private static final int DEEPEST_INDENT = 4;

  private final PlayModel model;
  private final Words words;
  private final Label number = new Label();
  private final Button first = move();
  private final Button second = move();
  private final Button note = move();
  private final Icon noteSign = new Icon();
  private final Tooltip noteTip = new Tooltip();
  private final HBox moves = new HBox(number, first, second);
  private final HBox noted = new HBox(note);

  MoveCell(PlayModel model, Words words) {
    this.model = model;
    this.words = words;
    getStyleClass().add("move-cell");
    moves.getStyleClass().add("move-row");
    noted.getStyleClass().add("move-row");
    note.getStyleClass().add("move-note");
    note.setGraphic(noteSign);
    note.setTooltip(noteTip);
    number.getStyleClass().add("move-number");
    setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    // A capture of a whole row takes several lines.
    first.setWrapText(true);
    second.setWrapText(true);
  }

  @Override
  protected double computePrefHeight(double width) {
    return getGraphic() == null
        ? super.computePrefHeight(width)
        : snappedTopInset() + getGraphic().prefHeight(width) + snappedBottomInset();
  }

  private static Button move() {
    Button button = new Button();
    button.getStyleClass().addAll("flat", "move");
    button.setMaxWidth(Double.MAX_VALUE);
    button.setMinWidth(0);
    button.setMinHeight(USE_PREF_SIZE);
    HBox.setHgrow(button, Priority.ALWAYS);
    return button;
  }

  @Override
  protected void updateItem(RecordRow item, boolean empty) {
    super.updateItem(item, empty);
    getStyleClass().removeIf(each -> each.startsWith("depth-"));
    if (empty || item == null) {
      setGraphic(null);
      return;
    }
    if (item.depth() > 0) {
      getStyleClass().add("depth-" + Math.min(item.depth(), DEEPEST_INDENT));
    }
    show(item);
  }

  /// Shows the row as it is now: which of its moves is looked at, what was noted.
  void show() {
    if (getItem() != null && !isEmpty()) {
      show(getItem());
    }
  }

  private void show(RecordRow item) {
    switch (item) {
      case RecordRow.Moves(int depth, var one, var two) -> {
        int ply = one.or(() -> two).map(GameNode::ply).orElse(1);
        number.setText(MoveNumber.of(ply) + ".");
        show(first, one, depth);
        show(second, two, depth);
        setGraphic(moves);
      }
      case RecordRow.Variation(_, GameNode begin) -> {
        String name = words.say("variation");
        note(begin, name, name, "bi-diagram-2");
      }
      case RecordRow.Comment(_, GameNode place) -> {
        String comment = place.annotation().comment();
        note(
            place,
            comment.replace('\n', ' '),
            words.say("comment.spoken", comment),
            "bi-chat-left-text");
      }
    }
  }

  private void note(GameNode place, String text, String spoken, String sign) {
    note.setText(text);
    noteSign.setSign(sign);
    note.setAccessibleText(spoken);
    noteTip.setText(spoken);
    note.setOnAction(_ -> model.browser().lookAt(place));
    setGraphic(noted);
  }

  private void show(Button button, Optional<GameNode> move, int depth) {
    button.setVisible(move.isPresent());
    move.ifPresentOrElse(
        place -> show(button, place, place.turn().orElseThrow(), depth), () -> button.setText(""));
  }

  private void show(Button button, GameNode place, Turn turn, int depth) {
    GameSnapshot snapshot = model.snapshot();
    String text = RecordController.text(turn);
    button.setText(text.replace("/", ", "));
    String spoken =
        words.say("move.spoken." + Tag.of(turn.piece().side()), MoveNumber.of(place.ply()), text);
    button.setAccessibleText(depth == 0 ? spoken : words.say("variation.move", spoken));
    button.setOnAction(_ -> model.browser().lookAt(place));
    button.pseudoClassStateChanged(SHOWN, place == snapshot.place());
    button.pseudoClassStateChanged(TAKEN_BACK, depth == 0 && !place.leadsTo(snapshot.current()));
  }
}
