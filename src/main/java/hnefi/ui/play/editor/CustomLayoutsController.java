package hnefi.ui.play.editor;

import hnefi.fx.nav.ModelListener;
import hnefi.fx.shell.Confirmation;
import hnefi.fx.theme.Nodes;
import hnefi.session.CustomLayout;
import hnefi.session.CustomLayouts;
import hnefi.text.Language;
import hnefi.text.Words;
import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;

/// Keeps the position under a name, and the start positions that are kept already.
final class CustomLayoutsController extends ModelListener {
  private final EditorModel model;
  private final EditorContext context;
  private final Words words;

  @FXML private TextField name;
  @FXML private Button keep;
  @FXML private Label replaces;
  @FXML private VBox kept;

  CustomLayoutsController(EditorModel model, EditorContext context, Words words) {
    this.model = model;
    this.context = context;
    this.words = words;
  }

  @FXML
  private void initialize() {
    keep.setOnAction(_ -> keep());
    name.setOnAction(_ -> keep());
    listen(
        name.textProperty().subscribe(_ -> check()),
        model.positionProperty().subscribe(_ -> check()),
        context.layouts().layoutsProperty().subscribe(this::show));
  }

  /// Goes where the name is given.
  void askName() {
    name.requestFocus();
    name.selectAll();
  }

  private boolean canKeep() {
    return !name.getText().isBlank() && model.isSound();
  }

  private void check() {
    keep.setDisable(!canKeep());
    boolean taken =
        canKeep()
            && context
                .layouts()
                .layouts()
                .find(new CustomLayout(name.getText(), model.board()).name())
                .isPresent();
    Nodes.show(replaces, taken);
  }

  private void keep() {
    if (canKeep()) {
      CustomLayout layout = new CustomLayout(name.getText(), model.board());
      offerUndo("editor.kept", layout.name(), context.layouts().keep(layout));
    }
  }

  private void delete(CustomLayout layout) {
    offerUndo("editor.deleted", layout.name(), context.layouts().delete(layout));
  }

  private void offerUndo(String key, String layout, Runnable undo) {
    context
        .notices()
        .accept(
            Confirmation.of(
                language -> say(language, key, layout),
                language -> say(language, "editor.undo"),
                undo));
  }

  private static String say(Language language, String key, Object... arguments) {
    return Words.of(EditorPresenter.class, "editor", language).say(key, arguments);
  }

  private void open(CustomLayout layout) {
    model.startFrom(layout.board());
    name.setText(layout.name());
  }

  private CustomLayoutRow row(CustomLayout layout, int index) {
    return new CustomLayoutRow(
        layout,
        index,
        words,
        () -> open(layout),
        renamed -> context.layouts().rename(layout, renamed),
        () -> delete(layout));
  }

  private void show(CustomLayouts layouts) {
    List<CustomLayout> all = layouts.all();
    Nodes.show(kept, !all.isEmpty());
    Nodes.refill(
        kept,
        () -> {
          for (int i = 0; i < all.size(); i++) {
            kept.getChildren().add(row(all.get(i), i));
          }
        });
    check();
  }
}
