package hnefi.ui.play;

import static hnefi.ui.play.PlayFixture.CAPTURE;
import static hnefi.ui.play.PlayFixture.ESCAPE;
import static hnefi.ui.play.PlayFixture.LIBRARY;
import static hnefi.ui.play.PlayFixture.square;
import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Square;
import hnefi.content.EditionName;
import hnefi.notation.BoardText;
import hnefi.text.Language;
import hnefi.ui.board.BoardControl;
import hnefi.ui.board.BoardMarks.Kind;
import hnefi.ui.nav.Area;
import hnefi.ui.nav.Navigator;
import hnefi.ui.nav.Place;
import hnefi.ui.nav.Screens;
import hnefi.ui.settings.Settings;
import hnefi.ui.settings.SettingsModel;
import hnefi.ui.settings.SystemLook;
import hnefi.ui.settings.Theme;
import hnefi.ui.shell.Notices;
import hnefi.ui.shell.Shell;
import hnefi.ui.theme.Appearance;
import hnefi.ui.theme.Fonts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Locale;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

@ExtendWith(ApplicationExtension.class)
@SuppressWarnings("NullAway.Init")
class PlayScreenTest {
  private static final String WHOLE_GAMES =
      """
      haende       | b4-b1 c4-c7 a4-a2 d5-g5 a2-a6 d4-a4 a6-b6 a4-a6 b1-b5 a6-a1 | corner
      mungo-simple | f2-i2 e5-e4 d11-a11 f5-e5 f10-d10 f4-h4 a11-d11 f6-f3 a4-a3 f3-k3 | edge
      svenska      | h6-h4 e11-e10 g5-j5 d1-b1 g6-g2 b6-b9 f6-i6 e1-e4 i6-i1 | edge
      """;

  @TempDir private static Path folder;

  private Navigator navigator;
  private SettingsModel settings;
  private Notices notices;

  @Start
  void start(Stage stage) {
    Fonts.load();
    settings = new SettingsModel(Settings.DEFAULT, Language.EN, SystemLook.of(Theme.LIGHT, true));
    notices = new Notices();
    Play play =
        new Play(
            new Desk(
                () -> LIBRARY,
                settings,
                new GameFiles(folder, Clock.systemUTC(), notices::tell),
                notices::tell,
                new NoComputers(),
                new hnefi.ui.play.Background(Runnable::run, Runnable::run)));
    Screens screens = play.register(Screens.builder()).build();
    navigator = new Navigator(screens, new SavedGamesPlace());
    Scene scene = new Scene(new Shell(navigator, settings, notices).root(), 990, 900);
    new Appearance(settings).dress(scene);
    stage.setScene(scene);
    stage.show();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = WHOLE_GAMES)
  void aWholeGameIsPlayedByTaps(String rules, String moves, String end, FxRobot robot) {
    go(robot, GamePlace.of(EditionName.of(rules)));
    for (String move : moves.split(" ")) {
      robot.clickOn(at(robot, from(move)));
      robot.clickOn(at(robot, to(move)));
    }
    assertWon(robot, end);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = WHOLE_GAMES)
  void aWholeGameIsPlayedByDragging(String rules, String moves, String end, FxRobot robot) {
    go(robot, GamePlace.of(EditionName.of(rules)));
    for (String move : moves.split(" ")) {
      robot.drag(at(robot, from(move))).dropTo(at(robot, to(move)));
    }
    assertWon(robot, end);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = WHOLE_GAMES)
  void aWholeGameIsPlayedWithKeys(String rules, String moves, String end, FxRobot robot) {
    go(robot, GamePlace.of(EditionName.of(rules)));
    Square cursor = square(from(moves));
    fx(robot, () -> board(robot).focus(square(from(moves))));
    for (String move : moves.split(" ")) {
      cursor = walk(robot, cursor, square(from(move)));
      robot.push(KeyCode.ENTER);
      cursor = walk(robot, cursor, square(to(move)));
      robot.push(KeyCode.ENTER);
    }
    assertWon(robot, end);
  }

