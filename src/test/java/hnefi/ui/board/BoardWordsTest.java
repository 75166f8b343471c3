package hnefi.ui.board;

import static hnefi.ui.board.BoardFixture.SMALL;
import static hnefi.ui.board.BoardFixture.arrangement;
import static hnefi.ui.board.BoardFixture.cell;
import static hnefi.ui.board.BoardFixture.fx;
import static hnefi.ui.board.BoardFixture.move;
import static hnefi.ui.board.BoardFixture.said;
import static hnefi.ui.board.BoardFixture.square;
import static org.assertj.core.api.Assertions.assertThat;

import hnefi.narration.BoardMarks;
import hnefi.narration.MarkedSquares;
import hnefi.text.Language;
import hnefi.ui.WindowExtension;
import hnefi.ui.WindowExtension.Start;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleRole;
import javafx.scene.Scene;
import javafx.scene.layout.HBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.testfx.api.FxRobot;

@ExtendWith(WindowExtension.class)
class BoardWordsTest {
  @SuppressWarnings("NullAway.Init")
  private BoardControl board;

  @Start
  void start(Stage stage) {
    board = new BoardControl();
    board.setArrangement(arrangement(SMALL));
    BoardFixture.show(stage, new Scene(new HBox(board), 900, 400));
  }

  @Test
  void aSquareSaysItsNameAndItsPiece() {
    assertThat(cell(board, "c3").getAccessibleRole()).isEqualTo(AccessibleRole.BUTTON);
    assertThat(said(board, "c3")).isEqualTo("c3, king");
    assertThat(said(board, "a3")).isEqualTo("a3, attacker");
    assertThat(said(board, "e3")).isEqualTo("e3, defender");
    assertThat(said(board, "a1")).isEqualTo("a1, empty");
  }

  @Test
  void markedSquaresAreNamedOnlyWhereTheSignsSaySo(FxRobot robot) {
    fx(
        robot,
        () -> board.setMarkedSquares(new MarkedSquares(true, MarkedSquares.Corners.MARKED, false)));
    assertThat(said(board, "c3")).isEqualTo("c3, king, throne");
    assertThat(said(board, "a1")).isEqualTo("a1, empty, corner square");
    fx(robot, () -> board.setMarkedSquares(MarkedSquares.NONE));
    assertThat(said(board, "a1")).isEqualTo("a1, empty");
  }

  @Test
  void anotherLanguageIsHeardAtOnce(FxRobot robot) {
    fx(robot, () -> board.setWords(BoardControl.wordsIn(Language.DE)));
    assertThat(said(board, "c3")).isEqualTo("c3, König");
    fx(robot, () -> board.setWords(BoardControl.wordsIn(Language.SV)));
    assertThat(said(board, "a3")).isEqualTo("a3, angripare");
  }

  @Test
  void thePieceInHandAndItsDestinationsAreSaid(FxRobot robot) {
    fx(
        robot,
        () -> {
          board.moveInput().setDestinations(_ -> Set.of(square("c4")));
          board.moveInput().select(square("c3"));
        });
    assertThat(said(board, "c3")).isEqualTo("c3, king, picked up");
    assertThat(said(board, "c4")).isEqualTo("c4, empty, can be reached");
  }

  @Test
  void marksAreSaid(FxRobot robot) {
    fx(
        robot,
        () -> {
          board.setMarks(
              BoardMarks.NONE
                  .withLastMove(move("b4", "b5"))
                  .with(BoardMarks.Kind.TROUBLE, Set.of(square("b5"))));
        });
    assertThat(said(board, "b5"))
        .isEqualTo("b5, attacker, the last move ended here, the reason why not");
    assertThat(said(board, "b4")).isEqualTo("b4, empty, the last move began here");
  }

  @ParameterizedTest
  @EnumSource
  void everyMarkHasAWordInEveryLanguage(Language language) {
    BoardMarks all = BoardMarks.NONE;
    for (BoardMarks.Kind kind : BoardMarks.Kind.values()) {
      all = all.with(kind, Set.of(square("a1")));
    }
    BoardControl other = new BoardControl();
    other.setWords(BoardControl.wordsIn(language));
    other.setMarks(all);
    assertThat(SquareDescriber.of(other, square("a1"), Set.of()).split(", "))
        .hasSize(1 + BoardMarks.Kind.values().length);
  }

  @Test
  void aScreenReaderCanFireASquare(FxRobot robot) {
    List<Object> tapped = new ArrayList<>();
    SquareCell there = cell(board, "a3");
    fx(
        robot,
        () -> {
          board.moveInput().setOnTap(tapped::add);
          there.executeAccessibleAction(AccessibleAction.FIRE);
        });
    assertThat(tapped).containsExactly(square("a3"));
  }

  @Test
  void theBoardIsReadRowByRowFromTheTop(FxRobot robot) {
    assertThat(board.rows())
        .containsExactly(
            "Line 5: attacker b, d",
            "Line 4: empty",
            "Line 3: attacker a, king c, defender e",
            "Line 2: empty",
            "Line 1: attacker c");
    fx(robot, () -> board.setWords(BoardControl.wordsIn(Language.DE)));
    assertThat(board.rows().getFirst()).isEqualTo("Linie 5: Angreifer b, d");
  }
}
