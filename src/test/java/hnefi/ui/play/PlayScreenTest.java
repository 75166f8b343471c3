package hnefi.ui.play;

import static hnefi.ui.play.PlayScreen.assertEnded;
import static hnefi.ui.play.PlayScreen.at;
import static hnefi.ui.play.PlayScreen.board;
import static hnefi.ui.play.PlayScreen.choose;
import static hnefi.ui.play.PlayScreen.click;
import static hnefi.ui.play.PlayScreen.drag;
import static hnefi.ui.play.PlayScreen.fire;
import static hnefi.ui.play.PlayScreen.fx;
import static hnefi.ui.play.PlayScreen.isShown;
import static hnefi.ui.play.PlayScreen.moveButton;
import static hnefi.ui.play.PlayScreen.rows;
import static hnefi.ui.play.PlayScreen.said;
import static hnefi.ui.play.PlayScreen.tap;
import static hnefi.ui.play.PlayScreen.text;
import static hnefi.ui.play.PlayScreen.type;
import static hnefi.ui.play.session.PlayFixture.CAPTURE;
import static hnefi.ui.play.session.PlayFixture.ESCAPE;
import static hnefi.ui.play.session.PlayFixture.square;
import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.content.Edition;
import hnefi.content.EditionName;
import hnefi.fx.nav.Area;
import hnefi.fx.nav.Route;
import hnefi.fx.speech.Announcement;
import hnefi.game.GameClock;
import hnefi.game.TimeControl;
import hnefi.narration.BoardMarks.Kind;
import hnefi.notation.MoveText;
import hnefi.rules.Move;
import hnefi.rules.Outcome;
import hnefi.rules.Play;
import hnefi.rules.StartPosition;
import hnefi.rules.SwitchValue;
import hnefi.session.CustomLayout;
import hnefi.session.GameSetup;
import hnefi.session.GameTerms;
import hnefi.session.Handicap;
import hnefi.session.Participant;
import hnefi.session.Players;
import hnefi.text.Language;
import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import hnefi.ui.WindowExtension.Start;
import hnefi.ui.board.BoardControl;
import hnefi.ui.play.screen.StagedRoute;
import hnefi.ui.play.session.PlayFixture;
import hnefi.ui.profile.Emblem;
import hnefi.ui.route.GameRoute;
import hnefi.ui.route.NewGameRoute;
import hnefi.ui.route.NextGameRoute;
import hnefi.ui.route.RuleSheetRoute;
import hnefi.ui.route.RulesRoute;
import hnefi.ui.route.SavedGameRoute;
import hnefi.ui.route.SavedGamesRoute;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.paint.Paint;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;

@ExtendWith(WindowExtension.class)
@SuppressWarnings("NullAway.Init")
class PlayScreenTest {
  @TempDir private static Path folder;

  private PlayScreen screen;

  @Start
  void start(Stage stage) {
    screen = PlayScreen.show(stage, folder);
  }

  /// The ways to move a piece.
  private enum Hand {
    TAPS,
    DRAGS,
    KEYS;