  @Test
  void aRefusedMoveSaysWhyAtOnce(FxRobot robot) {
    go(robot, GamePlace.of(EditionName.of("fetlar")));
    robot.clickOn(at(robot, "a8"));
    robot.clickOn(at(robot, "a11"));
    assertThat(said(robot)).contains("corner");
    assertThat(board(robot).getMarks().of(Kind.TROUBLE)).containsExactly(square("a11"));
    robot.clickOn(at(robot, "a10"));
    assertThat(rows(robot)).startsWith("...AAAAA.../A....A");
  }

  @Test
  void aPieceOfTheOtherSideSaysWhoseTurnItIs(FxRobot robot) {
    go(robot, GamePlace.of(EditionName.of("fetlar")));
    robot.clickOn(at(robot, "f8"));
    assertThat(said(robot)).contains("attackers");
  }

  @Test
  void aCaptureIsExplainedAndATappedSentenceLightsUpWhatItIsAbout(FxRobot robot) {
    playAll(robot, "fetlar", CAPTURE);
    assertThat(said(robot)).contains("f10");
    assertThat(board(robot).getMarks().of(Kind.VICTIM)).containsExactly(square("f10"));
    robot.clickOn(robot.lookup(".kind-spared .sentence").queryButton());
    assertThat(board(robot).getMarks().of(Kind.SPARED)).containsExactly(square("g11"));
    assertThat(board(robot).getMarks().of(Kind.VICTIM)).isEmpty();
  }

  @Test
  void thePassageOpensTheRuleWithItsRivalsAndPlaysOne(FxRobot robot) {
    playAll(robot, "fetlar", CAPTURE);
    robot.clickOn(robot.lookup("#why .kind-spared .source").queryButton());
    WaitForAsyncUtils.waitForFxEvents();
    assertThat(robot.lookup(".rule-sentence").tryQuery()).isPresent();
    Button here = robot.lookup(".play-here").queryButton();
    fx(robot, here::fire);
    assertThat(navigator.place()).isInstanceOf(GamePlace.class);
    GamePlace place = (GamePlace) navigator.place();
    assertThat(place.edition().houseRules()).hasSize(1);
    assertThat(place.setup()).isPresent();
  }

  @Test
  void movesAreTakenBackAndPlayedAgainByButtonAndByKey(FxRobot robot) {
    playAll(robot, "fetlar", "f2-h2 e7-e10");
    String after = rows(robot);
    robot.clickOn("#undo");
    assertThat(rows(robot)).isNotEqualTo(after);
    robot.clickOn("#redo");
    assertThat(rows(robot)).isEqualTo(after);
    fx(robot, () -> board(robot).focus(square("f6")));
    robot.push(KeyCode.SHORTCUT, KeyCode.Z);
    assertThat(rows(robot)).isNotEqualTo(after);
    robot.push(KeyCode.SHORTCUT, KeyCode.Y);
    assertThat(rows(robot)).isEqualTo(after);
  }

  @Test
  void aTapOnTheListLooksBackAndSaysSo(FxRobot robot) {
    playAll(robot, "fetlar", CAPTURE);
    String now = rows(robot);
    fx(robot, () -> moveButton(robot, "e7–e10").fire());
    assertThat(rows(robot)).isNotEqualTo(now);
    assertThat(robot.lookup("#looking").query().isVisible()).isTrue();
    robot.clickOn("#to-game");
    assertThat(rows(robot)).isEqualTo(now);
    assertThat(robot.lookup("#looking").query().isVisible()).isFalse();
  }

  @Test
  void givingUpIsAskedAndShowsTheResult(FxRobot robot) {
    playAll(robot, "haende", "b4-b1");
    robot.clickOn("#give-up");
    robot.clickOn("#no");
    assertThat(robot.lookup("#result").query().isVisible()).isFalse();
    robot.clickOn("#give-up");
    robot.clickOn("#yes");
    assertThat(robot.lookup("#result").query().isVisible()).isTrue();
  }

  @Test
  void aDrawIsOfferedAndAccepted(FxRobot robot) {
    playAll(robot, "haende", "b4-b1");
    robot.clickOn("#draw");
    robot.clickOn("#yes");
    assertThat(resultText(robot).toLowerCase(Locale.ROOT)).contains("draw");
  }

