package hnefi.ui.board;

import static hnefi.ui.board.BoardFixture.SMALL;
import static hnefi.ui.board.BoardFixture.arrangement;
import static hnefi.ui.board.BoardFixture.at;
import static hnefi.ui.board.BoardFixture.cell;
import static hnefi.ui.board.BoardFixture.fx;
import static hnefi.ui.board.BoardFixture.move;
import static hnefi.ui.board.BoardFixture.offset;
import static hnefi.ui.board.BoardFixture.square;
import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.BoardShape;
import hnefi.board.Square;
import hnefi.rules.Move;
import hnefi.ui.WindowExtension;
import hnefi.ui.WindowExtension.Start;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.css.PseudoClass;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

@ExtendWith(WindowExtension.class)
class BoardInputTest {
  private final List<Move> moves = new ArrayList<>();
  private final List<Square> taps = new ArrayList<>();
  private final List<Square> asked = new ArrayList<>();

  @SuppressWarnings("NullAway.Init")
  private BoardControl board;

  @Start
  void start(Stage stage) {
    board = new BoardControl();
    board.setAnimationSpeed(AnimationSpeed.OFF);
    board.setArrangement(arrangement(SMALL));
    board.moveInput().setMovable(Set.of(square("c3"), square("e3"))::contains);
    board
        .moveInput()
        .setDestinations(from -> {
          asked.add(from);
          return Set.of(square("c4"), square("d3"));
        });
    board.moveInput().setOnMove(moves::add);
    board.moveInput().setOnTap(taps::add);
    BoardFixture.show(stage, new Scene(new StackPane(board), 500, 500));
  }

  @Test
  void theRightButtonAndShiftWithEnterDrawArrowsAndCircles(FxRobot robot) {
    List<BoardShape> drawn = new ArrayList<>();
    fx(robot, () -> board.setOnShapeDrawn(drawn::add));
    robot.moveTo(at(board, "c3")).press(MouseButton.SECONDARY).moveTo(at(board, "c4"));
    assertThat(board.lookupAll(".drawn-head")).hasSize(1);
    robot.release(MouseButton.SECONDARY);
    assertThat(board.lookupAll(".drawn-head")).isEmpty();
    robot.clickOn(at(board, "d3"), MouseButton.SECONDARY);
    fx(robot, () -> board.focus(square("c3")));
    robot.push(KeyCode.SHIFT, KeyCode.ENTER).push(KeyCode.RIGHT).push(KeyCode.SHIFT, KeyCode.ENTER);
    assertThat(drawn)
        .containsExactly(
            new BoardShape.Arrow(square("c3"), square("c4")),
            new BoardShape.Circle(square("d3")),
            new BoardShape.Arrow(square("c3"), square("d3")));
    assertThat(moves).isEmpty();
  }

  @Test
  void aShapeBegunWithTheKeyboardEndsWithEscapeAPositionOrTheMouse(FxRobot robot) {
    List<BoardShape> drawn = new ArrayList<>();
    List<Runnable> endings =
        List.of(
            () -> robot.type(KeyCode.ESCAPE),
            () ->
                fx(
                    robot,
                    () -> board.setArrangement(arrangement(SMALL).without(Set.of(square("c1"))))),
            () -> robot.clickOn(at(board, "e1")));
    fx(robot, () -> board.setOnShapeDrawn(drawn::add));
    for (Runnable ending : endings) {
      fx(robot, () -> board.focus(square("c3")));
      robot.push(KeyCode.SHIFT, KeyCode.ENTER);
      assertThat(board.lookupAll(".drawn")).isNotEmpty();
      ending.run();
      assertThat(board.lookupAll(".drawn")).isEmpty();
      fx(robot, () -> board.focus(square("d3")));
      robot.push(KeyCode.SHIFT, KeyCode.ENTER).push(KeyCode.SHIFT, KeyCode.ENTER);
    }
    assertThat(drawn).hasSize(3).containsOnly(new BoardShape.Circle(square("d3")));
  }

  @ParameterizedTest
  @EnumSource(names = {"UP", "DOWN", "KP_UP", "KP_DOWN"})
  void upAndDownBringUpTheCursorWhereSomebodyPointed(KeyCode key, FxRobot robot) {
    fx(
        robot,
        () -> {
          board.focus(square("c3"));
          board.requestFocus();
        });
    robot.type(key);
    assertThat(board.getScene().getFocusOwner()).isNotSameAs(board);
  }

  @ParameterizedTest
  @ValueSource(strings = {"c3", "a1"})
  void aLongPressDrawsFromAnySquareAlsoThatOfAPieceThatCouldMove(String from, FxRobot robot)
      throws TimeoutException {
    List<BoardShape> drawn = new ArrayList<>();
    fx(robot, () -> board.setOnShapeDrawn(drawn::add));
    robot.moveTo(at(board, from)).press(MouseButton.PRIMARY);
    WaitForAsyncUtils.waitFor(5, TimeUnit.SECONDS, () -> !board.lookupAll(".drawn").isEmpty());
    robot.moveTo(at(board, "c4")).release(MouseButton.PRIMARY);

    BoardShape expected = BoardShape.between(square(from), square("c4"));
    assertThat(drawn).containsExactly(expected);
    assertThat(moves).isEmpty();
    assertThat(board.moveInput().getSelected()).isNull();
  }

