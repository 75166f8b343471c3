package hnefi.ui.history;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.BoardLook;
import hnefi.content.history.Dispute;
import hnefi.content.history.Reading;
import hnefi.content.history.Topic;
import hnefi.narration.RuleWords;
import hnefi.rules.RuleSet;
import hnefi.rules.Switch;
import hnefi.rules.SwitchValue;
import hnefi.text.Language;
import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import hnefi.ui.WindowExtension.Start;
import hnefi.ui.board.AnimationSpeed;
import hnefi.ui.board.BoardControl;
import hnefi.ui.route.GameRoute;
import hnefi.ui.route.TopicRoute;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;

/// A dispute: both readings, the board that shows the difference, and the game that plays one.
@ExtendWith(WindowExtension.class)
@SuppressWarnings("NullAway.Init") // filled by @Start
class DisputePageTest {
  private HistoryFixture fixture;

  @Start
  void open(Stage stage) {
    fixture = new HistoryFixture(HistoryFixture.HISTORY);
    fixture.open(stage, 1366, 900);
  }

  @Test
  void playThisReadingOpensABoardWithExactlyThatSwitchSetSo(FxRobot robot) {
    fixture.go(robot, TopicRoute.of(Topic.Kind.DISPUTE, "king-armed"));
    press(robot, "#play-armed");
    FxThread.runUntilLaidOut(fixture.navigator::back);
    press(robot, "#play-unarmed");
    assertThat(fixture.asked).hasSize(2);
    var armed = rules(fixture.asked.getFirst());
    var unarmed = rules(fixture.asked.getLast());
    assertThat(armed.kingArmed()).isTrue();
    assertThat(unarmed.kingArmed()).isFalse();
    assertThat(armed.differences(unarmed)).containsExactly(Switch.KING_ARMED);
  }

  @Test
  void aReadingSaysItsRuleAndIsPlayedFromThePositionThatShowsIt(FxRobot robot) {
    Dispute dispute = HistoryFixture.HISTORY.dispute("king-armed").orElseThrow();
    fixture.go(robot, TopicRoute.of(Topic.Kind.DISPUTE, dispute.id()));
    Button play = robot.lookup("#play-unarmed").queryButton();
    assertThat(HistoryFixture.words(play.getParent()))
        .contains("Played like this: ")
        .contains(
            new RuleWords(Language.EN).sentence(SwitchValue.read("king-armed=no").orElseThrow()));
    press(robot, "#play-unarmed");
    assertThat(fixture.asked.getFirst().start())
        .isPresent()
        .isEqualTo(dispute.demonstrations().getFirst().start());
  }

  @Test
  void theRuleThatAReadingTurnsOnComesFirstAndIsPlayedWhereItMatters(FxRobot robot) {
    Dispute dispute = HistoryFixture.HISTORY.dispute("throne").orElseThrow();
    fixture.go(robot, TopicRoute.of(Topic.Kind.DISPUTE, dispute.id()));
    Button play = robot.lookup("#play-locked").queryButton();
    assertThat(HistoryFixture.words(play.getParent()))
        .contains(
            "Played like this: "
                + new RuleWords(Language.EN)
                    .sentence(SwitchValue.read("throne-enter=nobody").orElseThrow()));
    press(robot, "#play-locked");
    FxThread.runUntilLaidOut(fixture.navigator::back);
    press(robot, "#play-crossing");
    assertThat(fixture.asked)
        .extracting(GameRoute::disputed)
        .containsExactly(
            List.of(Switch.THRONE_ENTER, Switch.THRONE_PASS),
            List.of(Switch.THRONE_PASS, Switch.THRONE_ENTER));
    assertThat(fixture.asked.getFirst().start()).isEqualTo(dispute.demonstrations().get(1).start());
  }

  @Test
  void theKeyboardStaysAtAReadingWhileItsBoardIsSetUpSoThatThePageDoesNotScrollToTheNextPart(
      FxRobot robot) {
    fixture.go(robot, TopicRoute.of(Topic.Kind.DISPUTE, "king-armed"));
    boolean[] kept = new boolean[1];
    FxThread.run(() -> {
      Button play = robot.lookup("#play-armed").queryButton();
      play.fire();
      play.fire();
      kept[0] = !play.isDisabled();
    });
    FxThread.runUntilLaidOut(() -> {});
    assertThat(kept[0]).isTrue();
    assertThat(fixture.asked).hasSize(1);
  }

  @Test
  void whereOnlyTheBoardDiffersAReadingIsTriedFromItsStart(FxRobot robot) {
    fixture.go(robot, TopicRoute.of(Topic.Kind.DISPUTE, "sizes"));
    press(robot, "#play-seven");
    assertThat(fixture.asked.getFirst().start())
        .hasValueSatisfying(start -> assertThat(start.board().size().area()).isEqualTo(49));
    assertThat(fixture.asked.getFirst().edition().id()).isEqualTo("haende");
  }

