package hnefi.fx.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hnefi.fx.nav.Area;
import hnefi.text.Language;
import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import hnefi.ui.WindowExtension.Start;
import hnefi.ui.command.ProgramCommands;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.event.Event;
import javafx.scene.Scene;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;

@ExtendWith(WindowExtension.class)
class ShellTest {
  private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");

  private final ShellFixture window = new ShellFixture();

  @Start
  void open(Stage stage) {
    window.show(stage);
  }

  @Test
  void theWaysLeadToTheAreasAndShowWhereOneIs(FxRobot robot) {
    robot.clickOn("#way-learn");

    assertThat(window.navigator.route()).isEqualTo(Area.LEARN.front());
    assertThat(robot.lookup("#way-learn").query().getPseudoClassStates()).contains(CURRENT);
    assertThat(robot.lookup("#way-settings").query().getPseudoClassStates())
        .doesNotContain(CURRENT);
  }

  @Test
  void anAreaWithoutScreensIsNotOffered(FxRobot robot) {
    assertThat(robot.lookup("#way-play").tryQuery()).isEmpty();
    assertThat(robot.lookup("#play").query().isVisible()).isFalse();
    assertThat(robot.lookup("#learn").query().isVisible()).isTrue();
  }

  @Test
  void theFirstScreenLeadsIntoTheProgramAndTheBrandLeadsHome(FxRobot robot) {
    robot.clickOn("#learn");
    assertThat(window.navigator.route()).isEqualTo(Area.LEARN.front());

    robot.clickOn("#brand");

    assertThat(window.navigator.route()).isEqualTo(Area.HOME.front());
  }

  @Test
  void theMenuLetsGoOfTheScreenThatWasLeft(FxRobot robot) {
    List<MenuItem> before = commands(robot);
    assertThat(before).isNotEmpty().allMatch(item -> item.getOnAction() != null);

    robot.clickOn("#way-settings");

    assertThat(before).allMatch(item -> item.getOnAction() == null);
    assertThat(commands(robot)).isNotEmpty().allMatch(item -> item.getOnAction() != null);
  }

  private static List<MenuItem> commands(FxRobot robot) {
    return robot.lookup("#menu").<MenuButton>query().getItems().stream()
        .filter(Menu.class::isInstance)
        .flatMap(menu -> ((Menu) menu).getItems().stream())
        .toList();
  }

  @Test
  void theFirstScreenOffersWhatIsUnfinished(FxRobot robot) {
    assertThat(ShellFixture.text(robot, "#resume"))
        .isEqualTo(ShellFixture.home(Language.EN).say("resume", Language.EN.ownName()));

    robot.clickOn("#resume");

    assertThat(window.navigator.route()).isEqualTo(new ShellFixture.Lesson());
  }

  @Test
  void backAndForwardWorkByButtonKeyAndOnlyWhereThereIsAWay(FxRobot robot) {
    assertThat(robot.lookup("#back").query().isDisabled()).isTrue();
    robot.clickOn("#way-settings");

    robot.clickOn("#back");
    assertThat(window.navigator.route()).isEqualTo(Area.HOME.front());
    robot.clickOn("#forward");
    assertThat(window.navigator.route()).isEqualTo(Area.SETTINGS.front());
    robot.press(KeyCode.ALT, KeyCode.LEFT).release(KeyCode.LEFT, KeyCode.ALT);

    assertThat(window.navigator.route()).isEqualTo(Area.HOME.front());
    assertThat(robot.lookup("#forward").query().isDisabled()).isFalse();
  }

  @Test
  void screensAreToldWhenTheyComeAndGo() {
    window.go(Area.LEARN.front());
    window.go(Area.HOME.front());

    assertThat(window.comingsAndGoings).containsExactly("shown", "hidden");
  }

  @Test
  void theTrailLeadsUp(FxRobot robot) {
    window.go(new ShellFixture.Lesson());

    robot.clickOn("Lessons");

    assertThat(window.navigator.route()).isEqualTo(Area.LEARN.front());
  }

  @Test
  void theWindowIsCalledLikeTheScreen(FxRobot robot) {
    assertThat(window.stage.getTitle()).isEqualTo("Hnefi");
    robot.clickOn("#way-settings");
    assertThat(window.stage.getTitle())
        .isEqualTo(ShellFixture.options(Language.EN).say("title") + " – Hnefi");
    robot.clickOn("#language-de");
    assertThat(window.stage.getTitle())
        .isEqualTo(ShellFixture.options(Language.DE).say("title") + " – Hnefi");
  }

  @Test
  void aKeyLeadsToTheSettingsFromAnywhere(FxRobot robot) {
    robot.press(KeyCode.CONTROL, KeyCode.COMMA).release(KeyCode.COMMA, KeyCode.CONTROL);
    assertThat(window.navigator.route()).isEqualTo(Area.SETTINGS.front());
  }

  @Test
  void aKeyFillsTheScreenAndAnotherPressLeavesItAgain(FxRobot robot) {
    // A window that is not shown: nothing is painted while its size changes.
    FxThread.runUntilLaidOut(() -> {
      Stage unshown = new Stage();
      Scene scene =
          new Scene(
              new Shell(
                      window.navigator,
                      window.settings,
                      window.notices,
                      new ProgramCommands(window.navigator))
                  .root());
      unshown.setScene(scene);
      KeyEvent pressed =
          new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.F11, false, false, false, false);
      Event.fireEvent(scene, pressed);
      assertThat(unshown.isFullScreen()).isTrue();
      Event.fireEvent(scene, pressed);
      assertThat(unshown.isFullScreen()).isFalse();
    });
  }

  @Test
  void comingBackToALongPageOneFindsThePlaceAgain(FxRobot robot) {
    FxThread.runUntilLaidOut(() -> window.navigator.go(new ShellFixture.LongPage()));
    FxThread.runUntilLaidOut(() -> robot.lookup("#long").queryAs(ScrollPane.class).setVvalue(0.5));
    FxThread.runUntilLaidOut(() -> window.navigator.go(Area.SETTINGS.front()));
    FxThread.runUntilLaidOut(window.navigator::back);
    assertThat(robot.lookup("#long").queryAs(ScrollPane.class).getVvalue())
        .isCloseTo(0.5, within(0.001));

    FxThread.runUntilLaidOut(() -> window.navigator.enter(new ShellFixture.LongPage()));
    assertThat(robot.lookup("#long").queryAs(ScrollPane.class).getVvalue()).isZero();
  }
}
