package hnefi.ui.play;

import static hnefi.ui.play.PlayScreen.at;
import static hnefi.ui.play.PlayScreen.await;
import static hnefi.ui.play.PlayScreen.board;
import static hnefi.ui.play.PlayScreen.click;
import static hnefi.ui.play.PlayScreen.fire;
import static hnefi.ui.play.PlayScreen.fx;
import static hnefi.ui.play.PlayScreen.isShown;
import static hnefi.ui.play.PlayScreen.moveButton;
import static hnefi.ui.play.PlayScreen.press;
import static hnefi.ui.play.PlayScreen.rows;
import static hnefi.ui.play.PlayScreen.said;
import static hnefi.ui.play.PlayScreen.tap;
import static hnefi.ui.play.PlayScreen.text;
import static hnefi.ui.play.session.PlayFixture.ESCAPE;
import static hnefi.ui.play.session.PlayFixture.square;
import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Side;
import hnefi.content.EditionName;
import hnefi.engine.SearchLimits;
import hnefi.fx.nav.Area;
import hnefi.fx.speech.Announcement;
import hnefi.fx.task.BackgroundTasks;
import hnefi.narration.BoardMarks.Kind;
import hnefi.rules.Position;
import hnefi.rules.StartPosition;
import hnefi.session.Answer;
import hnefi.session.EngineOpponents;
import hnefi.session.GameSetup;
import hnefi.session.Participant;
import hnefi.session.Players;
import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import hnefi.ui.WindowExtension.Start;
import hnefi.ui.board.AnimationSpeed;
import hnefi.ui.play.screen.EvaluationGraph;
import hnefi.ui.play.session.PlayFixture;
import hnefi.ui.play.session.PlayModel;
import hnefi.ui.route.GameRoute;
import hnefi.ui.route.SavedGamesRoute;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextArea;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

/// The computer and the coach on the screen. The computer answers when the test says so; the coach
/// looks at a fixed number of positions, so that it always says the same.
@ExtendWith(WindowExtension.class)
@SuppressWarnings("NullAway.Init")
class CoachScreenTest {
  private static final Participant EGIL = new Participant.Computer("egil");
  private static final Participant ASTRID = new Participant.Computer("astrid");

  /// From here any quiet move of the attackers lets the king to the west edge.
  private static final String BEFORE_A_BLUNDER = "b4-b1 c4-c7 a4-a2 d5-g5";

  private static final String BLUNDER = "d6-f6";

  @TempDir private static Path folder;

  private final PlayFixture.Silent computers = new PlayFixture.Silent();
  private Executor worker = Runnable::run;
  private PlayScreen screen;

  @Start
  void start(Stage stage) {
    screen =
        PlayScreen.show(
            stage,
            folder,
            computers,
            new BackgroundTasks(task -> worker.execute(task), Runnable::run));
  }

  // --- Choosing

  @Test
  void anOpponentIsChosenByNameWithItsCharacter(FxRobot robot) {
    screen.go(robot, Area.PLAY.front());
    fire(robot, "#more-choices");
    fire(robot, "#mode-against-computer");
    fire(robot, "#play-defenders");
    fire(robot, "#opponent-astrid");
    assertThat(shownTexts(robot, ".opponent-about")).contains("Kind.");
    start(robot);
    assertThat(((GameRoute) screen.navigator.route()).players())
        .isEqualTo(new Players(new Participant.Computer("astrid"), Participant.SOMEBODY));
    assertThat(computers.asked).hasSize(1);
  }

  @Test
  void theSetupOfTheLastGameIsOfferedAgainWithItsHouseRules(FxRobot robot) {
    EditionName turned =
        PlayFixture.edition("haende")
            .with(hnefi.rules.Play.value("king-armed=no"))
            .toOptional()
            .orElseThrow()
            .name();
    Players players = new Players(new Participant.Human("Olaf"), EGIL);
    fx(robot, () -> screen.settings.change(chosen -> chosen.withBlunderCheck(false)));
    screen.go(robot, new GameRoute(turned, Optional.empty(), players));
    tap(robot, "b4-b1");
    // What is only tried from a position counts for nothing.
    against(robot, "fetlar", "", ASTRID);
    tap(robot, "f2-h2");
    screen.go(robot, Area.PLAY.front());
    assertThat(text(robot, "#in-force")).isEqualTo(PlayScreen.WINTER.name());
    start(robot);
    assertThat(screen.navigator.route())
        .isEqualTo(new GameRoute(turned, Optional.empty(), players));
  }

