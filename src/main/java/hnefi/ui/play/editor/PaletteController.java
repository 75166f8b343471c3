package hnefi.ui.play.editor;

import hnefi.board.BoardSize;
import hnefi.content.Edition;
import hnefi.content.Layout;
import hnefi.fx.layout.SentenceComboBox;
import hnefi.fx.nav.ModelListener;
import hnefi.fx.theme.Icon;
import hnefi.fx.theme.SegmentedChoice;
import hnefi.session.CustomLayout;
import hnefi.text.Tag;
import hnefi.text.Words;
import hnefi.ui.board.PieceIcon;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Pane;

/// What places pieces: the pieces themselves, squares that belong together, other boards, other
/// positions to begin with.
final class PaletteController extends ModelListener {
  private final EditorModel model;
  private final EditorContext context;
  private final EditorController editor;
  private final Words words;
  private final List<PieceIcon> icons = new ArrayList<>();
  private boolean showing;

  @FXML private Pane tools;
  @FXML private CheckBox symmetric;
  @FXML private ComboBox<Integer> size;
  @FXML private MenuButton from;
  @FXML private Button undo;
  @FXML private Button redo;
  @FXML private Button clear;

  PaletteController(
      EditorModel model, EditorContext context, EditorController editor, Words words) {
    this.model = model;
    this.context = context;
    this.editor = editor;
    this.words = words;
  }

  @FXML
  private void initialize() {
    SegmentedChoice<Tool> toolRow =
        new SegmentedChoice<>(
            tools,
            "tool-",
            List.of(Tool.values()),
            Tag::of,
            tool -> words.say("editor.tool." + Tag.of(tool)),
            model.toolProperty());
    for (Tool each : Tool.values()) {
      each.piece()
          .ifPresent(piece -> {
            PieceIcon icon = new PieceIcon();
            icon.setPiece(piece);
            icons.add(icon);
            toolRow.toggle(each).setGraphic(icon);
            new PaletteDrag(toolRow.toggle(each), piece, editor, model::place).install();
          });
    }
    tellKey(toolRow, Tool.ATTACKER, "1");
    tellKey(toolRow, Tool.DEFENDER, "2");
    tellKey(toolRow, Tool.KING, "3");
    tellKey(toolRow, Tool.REMOVE, "0");
    toolRow.toggle(Tool.MOVE).setGraphic(new Icon("bi-arrows-move"));
    toolRow.toggle(Tool.REMOVE).setGraphic(new Icon("bi-eraser"));
    symmetric.selectedProperty().bindBidirectional(model.symmetricProperty());
    undo.setOnAction(_ -> model.undo());
    redo.setOnAction(_ -> model.redo());
    clear.setOnAction(_ -> model.clear());
    offerSizes();
    listen(
        toolRow.follow(),
        () -> symmetric.selectedProperty().unbindBidirectional(model.symmetricProperty()),
        model.editionProperty().subscribe(this::dress),
        context.layouts().layoutsProperty().subscribe(_ -> offerLayouts()),
        model.positionProperty().subscribe(_ -> show()));
  }

  private void tellKey(SegmentedChoice<Tool> row, Tool tool, String key) {
    String said = words.say("editor.tool.key", words.say("editor.tool." + Tag.of(tool)), key);
    row.toggle(tool).setTooltip(new Tooltip(said));
    row.toggle(tool).setAccessibleText(said);
  }

  private void dress(Edition edition) {
    icons.forEach(
        icon -> icon.setLook(context.settings().settings().board().lookFor(edition.rulebook())));
  }

  private void show() {
    showing = true;
    undo.setDisable(!model.canUndo());
    redo.setDisable(!model.canRedo());
    size.setValue(model.board().size().width());
    showing = false;
  }

  private void offerSizes() {
    size.setConverter(SentenceComboBox.text(width -> words.say("editor.size", width)));
    size.getItems()
        .setAll(
            IntStream.rangeClosed(EditorModel.SMALLEST, BoardSize.LARGEST)
                .filter(BoardSize::isAllowed)
                .boxed()
                .toList());
    size.valueProperty()
        .subscribe(chosen -> {
          if (chosen != null && !showing) {
            model.resize(new BoardSize(chosen));
          }
        });
  }

  private void offerLayouts() {
    from.getItems().clear();
    for (Layout each : context.library().layouts()) {
      MenuItem item = new MenuItem(each.name().in(words.language()));
      item.setOnAction(_ -> model.startFrom(each.board()));
      from.getItems().add(item);
    }
    List<CustomLayout> own = context.layouts().layouts().all();
    if (!own.isEmpty()) {
      from.getItems().add(new SeparatorMenuItem());
    }
    for (CustomLayout each : own) {
      MenuItem item = new MenuItem(each.name());
      item.setMnemonicParsing(false);
      item.setOnAction(_ -> model.startFrom(each.board()));
      from.getItems().add(item);
    }
  }
}
