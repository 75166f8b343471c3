package hnefi.fx.shell;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.fx.nav.Area;
import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import hnefi.ui.WindowExtension.Start;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.MenuButton;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;

@ExtendWith(WindowExtension.class)
class ShellFocusTest {
  private final ShellFixture window = new ShellFixture();

  @Start
  void open(Stage stage) {
    window.show(stage);
  }

  @Test
  void theKeysOfAScreenWorkWhereverTheFocusIs(FxRobot robot) {
    FxThread.runUntilLaidOut(() -> window.navigator.go(Area.LEARN.front()));
    FxThread.runUntilLaidOut(() -> window.shell.root().requestFocus());
    robot.press(KeyCode.HOME).release(KeyCode.HOME);
    assertThat(window.comingsAndGoings).contains("home key");

    robot.clickOn("#way-learn");
    robot.press(KeyCode.HOME).release(KeyCode.HOME);
    assertThat(window.comingsAndGoings).filteredOn("home key"::equals).hasSize(2);
  }

  @Test
  void whoeverGoesByKeysIsInThePageAtOnce(FxRobot robot) {
    robot.press(KeyCode.F1).release(KeyCode.F1);
    FxThread.runUntilLaidOut(() -> {});
    assertThat(window.navigator.route()).isEqualTo(Area.LEARN.front());
    assertThat(window.stage.getScene().getFocusOwner().getId()).isEqualTo("count");

    robot.clickOn("#brand");
    FxThread.runUntilLaidOut(() -> {});
    assertThat(window.stage.getScene().getFocusOwner().getId()).isEqualTo("brand");
  }

  @Test
  void whatGoesAwayLeavesTheFocusInThePage(FxRobot robot) {
    robot.press(KeyCode.F1).release(KeyCode.F1);
    FxThread.runUntilLaidOut(() -> {});
    FxThread.runUntilLaidOut(() -> {
      Pane page = (Pane) robot.lookup("#count").query().getParent();
      page.getChildren().setAll(new Button("next step"));
    });
    ShellFixture.settle();
    assertThat(window.stage.getScene().getFocusOwner())
        .isInstanceOfSatisfying(
            Button.class, next -> assertThat(next.getText()).isEqualTo("next step"));
  }

  @Test
  void whatGoesAwayUnderThePointerLeavesTheFocusToNothingElse(FxRobot robot) {
    FxThread.runUntilLaidOut(() -> window.navigator.go(Area.LEARN.front()));
    Pane page = (Pane) robot.lookup("#count").query().getParent();
    robot.clickOn("#count");
    FxThread.runUntilLaidOut(() -> page.getChildren().setAll(new Button("next step")));
    ShellFixture.settle();
    assertThat(window.stage.getScene().getFocusOwner()).isEqualTo(page);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void whatTookTheFocusFromWhatWentAwayKeepsIt(boolean byKeys, FxRobot robot) {
    FxThread.runUntilLaidOut(() -> window.navigator.go(Area.LEARN.front()));
    Pane page = (Pane) robot.lookup("#count").query().getParent();
    Node settingsWay = robot.lookup("#way-settings").query();
    robot.clickOn("#count");
    if (byKeys) {
      robot.press(KeyCode.SHIFT).release(KeyCode.SHIFT);
    }
    FxThread.runUntilLaidOut(() -> {
      window
          .stage
          .getScene()
          .focusOwnerProperty()
          // Heard before the shell hears that the focus is lost.
          .subscribe(() -> {
            if (window.stage.getScene().getFocusOwner() == null) {
              Platform.runLater(settingsWay::requestFocus);
            }
          });
      page.getChildren().setAll(new Button("next step"));
    });
    ShellFixture.settle();
    assertThat(window.stage.getScene().getFocusOwner()).isEqualTo(settingsWay);
  }

  @Test
  void theMenuIsReachedWithTabAndOpenedByItsKey(FxRobot robot) {
    FxThread.runUntilLaidOut(() -> robot.lookup("#larger-text").query().requestFocus());
    robot.push(KeyCode.TAB);
    assertThat(window.stage.getScene().getFocusOwner().getId()).isEqualTo("menu");

    window.go(Area.LEARN.front());
    robot.push(KeyCode.F10);
    assertThat(robot.lookup("#menu").<MenuButton>query().isShowing()).isTrue();
    robot.push(KeyCode.ESCAPE);
    assertThat(robot.lookup("#menu").<MenuButton>query().isShowing()).isFalse();
    assertThat(window.stage.getScene().getFocusOwner().getId()).isEqualTo("menu");
  }

  @Test
  void comingBackByKeysOneGoesOnWhereOneLeft(FxRobot robot) {
    window.go(Area.SETTINGS.front());
    robot.push(KeyCode.TAB);
    FxThread.runUntilLaidOut(() -> ShellFixture.toggle(robot, "Dark").requestFocus());
    robot.push(KeyCode.F1);
    FxThread.runUntilLaidOut(() -> {});
    robot.push(KeyCode.ALT, KeyCode.LEFT);
    FxThread.runUntilLaidOut(() -> {});
    assertThat(window.stage.getScene().getFocusOwner())
        .isEqualTo(ShellFixture.toggle(robot, "Dark"));
  }
}