  @Test
  void aLookAtAnotherWayOfPlayingKeepsWhatWasChosen(FxRobot robot) {
    screen.go(robot, Area.PLAY.front());
    fire(robot, "#more-choices");
    fire(robot, "#mode-against-computer");
    fire(robot, "#play-attackers");
    fire(robot, "#opponent-astrid");
    fire(robot, "#mode-watch");
    fire(robot, "#language-de");
    fire(robot, "#mode-against-computer");
    assertThat(isSelected(robot, "#opponent-astrid")).isTrue();
    assertThat(isSelected(robot, "#play-attackers")).isTrue();
  }

  @Test
  void theFacesOfTheOpponentsAreMadeOnlyWhereTheyAreShown(FxRobot robot) {
    screen.go(robot, Area.PLAY.front());
    fire(robot, "#more-choices");
    fire(robot, "#mode-two-people");
    fire(robot, "#language-de");
    assertThat(robot.lookup("#opponent-astrid").queryAll()).isEmpty();
    fire(robot, "#mode-watch");
    assertThat(robot.lookup("#attackers-astrid").queryAll()).hasSize(1);
    assertThat(robot.lookup("#opponent-astrid").queryAll()).isEmpty();
    fire(robot, "#mode-against-computer");
    fire(robot, "#mode-watch");
    assertThat(robot.lookup("#attackers-astrid").queryAll()).hasSize(1);
  }

  // --- Playing

  @Test
  void theComputerAnswersAndUndoTakesBothMovesBack(FxRobot robot) {
    against(robot, "fetlar", "", EGIL);
    String start = rows(robot);
    tap(robot, "f2-h2");
    assertThat(isShown(robot, "#hint")).isTrue();
    assertThat(robot.lookup("#hint").query().isDisabled()).isTrue();
    fire(robot, "#move-now");
    assertThat(computers.hurried()).isEqualTo(1);
    answer(robot, "e7-e10");
    assertThat(robot.lookup("#hint").query().isDisabled()).isFalse();
    assertThat(robot.lookup("#move-now").query().isDisabled()).isTrue();
    assertThat(board(robot).getMarks().lastMove()).contains(PlayFixture.move("e7-e10"));
    fire(robot, "#undo");
    assertThat(rows(robot)).isEqualTo(start);
  }

  @Test
  void leavingTheScreenCancelsTheThought(FxRobot robot) {
    against(robot, "fetlar", "", EGIL);
    tap(robot, "f2-h2");
    screen.go(robot, new SavedGamesRoute());
    assertThat(computers.cancelled()).isEqualTo(1);
  }

  @Test
  void twoComputersPlayOnUntilTheyArePaused(FxRobot robot) {
    screen.go(
        robot,
        new GameRoute(EditionName.of("fetlar"), Optional.empty(), new Players(EGIL, ASTRID)));
    assertThat(isShown(robot, "#autoplay")).isTrue();
    assertThat(robot.lookup("#hint").query().getParent().isVisible()).isFalse();
    assertThat(isShown(robot, "#resign")).isFalse();
    answer(robot, "f2-h2");
    answer(robot, "e7-e10");
    assertThat(computers.asked).hasSize(3);
    fire(robot, "#pause");
    String paused = rows(robot);
    answer(robot, "k4-j4");
    assertThat(rows(robot)).isEqualTo(paused);
    fire(robot, "#pause");
    answer(robot, "k4-j4");
    assertThat(rows(robot)).isNotEqualTo(paused);
  }

  @Test
  void afterTheEndTwoComputersCannotBePausedUntilTheGameGoesOn(FxRobot robot) {
    screen.go(
        robot,
        new GameRoute(EditionName.of("haende"), Optional.empty(), new Players(EGIL, ASTRID)));
    for (String move : "g4-g5 c4-c6 g5-g4 d4-c4 g4-g5 c4-c1 g5-g4 c1-a1".split(" ")) {
      assertThat(robot.lookup("#autoplay").query().isDisabled()).as(move).isFalse();
      answer(robot, move);
    }
    assertThat(robot.lookup("#autoplay").query().isDisabled()).isTrue();
    fire(robot, "#undo");
    fire(robot, "#continue-here");
    assertThat(robot.lookup("#autoplay").query().isDisabled()).isFalse();
  }

