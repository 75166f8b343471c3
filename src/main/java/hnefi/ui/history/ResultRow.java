package hnefi.ui.history;

import hnefi.content.history.search.Hit;
import hnefi.ui.history.part.HistoryContext;
import hnefi.ui.theme.Labels;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.VBox;

/// A page the search found, to go to.
final class ResultRow extends VBox {
  private final Runnable follow;

  ResultRow(HistoryContext guide, Hit hit, Runnable follow) {
    this.follow = follow;
    Label kind = new Label(guide.say("kind." + hit.topic().kind().text()));
    kind.getStyleClass().add("result-kind");
    Label title = Labels.wrapped(hit.title(), "result-title");
    Label snippet = Labels.wrapped(hit.snippet(), "result-snippet");
    getChildren().addAll(kind, title);
    if (!hit.snippet().isEmpty()) {
      getChildren().add(snippet);
    }
    getStyleClass().add("result");
    setFocusTraversable(true);
    setAccessibleRole(AccessibleRole.HYPERLINK);
    setAccessibleText(kind.getText() + ": " + hit.title() + ". " + hit.snippet());
    setOnMouseClicked(_ -> follow.run());
    setOnKeyPressed(event -> {
      if (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.SPACE) {
        event.consume();
        follow.run();
      }
    });
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