  @Test
  void theResultLeadsToAnotherGameAndToExchangedSides(FxRobot robot) {
    playAll(robot, "haende", ESCAPE);
    robot.clickOn("#exchange");
    Table second = ((TablePlace) navigator.place()).table();
    assertThat(second.match().results()).hasSize(1);
    for (String move : ESCAPE.split(" ")) {
      robot.clickOn(at(robot, from(move))).clickOn(at(robot, to(move)));
    }
    assertThat(robot.lookup(".score").queryLabeled().getText()).contains("1");
    robot.clickOn("#again");
    assertThat(((TablePlace) navigator.place()).table().match().results()).isEmpty();
    assertThat(robot.lookup("#result").query().isVisible()).isFalse();
  }

  @Test
  void theResultCanBePutAsideAndCalledBack(FxRobot robot) {
    playAll(robot, "haende", ESCAPE);
    robot.clickOn("#see-board");
    assertThat(robot.lookup("#result").query().isVisible()).isFalse();
    robot.clickOn("#show-result");
    assertThat(robot.lookup("#result").query().isVisible()).isTrue();
  }

  @Test
  void anotherLanguageInTheMiddleOfAGameKeepsEverything(FxRobot robot) {
    playAll(robot, "fetlar", CAPTURE);
    robot.clickOn(at(robot, "a8"));
    String rows = rows(robot);
    robot.clickOn("#language-sv");
    assertThat(rows(robot)).isEqualTo(rows);
    assertThat(board(robot).getSelected()).isEqualTo(square("a8"));
    assertThat(said(robot)).contains("f10").contains("slagen");
    assertThat(board(robot).getMarks().of(Kind.VICTIM)).containsExactly(square("f10"));
  }

  @Test
  void aGameThatWasLeftGoesOnWhereItStopped(FxRobot robot) {
    playAll(robot, "haende", "b4-b1 c4-c7");
    String rows = rows(robot);
    go(robot, Area.PLAY.front());
    robot.clickOn("#resume-game");
    assertThat(rows(robot)).isEqualTo(rows);
    assertThat(robot.lookup(".move").queryAllAs(Button.class)).isNotEmpty();
  }

  @Test
  void aDamagedGameIsToldAndTheOthersStayPlayable(FxRobot robot) throws IOException {
    playAll(robot, "haende", "b4-b1 c4-c7");
    Path damaged = folder.resolve("zzz.tafl");
    Files.writeString(damaged, "[Rules \"haende\"]\n\n1. b4-zz\nongoing\n");
    go(robot, new SavedGamePlace("zzz.tafl"));
    assertThat(notices.shownProperty().get().orElseThrow().in(Language.EN))
        .contains("zzz.tafl")
        .contains("line 3");
    assertThat(Files.readString(damaged)).contains("b4-zz");
    go(robot, new SavedGamesPlace());
    assertThat(robot.lookup(".warning").queryLabeled().getText()).contains("zzz.tafl");
    assertThat(robot.lookup(".saved-game").queryAll()).isNotEmpty();
    Files.delete(damaged);
  }

  @Test
  void aGameIsSavedUnderAName(FxRobot robot) {
    playAll(robot, "haende", "b4-b1");
    robot.clickOn("#save-as");
    robot.clickOn("#save-title").write("Sunday");
    robot.clickOn("#save-keep");
    go(robot, new SavedGamesPlace());
    assertThat(robot.lookup(".saved-game").queryAllAs(Button.class))
        .anySatisfy(button -> assertThat(button.getText()).startsWith("Sunday"));
  }

  @Test
  void aNewcomerPlaysAfterOneTap(FxRobot robot) {
    go(robot, Area.PLAY.front());
    robot.clickOn("#start");
    assertThat(navigator.place()).isInstanceOf(GamePlace.class);
    assertThat(board(robot)).isNotNull();
  }