  @Test
  void theRealComputerAnswersFromTheBackground(FxRobot robot) {
    BackgroundTasks threads = BackgroundTasks.ofThreads();
    GameSetup setup = PlayFixture.setup("haende", new Players(Participant.SOMEBODY, hilding()));
    PlayModel model =
        PlayModel.of(
            setup,
            setup.game(),
            new EngineOpponents(threads.workers(), () -> 1, 1, SearchLimits.nodes(1_000)),
            threads.window(),
            () -> AnimationSpeed.NORMAL);
    fx(robot, () -> model.suspender().setAttended(true));
    fx(robot, () -> model.attempt(PlayFixture.move("b4-b1")));
    await(() -> model.snapshot().ply() == 2);
    assertThat(model.snapshot().line().getLast().piece().side()).isEqualTo(Side.DEFENDERS);
  }

  private static Participant hilding() {
    return new Participant.Computer("hilding");
  }

  // --- Hints

  @Test
  void aHintSaysMoreFromLevelToLevel(FxRobot robot) {
    against(robot, "haende", BEFORE_A_BLUNDER, EGIL);
    fire(robot, "#hint");
    assertThat(text(robot, "#hint-text")).startsWith("Look");
    assertThat(board(robot).getMarks().of(Kind.AREA)).isNotEmpty();
    fire(robot, "#hint-more");
    assertThat(text(robot, "#hint-text")).contains("should move");
    assertThat(board(robot).getMarks().of(Kind.HINT)).hasSize(1);
    assertThat(board(robot).getMarks().arrows()).isEmpty();
    fire(robot, "#hint-more");
    assertThat(board(robot).getMarks().arrows()).hasSize(1);
    assertThat(text(robot, "#hint-text")).contains("moves from");
    assertThat(robot.lookup("#hint").query().isDisabled()).isTrue();
    fx(robot, () -> screen.settings.change(each -> each.with(hnefi.text.Language.SV)));
    assertThat(text(robot, "#hint-text")).startsWith("Angriparen");
    var hinted = board(robot).getMarks().arrows().getFirst();
    tap(robot, hnefi.notation.MoveText.write(hinted));
    assertThat(isShown(robot, "#advice")).isFalse();
  }

  @Test
  void theButtonForAHintKeepsTheFocusWhileTheCoachThinks(FxRobot robot) {
    against(robot, "haende", BEFORE_A_BLUNDER, EGIL);
    PlayFixture.Held held = new PlayFixture.Held();
    worker = held;
    fx(robot, () -> robot.lookup("#hint").query().requestFocus());
    fire(robot, "#hint");
    FxThread.runUntilLaidOut(() -> {});
    fx(robot, held::work);
    assertThat(robot.lookup("#hint-more").query().isFocused()).isTrue();
  }

  // --- Danger

  @Test
  void dangerIsDrawnAndSaidWithItsRule(FxRobot robot) {
    against(robot, "haende", BEFORE_A_BLUNDER, EGIL);
    fire(robot, "#threats");
    var threatened = board(robot).getMarks().of(Kind.DANGER);
    assertThat(threatened).isNotEmpty();
    assertThat(shownTexts(robot, "#threats-reasons .sentence"))
        .hasSize(threatened.size() + board(robot).getMarks().freeLines().size())
        .anySatisfy(each -> assertThat(each).contains("danger"));
    assertThat(shownTexts(robot, "#threats-reasons .source"))
        .anySatisfy(each -> assertThat(each).contains("Haende"));
    fire(robot, "#threats-reasons .sentence");
    assertThat(board(robot).getMarks().of(Kind.CIRCLE)).isNotEmpty();
    fire(robot, "#threats");
    assertThat(board(robot).getMarks().of(Kind.DANGER)).isEmpty();
  }

  @Test
  void dangersAreSaidAfterEveryMoveEvenIfTheyAreTheSame(FxRobot robot) {
    screen.playAll(robot, "haende", "b4-b1");
    fire(robot, "#threats");
    List<String> heard = new ArrayList<>();
    fx(
        robot,
        () ->
            board(robot)
                .getScene()
                .getRoot()
                .addEventHandler(Announcement.ANNOUNCED, each -> heard.add(each.text())));
    tap(robot, "c4-c7");
    assertThat(heard).anyMatch(each -> each.contains("can be captured on the next move"));
  }

