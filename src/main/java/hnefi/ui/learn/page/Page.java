package hnefi.ui.learn.page;

import hnefi.content.Edition;
import hnefi.content.diagram.Mark;
import hnefi.notation.SquareText;
import hnefi.rules.Position;
import hnefi.rules.Refusal;
import hnefi.rules.Turn;
import hnefi.rules.Verdict;
import hnefi.ui.board.BoardControl;
import hnefi.ui.board.BoardMarks;
import hnefi.ui.theme.Icon;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;

/// The parts of a lesson page that a step fills: the picture, the text, what is answered, what can
/// be done.
final class Page {
  /// How an answer sounds.
  enum Tone {
    PLAIN,
    GOOD,
    WRONG
  }

  private static final PseudoClass GOOD = PseudoClass.getPseudoClass("good");
  private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");

  private final Desk desk;
  private final StackPane picture;
  private final Label text;
  private final Pane answer;
  private final Label answerText;
  private final Icon answerSign;
  private final Label pointing;
  private final Pane actions;

  Page(
      Desk desk,
      StackPane picture,
      Label text,
      Pane answer,
      Icon answerSign,
      Label answerText,
      Label pointing,
      Pane actions) {
    this.desk = desk;
    this.picture = picture;
    this.text = text;
    this.answer = answer;
    this.answerSign = answerSign;
    this.answerText = answerText;
    this.pointing = pointing;
    this.actions = actions;
  }

  Desk desk() {
    return desk;
  }

  /// Empties the page.
  void clear() {
    picture.getChildren().clear();
    actions.getChildren().clear();
    text.setText("");
    quiet();
    point(List.of());
  }

  /// Hangs a board as the picture.
  BoardControl hang(Edition edition, Position position) {
    BoardControl board = desk.board(edition);
    board.setId("lesson-board");
    board.setArrangement(position.board());
    picture.getChildren().setAll(board);
    return board;
  }

  void hang(Node other) {
    picture.getChildren().setAll(other);
  }

  void say(String words) {
    text.setText(words);
  }

  void answer(Tone tone, String words) {
    answerText.setText(words);
    answerSign.setSign(
        switch (tone) {
          case PLAIN -> "bi-info-circle";
          case GOOD -> "bi-check-circle";
          case WRONG -> "bi-arrow-counterclockwise";
        });
    answer.pseudoClassStateChanged(GOOD, tone == Tone.GOOD);
    answer.pseudoClassStateChanged(WRONG, tone == Tone.WRONG);
    answer.setVisible(!words.isEmpty());
    answer.setManaged(!words.isEmpty());
  }

  void quiet() {
    answer(Tone.PLAIN, "");
  }

  /// Says in words what is pointed at on the board.
  void point(List<Mark> marks) {
    List<String> said = new ArrayList<>();
    for (Mark mark : marks) {
      said.add(
          switch (mark) {
            case Mark.Circle(var square) -> desk.say("mark.circle", SquareText.write(square));
            case Mark.Arrow(var from, var to) ->
                desk.say("mark.arrow", SquareText.write(from), SquareText.write(to));
          });
    }
    pointing.setText(said.isEmpty() ? "" : desk.say("marks", String.join(", ", said)));
    pointing.setVisible(!said.isEmpty());
    pointing.setManaged(!said.isEmpty());
  }

  /// Adds something that can be done.
  Button action(String id, String sign, Runnable action) {
    Button button = new Button(desk.say("action." + id), new Icon(sign));
    button.setId("step-" + id);
    button.setOnAction(_ -> action.run());
    actions.getChildren().add(button);
    return button;
  }

  /// Adds something that can be done to what a row holds.
  void action(Node node) {
    actions.getChildren().add(node);
  }

  static void show(Node node, boolean shown) {
    node.setVisible(shown);
    node.setManaged(shown);
  }

  /// Returns these marks as the board shows them.
  static BoardMarks marks(List<Mark> marks) {
    BoardMarks shown = BoardMarks.NONE;
    for (Mark mark : marks) {
      shown = with(shown, mark);
    }
    return shown;
  }

  static BoardMarks with(BoardMarks marks, Mark mark) {
    return switch (mark) {
      case Mark.Circle(var square) -> marks.with(BoardMarks.Kind.CIRCLE, Set.of(square));
      case Mark.Arrow(var from, var to) -> marks.withArrow(from, to);
    };
  }

  /// Returns the marks that explain a verdict.
  static BoardMarks explaining(Verdict verdict) {
    return switch (verdict) {
      case Turn turn -> BoardMarks.explaining(turn);
      case Refusal refusal -> BoardMarks.NONE.with(BoardMarks.Kind.TROUBLE, refusal.squares());
    };
  }
}
