package hnefi.ui.history;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.ContentFolder;
import hnefi.content.history.History;
import hnefi.content.history.Topic;
import hnefi.ui.WindowExtension;
import hnefi.ui.WindowExtension.Start;
import hnefi.ui.route.Section;
import hnefi.ui.route.SectionRoute;
import hnefi.ui.route.TopicRoute;
import java.util.Optional;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;

/// A file that is missing costs its page and says so; the rest stays readable.
@ExtendWith(WindowExtension.class)
@SuppressWarnings("NullAway.Init") // filled by @Start
class LostPageTest {
  private HistoryFixture fixture;

  private static Optional<String> damaged(String path) throws java.io.IOException {
    return path.equals("history/en/names.md") || path.equals("history/places.yaml")
        ? Optional.empty()
        : ContentFolder.packed().read(path);
  }

  @Start
  void open(Stage stage) {
    fixture = new HistoryFixture(History.read(LostPageTest::damaged, HistoryFixture.LIBRARY));
    fixture.open(stage, 1024, 768);
  }

  @Test
  void theLostPageSaysWhichFileIsMissing(FxRobot robot) {
    fixture.go(robot, TopicRoute.of(Topic.Kind.ARTICLE, "names"));
    assertThat(HistoryFixture.words(fixture.root()))
        .contains("The page “article:names” cannot be shown.")
        .contains("content/history/en/names.md: the file is missing.");
  }

  @Test
  void theOtherPagesStayReadable(FxRobot robot) {
    fixture.go(robot, TopicRoute.of(Topic.Kind.ARTICLE, "finds"));
    assertThat(HistoryFixture.words(fixture.root())).contains("Out of the ground");
    fixture.go(robot, new SectionRoute(Section.MAP));
    fixture.go(robot, new SectionRoute(Section.THEMES));
    assertThat(HistoryFixture.words(fixture.root()))
        .contains("Out of the ground")
        .doesNotContain("One game, many names");
  }
}
