package hnefi.ui.learn;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.lesson.Lesson;
import hnefi.content.lesson.Rules;
import hnefi.content.lesson.Step;
import hnefi.fx.theme.Appearance;
import hnefi.text.Language;
import hnefi.ui.FxThread;
import hnefi.ui.ScenePulse;
import hnefi.ui.WindowExtension;
import hnefi.ui.route.LessonRoute;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The whole rules of a game are seen at one glance.
@ExtendWith(WindowExtension.class)
class RulesPageTest {
  @ParameterizedTest
  @EnumSource
  void theWholeRulesOfAGameFindRoomOnOneScreen(Language language) {
    List<String> faults = new ArrayList<>();
    FxThread.run(() -> {
      Appearance.prepare();
      LearnFixture fixture = new LearnFixture();
      fixture.settings.change(chosen -> chosen.with(language));
      Scene scene = new Appearance(fixture.settings).scene(fixture.root(), 1366, 744);
      for (Lesson lesson : LearnFixture.CATALOG.lessons()) {
        for (Step step : lesson.steps()) {
          if (step instanceof Rules rules && rules.about().isEmpty()) {
            fixture.navigator.enter(new LessonRoute(lesson.id(), Optional.of(step.name())));
            settle(scene);
            hidden(scene).forEach(each -> faults.add(lesson.id() + ": " + each));
          }
        }
      }
    });
    assertThat(faults).isEmpty();
  }

  /// Returns how much of each page is out of sight.
  private static List<String> hidden(Scene scene) {
    List<String> faults = new ArrayList<>();
    for (int page = 1; page == 1 || scene.lookup("#rules-" + page) != null; page++) {
      Node tab = scene.lookup("#rules-" + page);
      if (tab != null) {
        ((ToggleButton) tab).fire();
        settle(scene);
      }
      ScrollPane shown = (ScrollPane) scene.lookup("#lesson-rules");
      double hidden =
          shown.getContent().getLayoutBounds().getHeight() - shown.getViewportBounds().getHeight();
      if (hidden > 1) {
        faults.add("page " + page + " hides " + Math.round(hidden));
      }
    }
    return faults;
  }

  private static void settle(Scene scene) {
    for (int i = 0; i < 4; i++) {
      ScenePulse.run(scene);
    }
  }
}
