package hnefi.fx.shell;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.fx.nav.Area;
import hnefi.fx.settings.TextSize;
import hnefi.fx.speech.Announcement;
import hnefi.fx.speech.SpeechRequest;
import hnefi.speech.Voice;
import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import hnefi.ui.WindowExtension.Start;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ListCell;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;

@ExtendWith(WindowExtension.class)
class ShellSpeechTest {
  private final ShellFixture window = new ShellFixture();
  private final List<String> spoken = new ArrayList<>();

  @Start
  void open(Stage stage) {
    window.show(stage);
  }

  @Test
  void whereNothingSpeaksNoLineShowsWhatIsSaid(FxRobot robot) {
    robot.push(KeyCode.F2);
    assertThat(robot.lookup(".notice-text").queryLabeled().getText())
        .startsWith("This computer has no program that speaks.");
    robot.push(KeyCode.TAB);
    FxThread.runUntilLaidOut(() -> window.notices.tell(_ -> "something"));
    assertThat(robot.lookup("#caption").query().isVisible()).isFalse();
  }

  /// On the next page it would push the button that begins a game below the window.
  @Test
  void thatSpeechCanBeSwitchedOnIsSaidUntilSomebodyGoesOn() {
    FxThread.runUntilLaidOut(() -> window.shell.speakWith(recording()));
    assertThat(window.notices.shownProperty().get()).isPresent();
    FxThread.runUntilLaidOut(() -> window.navigator.go(Area.LEARN.front()));
    assertThat(window.notices.shownProperty().get()).isEmpty();
  }

  @Test
  void whoeverListensBeginsOnThePageAndHearsWhatWasToldBefore(FxRobot robot) {
    FxThread.run(() -> {
      window.notices.tell(_ -> "This game cannot be opened.");
      switchSpeechOn();
    });
    ShellFixture.settle();
    FxThread.run(() -> window.shell.speakWith(recording()));
    ShellFixture.settle();
    assertThat(spoken).last().asString().startsWith("Hnefi. This game cannot be opened.");
    assertThat(window.stage.getScene().getFocusOwner().getId()).isEqualTo("resume");
    robot.clickOn("#way-settings");
    assertThat(isOnPage(window.stage.getScene().getFocusOwner())).isTrue();
  }

  @Test
  void whatCannotBeDoneIsTypedAnew(FxRobot robot) {
    List<String> typed = new ArrayList<>();
    FxThread.run(() -> {
      window.navigator.go(Area.LEARN.front());
      SpeechRequest.fire(
          robot.lookup("#count").query(),
          new SpeechRequest.Typing(
              "A move",
              text -> {
                typed.add(text);
                return Optional.of("There is no line 8.").filter(_ -> text.endsWith("8"));
              }));
    });
    ShellFixture.settle();
    robot.push(KeyCode.D).push(KeyCode.DIGIT8).push(KeyCode.ENTER);
    ShellFixture.settle();
    TextField field = robot.lookup("#typed").query();
    assertThat(window.stage.getScene().getFocusOwner()).isEqualTo(field);
    assertThat(field.getText()).isEqualTo(field.getSelectedText()).isEqualTo("d8");
    assertThat(field.getAccessibleText()).isEqualTo("There is no line 8.");
    robot.push(KeyCode.DIGIT7).push(KeyCode.ENTER);
    ShellFixture.settle();
    assertThat(robot.lookup("#typed").tryQuery()).isEmpty();
    assertThat(typed).containsExactly("d8", "7");
  }

  @Test
  void onlyWhoeverPressesAKeyCutsShortWhatIsSaid(FxRobot robot) {
    FxThread.run(() -> {
      window.shell.speakWith(recording());
      switchSpeechOn();
      robot.lookup("#way-learn").query().requestFocus();
    });
    ShellFixture.settle();
    FxThread.run(spoken::clear);
    FxThread.run(() -> {
      Announcement.say(window.shell.root(), "You have won.");
      robot.lookup("#way-settings").query().requestFocus();
    });
    ShellFixture.settle();
    assertThat(spoken).singleElement().asString().startsWith("You have won. Settings");
    robot.push(KeyCode.TAB);
    assertThat(spoken).contains("(silence)");
  }

  @Test
  void whoeverHearsANoticeHearsTheKeyForWhatItOffers(FxRobot robot) {
    FxThread.run(() -> {
      window.shell.speakWith(recording());
      switchSpeechOn();
    });
    ShellFixture.settle();
    FxThread.run(() ->
        window.notices.tell(
            Confirmation.of(_ -> "It is gone.", _ -> "Undo", () -> spoken.add("(back)"))));
    ShellFixture.settle();
    assertThat(spoken).last().asString().isEqualTo("It is gone. Undo: Ctrl+Z.");
    robot.push(KeyCode.CONTROL, KeyCode.Z);
    assertThat(spoken).contains("(back)");
  }

