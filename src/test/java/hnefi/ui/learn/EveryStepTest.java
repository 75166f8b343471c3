package hnefi.ui.learn;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.lesson.Lesson;
import hnefi.content.lesson.Step;
import hnefi.fx.theme.Appearance;
import hnefi.text.Language;
import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import hnefi.ui.route.LessonRoute;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Every step of every lesson can be opened in every language; nothing needs to be drawn for that.
@ExtendWith(WindowExtension.class)
class EveryStepTest {
  @ParameterizedTest
  @EnumSource
  void everyStepOpens(Language language) {
    LearnFixture fixture = FxThread.call(LearnFixture::new);
    FxThread.run(() -> {
      Appearance.prepare();
      fixture.settings.change(chosen -> chosen.with(language));
    });
    List<String> silent = new ArrayList<>();
    for (Lesson lesson : LearnFixture.CATALOG.lessons()) {
      FxThread.run(() -> silent.addAll(open(fixture, lesson)));
    }
    assertThat(silent).isEmpty();
  }

  /// Returns the steps that say nothing or cite nothing.
  private static List<String> open(LearnFixture fixture, Lesson lesson) {
    List<String> silent = new ArrayList<>();
    for (Step step : lesson.steps()) {
      fixture.navigator.enter(new LessonRoute(lesson.id(), Optional.of(step.name())));
      ScrollPane words = (ScrollPane) fixture.root().lookup("#lesson-scroll");
      if (isSilent(words.getContent(), "#lesson-text") || isSilent(words.getContent(), "#cite")) {
        silent.add(lesson.id() + "/" + step.name());
      }
    }
    return silent;
  }

  private static boolean isSilent(Node where, String id) {
    return !(where.lookup(id) instanceof Labeled label) || label.getText().isBlank();
  }
}