  @Test
  void aRuleSetIsChosenByItsCard(FxRobot robot) {
    go(robot, Area.PLAY.front());
    fx(
        robot,
        () ->
            robot.lookup("#card-svenska").queryAs(javafx.scene.control.ToggleButton.class).fire());
    robot.clickOn("#start");
    assertThat(((GamePlace) navigator.place()).edition()).isEqualTo(EditionName.of("svenska"));
  }

  @Test
  void aTurnedRuleIsPlayedAsAHouseRule(FxRobot robot) {
    go(robot, RulesPlace.of(EditionName.of("haende")));
    turn(robot, "king-armed", "no");
    assertThat(robot.lookup("#differences").query().isVisible()).isTrue();
    turn(robot, "corner-enter", "nobody");
    assertThat(robot.lookup("#refused").query().isVisible()).isTrue();
    robot.clickOn("#play-start");
    assertThat(((GamePlace) navigator.place()).edition().houseRules())
        .containsOnlyKeys(hnefi.rules.Switch.KING_ARMED);
  }

  @SuppressWarnings("unchecked")
  private static void turn(FxRobot robot, String rule, String value) {
    fx(
        robot,
        () ->
            ((javafx.scene.control.ComboBox<String>) robot.lookup("#turn-" + rule).query())
                .setValue(value));
  }

  private void playAll(FxRobot robot, String rules, String moves) {
    go(robot, GamePlace.of(EditionName.of(rules)));
    for (String move : moves.split(" ")) {
      robot.clickOn(at(robot, from(move))).clickOn(at(robot, to(move)));
    }
  }

  private void go(FxRobot robot, Place place) {
    fx(robot, () -> navigator.enter(place));
    fx(robot, () -> robot.window(0).getScene().getRoot().layout());
  }

  private static void assertWon(FxRobot robot, String end) {
    assertThat(robot.lookup("#result").query().isVisible()).isTrue();
    assertThat(resultText(robot)).contains("defenders").contains(end);
  }

  private static String resultText(FxRobot robot) {
    return ((Labeled) robot.lookup(".result-words").query()).getText();
  }

  private static Square walk(FxRobot robot, Square from, Square to) {
    Square now = from;
    while (now.file() != to.file()) {
      boolean right = to.file() > now.file();
      robot.push(right ? KeyCode.RIGHT : KeyCode.LEFT);
      now = new Square(now.file() + (right ? 1 : -1), now.rank());
    }
    while (now.rank() != to.rank()) {
      boolean up = to.rank() > now.rank();
      robot.push(up ? KeyCode.UP : KeyCode.DOWN);
      now = new Square(now.file(), now.rank() + (up ? 1 : -1));
    }
    return now;
  }

  private static Button moveButton(FxRobot robot, String text) {
    return robot.lookup(".move").queryAllAs(Button.class).stream()
        .filter(each -> each.getText().equals(text))
        .findFirst()
        .orElseThrow();
  }

  private static BoardControl board(FxRobot robot) {
    return robot.lookup("#board").queryAs(BoardControl.class);
  }

  private static String rows(FxRobot robot) {
    return BoardText.write(java.util.Objects.requireNonNull(board(robot).getArrangement()));
  }

  private static String said(FxRobot robot) {
    return String.valueOf(robot.lookup("#why").query().getAccessibleText());
  }

  /// Where a square lies on the screen.
  private static Point2D at(FxRobot robot, String name) {
    Node cell =
        board(robot).lookupAll(".board-square").stream()
            .filter(each ->
                String.valueOf(each.queryAccessibleAttribute(javafx.scene.AccessibleAttribute.TEXT))
                    .split(",")[0]
                    .equals(name))
            .findFirst()
            .orElseThrow();
    Bounds bounds = cell.localToScreen(cell.getBoundsInLocal());
    return new Point2D(bounds.getCenterX(), bounds.getCenterY());
  }

  private static String from(String move) {
    return move.split("-")[0].strip();
  }

  private static String to(String move) {
    return move.split("-")[1].strip();
  }

  private static void fx(FxRobot robot, Runnable action) {
    robot.interact(action);
    WaitForAsyncUtils.waitForFxEvents();
  }
}
