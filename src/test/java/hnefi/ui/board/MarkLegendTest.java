package hnefi.ui.board;

import static hnefi.ui.board.BoardFixture.fx;
import static hnefi.ui.board.BoardFixture.square;
import static org.assertj.core.api.Assertions.assertThat;

import hnefi.narration.BoardMarks;
import hnefi.narration.BoardMarks.Kind;
import hnefi.text.Language;
import hnefi.ui.WindowExtension;
import hnefi.ui.WindowExtension.Start;
import java.util.List;
import java.util.Set;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;

@ExtendWith(WindowExtension.class)
@SuppressWarnings("NullAway.Init") // filled by @Start
class MarkLegendTest {
  private BoardControl board;
  private MarkLegend legend;

  @Start
  void start(Stage stage) {
    board = new BoardControl();
    legend = new MarkLegend();
    BoardFixture.show(stage, new Scene(new VBox(board, legend), 300, 400));
  }

  @Test
  void itExplainsEachKindOfMarkThatTheBoardShowsAndOnlyThose(FxRobot robot) {
    fx(
        robot,
        () -> {
          board.setWords(BoardControl.wordsIn(Language.EN));
          legend.explain(board);
        });
    assertThat(legend.isVisible()).isFalse();

    BoardMarks marks =
        BoardMarks.NONE
            .with(Kind.SPARED, Set.of(square("a3"), square("b3")))
            .with(Kind.CAPTOR, Set.of(square("c3")))
            .with(Kind.CIRCLE, Set.of(square("d3")));
    fx(robot, () -> board.setMarks(marks));
    assertThat(words()).containsExactly("helped to capture", "not captured");
    assertThat(legend.isVisible()).isTrue();

    fx(robot, () -> board.setMarks(BoardMarks.NONE));
    assertThat(words()).isEmpty();
    assertThat(legend.isManaged()).isFalse();
  }

  @Test
  void ofTwoBoardsItExplainsTheLast(FxRobot robot) {
    BoardControl other = new BoardControl();
    fx(
        robot,
        () -> {
          legend.explain(board);
          legend.explain(other);
          board.setMarks(BoardMarks.NONE.with(Kind.SPARED, Set.of(square("a3"))));
        });
    assertThat(words()).isEmpty();

    fx(robot, () -> other.setMarks(BoardMarks.NONE.with(Kind.DANGER, Set.of(square("a3")))));
    assertThat(words()).containsExactly("in danger");

    fx(robot, legend::clear);
    assertThat(words()).isEmpty();
  }

  private List<String> words() {
    return legend.getChildren().stream().map(each -> ((Label) each).getText()).toList();
  }
}