  @Test
  void whatIsSwitchedByTheClickThatReachesItIsToldAsItIsThen(FxRobot robot) {
    FxThread.run(() -> {
      window.shell.speakWith(recording());
      switchSpeechOn();
      window.navigator.go(Area.SETTINGS.front());
    });
    ShellFixture.settle();
    FxThread.run(() -> {
      ToggleButton dark = ShellFixture.toggle(robot, "Dark");
      dark.requestFocus();
      dark.fire();
    });
    ShellFixture.settle();
    assertThat(spoken).last().asString().endsWith("Dark, chosen.");
  }

  @Test
  void nothingThatIsSpokenCoversAScreenAsLongAsNobodyWantsToHearIt(FxRobot robot) {
    FxThread.runUntilLaidOut(() -> window.navigator.go(Area.LEARN.front()));
    FxThread.runUntilLaidOut(() -> {});

    assertThat(robot.lookup("#caption").query().isVisible()).isFalse();
  }

  @Test
  void theLinesToGoThroughCloseBehindWhoeverGoesOn(FxRobot robot) {
    SpeechRequest.Wish lines = new SpeechRequest.Reading("This page", List.of("first", "second"));
    FxThread.runUntilLaidOut(() -> SpeechRequest.fire(window.shell.root(), lines));
    assertThat(robot.lookup("#reading").query().isVisible()).isTrue();
    FxThread.runUntilLaidOut(() -> robot.lookup("#way-learn").query().requestFocus());
    assertThat(robot.lookup("#reading").tryQuery()).isEmpty();
    assertThat(window.stage.getScene().getFocusOwner().getId()).isEqualTo("way-learn");
  }

  @Test
  void longLinesAreReadToTheirEndInLargeLettersToo(FxRobot robot) {
    List<String> sentences =
        IntStream.range(1, 40)
            .mapToObj(words -> "Long words stand here. ".repeat(1 + words % 9).strip())
            .toList();
    FxThread.run(() -> {
      window.settings.change(chosen -> chosen.with(TextSize.P200));
    });
    ShellFixture.settle();
    FxThread.runUntilLaidOut(() ->
        SpeechRequest.fire(window.shell.root(), new SpeechRequest.Reading("This page", sentences)));
    ShellFixture.settle();
    assertThat(robot.lookup("#reading-lines .list-cell").queryAllAs(ListCell.class))
        .filteredOn(cell -> cell.getItem() != null)
        .isNotEmpty()
        .allSatisfy(
            cell -> assertThat(((Text) cell.lookup(".text")).getText()).isEqualTo(cell.getText()));
  }

  @Test
  void whoeverListensHearsNothingThatTheFocusOnlyPassed(FxRobot robot) {
    FxThread.run(() -> {
      window.shell.speakWith(recording());
      switchSpeechOn();
    });
    ShellFixture.settle();
    robot.push(KeyCode.F1);
    ShellFixture.settle();
    FxThread.run(spoken::clear);
    FxThread.runUntilLaidOut(() -> {
      Announcement.say(window.shell.root(), "It is gone.");
      Pane page = (Pane) robot.lookup("#count").query().getParent();
      page.getChildren().setAll(new Button("next step"));
    });
    ShellFixture.settle();
    assertThat(String.join(" ", spoken)).isEqualTo("It is gone. next step.");
  }

  @Test
  void whoeverComesToAPageWithABarBeginsAtWhatItIsAbout(FxRobot robot) {
    FxThread.run(() -> {
      window.shell.speakWith(recording());
      switchSpeechOn();
    });
    ShellFixture.settle();
    window.go(new ShellFixture.PageWithBar());
    assertThat(window.stage.getScene().getFocusOwner().getId()).isEqualTo("link");
    ShellFixture.settle();
    FxThread.run(spoken::clear);
    robot.push(KeyCode.F3);
    ShellFixture.settle();
    assertThat(spoken).last().isEqualTo("This page, list, Who plays?");
    robot.push(KeyCode.UP);
    ShellFixture.settle();
    assertThat(spoken).last().isEqualTo("Parts.");
  }

  @Test
  void theWayOneIsInSaysSo(FxRobot robot) {
    window.go(Area.LEARN.front());
    assertThat(robot.lookup("#way-learn").query().getAccessibleText())
        .isEqualTo("Learn, you are here");
    window.go(Area.HOME.front());
    assertThat(robot.lookup("#way-learn").query().getAccessibleText()).isEqualTo("Learn");
  }

  private static boolean isOnPage(Node node) {
    return Stream.iterate(node, Objects::nonNull, Node::getParent)
        .anyMatch(each -> each.getStyleClass().contains("stage"));
  }

  private void switchSpeechOn() {
    window.settings.change(chosen -> chosen.with(chosen.speech().withOn(true)));
  }

  private Voice recording() {
    return new Voice() {
      @Override
      public void speak(String text, Locale language) {
        spoken.add(text);
      }

      @Override
      public void silence() {
        spoken.add("(silence)");
      }

      @Override
      public boolean isSpeaking() {
        return false;
      }
    };
  }
}
