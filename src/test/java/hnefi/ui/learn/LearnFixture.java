package hnefi.ui.learn;

import hnefi.board.Square;
import hnefi.fx.nav.Area;
import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Presenter;
import hnefi.fx.nav.Route;
import hnefi.fx.nav.Router;
import hnefi.fx.shell.NoticeQueue;
import hnefi.fx.shell.Shell;
import hnefi.fx.task.BackgroundTasks;
import hnefi.fx.theme.Appearance;
import hnefi.rules.Move;
import hnefi.text.Language;
import hnefi.ui.FxThread;
import hnefi.ui.board.BoardControl;
import hnefi.ui.command.ProgramCommands;
import hnefi.ui.further.FurtherReading;
import hnefi.ui.learn.step.StepSequence;
import hnefi.ui.profile.Profiles;
import hnefi.ui.profile.ProfilesModel;
import hnefi.ui.settings.SettingsFixture;
import hnefi.ui.settings.SettingsModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import org.testfx.api.FxRobot;

/// The tutorial in a window, used as a learner uses it. Nothing moves by itself.
final class LearnFixture {
  static final Route MAP = Area.LEARN.front();
  static final LessonCatalog CATALOG = PackedLessons.catalog(() -> Profiles.NOBODY_YET);

  final ProfilesModel progress = new ProfilesModel(Profiles.NOBODY_YET);
  final SettingsModel settings = SettingsFixture.withoutMotion(Language.DE);
  final Navigator navigator;
  private final List<Runnable> delayed = new ArrayList<>();
  private final Router screens;
  private final Shell shell;

  LearnFixture() {
    Learn learn =
        new Learn(
            CATALOG,
            new LearnContext(
                () -> PackedLessons.LIBRARY,
                settings,
                progress,
                this::later,
                BackgroundTasks.immediate(),
                FurtherReading.NONE),
            Learn.PuzzleOffer.DAILY);
    screens = learn.register(Router.builder()).build();
    navigator = new Navigator(screens, Area.LEARN.front());
    shell = new Shell(navigator, settings, new NoticeQueue(), new ProgramCommands(navigator));
  }

  private Runnable later(double millis, Runnable action) {
    delayed.add(action);
    return () -> delayed.remove(action);
  }

  /// Does what was to come later.
  void letTimePass() {
    List<Runnable> now = List.copyOf(delayed);
    delayed.clear();
    now.forEach(Runnable::run);
  }

  /// Returns the frame, for a scene without a window.
  javafx.scene.Parent root() {
    return shell.root();
  }

  /// Begins a visit of a place that the window does not show.
  Presenter visit(Route place) {
    return screens.create(place, navigator);
  }

  void show(Stage stage) {
    Appearance.prepare();
    Scene scene = new Appearance(settings).scene(shell.root(), 420, 400);
    stage.setScene(scene);
    FxThread.showUnpainted(stage);
  }

  private static Scene scene(FxRobot robot) {
    return robot.window(0).getScene();
  }

  /// Presses a button so many times.
  static void press(FxRobot robot, String id, int times) {
    press(scene(robot), id, times);
  }

  static void press(Scene scene, String id, int times) {
    FxThread.run(() -> {
      Button button = (Button) node(scene, id);
      for (int i = 0; i < times; i++) {
        button.fire();
      }
    });
  }

  static void press(FxRobot robot, String id) {
    press(robot, id, 1);
  }

  static void press(Scene scene, String id) {
    press(scene, id, 1);
  }

  static String said(FxRobot robot, String id) {
    return said(scene(robot), id);
  }

  static String said(Scene scene, String id) {
    return FxThread.call(() -> ((Label) node(scene, id)).getText());
  }

  static boolean shows(FxRobot robot, String id) {
    return shows(scene(robot), id);
  }

  static boolean shows(Scene scene, String id) {
    return FxThread.call(() -> node(scene, id).isVisible());
  }

  static BoardControl board(FxRobot robot) {
    return robot.lookup("#lesson-board").queryAs(BoardControl.class);
  }

  /// Types a key where the focus is.
  static void type(FxRobot robot, KeyCode code) {
    type(robot, code, false);
  }

  /// Types a key with the key for commands.
  static void command(FxRobot robot, KeyCode code) {
    type(robot, code, true);
  }

  private static void type(FxRobot robot, KeyCode code, boolean control) {
    FxThread.run(() -> {
      Scene scene = robot.window(0).getScene();
      Node focused = scene.getFocusOwner();
      Event.fireEvent(
          // Until the next frame what was removed still has the focus.
          focused == null || focused.getScene() == null ? scene : focused,
          new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, control, false, false));
    });
  }

  /// Makes a move by the keyboard.
  static void move(FxRobot robot, Move move) {
    move(scene(robot), move);
  }

  static void move(Scene scene, Move move) {
    touch(scene, move.from());
    touch(scene, move.to());
  }

  static void touch(FxRobot robot, Square square) {
    touch(scene(robot), square);
  }

  static void touch(Scene scene, Square square) {
    FxThread.run(() -> touch((BoardControl) node(scene, "lesson-board"), square));
  }

  /// Goes to a square and presses Enter.
  static void touch(BoardControl board, Square square) {
    if (board.getSkin() == null) {
      board.getScene().getRoot().applyCss();
      board.getScene().getRoot().layout();
    }
    board.focus(square);
    Node focused = Objects.requireNonNull(board.getScene().getFocusOwner());
    for (EventType<KeyEvent> type : List.of(KeyEvent.KEY_PRESSED, KeyEvent.KEY_RELEASED)) {
      Event.fireEvent(
          focused, new KeyEvent(type, "", "", KeyCode.ENTER, false, false, false, false));
    }
  }

  private static Node node(Scene scene, String id) {
    Node found = scene.lookup("#" + id);
    if (found == null) {
      // What a scroll pane holds is found only when it has got its skin.
      scene.getRoot().applyCss();
      scene.getRoot().layout();
      found = scene.lookup("#" + id);
    }
    return Objects.requireNonNull(found, id);
  }

  /// Returns so many puzzles, in the order of their themes.
  static List<StepSequence.Stage> puzzles(int count) {
    return CATALOG.puzzlesByTheme().values().stream().flatMap(List::stream).limit(count).toList();
  }
}
