package hnefi.ui.history;

import hnefi.fx.theme.Labels;
import hnefi.text.Sentences;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.VBox;

/// A page the search found, to go to.
final class ResultRow extends VBox {
  private final Runnable follow;

  /// @param kind what kind of page it is
  /// @param snippet the words around what was found; may be empty
  ResultRow(String kind, String title, String snippet, Runnable follow) {
    this.follow = follow;
    Label label = new Label(kind);
    label.getStyleClass().add("result-kind");
    getChildren().addAll(label, Labels.wrapped(title, "result-title"));
    if (!snippet.isEmpty()) {
      getChildren().add(Labels.wrapped(snippet, "result-snippet"));
    }
    getStyleClass().add("result");
    setFocusTraversable(true);
    setAccessibleRole(AccessibleRole.HYPERLINK);
    setAccessibleText(Sentences.join(kind + ": " + title, snippet));
    setOnMouseClicked(_ -> follow.run());
    setOnKeyPressed(event -> {
      if (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.SPACE) {
        event.consume();
        follow.run();
      }
    });
  }

  /// Goes to the page.
  void follow() {
    follow.run();
  }

  @Override
  public void executeAccessibleAction(AccessibleAction action, Object... parameters) {
    if (action == AccessibleAction.FIRE) {
      follow.run();
    } else {
      super.executeAccessibleAction(action, parameters);
    }
  }
}
