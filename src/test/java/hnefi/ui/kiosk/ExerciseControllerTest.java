package hnefi.ui.kiosk;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.PackedContent;
import hnefi.content.lesson.Try;
import hnefi.fx.nav.Fxml;
import hnefi.fx.task.BackgroundTasks;
import hnefi.narration.Narrator;
import hnefi.notation.MoveText;
import hnefi.notation.SquareText;
import hnefi.rules.Position;
import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import hnefi.ui.board.BoardControl;
import hnefi.ui.board.HintLevel;
import hnefi.ui.learn.PackedLessons;
import hnefi.ui.learn.step.TryModel;
import hnefi.ui.settings.Boards;
import hnefi.ui.settings.SettingsFixture;
import hnefi.ui.settings.SettingsModel;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Queue;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/// The rescue of the king by a visitor who goes wrong; what was left for later is done on demand.
@ExtendWith(WindowExtension.class)
@SuppressWarnings("NullAway.Init") // made before each test, on the JavaFX thread
class ExerciseControllerTest {
  private static final String NOT_LEGAL = "f1-e2";

  private final Try exercise = PackedLessons.rescue();
  private final Queue<Runnable> work = new ArrayDeque<>();
  private final List<Runnable> later = new ArrayList<>();
  private TryModel model;
  private BoardControl board;
  private Label told;
  private Button hint;
  private ExerciseController controller;

  @BeforeEach
  void begin() {
    FxThread.run(() -> {
      model = new TryModel(exercise, new BackgroundTasks(work::add, Runnable::run));
      SettingsModel settings = SettingsFixture.withoutMotion(Language.EN);
      Words words = KioskScreens.words(Language.EN);
      controller =
          new RescueController(
              exercise,
              model,
              new Boards(settings, Language.EN),
              words,
              (_, action) -> {
                later.add(action);
                return () -> later.remove(action);
              },
              new Narrator(exercise.edition(), PackedContent.LIBRARY.books(), Language.EN),
              () -> {},
              () -> {});
      Parent page = Fxml.load(RescueController.class, "rescue", words, controller);
      new Scene(page);
      page.applyCss();
      board = (BoardControl) Objects.requireNonNull(page.lookup("#rescue-board"));
      told = (Label) Objects.requireNonNull(page.lookup("#rescue-told"));
      hint = (Button) Objects.requireNonNull(page.lookup("#rescue-hint"));
      controller.begin();
    });
  }

  @Test
  void theAnswerToAWrongMoveIsSeenBeforeItIsTakenBack() {
    FxThread.run(() -> {
      Position start = model.position();
      String task = told.getText();

      attempt("f1-f2");
      String wrong = told.getText();
      assertThat(wrong).isNotEqualTo(task);
      assertThat(board.getArrangement()).isNotEqualTo(start.board());
      assertThat(later).as("nothing happens before the answer is found").isEmpty();

      work.remove().run();
      var answer = model.refutationProperty().get().orElseThrow().reply().orElseThrow();
      letTimePass();
      assertThat(board.getArrangement()).isEqualTo(answer.after().board());

      letTimePass();
      assertThat(board.getArrangement()).isEqualTo(start.board());
      assertThat(told.getText())
          .as("what was wrong is read until somebody goes on")
          .isEqualTo(wrong);
      assertThat(model.hintLevelProperty().get()).contains(HintLevel.AREA);
      board.moveInput().select(SquareText.read("f1").toOptional().orElseThrow());
      assertThat(told.getText()).isEqualTo(task);

      letTimePass();
      assertThat(model.hintLevelProperty().get()).contains(HintLevel.PIECE);
      controller.dispose();
      assertThat(later).isEmpty();
    });
  }

  @Test
  void whoAsksForTheHintIsNotShownMoreUntilTheWholeTimeToThinkHasPassed() {
    FxThread.run(() -> {
      hint.fire();
      letTimePass();
      assertThat(model.hintLevelProperty().get()).contains(HintLevel.PIECE);
    });
  }

  @Test
  void whoTriesWhatIsNotLegalIsStillHelped() {
    FxThread.run(() -> {
      attempt(NOT_LEGAL);
      letTimePass();
      assertThat(model.hintLevelProperty().get()).contains(HintLevel.AREA);
    });
  }

  @Test
  void theReplyComesThoughSomethingIsTriedThatIsNotLegal() {
    FxThread.run(() -> {
      attempt("f1-c1");
      attempt(NOT_LEGAL);
      assertThat(board.getArrangement()).isNotEqualTo(model.position().board());
      letTimePass();
      assertThat(board.getArrangement()).isEqualTo(model.position().board());
      letTimePass();
      assertThat(model.hintLevelProperty().get()).contains(HintLevel.AREA);
    });
  }

  @Test
  void theReplyComesAtOnceForWhoAsksForTheHint() {
    FxThread.run(() -> {
      attempt("f1-c1");
      hint.fire();
      assertThat(board.getArrangement()).isEqualTo(model.position().board());
      letTimePass();
      assertThat(model.hintLevelProperty().get()).contains(HintLevel.PIECE);
    });
  }

  @Test
  void whoAsksForTheHintNeedNotSeeAMistakeOut() {
    FxThread.run(() -> {
      Position start = model.position();
      attempt("f1-f2");
      assertThat(hint.isDisabled()).isFalse();
      hint.fire();
      assertThat(board.getArrangement()).isEqualTo(start.board());
      assertThat(model.hintLevelProperty().get()).contains(HintLevel.AREA);
    });
  }

  private void attempt(String move) {
    model.attempt(MoveText.read(move).toOptional().orElseThrow());
  }

  /// Does the one thing that was left for later.
  private void letTimePass() {
    assertThat(later).hasSize(1);
    later.removeFirst().run();
  }
}