  @Test
  void theKingsOpenLinesAreDrawn(FxRobot robot) {
    screen.playAll(
        robot, "mungo-simple", "f2-i2 e5-e4 d11-a11 f5-e5 f10-d10 f4-h4 a11-d11 f6-f3 a4-a3");
    fire(robot, "#threats");
    assertThat(board(robot).getMarks().freeLines())
        .extracting(hnefi.rules.Move::to)
        .contains(square("k3"));
    assertThat(text(robot, "#threats-text")).contains("open to the king");
  }

  // --- A second look

  @Test
  void aBeginnerIsAskedBeforeABlunderAndMayTakeAnotherMove(FxRobot robot) {
    against(robot, "haende", BEFORE_A_BLUNDER, ASTRID);
    String before = rows(robot);
    tap(robot, BLUNDER);
    assertThat(isShown(robot, "#prompt")).isTrue();
    assertThat(shownTexts(robot, "#prompt-reasons .sentence")).isNotEmpty();
    assertThat(board(robot).getMarks().arrows()).hasSize(1);
    fire(robot, "#no");
    assertThat(rows(robot)).isEqualTo(before);
    assertThat(board(robot).getMarks().arrows()).isEmpty();
    // The piece is still in hand.
    click(robot, at(robot, "f6"));
    fire(robot, "#yes");
    assertThat(rows(robot)).isNotEqualTo(before);
  }

  @Test
  void theSettingsSwitchTheWarningOfTheRunningGameAgainstWhomever(FxRobot robot) {
    against(robot, "haende", BEFORE_A_BLUNDER, EGIL);
    tap(robot, BLUNDER);
    assertThat(isShown(robot, "#prompt")).isTrue();
    fire(robot, "#no");
    fx(robot, () -> screen.settings.change(chosen -> chosen.withBlunderCheck(false)));
    String before = rows(robot);
    // The piece is still in hand.
    click(robot, at(robot, "f6"));
    assertThat(rows(robot)).isNotEqualTo(before);
  }

  @Test
  void twoPeopleAreNotWarned(FxRobot robot) {
    screen.playAll(robot, "haende", BEFORE_A_BLUNDER);
    String before = rows(robot);
    tap(robot, BLUNDER);
    assertThat(rows(robot)).isNotEqualTo(before);
  }

  @Test
  void theComputerAnswersAnOfferedDraw(FxRobot robot) {
    against(robot, "haende", BEFORE_A_BLUNDER + " " + BLUNDER, ASTRID);
    fire(robot, "#draw");
    assertThat(isShown(robot, "#result")).isFalse();
    fx(robot, () -> computers.answerDraw(Answer.ACCEPTED));
    assertThat(isShown(robot, "#result")).isTrue();
    assertThat(text(robot, ".result-words")).containsIgnoringCase("draw");
  }

  // --- The end

  @Test
  void theWinnerIsNamedAsWhoItIs(FxRobot robot) {
    against(robot, "haende", "b4-b1 c4-c7 a4-a2 d5-g5 a2-a6 d4-a4 a6-b6 a4-a6 b1-b5", EGIL);
    tap(robot, "a6-a1");
    assertThat(text(robot, ".result-words")).isEqualTo("You have won.");
    assertThat(text(robot, "#result-reason")).contains("defenders").contains("corner");
    fire(robot, "#see-board");
    assertThat(said(robot)).contains("You have won. The defenders win");
    against(robot, "haende", BEFORE_A_BLUNDER, EGIL);
    fire(robot, "#resign");
    fire(robot, "#yes");
    assertThat(text(robot, ".result-words")).isEqualTo("The computer player Egil has won.");
  }

  @Test
  void theHiddenCoachTakesNoClicksFromTheWordsOfTheResult(FxRobot robot) {
    screen.playAll(robot, "haende", BEFORE_A_BLUNDER);
    Bounds hint =
        robot
            .lookup("#hint")
            .query()
            .localToScreen(robot.lookup("#hint").query().getBoundsInLocal());
    fire(robot, "#resign");
    fire(robot, "#yes");
    Node coach = robot.lookup("#coach").query().getParent().getParent();
    AtomicReference<Object> hit = new AtomicReference<>("nothing");
    fx(
        robot,
        () ->
            robot
                .window(0)
                .getScene()
                .addEventFilter(MouseEvent.MOUSE_PRESSED, event -> hit.set(event.getTarget())));
    click(robot, new Point2D(hint.getCenterX(), hint.getCenterY()));
    assertThat(hit.get()).isNotEqualTo("nothing").isNotEqualTo(coach);
  }

