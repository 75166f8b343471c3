package hnefi.fx.shell;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.fx.nav.Area;
import hnefi.fx.settings.TextSize;
import hnefi.fx.theme.Nodes;
import hnefi.text.Language;
import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import hnefi.ui.WindowExtension.Start;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.testfx.api.FxRobot;

@ExtendWith(WindowExtension.class)
class ShellLooksTest {
  private final ShellFixture window = new ShellFixture();

  @Start
  void open(Stage stage) {
    window.show(stage);
  }

  @Test
  void aChangeOnAPageIsPaintedAloneAndNotIntoABitmapOfThePage(FxRobot robot) {
    robot.clickOn("#way-settings");
    FxThread.runUntilLaidOut(() -> {
      window.shell.root().applyCss(); // a scroll pane has its viewport only now
      window.shell.root().layout();
    });

    assertThat(robot.lookup(".viewport").<Node>queryAll()).isNotEmpty().noneMatch(Node::isCache);
  }

  @Test
  void everyThemeColoursTheWholeWindow(FxRobot robot) {
    window.go(Area.SETTINGS.front());
    robot.clickOn(ShellFixture.options(Language.EN).say("theme.dark"));
    assertThat(window.shell.root().getStyleClass())
        .contains("theme-dark")
        .doesNotContain("theme-light");
    assertThat(headingColour(robot)).isEqualTo(Color.web("#6BBFB6"));

    robot.clickOn(ShellFixture.options(Language.EN).say("theme.contrast"));
    assertThat(headingColour(robot)).isEqualTo(Color.web("#7FE9FF"));

    robot.clickOn(ShellFixture.options(Language.EN).say("theme.light"));
    assertThat(headingColour(robot)).isEqualTo(Color.web("#1B5A61"));
  }

  @Test
  void theTextGrowsAndShrinksByKey(FxRobot robot) {
    double normal = font(robot, "#language-de").getSize();
    robot.press(KeyCode.CONTROL, KeyCode.PLUS).release(KeyCode.PLUS, KeyCode.CONTROL);
    assertThat(window.settings.settings().display().textSize()).isEqualTo(TextSize.P115);
    assertThat(font(robot, "#language-de").getSize()).isGreaterThan(normal);

    robot.press(KeyCode.CONTROL, KeyCode.DIGIT0).release(KeyCode.DIGIT0, KeyCode.CONTROL);

    assertThat(font(robot, "#language-de").getSize()).isEqualTo(normal);
  }

  @Test
  void allTextIsSetInTheFontOfTheProgram(FxRobot robot) {
    assertThat(robot.lookup(Labeled.class::isInstance).<Labeled>queryAll())
        .filteredOn(each -> !each.getStyleClass().contains("icon"))
        .allSatisfy(each -> assertThat(each.getFont().getFamily()).isIn("Andika", "Alegreya Sans"));
  }

  @ParameterizedTest
  @EnumSource(TextSize.class)
  void noLanguageAndNoWayIsCutOffAtAnySizeOfText(TextSize size, FxRobot robot) {
    FxThread.runUntilLaidOut(() -> window.settings.change(chosen -> chosen.with(size)));
    assertNothingIsCutOff(robot);
    FxThread.runUntilLaidOut(() -> window.stage.setWidth(640));
    assertNothingIsCutOff(robot);
  }

  @Test
  void aTallWindowHasTheWaysAtItsFoot(FxRobot robot) {
    assertThat(y(robot, "#way-learn")).isLessThan(100);

    FxThread.runUntilLaidOut(() -> {
      window.stage.setWidth(620);
      window.stage.setHeight(900);
    });
    ShellFixture.settle();

    assertThat(y(robot, "#way-learn")).isGreaterThan(700);
    assertThat(window.shell.root().getPseudoClassStates())
        .contains(PseudoClass.getPseudoClass("tall"), PseudoClass.getPseudoClass("narrow"));
  }