    void play(FxRobot robot, String moves) {
      switch (this) {
        case TAPS -> tap(robot, moves);
        case DRAGS -> drag(robot, moves);
        case KEYS -> type(robot, moves);
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          TAPS  | haende       | b4-b1 c4-c7 a4-a2 d5-g5 a2-a6 d4-a4 a6-b6 a4-a6 b1-b5 a6-a1 | defenders | corner
          TAPS  | mungo-tablut | f1-f2 d5-d3 d9-d5 f5-f7 f2-f5 e6-f6 a6-e6 e4-b4 i4-e4 | attackers | king
          DRAGS | spieltz      | b6-b2 d6-d2 e1-b1 e6-b6 a8-b8 f6-c6 f1-d1 c6-c11 k4-h4 c11-a11 | defenders | corner
          DRAGS | mungo-simple | f2-i2 e5-e4 d11-a11 f5-e5 f10-d10 f4-h4 a11-d11 f6-f3 a4-a3 f3-k3 | defenders | edge
          KEYS  | fetlar       | g1-g4 h6-h4 f2-d2 g6-h6 f10-k10 h6-h9 j6-j7 f6-i6 j7-j1 i6-i1 f1-f2 i1-k1 | defenders | corner
          KEYS  | svenska      | f8-d8 a7-d7 g7-i7 d11-d9 h6-i6 d1-d5 g6-g8 h1-h6 f6-g6 j6-j7 f7-h7 k8-h8 i7-i1 a8-f8 g6-g8 g11-g9 f4-i4 j7-g7 | attackers | king
          """)
  void aWholeGameIsPlayedByAnyHand(
      Hand hand, String rules, String moves, String winner, String end, FxRobot robot) {
    screen.go(robot, GameRoute.of(EditionName.of(rules)));
    hand.play(robot, moves);
    assertEnded(robot, winner, end);
  }

  @Test
  void aRefusedMoveSaysWhyAtOnce(FxRobot robot) {
    screen.go(robot, GameRoute.of(EditionName.of("fetlar")));
    click(robot, at(robot, "a8"));
    click(robot, at(robot, "a11"));
    assertThat(said(robot)).contains("corner");
    assertThat(board(robot).getMarks().of(Kind.TROUBLE)).containsExactly(square("a11"));
    click(robot, at(robot, "a10"));
    assertThat(rows(robot)).startsWith("...AAAAA.../A....A");
  }

  @Test
  void aPieceOfTheOtherSideSaysWhoseTurnItIs(FxRobot robot) {
    screen.go(robot, GameRoute.of(EditionName.of("fetlar")));
    click(robot, at(robot, "f8"));
    assertThat(said(robot)).contains("attackers");
  }

  @Test
  void aCaptureIsExplainedAndATappedSentenceLightsUpWhatItIsAbout(FxRobot robot) {
    screen.playAll(robot, "fetlar", CAPTURE);
    assertThat(said(robot)).contains("f10");
    assertThat(board(robot).getMarks().of(Kind.VICTIM)).containsExactly(square("f10"));
    fire(robot, ".kind-spared .sentence");
    assertThat(board(robot).getMarks().of(Kind.SPARED)).containsExactly(square("g11"));
    assertThat(board(robot).getMarks().of(Kind.VICTIM)).isEmpty();
  }

  @Test
  void thePassageOpensTheRuleWithItsRivalsAndPlaysOne(FxRobot robot) {
    screen.playAll(robot, "fetlar", CAPTURE);
    fire(robot, "#statements .kind-spared .source");
    assertThat(robot.lookup(".rule-sentence").tryQuery()).isPresent();
    Button here = robot.lookup(".play-here").queryButton();
    fx(robot, here::fire);
    assertThat(screen.navigator.route()).isInstanceOf(GameRoute.class);
    GameRoute place = (GameRoute) screen.navigator.route();
    assertThat(place.edition().houseRules()).hasSize(1);
    assertThat(place.start()).isPresent();
  }

  @Test
  void movesAreTakenBackAndPlayedAgainByButtonAndByKey(FxRobot robot) {
    screen.playAll(robot, "fetlar", "f2-h2 e7-e10");
    String after = rows(robot);
    robot.clickOn("#undo");
    assertThat(rows(robot)).isNotEqualTo(after);
    fire(robot, "#redo");
    assertThat(rows(robot)).isEqualTo(after);
    fx(robot, () -> robot.lookup("#flip").query().requestFocus());
    robot.push(KeyCode.SHORTCUT, KeyCode.Z);
    assertThat(rows(robot)).isNotEqualTo(after);
    robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.Z);
    assertThat(rows(robot)).isEqualTo(after);
  }

  @Test
  void arrowsStepThroughTheGameWhereverTheFocusIs(FxRobot robot) {
    screen.playAll(robot, "fetlar", CAPTURE);
    String now = rows(robot);
    robot.type(KeyCode.LEFT);
    String before = rows(robot);
    assertThat(before).isNotEqualTo(now);
    fx(robot, () -> robot.lookup("#flip").query().requestFocus());
    robot.type(KeyCode.HOME);
    assertThat(isShown(robot, "#looking")).isTrue();
    robot.type(KeyCode.RIGHT).type(KeyCode.RIGHT).type(KeyCode.RIGHT);
    assertThat(rows(robot)).isEqualTo(before);
    fx(robot, () -> robot.lookup("#to-game").query().requestFocus());
    robot.type(KeyCode.END);
    assertThat(rows(robot)).isEqualTo(now);
    robot.push(KeyCode.SHORTCUT, KeyCode.K);
    robot.write("My move").type(KeyCode.HOME).type(KeyCode.LEFT);
    assertThat(rows(robot)).isEqualTo(now);
    robot.type(KeyCode.ESCAPE);
    assertThat(isShown(robot, ".note-editor")).isFalse();
  }

  @Test
  void aTapOnTheListLooksBackAndSaysSo(FxRobot robot) {
    screen.playAll(robot, "fetlar", CAPTURE);
    String now = rows(robot);
    fx(robot, () -> moveButton(robot, "e7–e10").fire());
    assertThat(rows(robot)).isNotEqualTo(now);
    assertThat(isShown(robot, "#looking")).isTrue();
    assertThat(text(robot, "#looking-text")).contains("after move 1 of the defenders");
    robot.clickOn("#to-game");
    assertThat(rows(robot)).isEqualTo(now);
    assertThat(isShown(robot, "#looking")).isFalse();
  }

  @Test
  void givingUpIsAskedAndShowsTheResult(FxRobot robot) {
    screen.playAll(robot, "haende", "b4-b1");
    fire(robot, "#resign");
    fire(robot, "#no");
    assertThat(isShown(robot, "#result")).isFalse();
    fire(robot, "#resign");
    fire(robot, "#yes");
    assertThat(isShown(robot, "#result")).isTrue();
    assertThat(focused(robot)).isEqualTo("again");
  }

  @Test
  void theKeysGoBackToTheBoardFromAButtonThatWasPointedAtButNotFromTheResult(FxRobot robot) {
    screen.playAll(robot, "fetlar", "f2-h2 e7-e10");
    robot.clickOn("#undo");
    FxThread.runUntilLaidOut(() -> {});
    assertThat(board(robot).isFocusWithin()).isTrue();
    robot.clickOn("#more").clickOn("#resign").clickOn("#yes");
    FxThread.runUntilLaidOut(() -> {});
    assertThat(focused(robot)).isEqualTo("again");
  }

  private static String focused(FxRobot robot) {
    return FxThread.call(() -> robot.window(0).getScene().getFocusOwner().getId());
  }

  @Test
  void aDrawIsOfferedAndAccepted(FxRobot robot) {
    screen.playAll(robot, "haende", "b4-b1");
    fire(robot, "#draw");
    fire(robot, "#yes");
    assertThat(text(robot, ".result-words").toLowerCase(Locale.ROOT)).contains("draw");
  }

  @Test
  void theResultLeadsToAnotherGameAndToExchangedSides(FxRobot robot) {
    screen.playAll(robot, "haende", ESCAPE);
    fire(robot, "#exchange");
    GameSetup second = ((NextGameRoute) screen.navigator.route()).setup();
    assertThat(second.match().results()).hasSize(1);
    tap(robot, ESCAPE);
    assertThat(robot.lookup(".score").queryLabeled().getText()).contains("1");
    fire(robot, "#again");
    assertThat(((NextGameRoute) screen.navigator.route()).setup().match().results()).isEmpty();
    assertThat(isShown(robot, "#result")).isFalse();
  }

  @Test
  void theScoreIsSaidAfterTheResult(FxRobot robot) {
    screen.playAll(robot, "haende", ESCAPE);
    fire(robot, "#exchange");
    List<String> heard = new ArrayList<>();
    FxThread.runUntilLaidOut(() ->
        board(robot)
            .getScene()
            .getRoot()
            .addEventHandler(Announcement.ANNOUNCED, each -> heard.add(each.text())));
    tap(robot, ESCAPE);
    FxThread.runUntilLaidOut(() -> {});
    assertThat(heard.getLast()).isEqualTo(robot.lookup(".score").queryLabeled().getText());
    assertThat(heard).hasSizeGreaterThan(1);
  }

  @Test
  void whoeverListensHearsOnceHowWideTheBoardIsWhatDiffersFromTheBookAndWhoseTurnItIs(
      FxRobot robot) {
    Edition haende = PlayFixture.edition("haende");
    Handicap fewer = new Handicap.FewerMen(Side.ATTACKERS, 2);
    Edition slow = haende.with(Play.value("king-range=3")).toOptional().orElseThrow();
    assertThat(heard(robot, () -> screen.navigator.enter(GameRoute.of(haende.name()))))
        .startsWith("The board is 7 squares wide. The attackers begin. The king wins")
        .doesNotContain("turn");
    GameRoute helped =
        new GameRoute(slow.name(), fewer.start(slow, Optional.empty()), Players.TWO_PEOPLE);
    assertThat(heard(robot, () -> screen.navigator.enter(helped)))
        .startsWith("The board is 7 squares wide. The king moves at most 3 squares.")
        .containsOnlyOnce("It is the attackers’ turn.");
    tap(robot, "b4-b3");
    screen.go(robot, new SavedGamesRoute());
    assertThat(heard(robot, screen.navigator::back))
        .startsWith("The board is 7 squares wide. An attacker moves from b4 to b3.")
        .containsOnlyOnce("It is the defenders’ turn.");
  }

  @Test
  void whoResignsHearsTheResultAndNotTheLastMoveAgain(FxRobot robot) {
    screen.playAll(robot, "fetlar", "f2-h2");
    String result =
        heard(
            robot,
            () -> {
              ((Button) robot.lookup("#resign").query()).fire();
              ((Button) robot.lookup("#yes").query()).fire();
            });
    assertThat(result)
        .endsWith("? Then the attackers win. The attackers win: the defenders have given up.");
  }

  private static String heard(FxRobot robot, Runnable action) {
    List<String> heard = new ArrayList<>();
    Parent root = robot.window(0).getScene().getRoot();
    EventHandler<Announcement> listener = each -> heard.add(each.text());
    fx(robot, () -> root.addEventHandler(Announcement.ANNOUNCED, listener));
    fx(robot, action);
    fx(robot, () -> root.removeEventHandler(Announcement.ANNOUNCED, listener));
    return String.join(" ", heard);
  }

  @Test
  void theResultCanBePutAsideAndCalledBack(FxRobot robot) {
    screen.playAll(robot, "haende", ESCAPE);
    fx(robot, () -> robot.lookup("#see-board").query().requestFocus());
    fire(robot, "#see-board");
    assertThat(isShown(robot, "#result")).isFalse();
    assertThat(board(robot).isFocusWithin()).isTrue();
    fx(robot, () -> robot.lookup("#show-result").query().requestFocus());
    fire(robot, "#show-result");
    assertThat(isShown(robot, "#result")).isTrue();
    assertThat(focused(robot)).isEqualTo("again");
  }

  @Test
  void anotherLanguageInTheMiddleOfAGameKeepsEverything(FxRobot robot) {
    screen.playAll(robot, "fetlar", CAPTURE);
    click(robot, at(robot, "a8"));
    String rows = rows(robot);
    robot.clickOn("#language-sv");
    assertThat(rows(robot)).isEqualTo(rows);
    assertThat(board(robot).moveInput().getSelected()).isEqualTo(square("a8"));
    assertThat(said(robot)).contains("f10").contains("slagen");
    assertThat(board(robot).getMarks().of(Kind.VICTIM)).containsExactly(square("f10"));
  }

  @Test
  void aGameThatWasLeftGoesOnWhereItStopped(FxRobot robot) {
    screen.playAll(robot, "haende", "b4-b1 c4-c7");
    String rows = rows(robot);
    screen.go(robot, Area.PLAY.front());
    fire(robot, "#more-choices");
    fire(robot, "#resume-game");
    PlayScreen.await(() -> robot.lookup("#board").tryQuery().isPresent());
    assertThat(rows(robot)).isEqualTo(rows);
    assertThat(robot.lookup(".move").queryAllAs(Button.class)).isNotEmpty();
  }

  @Test
  void whoGoesBackPastAResumedGameFindsItAsItStands(FxRobot robot) {
    screen.playAll(robot, "haende", "b4-b1 c4-c7");
    screen.go(robot, Area.PLAY.front());
    fire(robot, "#more-choices");
    fire(robot, "#resume-game");
    PlayScreen.await(() -> robot.lookup("#board").tryQuery().isPresent());
    tap(robot, "a4-a2");
    String rows = rows(robot);
    fx(robot, screen.navigator::back);
    fx(robot, screen.navigator::back);
    assertThat(screen.navigator.route()).isInstanceOf(GameRoute.class);
    assertThat(rows(robot)).isEqualTo(rows);
  }

  @Test
  void aDamagedGameIsToldAndTheOthersStayPlayable(FxRobot robot) throws IOException {
    screen.playAll(robot, "haende", "b4-b1 c4-c7");
    Path damaged = folder.resolve("zzz.tafl");
    Files.writeString(damaged, "[Rules \"haende\"]\n\n1. b4-zz\nongoing\n");
    screen.go(robot, new SavedGameRoute("zzz.tafl"));
    assertThat(text(robot, "#missing-reason")).contains("zzz.tafl").contains("line 3");
    assertThat(screen.notices.shownProperty().get()).isEmpty();
    assertThat(text(robot, ".heading")).isEqualTo("Game not opened");
    assertThat(robot.lookup("#stage").query().getAccessibleText()).isEqualTo("Game not opened");
    assertThat(Files.readString(damaged)).contains("b4-zz");
    screen.go(robot, new SavedGamesRoute());
    ListView<?> list = robot.lookup("#saved-list").queryListView();
    fx(robot, () -> list.scrollTo(list.getItems().size() - 1));
    robot.interrupt();
    assertThat(robot.lookup(".warning").queryLabeled().getText()).contains("zzz.tafl");
    assertThat(robot.lookup(".saved-game").queryAll()).isNotEmpty();
    Files.delete(damaged);
  }

  @Test
  void aGameGetsANameAndIsListedDeletedPutBackAndWrittenIntoAFile(FxRobot robot)
      throws IOException {
    screen.playAll(robot, "haende", "b4-b1");
    Path file = folder.resolve("elsewhere").resolve("sunday.otg");
    screen.desktop.saved = Optional.of(file);
    choose(robot, "#export", "save-as");
    assertThat(Files.readString(file)).contains("[rules:dim:7 ").contains("1. b4-b1");

    screen.go(robot, new SavedGamesRoute());
    ListView<?> list = robot.lookup("#saved-list").queryListView();
    fx(robot, list::requestFocus);
    robot.push(KeyCode.SHIFT, KeyCode.F2);
    robot.write("Sunday").type(KeyCode.ENTER);
    robot.clickOn("#saved-search").write("sunday");
    assertThat(list.getItems()).hasSize(1);
    // The only game is chosen without an arrow key.
    fx(robot, list::requestFocus);
    robot.push(KeyCode.SHIFT, KeyCode.F10);
    MenuButton menu = robot.lookup(".saved-menu").queryAs(MenuButton.class);
    assertThat(menu.isShowing()).isTrue();
    fx(robot, menu::hide);
    robot.type(KeyCode.DELETE);
    assertThat(list.getItems()).isEmpty();
    robot.push(KeyCode.SHORTCUT, KeyCode.Z);
    assertThat(list.getItems()).hasSize(1);
    assertThat(robot.lookup("#notice-action").queryButton().isVisible()).isFalse();

    screen.desktop.opened = List.of(file);
    fire(robot, "#open-file");
    assertThat(screen.navigator.route()).isEqualTo(new SavedGameRoute(file.toString()));
  }

  @Test
  void aGameGetsANameFromItsMenu(FxRobot robot) {
    screen.playAll(robot, "haende", "b4-b1");
    screen.go(robot, new SavedGamesRoute());
    robot.clickOn(".saved-menu").clickOn("Rename");
    robot.write("Harbour").type(KeyCode.ENTER);
    assertThat(text(robot, ".saved-title")).isEqualTo("Harbour");
  }

  @Test
  void aNewcomerPlaysAfterOneTap(FxRobot robot) {
    screen.go(robot, Area.PLAY.front());
    fire(robot, "#start");
    PlayScreen.await(() -> robot.lookup("#board").tryQuery().isPresent());
    assertThat(screen.navigator.route()).isInstanceOf(GameRoute.class);
  }

  @Test
  void theSetupOfTheLastGameIsOfferedAgainAndNoTrialTakesItsPlace(FxRobot robot) {
    Edition haende = PlayFixture.edition("haende");
    Handicap fewer = new Handicap.FewerMen(Side.ATTACKERS, 2);
    GameRoute last =
        new GameRoute(
                haende.name(),
                fewer.start(haende, Optional.empty()),
                new Players(new Participant.Human("Astrid"), new Participant.Human("Olaf")))
            .on(GameTerms.USUAL.withTwoGames(true));
    screen.go(robot, last);
    tap(robot, "b4-b1");
    screen.go(
        robot,
        GameRoute.of(
            EditionName.of("fetlar"), StartPosition.of(PlayFixture.position("fetlar", "f2-h2"))));
    tap(robot, "e7-e10");
    screen.go(robot, Area.PLAY.front());
    fire(robot, "#start");
    PlayScreen.await(() -> screen.navigator.route() instanceof GameRoute);
    assertThat(screen.navigator.route()).isEqualTo(last);
  }

  @Test
  void rulesThatHelpedASideAreOfferedAgainAsAHandicapAndNotAsHouseRules(FxRobot robot) {
    Edition haende = PlayFixture.edition("haende");
    Handicap slow =
        Handicap.choices(haende, haende.layout().board()).stream()
            .filter(each -> each instanceof Handicap.Rules(var id, _, _) && id.equals("both"))
            .findFirst()
            .orElseThrow();
    GameRoute last =
        new GameRoute(slow.appliedTo(haende).name(), Optional.empty(), Players.TWO_PEOPLE);
    screen.go(robot, last);
    screen.go(robot, Area.PLAY.front());
    fire(robot, "#more-choices");
    assertThat(robot.lookup("#handicap").queryAs(ComboBox.class).getValue())
        .isEqualTo(Optional.of(slow));
    assertThat(robot.lookup(".difference").queryAll()).isEmpty();
    fire(robot, "#start");
    PlayScreen.await(() -> screen.navigator.route() instanceof GameRoute);
    assertThat(screen.navigator.route()).isEqualTo(last);
  }

  @Test
  void aSetupThatWasLeftBeforeTheFirstMoveIsOfferedAgain(FxRobot robot) {
    screen.go(robot, GameRoute.of(EditionName.of("fetlar")));
    tap(robot, "f2-h2");
    GameRoute last =
        new GameRoute(
            EditionName.of("svenska"),
            Optional.empty(),
            new Players(new Participant.Human("Astrid"), new Participant.Human("Olaf")));
    screen.go(robot, last);
    screen.go(robot, Area.PLAY.front());
    fire(robot, "#start");
    PlayScreen.await(() -> screen.navigator.route() instanceof GameRoute);
    assertThat(screen.navigator.route()).isEqualTo(last);
  }

  @Test
  void whoeverIsHereNowTakesThePlaceOfSomebodyElseOfThisMachineAgainstTheComputer(
      @TempDir Path games) {
    Participant egil = new Participant.Computer("egil");
    GameRoute annas =
        new GameRoute(
            EditionName.of("haende"),
            Optional.empty(),
            new Players(egil, new Participant.Human("Anna")));
    GameRoute guests =
        new GameRoute(
            EditionName.of("haende"),
            Optional.empty(),
            new Players(egil, new Participant.Human("Olaf")));
    PlayScreen.Unshown view = PlayScreen.unshown(games, 1366, 768, 100, Language.EN);
    FxThread.run(() -> {
      view.screen()
          .profiles
          .change(all -> all.add("Anna", Emblem.SHIP).add("Karl", Emblem.RAVEN).choose(2));
      assertThat(offered(view, annas)).isEqualTo(annas.players());
      view.screen().profiles.change(all -> all.choose(all.all().getLast().id()));
      assertThat(offered(view, annas)).isEqualTo(new Players(egil, new Participant.Human("Karl")));
      assertThat(offered(view, guests)).isEqualTo(guests.players());
    });
  }

  /// Returns who is to play when a game is chosen after this one.
  private static Players offered(PlayScreen.Unshown view, GameRoute last) {
    return offeredAfter(view, last).players();
  }

  /// Returns the game that is chosen at first after this one.
  private static GameRoute offeredAfter(PlayScreen.Unshown view, Route last) {
    view.go(last);
    view.go(Area.PLAY.front());
    ((Button) view.find("#start")).fire();
    return (GameRoute) view.screen().navigator.route();
  }

  @Test
  void aStartPositionThatSomebodyKeepsIsOfferedAgain(@TempDir Path games) {
    CustomLayout kept =
        new CustomLayout("Guards", PlayFixture.position("haende", "b4-b1 c4-c7").board());
    GameRoute last =
        GameRoute.of(EditionName.of("haende"), new StartPosition(kept.board(), Side.ATTACKERS));
    PlayScreen.Unshown before = PlayScreen.unshown(games, 800, 600, 100, Language.EN);
    FxThread.run(() -> {
      before.go(last);
      ((BoardControl) before.find("#board"))
          .moveInput()
          .attempt(MoveText.read("a4-a2").toOptional().orElseThrow());
    });
    PlayScreen.Unshown after = PlayScreen.unshown(games, 800, 600, 100, Language.EN);
    FxThread.run(() -> {
      after.screen().layouts.keep(kept);
      after.go(new SavedGamesRoute());
      after.go(Area.PLAY.front());
      ((Button) after.find("#start")).fire();
    });
    assertThat(after.screen().navigator.route()).isEqualTo(last);
  }

  @Test
  void fewerMenOfAKeptStartPositionAreOfferedAgain(@TempDir Path games) {
    CustomLayout kept =
        new CustomLayout("Guards", PlayFixture.position("haende", "b4-b1 c4-c7").board());
    Handicap fewer = new Handicap.FewerMen(Side.ATTACKERS, 2);
    GameRoute last =
        new GameRoute(
                EditionName.of("haende"),
                fewer.start(
                    PlayFixture.edition("haende"),
                    Optional.of(new StartPosition(kept.board(), Side.ATTACKERS))),
                Players.TWO_PEOPLE)
            .on(GameTerms.USUAL.withBoardWithoutHandicap(Optional.of(kept.board())));
    PlayScreen.Unshown view = PlayScreen.unshown(games, 1366, 768, 100, Language.EN);
    FxThread.run(() -> {
      view.screen().layouts.keep(kept);
      assertThat(offeredAfter(view, last)).isEqualTo(last);
    });
  }

  @Test
  void fewerMenAreOfferedAgainAfterTheSidesWereExchanged(@TempDir Path games) {
    Edition fetlar = PlayFixture.edition("fetlar");
    Handicap fewer = new Handicap.FewerMen(Side.DEFENDERS, 2);
    GameSetup next =
        GameSetup.of(fetlar, fewer.start(fetlar, Optional.empty()), Players.TWO_PEOPLE)
            .exchanged(Outcome.agreedDraw(), 12);
    PlayScreen.Unshown view = PlayScreen.unshown(games, 1366, 768, 100, Language.EN);
    FxThread.run(() -> {
      GameRoute offered = offeredAfter(view, new NextGameRoute(next));
      assertThat(offered.start()).isEqualTo(next.start());
    });
    assertThat(next.start().orElseThrow().board().count(Piece.ATTACKER)).isEqualTo(20);
  }

  @Test
  void aStartPositionOfOnesOwnIsReadByItsNameAndNoMeasuredBalanceIsTold(@TempDir Path games) {
    CustomLayout kept =
        new CustomLayout("Guards", PlayFixture.position("haende", "b4-b1 c4-c7").board());
    PlayScreen.Unshown view = PlayScreen.unshown(games, 1366, 768, 100, Language.EN);
    FxThread.run(() -> {
      view.screen().layouts.keep(kept);
      view.go(new NewGameRoute(EditionName.of("haende"), Players.TWO_PEOPLE));
      ((Button) view.find("#more-choices")).fire();
      view.settle();
      assertThat(view.find("#balance").isVisible()).isTrue();
      ((ToggleButton) view.find("#layout-own-0")).fire();
      assertThat(view.find("#balance").isVisible()).isFalse();
      assertThat(view.find(".setup-picture").getAccessibleText()).isEqualTo("Guards");
    });
  }

  @Test
  void aBoardOfTheTourIsKeptNowhere(@TempDir Path games) {
    StagedRoute staged =
        new StagedRoute(
            EditionName.of("haende"),
            Players.TWO_PEOPLE,
            "b4-b1",
            stage -> stage.model().attempt(new Move(square("c4"), square("c7"))),
            GameTerms.USUAL.withClock(
                Optional.of(GameClock.wound(new TimeControl.Hourglass(Duration.ofMinutes(1))))));
    FxThread.run(() -> {
      PlayScreen.Unshown screen = PlayScreen.unshown(games, 800, 600, 100, Language.EN);
      screen.go(staged);
      screen.go(new SavedGamesRoute());
    });
    assertThat(games).isEmptyDirectory();
  }

  @Test
  void aChosenCardKeepsItsColourWhileTheKeyboardIsThere(FxRobot robot) {
    screen.go(robot, Area.PLAY.front());
    fire(robot, "#more-choices");
    fire(robot, "#card-svenska");
    Region card = robot.lookup("#card-svenska").queryAs(Region.class);
    fx(robot, () -> robot.lookup("#start-with-these").query().requestFocus());
    Paint apart = card.getBackground().getFills().getLast().getFill();
    fx(robot, card::requestFocus);
    fx(robot, card::applyCss);
    assertThat(card.getBackground().getFills().getLast().getFill()).isEqualTo(apart);
  }

  @Test
  void aRuleSetIsChosenByItsCard(FxRobot robot) {
    screen.go(robot, Area.PLAY.front());
    fire(robot, "#more-choices");
    fire(robot, "#card-svenska");
    fire(robot, "#start");
    PlayScreen.await(() -> screen.navigator.route() instanceof GameRoute);
    assertThat(((GameRoute) screen.navigator.route()).edition())
        .isEqualTo(EditionName.of("svenska"));
  }

  @Test
  void theTitlesOfTheRulesAndOfTheirSheetSayWhoseRulesTheyAre() {
    EditionName svenska = EditionName.of("svenska-2");
    assertThat(
            List.of(RulesRoute.of(svenska), new RuleSheetRoute(svenska)).stream()
                .map(each -> FxThread.call(() -> screen.visit(each).screen(Language.EN).title())))
        .containsExactly(
            "Vikings and landsmen – Alternative 2: an armed king: rules and sources",
            "Vikings and landsmen – Alternative 2: an armed king: rule sheet");
  }

  @Test
  void houseRulesWithANameAreCalledByItInTheGameAndAmongTheSavedGames(FxRobot robot) {
    screen.go(robot, GameRoute.of(PlayScreen.WINTER.edition()));
    PlayScreen.tap(robot, "d2-e2");
    assertThat(
            FxThread.call(() -> screen.visit(screen.navigator.route()).screen(Language.EN).title()))
        .isEqualTo("Winter rules");
    screen.go(robot, new SavedGamesRoute());
    assertThat(robot.lookup(".saved-title").<Labeled>queryAll())
        .extracting(Labeled::getText)
        .contains("Winter rules");
  }

  @Test
  void aTurnedRuleIsPlayedAsAHouseRule(FxRobot robot) {
    screen.go(robot, RulesRoute.of(EditionName.of("haende")));
    assertThat(robot.lookup(".play-start").<Node>queryAll())
        .extracting(Node::getAccessibleText)
        .contains("Play with these rules: The defenders begin.");
    turn(robot, "king-armed", "no");
    assertThat(isShown(robot, "#differences")).isTrue();
    turn(robot, "corner-enter", "nobody");
    assertThat(isShown(robot, "#refused")).isTrue();
    fire(robot, "#play-start");
    assertThat(((GameRoute) screen.navigator.route()).edition().houseRules())
        .containsOnlyKeys(hnefi.rules.Switch.KING_ARMED);
  }

  @Test
  void whoeverChangesRulesByKeysStaysThereAndHearsWhatIsRefused(FxRobot robot) {
    screen.go(robot, RulesRoute.of(EditionName.of("haende")));
    fx(robot, () -> robot.lookup("#turn-king-armed").query().requestFocus());
    turn(robot, "king-armed", "no");
    assertThat(focused(robot)).isEqualTo("turn-king-armed");
    String refused = heard(robot, () -> change(robot, "corner-enter", "nobody"));
    assertThat(refused).isEqualTo(text(robot, "#refused")).isNotEmpty();
    assertThat(heard(robot, () -> change(robot, "corner-enter", "nobody"))).isEqualTo(refused);
  }

  @Test
  void whoeverRenamesHouseRulesByKeysStaysThere(FxRobot robot) {
    screen.go(robot, RulesRoute.of(EditionName.of("haende")));
    turn(robot, "king-armed", "no");
    fx(robot, () -> robot.lookup("#house-rules-name").queryTextInputControl().setText("Ours"));
    fire(robot, "#keep-house-rules");
    fire(robot, "#all-house-rules");
    fx(robot, () -> robot.lookup("#house-name-0").query().requestFocus());
    fx(robot, () -> robot.lookup("#house-name-0").queryTextInputControl().setText("Mine"));
    PlayScreen.press(robot, KeyCode.ENTER);
    assertThat(robot.lookup("#house-name-0").query().getAccessibleText()).contains("Mine");
    assertThat(focused(robot)).isEqualTo("house-name-0");
    fx(robot, () -> robot.lookup("#house-name-0").queryTextInputControl().setText("Yours"));
    fx(robot, () -> robot.lookup("#house-change-0").query().requestFocus());
    assertThat(robot.lookup("#house-name-0").query().getAccessibleText()).contains("Yours");
    assertThat(focused(robot)).isEqualTo("house-change-0");
  }

  private static void turn(FxRobot robot, String rule, String value) {
    fx(robot, () -> change(robot, rule, value));
  }

  @SuppressWarnings("unchecked")
  private static void change(FxRobot robot, String rule, String value) {
    ((ComboBox<SwitchValue>) robot.lookup("#turn-" + rule).query())
        .getSelectionModel()
        .select(Play.value(rule + "=" + value));
  }
}
