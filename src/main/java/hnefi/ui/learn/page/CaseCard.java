package hnefi.ui.learn.page;

import hnefi.ui.board.BoardControl;
import javafx.scene.control.Label;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// A small board with its name above and what became of it below.
final class CaseCard extends VBox {
  CaseCard(String name, BoardControl board, String outcome) {
    getStyleClass().add("case");
    Label title = new Label(name);
    title.getStyleClass().add("case-name");
    title.setWrapText(true);
    board.setInteractive(false);
    board.setCoordinatesShown(false);
    board.setMinSize(60, 60);
    setVgrow(board, Priority.ALWAYS);
    Label below = new Label(outcome);
    below.getStyleClass().add("case-outcome");
    below.setWrapText(true);
    getChildren().addAll(title, board, below);
  }
}
