package hnefi.ui.history;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.history.Article;
import hnefi.content.history.Block;
import hnefi.content.history.Event;
import hnefi.content.history.Topic;
import hnefi.content.history.search.SearchIndex;
import hnefi.fx.nav.Area;
import hnefi.fx.settings.TextSize;
import hnefi.fx.speech.Announcement;
import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import hnefi.ui.WindowExtension.Start;
import hnefi.ui.history.figure.Figures;
import hnefi.ui.history.part.HistoryContext;
import hnefi.ui.route.AboutRoute;
import hnefi.ui.route.LessonRoute;
import hnefi.ui.route.Section;
import hnefi.ui.route.SectionRoute;
import hnefi.ui.route.TopicRoute;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javafx.scene.AccessibleAction;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;

/// Reading: links, citations, search, the way back.
@ExtendWith(WindowExtension.class)
@SuppressWarnings("NullAway.Init") // filled by @Start
class ReadingTest {
  private HistoryFixture fixture;

  @Start
  void open(Stage stage) {
    fixture = new HistoryFixture(HistoryFixture.HISTORY);
    fixture.open(stage, 700, 600);
  }

  @Test
  void aLinkInTheTextLeadsToItsPageAndBackLeadsToTheText(FxRobot robot) {
    fixture.go(robot, TopicRoute.of(Topic.Kind.ARTICLE, "names"));
    Node link =
        robot.lookup(".link").queryAll().stream()
            .filter(each -> each instanceof Text text && text.getText().equals("Tafl"))
            .findFirst()
            .orElseThrow();
    robot.clickOn(link);
    assertThat(fixture.navigator.route()).isEqualTo(TopicRoute.of(Topic.Kind.TERM, "tafl"));
    robot.clickOn("#back");
    assertThat(fixture.navigator.route()).isEqualTo(TopicRoute.of(Topic.Kind.ARTICLE, "names"));
  }

  @Test
  void aLinkCanBeFollowedWithTheKeyboard(FxRobot robot) {
    fixture.go(robot, TopicRoute.of(Topic.Kind.ARTICLE, "names"));
    Node link = robot.lookup(".link").queryAll().iterator().next();
    FxThread.runUntilLaidOut(link::requestFocus);
    robot.type(KeyCode.ENTER);
    assertThat(fixture.navigator.route()).isInstanceOf(TopicRoute.class);
    assertThat(fixture.navigator.route()).isNotEqualTo(TopicRoute.of(Topic.Kind.ARTICLE, "names"));
  }

  @Test
  void theSignsAfterSentencesAreExplainedBeforeThem(FxRobot robot) {
    fixture.go(robot, TopicRoute.of(Topic.Kind.ARTICLE, "names"));
    assertThat(robot.lookup(".fact-mark").queryAll()).isNotEmpty();
    assertThat(HistoryFixture.words(robot.lookup(".sign-legend").query()))
        .contains(Words.of(HistoryScreens.class, "history", Language.EN).say("fact.one-book"));
  }

  @Test
  void whatRestsOnASourceOfOursIsMarked(FxRobot robot) {
    fixture.go(robot, TopicRoute.of(Topic.Kind.ARTICLE, "lapland"));
    assertThat(robot.lookup(".cite-mark.ours").queryAll()).isNotEmpty();
    assertThat(HistoryFixture.words(robot.lookup("#article-sources").query()))
        .contains("Our own source: Linnaeus 1732/1811");
  }

  @Test
  void resultsComeAsOneTypesAndEnterOpensTheFirst(FxRobot robot) {
    fixture.go(robot, Area.READ.front());
    TextField search = robot.lookup("#search").queryAs(TextField.class);
    FxThread.runUntilLaidOut(search::requestFocus);
    robot.write("frid");
    ScrollPane results = robot.lookup("#results").queryAs(ScrollPane.class);
    assertThat(results.isVisible()).isTrue();
    assertThat(HistoryFixture.words(results)).contains("Frithiof");
    robot.type(KeyCode.ENTER);
    assertThat(fixture.navigator.route()).isEqualTo(TopicRoute.of(Topic.Kind.TERM, "frithiof"));
  }

