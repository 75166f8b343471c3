package hnefi.ui.kiosk;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.lesson.Try;
import hnefi.notation.MoveText;
import hnefi.rules.Position;
import hnefi.text.Language;
import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import hnefi.ui.board.BoardControl;
import hnefi.ui.learn.PackedLessons;
import hnefi.ui.learn.step.TryModel;
import hnefi.ui.settings.Boards;
import hnefi.ui.settings.SettingsFixture;
import hnefi.ui.settings.SettingsModel;
import hnefi.ui.task.BackgroundTasks;
import java.util.ArrayDeque;
import java.util.Queue;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/// The rescue of the king by a visitor who goes wrong; what was left for later is done on demand.
@ExtendWith(WindowExtension.class)
class GuidedExerciseTest {
  private final Try exercise = PackedLessons.rescue();
  private final Queue<Runnable> work = new ArrayDeque<>();
  private final Queue<Runnable> later = new ArrayDeque<>();

  @Test
  void theAnswerToAWrongMoveIsSeenBeforeItIsTakenBack() {
    FxThread.run(() -> {
      TryModel model = new TryModel(exercise, new BackgroundTasks(work::add, Runnable::run));
      BoardControl board = new BoardControl();
      Label told = new Label();
      SettingsModel settings = SettingsFixture.withoutMotion(Language.EN);
      GuidedExercise guided =
          new GuidedExercise(
              exercise,
              model,
              new Boards(settings, Language.EN),
              KioskScreens.words(Language.EN),
              (_, action) -> {
                later.clear();
                later.add(action);
                return () -> later.remove(action);
              },
              new GuidedExercise.Controls(board, told, new Label(), new Button(), "rescue.wrong"));
      guided.begin();
      Position start = model.position();
      String task = told.getText();

      model.attempt(MoveText.read("f1-f2").toOptional().orElseThrow());
      assertThat(told.getText()).isNotEqualTo(task);
      assertThat(board.getArrangement()).isNotEqualTo(start.board());
      assertThat(later).as("nothing happens before the answer is found").isEmpty();

      work.remove().run();
      var answer = model.refutationProperty().get().orElseThrow().reply().orElseThrow();
      later.remove().run();
      assertThat(board.getArrangement()).isEqualTo(answer.after().board());

      later.remove().run();
      assertThat(board.getArrangement()).isEqualTo(start.board());
      assertThat(told.getText()).isEqualTo(task);
      assertThat(model.hintLevelProperty().get()).isPresent();
      guided.end();
    });
  }
}
