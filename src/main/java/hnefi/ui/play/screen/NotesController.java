package hnefi.ui.play.screen;

import hnefi.fx.nav.ModelListener;
import hnefi.fx.theme.LengthLimit;
import hnefi.fx.theme.Nodes;
import hnefi.game.DeletedLine;
import hnefi.game.GameNode;
import hnefi.notation.Annotation;
import hnefi.text.Words;
import hnefi.ui.play.session.PlayModel;
import hnefi.ui.play.session.TreeModel;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;

/// What is noted at the place of the tree that is looked at, and what one can do with the variation
/// in which it lies.
final class NotesController extends ModelListener {
  private final PlayModel model;
  private final TreeModel tree;
  private final Words words;
  private final boolean editable;
  private final Consumer<DeletedLine> deleted;
  // The place whose notes are being written.
  private Optional<GameNode> edited = Optional.empty();

  @FXML private VBox notes;
  @FXML private Label variation;
  @FXML private Label comment;
  @FXML private VBox editor;
  @FXML private TextArea commentField;
  @FXML private Button done;
  @FXML private Button edit;
  @FXML private Button wipe;
  @FXML private Button promote;
  @FXML private Button deleteFromHere;
  @FXML private Node noteButtons;

  /// @param editable whether anything can be changed
  /// @param deleted tells that something was deleted and can be put back
  NotesController(
      PlayModel model,
      TreeModel tree,
      Words words,
      boolean editable,
      Consumer<DeletedLine> deleted) {
    this.model = model;
    this.tree = tree;
    this.words = words;
    this.editable = editable;
    this.deleted = deleted;
  }

  @FXML
  private void initialize() {
    LengthLimit.apply(commentField, Annotation.LONGEST_COMMENT);
    edit.setOnAction(_ -> edit());
    done.setOnAction(_ -> close());
    wipe.setOnAction(_ -> tree.wipe());
    promote.setOnAction(_ -> tree.promote());
    deleteFromHere.setOnAction(_ -> deleteFromHere());
    editor.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    commentField.focusedProperty().subscribe((_, focused) -> keepUnless(focused));
    editor.focusWithinProperty().subscribe((_, _) -> follow());
    listen(
        model.snapshotProperty().subscribe(_ -> follow()),
        model.browser().annotationProperty().subscribe(_ -> show()));
    show();
  }

  /// Whoever writes goes on writing when the game goes on, and is done when they look elsewhere or
  /// do something else than write.
  private void follow() {
    if (edited.filter(each -> each != tree.place() && !isWriting(each)).isPresent()) {
      close();
    }
    show();
  }

  private boolean isWriting(GameNode place) {
    return model.session().tree().holds(place)
        && place.leadsTo(tree.place())
        && Nodes.focusOwnerIn(editor).isPresent();
  }

  private void pressed(KeyEvent event) {
    boolean leaves =
        event.getCode() == KeyCode.ESCAPE
            || (event.getCode() == KeyCode.ENTER && event.isShortcutDown());
    if (leaves) {
      close();
      event.consume();
    } else if (event.getCode() == KeyCode.TAB && event.getTarget() == commentField) {
      done.requestFocus();
      event.consume();
    }
  }

  /// Opens the field for the comment.
  void edit() {
    if (editable && model.snapshot().imagined().isEmpty()) {
      keep();
      commentField.setText(tree.place().annotation().comment());
      edited = Optional.of(tree.place());
      show();
      commentField.requestFocus();
      commentField.end();
    }
  }

  private void keepUnless(boolean focused) {
    if (!focused) {
      keep();
    }
  }

  private void keep() {
    edited.ifPresent(place -> tree.comment(place, commentField.getText()));
  }

  private void close() {
    keep();
    edited = Optional.empty();
    show();
  }

  /// Deletes what is shown and all that follows, if it can be deleted.
  void deleteFromHere() {
    tree.deleteFromHere().ifPresent(deleted);
  }

  private void show() {
    Annotation noted = model.browser().annotationProperty().get();
    boolean editing = edited.isPresent();
    boolean imagined = model.snapshot().imagined().isPresent();
    boolean inVariation = tree.variation().isPresent();
    comment.setText(noted.comment());
    Nodes.show(variation, inVariation && !editing);
    Nodes.show(comment, !noted.comment().isEmpty() && !editing);
    Nodes.show(editor, editing);
    Nodes.show(edit, !editing);
    Nodes.show(wipe, !noted.shapes().isEmpty());
    Nodes.show(promote, tree.mayPromote());
    Nodes.show(deleteFromHere, tree.mayDeleteFromHere());
    Nodes.show(noteButtons, editable && !editing);
    boolean something = editing || !noted.isEmpty() || inVariation || tree.mayDeleteFromHere();
    Nodes.show(notes, something && !imagined && (editable || !noted.comment().isEmpty()));
  }
}
