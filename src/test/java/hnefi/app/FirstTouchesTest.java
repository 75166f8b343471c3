package hnefi.app;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Arrangement;
import hnefi.board.Square;
import hnefi.fx.nav.Area;
import hnefi.fx.theme.Appearance;
import hnefi.text.Language;
import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import hnefi.ui.WindowExtension.Start;
import hnefi.ui.board.BoardControl;
import hnefi.ui.settings.Settings;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/// How many touches somebody needs who has never started the program before; a piece that is pushed
/// from square to square is one.
@ExtendWith(WindowExtension.class)
@SuppressWarnings("NullAway.Init") // made before each test, on the JavaFX thread
class FirstTouchesTest {
  private static final int PATIENCE = 60;

  @TempDir private static Path folder;

  private Program program;
  private Stage stage;
  private int touches;

  @Start
  void start(Stage window) {
    // Any piece is pushed anywhere, and a move that looks like a blunder is asked about first.
    Settings unasked = Settings.DEFAULT.withBlunderCheck(false);
    program = ProgramFixture.program(folder, unasked, Language.EN);
    stage = window;
    Scene scene = new Scene(program.shell().root(), 1024, 768);
    new Appearance(program.settings()).dress(scene);
    stage.setScene(scene);
    FxThread.showUnpainted(stage);
  }

  @AfterEach
  void leave() {
    FxThread.run(() -> program.navigator().restart(Area.SETTINGS.front()));
  }

  @Test
  void fourTouchesLeadToTheFirstMoveAgainstTheComputer(FxRobot robot) throws TimeoutException {
    program.readAhead().run();
    touch(robot, "#play");
    touch(robot, "#start");
    push(robot, "#board");
    assertThat(touches).isLessThanOrEqualTo(4);
  }

  @Test
  void threeTouchesLeadToTheFirstMoveOfTheFirstExercise(FxRobot robot) throws TimeoutException {
    program.readAhead().run();
    touch(robot, "#learn");
    touch(robot, "#resume");
    push(robot, "#lesson-board");
    assertThat(touches).isLessThanOrEqualTo(3);
  }

  private void touch(FxRobot robot, String id) throws TimeoutException {
    WaitForAsyncUtils.waitFor(PATIENCE, TimeUnit.SECONDS, () -> find(id).isPresent());
    robot.clickOn(find(id).orElseThrow());
    touches++;
  }

  private Optional<Node> find(String id) {
    return FxThread.call(() ->
        stage.getScene().getRoot().lookupAll(id).stream().filter(Node::isVisible).findFirst());
  }

  /// Pushes any piece to where it may go, as soon as one may be moved.
  private void push(FxRobot robot, String id) throws TimeoutException {
    WaitForAsyncUtils.waitFor(PATIENCE, TimeUnit.SECONDS, () -> !moves(id).isEmpty());
    List<Square> move = moves(id);
    Arrangement before = arrangement(id);
    robot.drag(cell(id, move.getFirst())).dropTo(cell(id, move.getLast()));
    touches++;
    WaitForAsyncUtils.waitFor(PATIENCE, TimeUnit.SECONDS, () -> !arrangement(id).equals(before));
  }

  private BoardControl board(String id) {
    return (BoardControl) Objects.requireNonNull(stage.getScene().lookup(id));
  }

  private Arrangement arrangement(String id) {
    return FxThread.call(() -> Objects.requireNonNull(board(id).getArrangement()));
  }

  /// Returns the two squares of a move; nothing as long as there is none.
  private List<Square> moves(String id) {
    return FxThread.call(() -> {
      if (!(stage.getScene().lookup(id) instanceof BoardControl board)
          || board.getArrangement() == null) {
        return List.of();
      }
      List<Square> found = new ArrayList<>();
      for (Square from : board.getArrangement().size().squares()) {
        if (board.moveInput().isMovable(from) && found.isEmpty()) {
          board.moveInput().destinations(from).stream()
              .findFirst()
              .ifPresent(to -> found.addAll(List.of(from, to)));
        }
      }
      return found;
    });
  }

  private Node cell(String id, Square square) {
    return FxThread.call(() -> {
      BoardControl board = board(id);
      int index =
          List.copyOf(Objects.requireNonNull(board.getArrangement()).size().squares())
              .indexOf(square);
      return List.copyOf(board.lookupAll(".board-square")).get(index);
    });
  }
}
