package hnefi.ui.learn.page;

import hnefi.content.Edition;
import hnefi.content.diagram.Mark;
import hnefi.notation.SquareText;
import hnefi.rules.Move;
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
  private final Pane asides;

  Page(
      Desk desk,
      StackPane picture,
      Label text,
      Pane answer,
      Icon answerSign,
      Label answerText,
      Label pointing,
      Pane actions,
      Pane asides) {
    this.desk = desk;
    this.picture = picture;
    this.text = text;
    this.answer = answer;
    this.answerSign = answerSign;
    this.answerText = answerText;
    this.pointing = pointing;
    this.actions = actions;
    this.asides = asides;
  }

  Desk desk() {
    return desk;
  }

  /// Empties the page.
  void clear() {
    picture.getChildren().clear();
    actions.getChildren().clear();
    asides.getChildren().clear();
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
    show(answer, !words.isEmpty());
  }

  void quiet() {
    answer(Tone.PLAIN, "");
  }

  /// Says in words what is pointed at on the board.
  void point(List<Mark> marks) {
    List<String> circles = new ArrayList<>();
    List<String> arrows = new ArrayList<>();
    for (Mark mark : marks) {
      switch (mark) {
        case Mark.Circle(var square) -> circles.add(SquareText.write(square));
        case Mark.Arrow(var from, var to) ->
            arrows.add(desk.say("mark.line", SquareText.write(from), SquareText.write(to)));
      }
    }
    List<String> said = new ArrayList<>();
    if (!circles.isEmpty()) {
      said.add(desk.say("mark.circles", circles.size(), desk.list(circles)));
    }
    if (!arrows.isEmpty()) {
      said.add(desk.say("mark.arrows", arrows.size(), desk.list(arrows)));
    }
    pointing.setText(said.isEmpty() ? "" : desk.say("marks", String.join("; ", said)));
    show(pointing, !said.isEmpty());
  }

  /// Adds something that can be done.
  Button action(String id, String sign, Runnable action) {
    return action(id, desk.say("action." + id), sign, action);
  }

  Button action(String id, String words, String sign, Runnable action) {
    Button button = button(id, words, sign, action);
    actions.getChildren().add(button);
    return button;
  }

  /// Adds something that can be done beside the sources, where there is little room.
  void aside(String id, String sign, Runnable action) {
    Button button = button(id, desk.say("action." + id), sign, action);
    button.getStyleClass().add("flat");
    asides.getChildren().add(button);
  }

  private static Button button(String id, String words, String sign, Runnable action) {
    Button button = new Button(words, new Icon(sign));
    button.setId("step-" + id);
    button.setOnAction(_ -> action.run());
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

  /// Returns the marks for a move that is about to close a trap: who waits there, and who is in it.
  static BoardMarks closing(Turn turn) {
    Move move = turn.move();
    return BoardMarks.explaining(turn)
        .without(BoardMarks.Kind.VICTIM)
        .without(BoardMarks.Kind.SPARED)
        .without(BoardMarks.Kind.CAPTOR)
        .with(
            BoardMarks.Kind.CAPTOR,
            turn.captures().stream()
                .flatMap(capture -> capture.captors().stream())
                .flatMap(captor -> captor.square().stream())
                .filter(square -> !square.equals(move.to()))
                .toList())
        .with(BoardMarks.Kind.DANGER, turn.captured())
        .withArrow(move.from(), move.to());
  }

  /// Returns the marks that explain a verdict.
  static BoardMarks explaining(Verdict verdict) {
    return switch (verdict) {
      case Turn turn -> BoardMarks.explaining(turn);
      case Refusal refusal -> BoardMarks.NONE.with(BoardMarks.Kind.TROUBLE, refusal.squares());
    };
  }
}
