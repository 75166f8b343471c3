package hnefi.ui.board;

import static hnefi.ui.board.BoardFixture.arrangement;
import static hnefi.ui.board.BoardFixture.at;
import static hnefi.ui.board.BoardFixture.fx;
import static hnefi.ui.board.BoardFixture.move;
import static hnefi.ui.board.BoardFixture.offset;
import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Arrangement;
import hnefi.board.Side;
import hnefi.rules.Move;
import hnefi.rules.Play;
import hnefi.rules.Referee;
import hnefi.rules.RuleSet;
import hnefi.rules.Turn;
import hnefi.ui.WindowExtension;
import hnefi.ui.WindowExtension.Start;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import javafx.collections.ListChangeListener;
import javafx.scene.CacheHint;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

@ExtendWith(WindowExtension.class)
class BoardMotionTest {
  private static final Arrangement BEFORE = arrangement("...../A..../.D.K./.A.../.....");
  private static final Arrangement AFTER = arrangement("...../.A.../...K./.A.../.....");
  private static final RuleSet RULES =
      Play.rules(
          "escape=corner",
          "throne-enter=king",
          "throne-hostile=all",
          "corner-enter=king",
          "corner-hostile=all");

  @SuppressWarnings("NullAway.Init")
  private BoardControl board;

  @Start
  void start(Stage stage) {
    board = new BoardControl();
    board.setArrangement(BEFORE);
    BoardFixture.show(stage, new Scene(new StackPane(board), 400, 400));
  }

  /// A board on a page that is shown in a window which is there already.
  private BoardControl another() {
    BoardControl another = new BoardControl();
    another.setArrangement(BEFORE);
    board.getScene().setRoot(new StackPane(another));
    another.getScene().getRoot().applyCss();
    another.getScene().getRoot().layout();
    return another;
  }

  private static Set<Node> pieces(BoardControl board) {
    return board.lookupAll(".piece");
  }

  @Test
  void whatDoesNotChangeIsPaintedFromBitmaps(FxRobot robot) {
    fx(
        robot,
        () -> {
          BoardControl another = another();
          assertThat(another.lookup(".dusk").getParent().isCache()).isTrue();
          assertThat(figures(another)).isNotEmpty().allMatch(Node::isCache);
        });
  }

  /// JavaFX paints all nodes anew that come after one that is taken out of their group.
  @Test
  void noPieceIsPaintedAnewBecauseAnotherMovesOrIsTaken(FxRobot robot) {
    fx(
        robot,
        () -> {
          List<Node> removed = new ArrayList<>();
          List<Node> after = new ArrayList<>();
          for (Parent group : groups((Parent) board.lookup(".pieces"))) {
            group
                .getChildrenUnmodifiable()
                .addListener(
                    (ListChangeListener<Node>)
                        change -> {
                          while (change.next()) {
                            removed.addAll(change.getRemoved());
                            if (change.wasRemoved()) {
                              after.addAll(
                                  change
                                      .getList()
                                      .subList(change.getFrom(), change.getList().size()));
                            }
                          }
                        });
          }
          board.setAnimationSpeed(AnimationSpeed.SLOW);
          board.play(capture());
          board.finish();
          board.show(BEFORE);
          board.finish();
          assertThat(removed).isNotEmpty();
          assertThat(after).isEmpty();
        });
  }

  private static List<Parent> groups(Parent parent) {
    List<Parent> all = new ArrayList<>(List.of(parent));
    for (Node child : parent.getChildrenUnmodifiable()) {
      if (child instanceof Parent inner && !child.getStyleClass().contains("piece")) {
        all.addAll(groups(inner));
      }
    }
    return all;
  }

  @Test
  void aPieceUnderWayIsDrawnAboveTheOthers(FxRobot robot) {
    board.setAnimationSpeed(AnimationSpeed.SLOW);
    fx(
        robot,
        () -> {
          board.play(capture());
          Node above = ((Parent) board.lookup(".pieces")).getChildrenUnmodifiable().getLast();
          assertThat(((Parent) above).getChildrenUnmodifiable()).hasSize(1);
          board.finish();
          assertThat(((Parent) above).getChildrenUnmodifiable()).isEmpty();
        });
  }

