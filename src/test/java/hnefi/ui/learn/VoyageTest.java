package hnefi.ui.learn;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.lesson.Lesson;
import hnefi.content.lesson.Try;
import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.FxThread;
import hnefi.ui.UnshownScene;
import hnefi.ui.WindowExtension;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The way through the lessons, as a painting and as a list.
@ExtendWith(WindowExtension.class)
class VoyageTest {
  private static final int MOST_WORDS = 12;

  @ParameterizedTest
  @ValueSource(ints = {420, 1024, 1920})
  void everyChapterIsAStopThatHidesNoOther(int width) {
    FxThread.run(() -> {
      UnshownScene scene = scene(new LearnFixture(), width);
      List<Node> stops = List.copyOf(scene.scene().getRoot().lookupAll(".voyage-stop"));
      List<Bounds> places =
          stops.stream().map(each -> each.localToScene(each.getLayoutBounds())).toList();
      assertThat(stops)
          .extracting(Node::getId)
          .containsSubsequence(
              LearnFixture.CATALOG.lessons().stream()
                  .filter(lesson -> lesson.kind() == Lesson.Kind.CHAPTER)
                  .map(lesson -> "card-" + lesson.id())
                  .toArray(String[]::new));
      for (int i = 0; i < places.size(); i++) {
        assertThat(places.get(i).getMinX()).isGreaterThanOrEqualTo(0);
        assertThat(places.get(i).getMaxX()).isLessThanOrEqualTo(width);
        for (int other = 0; other < i; other++) {
          assertThat(places.get(i).intersects(places.get(other))).isFalse();
        }
      }
    });
  }

  @Test
  void theListSaysTheSameAndIsRemembered() {
    FxThread.run(() -> {
      LearnFixture learn = new LearnFixture();
      UnshownScene scene = scene(learn, 1024);
      String id = "#card-" + LearnFixture.CATALOG.lessons().getFirst().id();
      String said = scene.scene().getRoot().lookup(id).getAccessibleText();
      ((ButtonBase) scene.scene().getRoot().lookup("#as-list")).fire();
      scene.settle();
      assertThat(learn.settings.settings().lessonsAsList()).isTrue();
      assertThat(scene.scene().getRoot().lookupAll(".lesson-card")).isNotEmpty();
      assertThat(scene.scene().getRoot().lookup("#list " + id).getAccessibleText()).isEqualTo(said);
    });
  }

  @Test
  void theFirstThingToDoIsAMove() {
    Lesson first = LearnFixture.CATALOG.lessons().getFirst();
    assertThat(first.steps().getFirst()).isInstanceOf(Try.class);
  }

  @ParameterizedTest
  @EnumSource
  void fewWordsStandBeforeTheFirstStop(Language language) {
    String lead = Words.of(Learn.class, "learn", language).say("lead");
    assertThat(lead.split(" ")).hasSizeLessThanOrEqualTo(MOST_WORDS);
  }

  private static UnshownScene scene(LearnFixture learn, int width) {
    UnshownScene scene = new UnshownScene(learn.root(), learn.settings, width, 800);
    scene.settle();
    return scene;
  }
}
