package hnefi.ui.history;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.history.NamedPlace;
import hnefi.content.history.Term;
import hnefi.content.history.Topic;
import hnefi.fx.speech.Announcement;
import hnefi.text.Language;
import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import hnefi.ui.WindowExtension.Start;
import hnefi.ui.history.map.MapView;
import hnefi.ui.history.time.TimelineView;
import hnefi.ui.route.Section;
import hnefi.ui.route.SectionRoute;
import hnefi.ui.route.TopicRoute;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;

/// Map and timeline by mouse, wheel and keys.
@ExtendWith(WindowExtension.class)
@SuppressWarnings("NullAway.Init") // filled by @Start
class ChartsTest {
  private HistoryFixture fixture;

  @Start
  void open(Stage stage) {
    fixture = new HistoryFixture(HistoryFixture.HISTORY);
    fixture.open(stage, 1000, 800);
  }

  @Test
  void aPlaceIsChosenOnTheMapAndInTheList(FxRobot robot) {
    fixture.go(robot, new SectionRoute(Section.MAP));
    press(robot, "#pin-ultuna");
    ListView<?> places = robot.lookup("#places").queryAs(ListView.class);
    assertThat(((NamedPlace) places.getSelectionModel().getSelectedItem()).id())
        .isEqualTo("ultuna");
    assertThat(HistoryFixture.words(robot.lookup("#place-card").query())).contains("Ultuna");
    FxThread.runUntilLaidOut(() -> {
      places.requestFocus();
      places.getSelectionModel().select(0);
    });
    assertThat(HistoryFixture.words(robot.lookup("#place-card").query())).doesNotContain("Ultuna");
  }

  @Test
  void theCardsOfPlacesAndNamesAreToldToWhoeverListens(FxRobot robot) {
    List<String> heard = new ArrayList<>();
    FxThread.run(() ->
        robot
            .window(0)
            .getScene()
            .getRoot()
            .addEventHandler(Announcement.ANNOUNCED, each -> heard.add(each.text())));
    fixture.go(robot, new SectionRoute(Section.MAP));
    press(robot, "#pin-ultuna");
    NamedPlace ultuna =
        HistoryFixture.HISTORY.places().values().stream()
            .filter(each -> each.id().equals("ultuna"))
            .findFirst()
            .orElseThrow();
    assertThat(heard.getLast()).contains(ultuna.text().in(Language.EN));

    fixture.go(robot, new SectionRoute(Section.NAMES));
    ListView<?> names = robot.lookup("#terms").queryListView();
    FxThread.runUntilLaidOut(() -> names.getSelectionModel().select(0));
    assertThat(heard.getLast())
        .startsWith(((Term) names.getItems().getFirst()).meaning().in(Language.EN));
  }

  @Test
  void theCardOfAPlaceSaysThatItsPositionIsOurs(FxRobot robot) {
    fixture.go(robot, TopicRoute.of(Topic.Kind.PLACE, "poltava"));
    assertThat(HistoryFixture.words(robot.lookup("#place-card").query()))
        .contains("our map positions")
        .contains("ten kilometres");
  }

  @Test
  void theMapShowsWhoCarriedTheGame(FxRobot robot) {
    fixture.go(robot, new SectionRoute(Section.MAP));
    int legs =
        HistoryFixture.HISTORY.transmissions().values().stream()
            .mapToInt(each -> each.legs().size())
            .sum();
    assertThat(robot.lookup(".transmission").queryAll()).hasSize(legs);
    assertThat(robot.lookup("#transmission-traders").tryQuery()).isPresent();
    press(robot, "#pin-iceland");
    String iceland = HistoryFixture.words(robot.lookup("#place-card").query());
    assertThat(iceland).contains("Raiders, adventurers and settlers").doesNotContain("Traders");
  }

