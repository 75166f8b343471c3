package hnefi.app;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.fx.nav.Area;
import hnefi.fx.theme.Appearance;
import hnefi.text.Language;
import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import hnefi.ui.WindowExtension.Start;
import hnefi.ui.learn.progress.StepKey;
import hnefi.ui.settings.Settings;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.testfx.api.FxRobot;

/// The whole program, put together as in the window.
@ExtendWith(WindowExtension.class)
@SuppressWarnings("NullAway.Init") // made before each test, on the JavaFX thread
class ProgramTest {
  private static final int TOUCHES = 30;

  @TempDir private static Path folder;

  private final List<Throwable> mishaps = new CopyOnWriteArrayList<>();
  private Program program;
  private Stage stage;

  @Start
  void start(Stage window) {
    Thread.currentThread().setUncaughtExceptionHandler((_, e) -> mishaps.add(e));
    program = ProgramFixture.program(folder, Settings.DEFAULT, Language.EN);
    stage = window;
    Scene scene = new Scene(program.shell().root(), 1000, 700);
    new Appearance(program.settings()).dress(scene);
    stage.setScene(scene);
    FxThread.showUnpainted(stage);
  }

  /// Nobody thinks on at a board that was left, and saves a move when all files are gone.
  @AfterEach
  void leave() {
    FxThread.run(() -> program.navigator().restart(Area.SETTINGS.front()));
  }

  @Test
  void everyAreaIsOneTouchFromEverywhere(FxRobot robot) {
    List<Area> way = wayThroughEveryPair();
    FxThread.runUntilLaidOut(() -> program.navigator().go(way.getFirst().front()));
    for (Area to : way.subList(1, way.size())) {
      robot.clickOn(id(to));
      assertThat(program.navigator().route()).isEqualTo(to.front());
    }
    assertThat(mishaps).isEmpty();
  }

  /// Returns a way on which each area comes once after each, itself too.
  private static List<Area> wayThroughEveryPair() {
    List<Area> all = List.of(Area.values());
    List<Area> way = new ArrayList<>();
    for (Area from : all) {
      way.add(from);
      for (Area to : all.subList(all.indexOf(from) + 1, all.size())) {
        way.addAll(List.of(from, to));
      }
    }
    way.add(all.getFirst());
    return way;
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void aVisitorMayTouchAnythingAndAlwaysFindsHome(Language language, FxRobot robot) {
    FxThread.runUntilLaidOut(() -> program.settings().change(chosen -> chosen.with(language)));
    Random chance = new Random(language.ordinal());

    for (int touch = 0; touch < TOUCHES; touch++) {
      Point2D where = where(chance);
      robot.clickOn(where, MouseButton.PRIMARY);
      assertThat(mishaps)
          .as("touch %d at %s of %s", touch, where, program.navigator().route())
          .isEmpty();
    }

    FxThread.runUntilLaidOut(() ->
        List.copyOf(Window.getWindows()).stream()
            .filter(each -> each != stage)
            .forEach(Window::hide));
    robot.clickOn("#brand");
    assertThat(program.navigator().route()).isEqualTo(Area.HOME.front());
  }

  /// The first frame does not wait for all lessons to be read.
  @Test
  void aLessonIsOfferedToBeGoneOnWithOnceTheLessonsAreRead() {
    FxThread.runUntilLaidOut(() -> {
      program.progress().note(known -> known.at(new StepKey("between", "self")));
      program.navigator().restart(Area.HOME.front());
    });
    assertThat(resume().isVisible()).isFalse();

    program.readAhead().run();
    FxThread.runUntilLaidOut(() -> {});
    assertThat(resume().isVisible()).isTrue();
  }

  private Node resume() {
    return stage.getScene().lookup("#resume");
  }

  private static String id(Area area) {
    return area == Area.HOME ? "#brand" : "#way-" + area.name().toLowerCase(Locale.ROOT);
  }

  /// Chooses a button as often as any other place of the window.
  private Point2D where(Random chance) {
    return FxThread.call(() -> {
      Node root = stage.getScene().getRoot();
      Bounds window = root.localToScreen(root.getLayoutBounds());
      List<Point2D> buttons =
          root.lookupAll("*").stream()
              .filter(node -> node instanceof ButtonBase && node.isVisible() && !node.isDisabled())
              .map(node -> node.localToScreen(node.getLayoutBounds()))
              .map(bounds -> new Point2D(bounds.getCenterX(), bounds.getCenterY()))
              .filter(window::contains)
              .toList();
      return buttons.isEmpty() || chance.nextBoolean()
          ? new Point2D(
              window.getMinX() + chance.nextDouble() * (window.getWidth() - 2),
              window.getMinY() + chance.nextDouble() * (window.getHeight() - 2))
          : buttons.get(chance.nextInt(buttons.size()));
    });
  }
}
