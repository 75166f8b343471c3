package hnefi.ui.learn.page;

import hnefi.fx.layout.GapPane;
import hnefi.fx.theme.Icon;
import hnefi.fx.theme.Labels;
import hnefi.fx.theme.Nodes;
import hnefi.text.Tag;
import hnefi.ui.board.BoardControl;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.text.Text;

/// A small board with its name above and what became of it below, and the way to a game of it.
final class ComparisonCard extends GapPane {
  /// How a case ends, for sign and colour.
  enum Verdict {
    FORBIDDEN("bi-slash-circle"),
    WON("bi-trophy"),
    TAKEN("bi-x-circle"),
    CALM("bi-check-circle");

    private final String sign;

    Verdict(String sign) {
      this.sign = sign;
    }
  }

  private final Label name;
  private final HBox top;
  private final BoardControl board;
  private final Label head = Labels.wrapped("", "case-head");
  private final Label outcome;
  private double topHeight;
  private double side;

  ComparisonCard(String title, BoardControl board, String outcomeText) {
    getStyleClass().add("case");
    this.board = board;
    name = Labels.wrapped(title, "case-name");
    name.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(name, Priority.ALWAYS);
    top = new HBox(name);
    top.getStyleClass().add("case-top");
    board.setInteractive(false);
    board.setCoordinatesShown(false);
    head.setVisible(false);
    outcome = Labels.wrapped(outcomeText, "case-outcome");
    getChildren().addAll(top, board, head, outcome);
  }

  String name() {
    return name.getText();
  }

  /// Says in few words how it ends.
  void head(Verdict verdict, String words) {
    head.setText(words);
    head.setGraphic(new Icon(verdict.sign));
    for (Verdict each : Verdict.values()) {
      head.pseudoClassStateChanged(PseudoClass.getPseudoClass(Tag.of(each)), each == verdict);
    }
    head.setVisible(true);
  }

  /// Offers to play this case.
  void offer(String words, Runnable game) {
    Button play = new Button("", new Icon("bi-grid-3x3"));
    play.getStyleClass().addAll("flat", "case-play");
    play.setAccessibleText(words);
    play.setTooltip(new Tooltip(words));
    Nodes.setOnSlowAction(play, game);
    top.getChildren().add(play);
  }

  /// Returns how wide the card must be for no word of its name to be broken.
  double leastWidth() {
    Text word = new Text();
    word.setFont(name.getFont());
    double longest = 0;
    for (String each : name.getText().split(" ")) {
      word.setText(each);
      longest = Math.max(longest, word.getLayoutBounds().getWidth());
    }
    return frame() + Math.ceil(longest) + top.prefWidth(-1) - name.prefWidth(-1);
  }

  /// Returns how high the name wants to be in a card of this width.
  double topHeight(double width) {
    return top.prefHeight(inner(width));
  }

  /// Returns how high the words below the board want to be in a card of this width.
  double wordsHeight(double width) {
    return below().stream().mapToDouble(each -> each.prefHeight(inner(width))).sum();
  }

  /// Returns how much a card is wider than its board at least.
  double frame() {
    return snappedLeftInset() + snappedRightInset();
  }

  /// Returns how much a card is higher than name, board and words.
  double gaps() {
    return snappedTopInset() + snappedBottomInset() + 2 * gap();
  }

  /// Gives the name this height and the board this side; the boards of a grid then stand in line.
  void arrange(double newTopHeight, double newSide) {
    topHeight = newTopHeight;
    side = newSide;
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    double x = snappedLeftInset();
    double y = snappedTopInset();
    double width = inner(getWidth());
    top.resizeRelocate(x, y, width, topHeight);
    y += topHeight + gap();
    board.resizeRelocate(x + (width - side) / 2, y, side, side);
    y += side + gap();
    for (Label each : below()) {
      double height = each.prefHeight(width);
      each.resizeRelocate(x, y, width, height);
      y += height;
    }
  }

  private List<Label> below() {
    return head.isVisible() ? List.of(head, outcome) : List.of(outcome);
  }

  private double inner(double width) {
    return width - frame();
  }
}
