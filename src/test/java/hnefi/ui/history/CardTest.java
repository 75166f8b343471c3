package hnefi.ui.history;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.history.Topic;
import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import hnefi.ui.WindowExtension.Start;
import hnefi.ui.route.TopicRoute;
import javafx.scene.control.Button;
import javafx.stage.PopupWindow;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;

/// The cards that open beside a sentence. The window is small because without a display a pop-over
/// must not reach beyond the edge of the screen.
@ExtendWith(WindowExtension.class)
@SuppressWarnings("NullAway.Init") // filled by @Start
class CardTest {
  private HistoryFixture fixture;

  @Start
  void open(Stage stage) {
    fixture = new HistoryFixture(HistoryFixture.HISTORY);
    fixture.open(stage, 600, 560);
  }

  @Test
  void aCitationOpensTheCardOfItsPassage(FxRobot robot) {
    fixture.go(robot, TopicRoute.of(Topic.Kind.ARTICLE, "chess"));
    press(robot, ".cite-mark");
    assertThat(card()).contains("Fetlar Hnefatafl").contains("Rulebook").contains("2014");
  }

  @Test
  void aMarkOfAFactSaysWhoSupportsItWhoContradictsItAndWhoIsSilent(FxRobot robot) {
    fixture.go(robot, TopicRoute.of(Topic.Kind.ARTICLE, "origin"));
    press(robot, ".fact-mark");
    assertThat(card()).contains("In favour", "Against", "Says nothing", "The books disagree");
  }

  private static void press(FxRobot robot, String mark) {
    FxThread.runUntilLaidOut(
        () -> robot.lookup(mark).queryAllAs(Button.class).iterator().next().fire());
  }

  private static String card() {
    return Window.getWindows().stream()
        .filter(PopupWindow.class::isInstance)
        .map(window -> HistoryFixture.words(window.getScene().getRoot()))
        .reduce("", String::concat);
  }
}