  @Test
  void whatMovesIsStretchedFromItsBitmapUntilItComesToRest(FxRobot robot) {
    board.setAnimationSpeed(AnimationSpeed.SLOW);
    fx(
        robot,
        () -> {
          BoardControl another = another();
          another.setAnimationSpeed(AnimationSpeed.SLOW);
          another.play(capture());
          // The one that moves, the two captors of which it is one, and the captive.
          assertThat(figures(another).filter(each -> each.getCacheHint() == CacheHint.SPEED))
              .hasSize(3);
          another.finish();
          assertThat(figures(another))
              .isNotEmpty()
              .allMatch(each -> each.getCacheHint() == CacheHint.DEFAULT);
        });
  }

  private static Stream<Node> figures(BoardControl board) {
    return pieces(board).stream().map(each -> ((Parent) each).getChildrenUnmodifiable().getFirst());
  }

  private static Turn turn(Arrangement before, Move move) {
    Referee referee = new Referee(RULES);
    return (Turn) referee.judge(referee.setUp(before, Side.ATTACKERS), move);
  }

  private static Turn capture() {
    return turn(BEFORE, move("a4", "b4"));
  }

  @Test
  void theStateChangesBeforeThePicture(FxRobot robot) {
    board.setAnimationSpeed(AnimationSpeed.SLOW);
    fx(
        robot,
        () -> {
          board.play(capture());
          assertThat(board.getArrangement()).isEqualTo(AFTER);
          assertThat(board.isAnimating()).isTrue();
          assertThat(offset(board, "a4").magnitude()).isLessThan(0.01);
          assertThat(board.lookupAll(".piece")).hasSize(4);
          board.finish();
        });
  }

  @Test
  void anAnimationComesToItsEndByItself(FxRobot robot) throws TimeoutException {
    fx(robot, () -> board.play(capture()));
    WaitForAsyncUtils.waitFor(5, TimeUnit.SECONDS, board.animatingProperty().not());
    assertThat(board.lookupAll(".piece")).hasSize(3);
    assertThat(board.lookupAll(".pulse")).isEmpty();
    assertThat(offset(board, "b4").magnitude()).isLessThan(0.01);
  }

  @Test
  void aPressFinishesAnAnimationAtOnce(FxRobot robot) {
    board.setAnimationSpeed(AnimationSpeed.SLOW);
    fx(robot, () -> board.play(capture()));
    robot.clickOn(at(board, "e1"));
    assertAtRest();
  }

  @Test
  void aKeyFinishesAnAnimationAtOnce(FxRobot robot) {
    board.setAnimationSpeed(AnimationSpeed.SLOW);
    fx(
        robot,
        () -> {
          board.focus(BoardFixture.square("c3"));
          board.play(capture());
        });
    robot.type(KeyCode.UP);
    assertAtRest();
  }

  @Test
  void theNextPresentationFinishesTheOneBefore(FxRobot robot) {
    board.setAnimationSpeed(AnimationSpeed.SLOW);
    fx(
        robot,
        () -> {
          board.play(capture());
          board.show(BEFORE);
          board.finish();
        });
    assertThat(board.lookupAll(".piece")).hasSize(4);
    assertThat(offset(board, "a4").magnitude()).isLessThan(0.01);
    assertThat(offset(board, "b3").magnitude()).isLessThan(0.01);
  }

  @Test
  void withoutTempoAllIsThereAtOnce(FxRobot robot) {
    board.setAnimationSpeed(AnimationSpeed.OFF);
    fx(
        robot,
        () -> {
          board.play(capture());
          assertAtRest();
        });
  }

  @Test
  void anotherSizeIsShownAtOnce(FxRobot robot) {
    fx(
        robot,
        () -> board.show(arrangement("......./......./...A.../...K.../......./......./...A...")));
    assertThat(board.isAnimating()).isFalse();
    assertThat(board.lookupAll(".piece")).hasSize(3);
    assertThat(board.lookupAll(".board-square")).hasSize(49);
  }

  @Test
  void anEmptyBoardShowsNoPieces(FxRobot robot) {
    fx(robot, () -> board.setArrangement(null));
    assertThat(board.lookupAll(".piece")).isEmpty();
  }

  private void assertAtRest() {
    assertThat(board.isAnimating()).isFalse();
    assertThat(board.lookupAll(".piece")).hasSize(3);
    assertThat(board.lookupAll(".pulse")).isEmpty();
    assertThat(offset(board, "b4").magnitude()).isLessThan(0.01);
  }
}
