package hnefi.ui.play.editor;

import hnefi.fx.theme.Icon;
import hnefi.fx.theme.Nodes;
import hnefi.session.CustomLayout;
import hnefi.text.Words;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// A start position that is kept: opened by its name, renamed in its place, deleted.
final class CustomLayoutRow extends HBox {
  private final TextField field = new TextField();
  private final Button open;
  private final Button rename;

  /// @param index the place among the rows, with which the ids of its buttons end
  CustomLayoutRow(
      CustomLayout layout,
      int index,
      Words words,
      Runnable opening,
      Consumer<String> renaming,
      Runnable deleting) {
    getStyleClass().add("custom-layout");
    open = new Button(words.say("editor.layout", layout.name(), layout.board().size().width()));
    open.setId("open-layout-" + index);
    open.setMnemonicParsing(false);
    open.getStyleClass().addAll("flat", "custom-layout-name");
    open.setWrapText(true);
    open.setMinHeight(Button.USE_PREF_SIZE);
    open.setMaxWidth(Double.MAX_VALUE);
    open.setOnAction(_ -> opening.run());
    HBox.setHgrow(open, Priority.ALWAYS);
    rename = button("bi-pencil", words.say("editor.rename", layout.name()));
    rename.setId("rename-layout-" + index);
    rename.setOnAction(_ -> ask(layout.name()));
    Button delete = button("bi-trash", words.say("editor.delete", layout.name()));
    delete.setId("delete-layout-" + index);
    delete.setOnAction(_ -> deleting.run());
    field.setId("layout-name-" + index);
    field.setAccessibleText(words.say("editor.rename", layout.name()));
    HBox.setHgrow(field, Priority.ALWAYS);
    field.setOnAction(_ -> {
      close();
      if (!field.getText().isBlank()) {
        renaming.accept(field.getText());
      }
    });
    field.addEventHandler(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode() == KeyCode.ESCAPE) {
            close();
            event.consume();
          }
        });
    showField(false);
    getChildren().addAll(open, field, rename, delete);
  }

  private static Button button(String sign, String name) {
    Button button = new Button();
    button.setGraphic(new Icon(sign));
    button.setAccessibleText(name);
    button.setTooltip(new Tooltip(name));
    button.getStyleClass().add("flat");
    button.setMinWidth(USE_PREF_SIZE);
    return button;
  }

  private void ask(String name) {
    field.setText(name);
    showField(true);
    field.requestFocus();
    field.selectAll();
  }

  private void close() {
    showField(false);
    rename.requestFocus();
  }

  private void showField(boolean shown) {
    for (Node each : new Node[] {open, rename}) {
      Nodes.show(each, !shown);
    }
    Nodes.show(field, shown);
  }
}