  @Test
  void whereNothingDependsOnTheAnswerThereIsNoButton(FxRobot robot) {
    fixture.go(robot, TopicRoute.of(Topic.Kind.DISPUTE, "origin"));
    assertThat(robot.lookup(".reading").queryAll()).hasSize(4);
    assertThat(robot.lookup("#play-northmen").tryQuery()).isEmpty();
  }

  @Test
  void everyReadingThatCanBePlayedHasItsButton(FxRobot robot) {
    for (Dispute dispute : HistoryFixture.HISTORY.disputes().values()) {
      fixture.go(robot, TopicRoute.of(Topic.Kind.DISPUTE, dispute.id()));
      for (Reading reading : dispute.readings()) {
        assertThat(robot.lookup("#play-" + reading.id()).tryQuery().isPresent())
            .as(dispute.id() + " " + reading.id())
            .isEqualTo(reading.play().isPresent());
      }
    }
  }

  @Test
  void whoeverListensHearsWhetherASourceIsForAReadingOrAgainstIt(FxRobot robot) {
    fixture.go(robot, TopicRoute.of(Topic.Kind.DISPUTE, "king-armed"));
    assertThat(robot.lookup(".reading .cite-list").queryAllAs(FlowPane.class))
        .extracting(FlowPane::getAccessibleText)
        .contains("In favour", "Against")
        .doesNotContainNull();
  }

  @Test
  void theSameMoveIsToldDifferentlyUnderEachReading(FxRobot robot) {
    fixture.go(robot, TopicRoute.of(Topic.Kind.DISPUTE, "king-armed"));
    assertThat(robot.lookup("#show-pair-armed").query().getParent().getAccessibleText())
        .isNotBlank();
    toggle(robot, "#show-pair-armed");
    String armed = account(robot);
    toggle(robot, "#show-pair-unarmed");
    String unarmed = account(robot);
    assertThat(armed).contains("f8");
    assertThat(unarmed).isNotEqualTo(armed).contains("unarmed");
  }

  @Test
  void oneCanPlayOnFromWhereTheDemonstrationEnds(FxRobot robot) {
    fixture.go(robot, TopicRoute.of(Topic.Kind.DISPUTE, "king-armed"));
    toggle(robot, "#show-pair-armed");
    press(robot, "#go-on-pair");
    assertThat(fixture.asked)
        .singleElement()
        .satisfies(game -> assertThat(game.start()).isPresent());
  }

  @Test
  void theLastReadingShownIsStillShownInAnotherLanguage(FxRobot robot) {
    fixture.go(robot, TopicRoute.of(Topic.Kind.DISPUTE, "king-armed"));
    toggle(robot, "#show-pair-armed");
    FxThread.runUntilLaidOut(
        () -> fixture.settings.change(chosen -> chosen.with(hnefi.text.Language.DE)));
    assertThat(account(robot)).contains("König").contains("f8");
  }

  @Test
  void theBoardLooksAndMovesAsTheSettingsSay(FxRobot robot) {
    FxThread.runUntilLaidOut(() ->
        fixture.settings.change(chosen ->
            chosen.withBoardLook(Optional.of(BoardLook.LINEN)).with(AnimationSpeed.SLOW)));
    fixture.go(robot, TopicRoute.of(Topic.Kind.DISPUTE, "king-armed"));
    BoardControl board = board(robot);
    assertThat(board.getLook()).isEqualTo(BoardLook.LINEN);
    // The system of the fixture asks for reduced motion.
    assertThat(board.getAnimationSpeed()).isEqualTo(AnimationSpeed.OFF);
    toggle(robot, "#show-pair-armed");
    assertThat(board.getLook()).isEqualTo(BoardLook.LINEN);
  }

  @Test
  void aTapOnAReadingPlaysItOnceAndAnotherTapOnceMore(FxRobot robot) {
    fixture.go(robot, TopicRoute.of(Topic.Kind.DISPUTE, "king-armed"));
    BoardControl board = board(robot);
    Object start = board.getArrangement();
    List<Object> shown = new ArrayList<>();
    board.arrangementProperty().subscribe((_, now) -> shown.add(now));
    toggle(robot, "#show-pair-armed");
    Object played = Objects.requireNonNull(board.getArrangement());
    assertThat(played).isNotEqualTo(start);
    assertThat(shown).filteredOn(played::equals).hasSize(1);
    toggle(robot, "#show-pair-armed");
    assertThat(shown).filteredOn(played::equals).hasSize(2);
  }

  private static BoardControl board(FxRobot robot) {
    return robot.lookup("#demonstration-pair .board").queryAs(BoardControl.class);
  }

  private static RuleSet rules(GameRoute game) {
    return HistoryFixture.LIBRARY.edition(game.edition()).orElseThrow().rules();
  }

  private static void press(FxRobot robot, String button) {
    FxThread.runUntilLaidOut(() -> robot.lookup(button).queryAs(Button.class).fire());
  }

  private static void toggle(FxRobot robot, String button) {
    FxThread.runUntilLaidOut(() -> robot.lookup(button).queryAs(ToggleButton.class).fire());
  }

  private static String account(FxRobot robot) {
    return robot.lookup("#account-pair").queryAs(Label.class).getText();
  }
}