  @Test
  void noTwoSignsOnTheMapCoverEachOther(FxRobot robot) {
    fixture.go(robot, new SectionRoute(Section.MAP));
    var signs =
        robot.lookup(".map-marker").queryAll().stream().map(Node::getBoundsInParent).toList();
    for (Bounds one : signs) {
      assertThat(signs.stream().filter(other -> other != one && overlap(one, other))).isEmpty();
    }
  }

  private static boolean overlap(Bounds one, Bounds other) {
    double distance =
        Math.hypot(one.getCenterX() - other.getCenterX(), one.getCenterY() - other.getCenterY());
    return distance < one.getWidth() * 0.8;
  }

  @Test
  void theMapZoomsByButtonKeyAndWheel(FxRobot robot) {
    fixture.go(robot, new SectionRoute(Section.MAP));
    double before = land(robot);
    press(robot, "#zoom-in");
    double closer = land(robot);
    assertThat(closer).isGreaterThan(before * 1.3);
    FxThread.runUntilLaidOut(() -> robot.lookup(".map-view").queryAs(MapView.class).requestFocus());
    robot.type(KeyCode.PLUS);
    assertThat(land(robot)).isGreaterThan(closer * 1.3);
    press(robot, "#show-all");
    assertThat(land(robot)).isEqualTo(before);
  }

  private static double land(FxRobot robot) {
    FxThread.runUntilLaidOut(() -> robot.lookup(".map-view").queryAs(MapView.class).layout());
    return robot
        .lookup(".map-land")
        .query()
        .localToScene(new javafx.geometry.BoundingBox(0, 0, 100, 100))
        .getWidth();
  }

  @Test
  void anEntryOfTheTimelineIsChosenByClickAndByKey(FxRobot robot) {
    fixture.go(robot, new SectionRoute(Section.TIMELINE));
    robot.clickOn(
        robot.lookup(".event").queryAll().stream()
            .filter(each -> HistoryFixture.words(each).contains("height"))
            .findFirst()
            .orElseThrow());
    assertThat(HistoryFixture.words(robot.lookup("#event-card").query()))
        .contains("about 850–1050");
    FxThread.runUntilLaidOut(
        () -> robot.lookup(".timeline").queryAs(TimelineView.class).requestFocus());
    robot.type(KeyCode.DOWN);
    assertThat(HistoryFixture.words(robot.lookup("#event-card").query()))
        .doesNotContain("about 850–1050");
  }

  @Test
  void noEntryOfTheTimelineCoversAnother(FxRobot robot) {
    fixture.go(robot, new SectionRoute(Section.TIMELINE));
    var entries =
        robot.lookup(".event").queryAll().stream()
            .filter(Node::isVisible)
            .map(Node::getBoundsInParent)
            .toList();
    assertThat(entries).hasSizeGreaterThan(10);
    for (Bounds one : entries) {
      assertThat(entries.stream().filter(other -> other != one && one.intersects(other))).isEmpty();
    }
  }

  @Test
  void theTimelineZoomsByButtonAndMovesByDrag(FxRobot robot) {
    fixture.go(robot, new SectionRoute(Section.TIMELINE));
    String whole = years(robot);
    press(robot, "#zoom-in");
    String closer = years(robot);
    assertThat(closer).isNotEqualTo(whole);
    Node chart = robot.lookup(".timeline").query();
    robot.drag(chart).moveBy(-150, 0).drop();
    assertThat(years(robot)).isNotEqualTo(closer);
    press(robot, "#show-all");
    assertThat(years(robot)).isEqualTo(whole);
  }

  private static String years(FxRobot robot) {
    FxThread.runUntilLaidOut(() -> robot.lookup(".timeline").queryAs(TimelineView.class).layout());
    return robot.lookup(".timeline .tick").queryAll().stream()
        .filter(Node::isVisible)
        .map(tick -> HistoryFixture.words(tick) + Math.round(tick.getLayoutX()))
        .sorted()
        .toList()
        .toString();
  }

  private static void press(FxRobot robot, String button) {
    FxThread.runUntilLaidOut(() -> robot.lookup(button).queryAs(Button.class).fire());
  }
}
