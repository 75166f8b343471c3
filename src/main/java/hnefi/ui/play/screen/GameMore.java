package hnefi.ui.play.screen;

import hnefi.fx.layout.VerticalScrollPane;
import hnefi.fx.theme.Appearance;
import hnefi.fx.theme.ArrowTraversal;
import hnefi.fx.theme.Nodes;
import java.util.List;
import java.util.Optional;
import javafx.event.ActionEvent;
import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// Everything one does in a game now and then, in groups, over the words beside the board. It opens
/// by a toggle and closes with Escape, wherever the keyboard is, and with whatever is done there or
/// on the board, so that this is seen.
public final class GameMore extends VerticalScrollPane {
  private final VBox groups = new VBox();
  private final EventHandler<KeyEvent> closing = this::closeOnEscape;
  private Optional<ToggleButton> opener = Optional.empty();

  public GameMore() {
    getStyleClass().add("game-more");
    groups.getStyleClass().add("game-more-groups");
    setContent(groups);
    ArrowTraversal.install(groups);
    // It lies over the parts of the game and takes no room from them.
    setManaged(false);
    setVisible(false);
  }

  /// Adds a group, which is only shown while something of it is.
  void add(String heading, List<? extends Node> what) {
    Label title = new Label(heading);
    title.getStyleClass().add("game-more-heading");
    FlowPane row = new FlowPane();
    row.getStyleClass().add("game-more-row");
    row.getChildren().addAll(what);
    groups.getChildren().addAll(title, row);
    what.forEach(each -> each.visibleProperty().subscribe(_ -> showGroup(title, row)));
  }

  private static void showGroup(Label title, FlowPane row) {
    boolean any = row.getChildren().stream().anyMatch(Node::isVisible);
    Nodes.show(title, any);
    Nodes.show(row, any);
  }

  /// Opens and closes with a toggle, which has the keyboard again afterwards. Whoever opens it by a
  /// key is at what it offers first.
  void follow(ToggleButton toggle) {
    opener = Optional.of(toggle);
    toggle
        .selectedProperty()
        .subscribe(open -> {
          setVisible(open);
          if (open) {
            toFront();
            requestParentLayout();
            if (toggle.isFocused() && Appearance.isByKeys(toggle)) {
              enter();
            }
          }
        });
    addEventHandler(ActionEvent.ACTION, _ -> close());
    sceneProperty()
        .subscribe((before, now) -> {
          if (before != null) {
            before.removeEventFilter(KeyEvent.KEY_PRESSED, closing);
          }
          if (now != null) {
            now.addEventFilter(KeyEvent.KEY_PRESSED, closing);
          }
        });
  }

  private void closeOnEscape(KeyEvent key) {
    if (isVisible() && key.getCode() == KeyCode.ESCAPE) {
      key.consume();
      close();
    }
  }

  private void enter() {
    // Only what has its skin shows what it contains.
    applyCss();
    ArrowTraversal.buttons(groups).stream().findFirst().ifPresent(Node::requestFocus);
  }

  /// Closes, if it is open.
  void close() {
    boolean within = Nodes.focusOwnerIn(this).isPresent();
    opener.ifPresent(toggle -> {
      toggle.setSelected(false);
      if (within && Nodes.isUsable(toggle)) {
        toggle.requestFocus();
      }
    });
  }
}