  @Test
  void whoeverListensHearsHowManyPagesThereAreInAll(FxRobot robot) {
    fixture.go(robot, Area.READ.front());
    List<String> heard = new ArrayList<>();
    FxThread.run(
        () -> fixture.root().addEventHandler(Announcement.ANNOUNCED, e -> heard.add(e.text())));
    FxThread.runUntilLaidOut(
        () -> robot.lookup("#search").queryAs(TextField.class).setText("king"));
    FxThread.run(() -> {});
    int all = new SearchIndex(HistoryFixture.HISTORY, Language.EN).find("king").size();
    assertThat(all).isGreaterThan(12);
    assertThat(heard)
        .last()
        .asString()
        .startsWith(all + " pages found. The best 12 are in the list.");
  }

  @Test
  void whoeverStepsAlongTheTimelineHearsEachEntry(FxRobot robot) {
    fixture.go(robot, new SectionRoute(Section.TIMELINE));
    List<String> heard = new ArrayList<>();
    FxThread.run(
        () -> fixture.root().addEventHandler(Announcement.ANNOUNCED, e -> heard.add(e.text())));
    FxThread.runUntilLaidOut(() -> robot.lookup(".timeline").query().requestFocus());
    robot.type(KeyCode.DOWN);
    FxThread.run(() -> {});
    Event first =
        HistoryFixture.HISTORY.timeline().events().stream()
            .min(Comparator.comparingInt(Event::from).thenComparing(Event::to))
            .orElseThrow();
    assertThat(heard)
        .last()
        .asString()
        .startsWith(first.name().in(Language.EN) + ", ")
        .endsWith(first.text().in(Language.EN));
  }

  @Test
  void escapeEndsTheSearch(FxRobot robot) {
    fixture.go(robot, Area.READ.front());
    FxThread.runUntilLaidOut(() -> robot.lookup("#search").query().requestFocus());
    robot.write("chess").type(KeyCode.ESCAPE);
    assertThat(robot.lookup("#results").query().isVisible()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "frithjof, Frithiof",
    "friþjóf, Frithiof",
    "frið, Frithiof",
    "frid, Frithiof",
    "BYGDOE, Bygdøy",
    "bygdö, Bygdøy",
    "Bygdø, Bygdøy",
    "taefl, tæfl",
    "TÆF, tæfl",
    "täfl, tæfl",
    "voluspa, Völuspá",
    "linne, Carl von Linné"
  })
  void searchForgivesSpelling(String typed, String found, FxRobot robot) {
    fixture.go(robot, Area.READ.front());
    FxThread.runUntilLaidOut(() -> robot.lookup("#search").queryAs(TextField.class).setText(typed));
    assertThat(HistoryFixture.words(robot.lookup("#results").query())).contains(found);
  }

  @Test
  void theSearchLeadsToThePageAboutTheProgram(FxRobot robot) {
    fixture.go(robot, Area.READ.front());
    FxThread.runUntilLaidOut(
        () -> robot.lookup("#search").queryAs(TextField.class).setText("licences"));
    FxThread.runUntilLaidOut(() -> robot.lookup(".result").<Node>query().requestFocus());
    robot.type(KeyCode.ENTER);
    assertThat(fixture.navigator.route()).isEqualTo(new AboutRoute());
  }

  @Test
  void backAndForwardRetraceTheWay(FxRobot robot) {
    fixture.go(robot, new SectionRoute(Section.BOOKS));
    fixture.go(robot, TopicRoute.of(Topic.Kind.BOOK, "walker"));
    robot.clickOn("#back");
    assertThat(fixture.navigator.route()).isEqualTo(new SectionRoute(Section.BOOKS));
    robot.clickOn("#forward");
    assertThat(fixture.navigator.route()).isEqualTo(TopicRoute.of(Topic.Kind.BOOK, "walker"));
  }

  @Test
  void theTwoTextsOfABilingualBookStandSideBySide(FxRobot robot) {
    fixture.go(robot, TopicRoute.of(Topic.Kind.BOOK, "spieltz"));
    assertThat(HistoryFixture.words(robot.lookup("#versions").query()))
        .contains("The German text")
        .contains("The English text")
        .contains("This rule is missing.");
    fixture.go(robot, TopicRoute.of(Topic.Kind.BOOK, "walker"));
    assertThat(robot.lookup("#versions").query().isVisible()).isFalse();
  }