  @Test
  void aLowWindowKeepsNothingAtItsFootAndHasInItsMenuWhatTheHeaderCannotHold(FxRobot robot) {
    resize(800, 600, TextSize.P200);
    assertThat(window.shell.root().getPseudoClassStates())
        .contains(PseudoClass.getPseudoClass("low"));
    assertThat(robot.lookup(".footer").query().isVisible()).isFalse();
    assertThat(robot.lookup("#way-learn").query().isVisible()).isTrue();
    assertThat(y(robot, "#way-learn")).isLessThan(100);
    assertThat(inMenu(robot)).containsExactly("Deutsch", "English", "Svenska");

    resize(480, 400, TextSize.P200);
    assertThat(inMenu(robot)).startsWith("Learn").endsWith("Deutsch", "English", "Svenska");
    FxThread.runUntilLaidOut(() -> folded(robot).getLast().fire());
    assertThat(window.settings.language()).isEqualTo(Language.SV);

    resize(980, 760, TextSize.P100);
    assertThat(inMenu(robot)).isEmpty();
    assertNothingIsCutOff(robot);
  }

  private void resize(double width, double height, TextSize size) {
    FxThread.runUntilLaidOut(() -> {
      window.settings.change(chosen -> chosen.with(size));
      window.stage.setWidth(width);
      window.stage.setHeight(height);
    });
    ShellFixture.settle();
  }

  private static List<String> inMenu(FxRobot robot) {
    return folded(robot).stream().map(MenuItem::getText).toList();
  }

  private static List<MenuItem> folded(FxRobot robot) {
    return robot.lookup("#menu").<MenuButton>query().getItems().stream()
        .filter(each -> String.valueOf(each.getId()).startsWith("folded-"))
        .toList();
  }

  @Test
  void aSmallWideWindowKeepsTheWaysInItsHeaderWithoutTheirSigns(FxRobot robot) {
    for (Language language : Language.values()) {
      FxThread.runUntilLaidOut(() -> {
        window.settings.change(chosen -> chosen.with(language));
        window.stage.setWidth(800);
        window.stage.setHeight(600);
      });
      ShellFixture.settle();
      assertThat(y(robot, "#way-learn")).isLessThan(100);
      assertNothingIsCutOff(robot);
    }
  }

  @Test
  void theNameOfTheProgramIsWholeOrNotThere(FxRobot robot) {
    Labeled name = robot.lookup(".brand-name").queryLabeled();
    FxThread.runUntilLaidOut(() -> window.settings.change(chosen -> chosen.with(Language.SV)));
    for (int width = 1140; name.isVisible(); width--) {
      double wide = width;
      FxThread.runUntilLaidOut(() -> window.stage.setWidth(wide));
      assertThat(name.isVisible() && name.isTextTruncated()).as(width + " px").isFalse();
    }
  }

  @Test
  void everyButtonIsLargeEnoughToTouchAndHasAName(FxRobot robot) {
    for (Area area : new Area[] {Area.HOME, Area.SETTINGS}) {
      window.go(area.front());
      assertThat(robot.lookup(".button").<Button>queryAll())
          .filteredOn(Node::isVisible)
          .allSatisfy(each -> {
            assertThat(each.getHeight()).isGreaterThanOrEqualTo(44);
            assertThat(each.getWidth()).isGreaterThanOrEqualTo(44);
            assertThat(String.valueOf(each.getAccessibleText()) + each.getText())
                .isNotIn("null", "nullnull");
          });
    }
  }

  private void assertNothingIsCutOff(FxRobot robot) {
    ShellFixture.settle();
    for (String id : new String[] {"language-de", "language-sv", "way-learn", "way-settings"}) {
      Button button = robot.lookup("#" + id).query();
      if (!Nodes.isUsable(button)) {
        assertThat(inMenu(robot)).contains(button.getText());
        continue;
      }
      assertThat(button.getLayoutBounds().getWidth())
          .as(id)
          .isGreaterThanOrEqualTo(button.prefWidth(-1) - 1);
      assertThat(button.localToScene(button.getLayoutBounds()).getMaxX())
          .as(id)
          .isLessThanOrEqualTo(window.stage.getScene().getWidth());
    }
  }

  private static Font font(FxRobot robot, String query) {
    return robot.lookup(query).queryLabeled().getFont();
  }

  private static Color headingColour(FxRobot robot) {
    ShellFixture.settle();
    return (Color) robot.lookup(".heading").queryLabeled().getTextFill();
  }

  private static double y(FxRobot robot, String query) {
    Node node = robot.lookup(query).query();
    return node.localToScene(0, 0).getY();
  }
}