  @Test
  void aPieceThatIsDraggedAtOnceMovesAndDrawsNothing(FxRobot robot) {
    List<BoardShape> drawn = new ArrayList<>();
    fx(robot, () -> board.setOnShapeDrawn(drawn::add));
    robot.drag(at(board, "c3"), MouseButton.PRIMARY).dropTo(at(board, "c4"));

    assertThat(moves).containsExactly(move("c3", "c4"));
    assertThat(drawn).isEmpty();
  }

  @Test
  void aTapPicksUpAndASecondTapMoves(FxRobot robot) {
    robot.clickOn(at(board, "c3"));
    assertThat(board.moveInput().getSelected()).isEqualTo(square("c3"));
    assertThat(asked).containsExactly(square("c3"));
    assertThat(board.lookupAll(".destination")).hasSize(2);

    robot.clickOn(at(board, "c4"));
    assertThat(moves).containsExactly(move("c3", "c4"));
  }

  @Test
  void aPressAloneShowsTheDestinations(FxRobot robot) {
    robot.moveTo(at(board, "c3")).press(MouseButton.PRIMARY);
    assertThat(board.lookupAll(".destination")).hasSize(2);
    robot.release(MouseButton.PRIMARY);
  }

  @Test
  void aSecondTapOnThePieceLetsItGo(FxRobot robot) {
    robot.clickOn(at(board, "c3"));
    robot.clickOn(at(board, "c3"));
    assertThat(board.moveInput().getSelected()).isNull();
    assertThat(board.lookupAll(".destination")).isEmpty();
    assertThat(moves).isEmpty();
    assertThat(taps).isEmpty();
  }

  @Test
  void aTapOnAnotherMovablePieceChangesHands(FxRobot robot) {
    robot.clickOn(at(board, "c3"));
    robot.clickOn(at(board, "e3"));
    assertThat(board.moveInput().getSelected()).isEqualTo(square("e3"));
    assertThat(moves).isEmpty();
  }

  @Test
  void aTapOnWhatCannotMoveAsks(FxRobot robot) {
    robot.clickOn(at(board, "a3"));
    robot.clickOn(at(board, "b2"));
    assertThat(taps).containsExactly(square("a3"), square("b2"));
    assertThat(board.moveInput().getSelected()).isNull();
  }

  @Test
  void draggingWhatCannotMoveAsks(FxRobot robot) {
    robot.drag(at(board, "a3"), MouseButton.PRIMARY).dropTo(at(board, "a4"));
    assertThat(taps).containsExactly(square("a3"));
    assertThat(moves).isEmpty();
    robot.drag(at(board, "b2"), MouseButton.PRIMARY).dropTo(at(board, "a4"));
    assertThat(taps).hasSize(1);
  }

  @Test
  void aDropOnASquareIsAMove(FxRobot robot) {
    robot.drag(at(board, "c3"), MouseButton.PRIMARY).dropTo(at(board, "d3"));
    assertThat(moves).containsExactly(move("c3", "d3"));
  }

  @Test
  void aRefusedDropIsReportedAndThePieceGoesBackButStaysInHand(FxRobot robot) {
    robot.drag(at(board, "c3"), MouseButton.PRIMARY).dropTo(at(board, "a1"));
    assertThat(moves).containsExactly(move("c3", "a1"));
    assertThat(board.moveInput().getSelected()).isEqualTo(square("c3"));
    assertThat(offset(board, "c3").magnitude()).isLessThan(0.01);
  }

  @Test
  void theFirstTapOnAPieceAfterARefusedMoveKeepsItInHand(FxRobot robot) {
    robot.clickOn(at(board, "c3"));
    robot.clickOn(at(board, "a1"));
    robot.clickOn(at(board, "c3"));
    assertThat(board.moveInput().getSelected()).isEqualTo(square("c3"));
    robot.clickOn(at(board, "c3"));
    assertThat(board.moveInput().getSelected()).isNull();
  }

  @Test
  void theDraggedPieceFollowsThePointer(FxRobot robot) {
    robot.drag(at(board, "c3"), MouseButton.PRIMARY).moveTo(at(board, "b2"));
    assertThat(offset(board, "b2").magnitude()).isLessThan(0.1);
    robot.drop();
  }

  @Test
  void aDropBesideTheBoardLetsGo(FxRobot robot) {
    robot.drag(at(board, "c3"), MouseButton.PRIMARY).moveBy(-230, 0).drop();
    assertThat(moves).isEmpty();
    assertThat(board.moveInput().getSelected()).isNull();
    assertThat(offset(board, "c3").magnitude()).isLessThan(0.01);
  }

  @Test
  void aPieceThatWasLetGoWhileItWasDraggedOnlyGoesBack(FxRobot robot) {
    robot.drag(at(board, "c3"), MouseButton.PRIMARY).moveTo(at(board, "c4"));
    fx(robot, board.moveInput()::letGo);
    robot.drop();
    assertThat(moves).isEmpty();
    assertThat(taps).isEmpty();
    assertThat(offset(board, "c3").magnitude()).isLessThan(0.01);
  }

