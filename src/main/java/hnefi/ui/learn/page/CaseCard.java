package hnefi.ui.learn.page;

import hnefi.ui.board.BoardControl;
import javafx.scene.control.Label;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// A small board with its name above and what became of it below.
final class CaseCard extends VBox {
  private final Label title;
  private final Label outcome;

  CaseCard(String name, BoardControl board, String outcomeText) {
    getStyleClass().add("case");
    title = new Label(name);
    title.getStyleClass().add("case-name");
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

  /// Returns how high the name wants to be in a card of this width.
  double titleHeight(double width) {
    return natural(title, width);
  }

  /// Returns how high the outcome wants to be in a card of this width.
  double outcomeHeight(double width) {
    return natural(outcome, width);
  }

  /// Makes name and outcome this high, so that the boards of a grid are of one size.
  void fix(double titleHeight, double outcomeHeight) {
    fix(title, titleHeight);
    fix(outcome, outcomeHeight);
  }

  private static double natural(Label label, double width) {
    label.setPrefHeight(USE_COMPUTED_SIZE);
    return label.prefHeight(width);
  }

  private static void fix(Label label, double height) {
    label.setMinHeight(height);
    label.setPrefHeight(height);
    label.setMaxHeight(height);
  }
}