  // --- Who stands better

  @Test
  void theBarSaysWhoStandsBetter(FxRobot robot) {
    against(robot, "haende", BEFORE_A_BLUNDER, EGIL);
    assertThat(isShown(robot, "#evaluation-part")).isFalse();
    fire(robot, "#evaluation");
    assertThat(text(robot, "#evaluation-text")).isNotBlank();
    tap(robot, BLUNDER);
    fire(robot, "#yes");
    assertThat(text(robot, "#evaluation-text")).contains("defenders are winning");
  }

  // --- The review

  @Test
  void theReviewNamesTheTurningPointsAndPlaysWhatWasBetter(FxRobot robot) {
    screen.playAll(robot, "haende", ESCAPE);
    String end = rows(robot);
    List<String> heard = new ArrayList<>();
    fx(
        robot,
        () ->
            robot
                .window(0)
                .getScene()
                .getRoot()
                .addEventHandler(Announcement.ANNOUNCED, each -> heard.add(each.text())));
    fire(robot, "#begin-review");
    assertThat(heard).first().isEqualTo("The game is being reviewed…");
    assertThat(isShown(robot, "#review-ready")).isTrue();
    List<Node> cards = List.copyOf(robot.lookup(".review-moment").queryAll());
    assertThat(cards).isNotEmpty().extracting(Node::getAccessibleText).doesNotHaveDuplicates();
    assertThat(cards.getFirst().getAccessibleText())
        .startsWith(text(robot, ".review-move"))
        .endsWith(text(robot, ".review-better"));
    assertThat(text(robot, ".review-move")).startsWith("Move 1 of the attackers: b4–b1");
    fire(robot, ".play-line");
    assertThat(isShown(robot, "#looking")).isTrue();
    assertThat(heard).last().asString().endsWith(text(robot, "#looking-text"));
    assertThat(rows(robot)).isNotEqualTo(end);
    String first = rows(robot);
    double place = robot.lookup("#step-on").query().localToScene(0, 0).getY();
    fire(robot, "#step-on");
    assertThat(robot.lookup("#step-on").query().localToScene(0, 0).getY()).isEqualTo(place);
    assertThat(rows(robot)).isNotEqualTo(first);
    fire(robot, "#step-back");
    assertThat(rows(robot)).isEqualTo(first);
    fire(robot, "#to-game");
    assertThat(rows(robot)).isEqualTo(end);
  }

  @Test
  void theReviewShowsPositionsOfTheGameAlsoAfterABetterMoveWasKept(FxRobot robot) {
    screen.playAll(robot, "haende", ESCAPE);
    String end = rows(robot);
    fire(robot, "#begin-review");
    List<Node> cards = List.copyOf(robot.lookup(".review-moment").queryAll());
    Button there = robot.from(cards.getLast()).lookup(".card-buttons .button").queryButton();
    fx(robot, there::fire);
    String shown = rows(robot);
    fire(robot, ".play-line");
    fire(robot, "#keep-variation");
    fx(robot, there::fire);
    assertThat(rows(robot)).isEqualTo(shown);
    fire(robot, ".play-line");
    fire(robot, "#keep-variation");
    tapEndOfGraph(robot);
    assertThat(rows(robot)).isEqualTo(end);
  }

  private static void tapEndOfGraph(FxRobot robot) {
    EvaluationGraph graph = robot.lookup(".evaluation-graph").queryAs(EvaluationGraph.class);
    Point2D end = graph.localToScene(graph.getWidth(), 0);
    fx(
        robot,
        () ->
            graph.fireEvent(
                new MouseEvent(
                    MouseEvent.MOUSE_CLICKED,
                    end.getX(),
                    end.getY(),
                    0,
                    0,
                    MouseButton.PRIMARY,
                    1,
                    false,
                    false,
                    false,
                    false,
                    false,
                    false,
                    false,
                    false,
                    false,
                    true,
                    null)));
  }

  // --- Notes