  @Test
  void arrowsMoveTheCursorAsTheBoardIsSeen(FxRobot robot) {
    fx(robot, () -> board.focus(square("c3")));
    robot.type(KeyCode.UP).type(KeyCode.LEFT);
    assertThat(cell(board, "b4").isFocused()).isTrue();

    fx(robot, () -> board.setFlipped(true));
    robot.type(KeyCode.UP).type(KeyCode.LEFT);
    assertThat(cell(board, "c3").isFocused()).isTrue();
  }

  @Test
  void whoPointsLeavesLeftAndRightToTheScreenUntilUpOrDownBringsTheCursor(FxRobot robot) {
    robot.clickOn(at(board, "c3"));
    robot.type(KeyCode.LEFT);
    assertThat(board.lookupAll(".board-square")).noneMatch(Node::isFocused);
    robot.type(KeyCode.UP);
    assertThat(cell(board, "c3").isFocused()).isTrue();
    robot.type(KeyCode.LEFT);
    assertThat(cell(board, "b3").isFocused()).isTrue();
  }

  @Test
  void escapeLetsGoOfWhatAPointerPickedUp(FxRobot robot) {
    robot.clickOn(at(board, "c3"));
    robot.type(KeyCode.ESCAPE);
    assertThat(board.moveInput().getSelected()).isNull();
  }

  @Test
  void theCursorStopsAtTheBorder(FxRobot robot) {
    fx(robot, () -> board.focus(square("a1")));
    robot.type(KeyCode.DOWN).type(KeyCode.LEFT);
    assertThat(cell(board, "a1").isFocused()).isTrue();
  }

  @Test
  void exactlyOneSquareIsATabStop(FxRobot robot) {
    fx(robot, () -> board.focus(square("d2")));
    robot.type(KeyCode.RIGHT);
    assertThat(board.lookupAll(".board-square"))
        .filteredOn(each -> each.isFocusTraversable())
        .containsExactly(cell(board, "e2"));
  }

  @Test
  void enterPicksUpAndDrops(FxRobot robot) {
    fx(robot, () -> board.focus(square("c3")));
    robot.type(KeyCode.ENTER).type(KeyCode.RIGHT).type(KeyCode.SPACE);
    assertThat(moves).containsExactly(move("c3", "d3"));
  }

  @Test
  void escapeLetsGo(FxRobot robot) {
    fx(robot, () -> board.focus(square("c3")));
    robot.type(KeyCode.ENTER);
    assertThat(board.moveInput().getSelected()).isNotNull();
    robot.type(KeyCode.ESCAPE);
    assertThat(board.moveInput().getSelected()).isNull();
  }

  @Test
  void anotherArrangementLetsGo(FxRobot robot) {
    robot.clickOn(at(board, "c3"));
    fx(robot, () -> board.setArrangement(arrangement("...../...../..K../...../..A..")));
    assertThat(board.moveInput().getSelected()).isNull();
  }

  @Test
  void aBoardThatIsNotInteractiveTakesNothing(FxRobot robot) {
    Point2D king = at(board, "c3");
    Point2D attacker = at(board, "a3");
    fx(robot, () -> board.setInteractive(false));
    robot.clickOn(king);
    robot.clickOn(attacker);
    assertThat(board.moveInput().getSelected()).isNull();
    assertThat(taps).isEmpty();
  }

  @Test
  void flippedTheFirstRankIsAtTheTop(FxRobot robot) {
    double before = at(board, "a1").getY();
    fx(robot, () -> board.setFlipped(true));
    assertThat(at(board, "a1").getY()).isLessThan(before);
    assertThat(offset(board, "e3").magnitude()).isLessThan(0.01);
    robot.clickOn(at(board, "e3"));
    assertThat(board.moveInput().getSelected()).isEqualTo(square("e3"));
  }

  @Test
  void resizingOnlyScales(FxRobot robot) {
    Set<javafx.scene.Node> before = board.lookupAll("*");
    fx(robot, () -> board.getScene().getWindow().setWidth(800));
    fx(robot, () -> board.getScene().getWindow().setHeight(800));
    assertThat(board.lookupAll("*")).isEqualTo(before);
    assertThat(board.getWidth()).isEqualTo(800);
    robot.clickOn(at(board, "c3"));
    assertThat(board.moveInput().getSelected()).isEqualTo(square("c3"));
  }

  @Test
  void underThePointerItIsSeenWhatCanBePickedUp(FxRobot robot) {
    PseudoClass movable = PseudoClass.getPseudoClass("movable");
    robot.moveTo(at(board, "c3"));
    assertThat(cell(board, "c3").getPseudoClassStates()).contains(movable);
    robot.moveTo(at(board, "a3"));
    assertThat(cell(board, "a3").getPseudoClassStates()).doesNotContain(movable);
    assertThat(cell(board, "c3").getPseudoClassStates()).doesNotContain(movable);
  }
}
