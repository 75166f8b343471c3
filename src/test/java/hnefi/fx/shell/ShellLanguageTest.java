package hnefi.fx.shell;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.fx.nav.Area;
import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import hnefi.ui.WindowExtension.Start;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.testfx.api.FxRobot;

@ExtendWith(WindowExtension.class)
class ShellLanguageTest {
  private final ShellFixture window = new ShellFixture();

  @Start
  void open(Stage stage) {
    window.show(stage);
  }

  @ParameterizedTest
  @EnumSource(
      value = Area.class,
      names = {"HOME", "LEARN", "SETTINGS"})
  void theLanguageChangesAtOnceOnEveryScreen(Area area, FxRobot robot) {
    window.go(area.front());
    for (Language language : Language.values()) {
      robot.clickOn("#language-" + language.code());

      assertThat(window.settings.language()).isEqualTo(language);
      assertThat(ShellFixture.text(robot, "#way-learn"))
          .isEqualTo(Words.of(Shell.class, "shell", language).say("learn"));
      assertThat(shownWords(robot)).anyMatch(word -> word.equals(sample(area, language)));
    }
  }

  @Test
  void theLanguagesAreNamedInThemselvesWhateverIsSpoken(FxRobot robot) {
    for (Language spoken : Language.values()) {
      FxThread.runUntilLaidOut(() -> window.settings.change(chosen -> chosen.with(spoken)));
      for (Language each : Language.values()) {
        assertThat(ShellFixture.text(robot, "#language-" + each.code())).isEqualTo(each.ownName());
      }
    }
  }

  @Test
  void aScreenReaderHearsWhichLanguageIsChosen(FxRobot robot) {
    FxThread.runUntilLaidOut(() -> window.settings.change(chosen -> chosen.with(Language.SV)));
    assertThat(robot.lookup("#language-sv").query().getAccessibleText()).isEqualTo("Svenska, valt");
    assertThat(robot.lookup("#language-de").query().getAccessibleText()).isEqualTo("Deutsch");
  }

  @Test
  void aSignTellsItsNameAndItsKeyWhereThePointerComesInEveryLanguage(FxRobot robot) {
    robot.moveTo("#larger-text");
    Button sign = robot.lookup("#larger-text").queryButton();
    assertThat(sign.getTooltip().getText()).isEqualTo("Larger text (Ctrl++)");

    FxThread.runUntilLaidOut(() -> window.settings.change(chosen -> chosen.with(Language.SV)));
    robot.moveTo("#brand").moveTo("#larger-text");
    assertThat(sign.getTooltip().getText()).isEqualTo("Större text (Ctrl++)");
  }

  @Test
  void aChangeOfLanguageKeepsWhatWasDone(FxRobot robot) {
    window.go(Area.LEARN.front());
    robot.clickOn("#count").clickOn("#count");

    robot.clickOn("#language-sv");

    assertThat(ShellFixture.text(robot, "#count")).isEqualTo("Svenska 2");
    robot.clickOn("#brand").clickOn("#back");
    assertThat(ShellFixture.text(robot, "#count")).isEqualTo("Svenska 2");
  }

  private static String sample(Area area, Language language) {
    return switch (area) {
      case LEARN -> language.ownName() + " 0";
      case SETTINGS -> ShellFixture.options(language).say("text");
      case HOME, PLAY, READ -> ShellFixture.home(language).say("learn.about");
    };
  }

  private static List<String> shownWords(FxRobot robot) {
    return robot.lookup(Labeled.class::isInstance).<Labeled>queryAll().stream()
        .map(Labeled::getText)
        .toList();
  }
}
