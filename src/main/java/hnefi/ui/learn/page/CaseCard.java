package hnefi.ui.learn.page;

import hnefi.ui.board.BoardControl;
import javafx.scene.control.Label;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// A small board with its name above and what became of it below.
final class CaseCard extends VBox {
  private final Label outcome;

  CaseCard(String name, BoardControl board, String outcomeText) {
    getStyleClass().add("case");
    Label title = new Label(name);
    title.getStyleClass().add("case-name");
    title.setMinHeight(USE_PREF_SIZE);
    title.setWrapText(true);
    board.setInteractive(false);
    board.setCoordinatesShown(false);
    board.setMinSize(60, 60);
    setVgrow(board, Priority.ALWAYS);
    outcome = new Label(outcomeText);
    outcome.getStyleClass().add("case-outcome");
    outcome.setWrapText(true);
    getChildren().addAll(title, board, outcome);
  }

  /// Returns how high the outcome wants to be in a card of this width.
  double outcomeHeight(double width) {
    outcome.setPrefHeight(USE_COMPUTED_SIZE);
    return outcome.prefHeight(width);
  }

  /// Makes the outcome this high, so that the boards of a grid are of one size.
  void setOutcomeHeight(double height) {
    outcome.setMinHeight(height);
    outcome.setPrefHeight(height);
    outcome.setMaxHeight(height);
  }
}