  @Test
  void whoeverWritesACommentGoesOnWhenTheComputerHasMoved(FxRobot robot) {
    against(robot, "fetlar", "", EGIL);
    tap(robot, "f2-h2");
    fire(robot, "#comment-edit");
    TextArea field = robot.lookup("#comment-field").queryAs(TextArea.class);
    fx(robot, () -> field.appendText("A good "));
    answer(robot, "e7-e10");
    assertThat(isShown(robot, "#comment-edit")).isFalse();
    assertThat(focusOwner(robot)).isEqualTo(field);
    fx(robot, () -> field.appendText("move"));
    fire(robot, "#comment-done");
    assertThat(isShown(robot, "#comment-edit")).isTrue();
    fx(robot, () -> board(robot).requestFocus());
    press(robot, KeyCode.HOME);
    press(robot, KeyCode.RIGHT);
    assertThat(text(robot, "#comment")).isEqualTo("A good move");
  }

  @Test
  void aCommentIsDoneWhereSomebodyLooksElsewhere(FxRobot robot) {
    against(robot, "fetlar", "", EGIL);
    tap(robot, "f2-h2");
    answer(robot, "e7-e10");
    fire(robot, "#comment-edit");
    fx(robot, () -> robot.lookup("#comment-field").queryAs(TextArea.class).appendText("Ouch"));
    fx(robot, () -> moveButton(robot, "f2–h2").requestFocus());
    fx(robot, () -> moveButton(robot, "f2–h2").fire());
    assertThat(isShown(robot, "#comment-edit")).isTrue();
    fx(robot, () -> moveButton(robot, "e7–e10").fire());
    assertThat(text(robot, "#comment")).isEqualTo("Ouch");
  }

  @Test
  void aCommentOnAnEarlierMoveIsDoneWhenTheKeyboardGoesElsewhere(FxRobot robot) {
    against(robot, "fetlar", "", EGIL);
    tap(robot, "f2-h2");
    fire(robot, "#comment-edit");
    fx(robot, () -> robot.lookup("#comment-field").queryAs(TextArea.class).appendText("Bold"));
    answer(robot, "e7-e10");
    assertThat(isShown(robot, "#comment-edit")).isFalse();
    fx(robot, () -> board(robot).requestFocus());
    assertThat(isShown(robot, "#comment-edit")).isTrue();
    press(robot, KeyCode.HOME);
    press(robot, KeyCode.RIGHT);
    assertThat(text(robot, "#comment")).isEqualTo("Bold");
  }

  @Test
  void aCommentIsDoneWhenTheGameIsReplayed(FxRobot robot) {
    against(robot, "fetlar", "", EGIL);
    tap(robot, "f2-h2");
    answer(robot, "e7-e10");
    fire(robot, "#comment-edit");
    fx(robot, () -> robot.lookup("#comment-field").queryAs(TextArea.class).appendText("Ouch"));
    fire(robot, "#replay-play");
    assertThat(isShown(robot, "#comment-edit")).isTrue();
    fire(robot, "#replay-play");
    fx(robot, () -> board(robot).requestFocus());
    press(robot, KeyCode.END);
    assertThat(text(robot, "#comment")).isEqualTo("Ouch");
  }

  private static Node focusOwner(FxRobot robot) {
    return FxThread.call(() -> robot.window(0).getScene().getFocusOwner());
  }

  /// Plays against a computer from where these moves lead; the person has the side to move.
  private void against(FxRobot robot, String rules, String moves, Participant computer) {
    Position position = PlayFixture.position(rules, moves);
    Players people = new Players(computer, computer);
    screen.go(
        robot,
        new GameRoute(
            EditionName.of(rules),
            Optional.of(StartPosition.of(position)),
            people.with(position.toMove(), Participant.SOMEBODY)));
  }

  private void start(FxRobot robot) {
    fire(robot, "#start");
    await(() -> screen.navigator.route() instanceof GameRoute);
  }

  private void answer(FxRobot robot, String move) {
    fx(robot, () -> computers.answer(move));
  }

  private static List<String> shownTexts(FxRobot robot, String query) {
    return robot.lookup(query).queryAll().stream().map(each -> ((Labeled) each).getText()).toList();
  }

  private static boolean isSelected(FxRobot robot, String query) {
    return robot.lookup(query).queryAs(ToggleButton.class).isSelected();
  }
}