  @Test
  void aBookLeadsToItsLesson(FxRobot robot) {
    fixture.go(robot, TopicRoute.of(Topic.Kind.BOOK, "haende"));
    Button lesson =
        robot.lookup(".topic-link").queryAllAs(Button.class).stream()
            .filter(each -> each.getAccessibleText().startsWith("Chapter"))
            .findFirst()
            .orElseThrow();
    FxThread.runUntilLaidOut(lesson::fire);
    assertThat(fixture.navigator.route()).isEqualTo(LessonRoute.of("book-haende"));
  }

  @Test
  void aLessonIsFoundAndOpened(FxRobot robot) {
    String title =
        HistoryFixture.HISTORY
            .title(new Topic(Topic.Kind.LESSON, "wall"), Language.EN)
            .orElseThrow();
    fixture.go(robot, Area.READ.front());
    FxThread.runUntilLaidOut(() -> {
      robot.lookup("#search").queryAs(TextField.class).setText(title);
    });
    FxThread.runUntilLaidOut(() ->
        robot.lookup(".result").queryAll().stream()
            .filter(each -> each.getAccessibleText().startsWith("Chapter"))
            .findFirst()
            .orElseThrow()
            .executeAccessibleAction(AccessibleAction.FIRE));
    assertThat(fixture.navigator.route()).isEqualTo(LessonRoute.of("wall"));
  }

  @Test
  void typeGrowsAndShrinksOnEveryPage(FxRobot robot) {
    fixture.go(robot, TopicRoute.of(Topic.Kind.ARTICLE, "chess"));
    clickAndLayOut(robot, "#type-larger");
    assertThat(fixture.settings.settings().display().textSize()).isEqualTo(TextSize.P115);
    clickAndLayOut(robot, "#type-smaller");
    clickAndLayOut(robot, "#type-smaller");
    assertThat(fixture.settings.settings().display().textSize()).isEqualTo(TextSize.P90);
  }

  /// Another size of the type moves the buttons, also from under the pointer: in one frame by the
  /// new size, in the next by what has no room any more.
  private static void clickAndLayOut(FxRobot robot, String button) {
    robot.clickOn(button);
    FxThread.runUntilLaidOut(() -> {});
    FxThread.runUntilLaidOut(() -> {});
  }

  @Test
  void crumbsLeadUp(FxRobot robot) {
    fixture.go(robot, TopicRoute.of(Topic.Kind.DISPUTE, "edge"));
    robot.clickOn(
        robot.lookup(".crumb").queryAll().stream()
            .filter(each -> HistoryFixture.words(each).contains("Disputes"))
            .findFirst()
            .orElseThrow());
    assertThat(fixture.navigator.route()).isEqualTo(new SectionRoute(Section.DISPUTES));
  }

  @Test
  void aLineOfTextHasSixtyToSeventyFiveLetters(FxRobot robot) {
    fixture.go(robot, TopicRoute.of(Topic.Kind.ARTICLE, "chess"));
    TextFlow paragraph =
        (TextFlow)
            robot.lookup(".paragraph").queryAll().stream()
                .max(java.util.Comparator.comparingInt(ReadingTest::letters))
                .orElseThrow();
    Text sample = (Text) paragraph.getChildren().getFirst();
    Text line = new Text("n");
    line.setFont(sample.getFont());
    line.setText(sample.getText());
    double average = line.getLayoutBounds().getWidth() / line.getText().length();
    assertThat(paragraph.getMaxWidth() / average).isBetween(60.0, 76.0);
  }

  private static int letters(Node paragraph) {
    return HistoryFixture.words(paragraph).length();
  }

  @Test
  void everyFigureOfEveryArticleIsDrawn(FxRobot robot) {
    FxThread.runUntilLaidOut(() -> {
      for (Language language : Language.values()) {
        Figures figures = new Figures(context(language));
        for (Article article : HistoryFixture.HISTORY.articles().values()) {
          for (Block block : article.in(language).orElseThrow().blocks()) {
            if (block instanceof Block.Figure figure) {
              assertThat(figures.draw(figure.id())).as(figure.id()).isPresent();
              assertThat(figure.alternative()).isNotBlank();
            }
          }
        }
      }
    });
  }

  private HistoryContext context(Language language) {
    return new HistoryContext(
        HistoryFixture.HISTORY,
        HistoryFixture.LIBRARY,
        language,
        Words.of(HistoryScreens.class, "history", language),
        fixture.navigator);
  }
}
