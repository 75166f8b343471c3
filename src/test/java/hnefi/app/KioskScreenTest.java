package hnefi.app;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.BoardLook;
import hnefi.content.ContentFolder;
import hnefi.content.EditionName;
import hnefi.content.Library;
import hnefi.content.PackedContent;
import hnefi.content.history.Topic;
import hnefi.content.lesson.Lesson;
import hnefi.content.lesson.Step;
import hnefi.content.lesson.Try;
import hnefi.content.puzzle.Puzzle;
import hnefi.content.puzzle.Puzzles;
import hnefi.fx.file.DefaultPrinter;
import hnefi.fx.nav.Area;
import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Route;
import hnefi.fx.settings.TextSize;
import hnefi.fx.settings.Theme;
import hnefi.fx.settings.WindowPlacement;
import hnefi.fx.task.BackgroundTasks;
import hnefi.fx.task.Scheduler;
import hnefi.fx.theme.Appearance;
import hnefi.fx.theme.Nodes;
import hnefi.kiosk.Activity;
import hnefi.kiosk.AttractSentences;
import hnefi.kiosk.Kiosk;
import hnefi.kiosk.KioskExit;
import hnefi.kiosk.KioskSettings;
import hnefi.kiosk.PinHash;
import hnefi.kiosk.RescueMove;
import hnefi.kiosk.ScreenSize;
import hnefi.kiosk.StayLength;
import hnefi.kiosk.StayLengths;
import hnefi.kiosk.StayTally;
import hnefi.kiosk.VisitPage;
import hnefi.kiosk.VisitTally;
import hnefi.notation.MoveText;
import hnefi.session.Players;
import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.FxThread;
import hnefi.ui.ScenePulse;
import hnefi.ui.WindowExtension;
import hnefi.ui.board.AnimationSpeed;
import hnefi.ui.board.BoardControl;
import hnefi.ui.kiosk.BoardSpace;
import hnefi.ui.kiosk.KioskContext;
import hnefi.ui.kiosk.KioskPlaces;
import hnefi.ui.kiosk.KioskScreen;
import hnefi.ui.kiosk.ScreenScale;
import hnefi.ui.kiosk.Visit;
import hnefi.ui.learn.progress.StepKey;
import hnefi.ui.play.coach.CoachLimits;
import hnefi.ui.play.screen.GamePresenter;
import hnefi.ui.profile.Emblem;
import hnefi.ui.profile.Profiles;
import hnefi.ui.route.GameRoute;
import hnefi.ui.route.LanguageRoute;
import hnefi.ui.route.RescueRoute;
import hnefi.ui.route.TopicRoute;
import hnefi.ui.settings.Settings;
import java.lang.reflect.RecordComponent;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.stream.Stream;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Point3D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.PickResult;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Visits of a kiosk, one after the other.
@ExtendWith(WindowExtension.class)
@SuppressWarnings("NullAway.Init") // made before each test, on the JavaFX thread
class KioskScreenTest {
  static final String PIN = "2580";

  private static final long SECOND = 1_000_000_000L;
  private static final int MOST_RETURNS = 3;
  private static final Route GAME =
      new GameRoute(EditionName.of("haende"), Optional.empty(), Players.TWO_PEOPLE);

  private Kiosk kiosk;
  private KioskScreen screen;
  private Scene scene;
  private long now;

  @BeforeEach
  void open() {
    FxThread.run(() -> {
      Appearance.prepare();
      kiosk = StandaloneKiosk.kiosk(KioskSettings.DEFAULT, _ -> {});
      screen =
          StandaloneKiosk.screen(
              kiosk,
              StandaloneKiosk.visits(kiosk),
              ScreenScale.of(new ScreenSize(398, 708), 1080, 1920),
              () -> now);
      scene = new Scene(screen.root(), 1080, 1920);
      screen.dress(scene);
    });
  }

  /// Opens a kiosk that asks the staff for a PIN.
  ///
  /// @param ready comes when the content is read
  private void openWithPin(Executor background, CompletableFuture<Void> ready) {
    kiosk = StandaloneKiosk.kiosk(settings(Optional.of(PinHash.of(PIN)), false), _ -> {});
    KioskVisits visits = StandaloneKiosk.visits(kiosk);
    screen =
        new KioskScreen(
            new KioskContext(
                kiosk,
                ScreenScale.ofDensity(70, 1080, 1920),
                visits::begin,
                visits::attract,
                ready,
                background,
                Runnable::run,
                () -> now));
    scene = new Scene(screen.root(), 1080, 1920);
    screen.dress(scene);
  }

  /// Opens a kiosk with a printer that keeps each document in a file of its own.
  private void openWithPrinter(boolean allowed, Path papers) {
    kiosk = StandaloneKiosk.kiosk(settings(Optional.empty(), allowed), _ -> {});
    DefaultPrinter printer =
        new DefaultPrinter(
            List.of("sh", "-c", "cat > \"" + papers + "/$$.pdf\""),
            List.of("echo", "system default destination: office"));
    screen =
        StandaloneKiosk.screen(
            kiosk,
            StandaloneKiosk.visits(kiosk, printer),
            ScreenScale.of(new ScreenSize(398, 708), 1080, 1920),
            () -> now);
    scene = new Scene(screen.root(), 1080, 1920);
    screen.dress(scene);
    screen.begin();
  }

  private static KioskSettings settings(Optional<PinHash> pin, boolean printing) {
    KioskSettings usual = KioskSettings.DEFAULT;
    return new KioskSettings(
        usual.languages(),
        usual.activities(),
        usual.idle(),
        Map.of(
            Language.DE, new AttractSentences(List.of("a")),
            Language.EN, new AttractSentences(List.of("b")),
            Language.SV, new AttractSentences(List.of("c"))),
        Optional.empty(),
        true,
        pin,
        Optional.empty(),
        usual.theme(),
        usual.sound(),
        usual.speech(),
        printing,
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aVisitorPrintsNoMoreThanThreeGames(@TempDir Path papers) {
    FxThread.run(() -> {
      openWithPrinter(true, papers);
      for (int i = 0; i < 3; i++) {
        beginGame();
        fire("print-now");
        assertThat(text("print-now")).isEqualTo("Der Drucker hat die Partie bekommen.");
        assertThat(Objects.requireNonNull(scene.lookup("#print-now")).isDisabled()).isTrue();
      }
      beginGame();
      assertThat(Objects.requireNonNull(scene.lookup("#print-now")).isVisible()).isFalse();
    });
    assertThat(papers)
        .isDirectoryContaining("glob:**.pdf")
        .satisfies(folder -> assertThat(folder.toFile().list()).hasSize(3));
  }

  @Test
  void nothingIsPrintedUnlessTheSettingsAllowIt(@TempDir Path papers) {
    FxThread.run(() -> {
      openWithPrinter(false, papers);
      beginGame();
      assertThat(Objects.requireNonNull(scene.lookup("#print-now")).isVisible()).isFalse();
    });
  }

  @ParameterizedTest
  @EnumSource
  @DisabledOnOs(OS.WINDOWS)
  void theStaffAreToldThatVisitorsMayPrintButThereIsNoPrinter(Language language) {
    DefaultPrinter none = new DefaultPrinter(List.of("true"), List.of("echo", "no destination"));
    DefaultPrinter found =
        new DefaultPrinter(List.of("true"), List.of("echo", "system default destination: office"));
    Kiosk allowed = StandaloneKiosk.kiosk(settings(Optional.empty(), true), _ -> {});
    Kiosk not = StandaloneKiosk.kiosk(settings(Optional.empty(), false), _ -> {});
    assertThat(StandaloneKiosk.visits(allowed, none).problem())
        .hasValueSatisfying(problem ->
            assertThat(problem.in(language))
                .isEqualTo(Words.of(KioskVisits.class, "app", language).say("kiosk.no-printer")));
    assertThat(StandaloneKiosk.visits(allowed, found).problem()).isEmpty();
    assertThat(StandaloneKiosk.visits(not, none).problem()).isEmpty();
  }

  @Test
  void boardsWithSquaresTooSmallForAFingerAreOfferedNowhere() {
    kiosk = StandaloneKiosk.kiosk(KioskSettings.DEFAULT, _ -> {});
    GameRoute large = GameRoute.of(EditionName.of("fetlar"));
    GameRoute small = GameRoute.of(EditionName.of("haende"));
    FxThread.run(() -> {
      ScreenScale scale = ScreenScale.of(new ScreenSize(286, 508), 1080, 1920);
      Visit narrow = visit(BoardSpace.of(scale, 1080, 1920));
      Visit wide = visit(BoardSpace.UNBOUNDED);
      assertThat(narrow.navigator().knows(large)).isFalse();
      assertThat(narrow.navigator().knows(small)).isTrue();
      assertThat(wide.navigator().knows(large)).isTrue();
      assertThat(ids(narrow)).contains("capturing").doesNotContain("hunt");
      assertThat(ids(wide)).containsAll(ids(narrow)).contains("hunt");
      assertThat(narrow.lessons().puzzleSeries(1)).allMatch(each -> width(each) == 7);
      assertThat(wide.lessons().puzzleSeries(1)).anyMatch(each -> width(each) == 11);
    });
  }

  private Visit visit(BoardSpace space) {
    return new KioskVisits(
            kiosk,
            BackgroundTasks.immediate(),
            CoachLimits.ofPositions(1),
            Scheduler.manual(),
            space,
            new DefaultPrinter())
        .begin();
  }

  private static List<String> ids(Visit visit) {
    return visit.lessons().lessons().stream().map(Lesson::id).toList();
  }

  private static int width(Try puzzle) {
    return puzzle.position().board().size().width();
  }

  @Test
  void nothingOfAVisitIsLeftForTheNext() {
    FxThread.run(() -> {
      screen.begin();
      Settings untouched = screen.visit().settings().settings();
      Profiles nobody = screen.visit().progress().profiles();
      Map<Route, List<String>> fresh = told();
      screen.end();

      screen.begin();
      for (Route place : places()) {
        spoil(place);
      }
      playSomeMoves();
      screen.visit().lessons().lessons().forEach(this::finish);
      screen.visit().progress().change(all -> all.add("Ada", Emblem.values()[1]));
      assertThat(screen.visit().progress().profiles()).isNotEqualTo(nobody);
      screen.visit().settings().change(KioskScreenTest::changed);
      assertDiffersEverywhere(screen.visit().settings().settings(), untouched);
      fire("visit-lower");
      screen.end();
      assertThat(screen.isAttracting()).isTrue();

      screen.begin();
      assertThat(screen.visit().settings().settings()).isEqualTo(untouched);
      assertThat(screen.visit().progress().profiles()).isEqualTo(nobody);
      assertThat(screen.visit().navigator().route()).isEqualTo(new LanguageRoute());
      assertThat(screen.visit().navigator().backPossibleProperty().get()).isFalse();
      assertThat(scene.getRoot().getStyleClass()).contains("theme-light", "text-100");
      assertThat(told()).isEqualTo(fresh);
    });
  }

  @Test
  void whoGoesAwayIsAskedAndThenForgotten() {
    FxThread.run(() -> {
      screen.begin();
      fire("speak-sv");
      now += 61 * SECOND;
      screen.tick();
      ScenePulse.run(scene);
      assertThat(text("still-here")).contains("Jag är kvar");
      fire("still-here");
      screen.tick();
      assertThat(scene.lookup("#still-here")).isNull();
      now += 81 * SECOND;
      screen.tick();
      assertThat(screen.isAttracting()).isTrue();
      now += 1000 * SECOND;
      screen.tick();
      assertThat(scene.lookup("#still-here")).isNull();
    });
  }

  @Test
  void noWordIsOfferedToBeHeardWhereNothingSpeaks() {
    FxThread.run(() -> {
      screen.begin();
      screen.visit().navigator().go(TopicRoute.of(Topic.Kind.TERM, "hnefi"));
      ScenePulse.run(scene);
      assertThat(Objects.requireNonNull(scene.lookup("#term-hear")).isVisible()).isFalse();
    });
  }

  @Test
  void theButtonThatStartsOverAsksOnce() {
    FxThread.run(() -> {
      screen.begin();
      fire("visit-restart");
      ScenePulse.run(scene);
      fire("dialog-no");
      assertThat(screen.isAttracting()).isFalse();
      fire("visit-restart");
      ScenePulse.run(scene);
      fire("dialog-yes");
      assertThat(screen.isAttracting()).isTrue();
    });
  }

  @Test
  void onlyWhoHoldsTheCornerForFiveSecondsIsAskedForThePin() {
    FxThread.run(() -> {
      openWithPin(Runnable::run, CompletableFuture.completedFuture(null));
      corner(MouseEvent.MOUSE_PRESSED);
      screen.tick();
      now += 4 * SECOND;
      screen.tick();
      corner(MouseEvent.MOUSE_RELEASED);
      now += 2 * SECOND;
      screen.tick();
      assertThat(scene.lookup("#pin")).isNull();
      holdCorner();
      enterPin("1234");
      assertThat(scene.lookup("#staff")).isNull();
      enterPin(PIN);
      ScenePulse.run(scene);
      assertThat(scene.lookup("#staff")).isNotNull();
      fire("staff-done");
      assertThat(screen.isAttracting()).isTrue();
    });
  }

  @Test
  void theStaffAreSpokenToInTheFirstLanguageWhateverTheVisitorChose() {
    FxThread.run(() -> {
      openWithPin(Runnable::run, CompletableFuture.completedFuture(null));
      screen.begin();
      fire("speak-sv");
      holdCorner();
      assertThat(text("pin-enter")).isEqualTo("Öffnen");
      enterPin(PIN);
      ScenePulse.run(scene);
      assertThat(text("staff-done")).isEqualTo("Zurück zum Kiosk");
      fire("staff-quit");
      ScenePulse.run(scene);
      assertThat(text("dialog-no")).isEqualTo("Abbrechen");
    });
  }

  @Test
  void theStaffPageStaysClosedIfThePadIsClosedWhileThePinIsLookedAt() {
    FxThread.run(() -> {
      Queue<Runnable> looking = new ArrayDeque<>();
      openWithPin(looking::add, CompletableFuture.completedFuture(null));
      holdCorner();
      enterPin(PIN);
      fire("pin-cancel");
      looking.remove().run();
      assertThat(scene.lookup("#staff")).isNull();
      assertThat(screen.isAttracting()).isTrue();
      holdCorner();
      enterPin(PIN);
      now += 1000 * SECOND;
      screen.tick();
      looking.remove().run();
      assertThat(scene.lookup("#staff")).isNull();
      assertThat(screen.isAttracting()).isTrue();
    });
  }

  @Test
  void theVisitBeginsWhenThereIsSomethingToShow() {
    FxThread.run(() -> {
      CompletableFuture<Void> ready = new CompletableFuture<>();
      openWithPin(Runnable::run, ready);
      touch();
      assertThat(screen.isAttracting()).isTrue();
      ready.complete(null);
      assertThat(screen.isAttracting()).isFalse();
    });
  }

  @Test
  void noVisitBeginsUnderThePinPadOrAfterIt() {
    FxThread.run(() -> {
      CompletableFuture<Void> ready = new CompletableFuture<>();
      openWithPin(Runnable::run, ready);
      touch();
      holdCorner();
      ready.complete(null);
      assertThat(screen.isAttracting()).isTrue();
      CompletableFuture<Void> readyLater = new CompletableFuture<>();
      openWithPin(Runnable::run, readyLater);
      touch();
      holdCorner();
      fire("pin-cancel");
      readyLater.complete(null);
      assertThat(screen.isAttracting()).isTrue();
      assertThat(kiosk.counts().days()).isEmpty();
      touch();
      assertThat(screen.isAttracting()).isFalse();
    });
  }

  @Test
  void thePlannedRestartWaitsUntilTheVisitorHasGone() {
    FxThread.run(() -> {
      List<KioskExit> exits = new ArrayList<>();
      Kiosk still = StandaloneKiosk.kiosk(KioskSettings.DEFAULT, exits::add);
      RecordingSupervisor supervisor = new RecordingSupervisor();
      kiosk = supervisor.of(still);
      screen =
          StandaloneKiosk.screen(
              kiosk,
              StandaloneKiosk.visits(kiosk),
              ScreenScale.ofDensity(70, 1080, 1920),
              () -> now);
      screen.begin();
      supervisor.wantRestart();
      screen.tick();
      assertThat(exits).isEmpty();
      screen.end();
      screen.tick();
      screen.tick();
      assertThat(exits).containsExactly(KioskExit.RESTART);
    });
  }

  @Test
  void theBoardThatIsChosenIsShown() {
    FxThread.run(() -> {
      screen.begin();
      fire("speak-de");
      ScenePulse.run(scene);
      screen.visit().navigator().go(Area.PLAY.front());
      ScenePulse.run(scene);
      BoardControl picture = (BoardControl) Objects.requireNonNull(scene.lookup("#games-picture"));
      Set<Node> boards = scene.getRoot().lookupAll("#games-boards .toggle-button");
      assertThat(boards).hasSizeGreaterThan(1);
      for (Node each : boards) {
        ToggleButton board = (ToggleButton) each;
        board.fire();
        assertThat(board.getText())
            .startsWith(Objects.requireNonNull(picture.getArrangement()).size().width() + " ");
      }
    });
  }

  @Test
  void onePuzzleComesAfterTheOther() {
    Library library = PackedContent.LIBRARY;
    List<Puzzle> puzzles =
        Puzzles.read(ContentFolder.packed(), library).sets().stream()
            .flatMap(each -> each.puzzles().stream())
            .toList();
    FxThread.run(() -> {
      screen.begin();
      screen.visit().navigator().go(Area.LEARN.front());
      ScenePulse.run(scene);
      assertThat(scene.getRoot().lookupAll("#puzzle-daily")).noneMatch(Node::isVisible);
      fire("puzzle-series");
      for (int i = 0; i < 3; i++) {
        ScenePulse.run(scene);
        BoardControl board = (BoardControl) Objects.requireNonNull(scene.lookup("#puzzle-board"));
        Puzzle puzzle =
            puzzles.stream()
                .filter(each -> each.start().board().equals(board.getArrangement()))
                .findFirst()
                .orElseThrow();
        for (int move = 0; move < puzzle.line().size(); move += 2) {
          assertThat(text("puzzle-next")).isEqualTo("Eine andere");
          board.moveInput().attempt(puzzle.line().get(move));
        }
        assertThat(text("puzzle-told")).startsWith("Gelöst");
        assertThat(text("puzzle-next")).isEqualTo("Nächste");
        fire("puzzle-next");
      }
    });
  }

  @Test
  void visitsAreCounted() {
    FxThread.run(() -> {
      screen.begin();
      fire("speak-de");
      ScenePulse.run(scene);
      now += 10 * SECOND;
      fire("activity-learn");
      assertThat(screen.visit().navigator().route()).isEqualTo(new RescueRoute());
      ScenePulse.run(scene);
      now += 100 * SECOND;
      saveTheKing();
      beginGame();
      GamePresenter game =
          (GamePresenter) screen.visit().navigator().currentProperty().get().presenter();
      var model = game.models().model();
      model.attempt(model.referee().legalMoves(model.session().position()).getFirst());
      now += 25 * SECOND;
      touchBoard();
      now += 500 * SECOND;
      screen.tick();
      assertThat(screen.isAttracting()).isTrue();
      VisitTally today = kiosk.counts().days().getFirst().in(Optional.of(Language.DE));
      assertThat(today.whole()).isEqualTo(tally(StayLength.UP_TO_3_MINUTES, 1, 1));
      assertThat(today.of(Optional.of(Activity.LEARN)))
          .isEqualTo(tally(StayLength.UP_TO_2_MINUTES, 1, 1));
      assertThat(today.of(Optional.of(Activity.PLAY)))
          .as("until the last touch, not until the countdown ran out")
          .isEqualTo(tally(StayLength.UP_TO_30_SECONDS, 1, 0));
      assertThat(today.activities()).doesNotContainKey(Activity.DISCOVER);
      assertThat(today.ended()).containsExactly(Map.entry(VisitPage.GAME, 1));
      assertThat(today.rescueLeft()).isEmpty();
    });
  }

  private static StayTally tally(StayLength length, int begun, int finished) {
    List<Integer> counts =
        Arrays.stream(StayLength.values()).map(each -> each == length ? 1 : 0).toList();
    return new StayTally(new StayLengths(counts), begun, finished);
  }

  @Test
  void theMoveAtWhichTheRescueIsLeftIsCounted() {
    FxThread.run(() -> {
      screen.begin();
      screen.visit().navigator().go(new RescueRoute());
      ScenePulse.run(scene);
      screen.end();
      screen.begin();
      screen.visit().navigator().go(new RescueRoute());
      ScenePulse.run(scene);
      rescue("f1-c1");
      rescue("b2-c2");
      screen.end();
      assertThat(today().rescueLeft())
          .containsOnly(Map.entry(RescueMove.FIRST, 1), Map.entry(RescueMove.SECOND, 1));
      assertThat(today().of(Optional.of(Activity.LEARN)).begun()).isEqualTo(1);
      assertThat(today().of(Optional.of(Activity.LEARN)).finished()).isZero();
    });
  }

  @Test
  void theRescueHasAsManyMovesAsAreCounted() {
    FxThread.run(() -> {
      Try rescue = (Try) screen.visit().lessons().rescue().orElseThrow().step();
      assertThat(rescue.rounds()).hasSameSizeAs(RescueMove.values());
    });
  }

  @Test
  void anArticleIsFinishedWhenItsLastLineWasOnTheScreen() {
    FxThread.run(() -> {
      screen.begin();
      screen.visit().navigator().go(TopicRoute.of(Topic.Kind.ARTICLE, "names"));
      ScenePulse.run(scene);
      screen.end();
      assertThat(today().of(Optional.of(Activity.DISCOVER)).begun()).isEqualTo(1);
      assertThat(today().of(Optional.of(Activity.DISCOVER)).finished()).isZero();
      screen.begin();
      screen.visit().navigator().go(TopicRoute.of(Topic.Kind.ARTICLE, "names"));
      ScenePulse.run(scene);
      ((ScrollPane) Objects.requireNonNull(scene.lookup(".scroll-pane"))).setVvalue(1);
      screen.visit().navigator().go(Area.HOME.front());
      screen.end();
      assertThat(today().of(Optional.of(Activity.DISCOVER)).finished()).isEqualTo(1);
      assertThat(today().ended())
          .containsOnly(Map.entry(VisitPage.ARTICLE, 1), Map.entry(VisitPage.HOME, 1));
    });
  }

  private VisitTally today() {
    return kiosk.counts().days().getFirst().in(Optional.empty());
  }

  private void touchBoard() {
    mouse(Objects.requireNonNull(scene.lookup(".board")), MouseEvent.MOUSE_PRESSED);
  }

  // --- What is said everywhere, and how to change it

  /// Returns places of every kind, a game among them that a visitor can begin.
  private static List<Route> places() {
    return Stream.concat(KioskPlaces.all().stream(), Stream.of(GAME)).toList();
  }

  private static Settings changed(Settings all) {
    return all.with(Language.SV)
        .with(Theme.DARK)
        .with(TextSize.P150)
        .withSafeGraphics(true)
        .withBoardLook(Optional.of(BoardLook.SEA))
        .with(AnimationSpeed.OFF)
        .withSound(!all.sound())
        .withBlunderCheck(!all.blunderCheck())
        .with(all.speech().withOn(true))
        .with(new WindowPlacement(800, 600, Optional.empty(), true));
  }

  private static void assertDiffersEverywhere(Settings one, Settings other) {
    for (RecordComponent each : Settings.class.getRecordComponents()) {
      assertThat(value(each, one)).as(each.getName()).isNotEqualTo(value(each, other));
    }
  }

  private static Object value(RecordComponent component, Settings of) {
    try {
      return component.getAccessor().invoke(of);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  private Map<Route, List<String>> told() {
    Map<Route, List<String>> told = new LinkedHashMap<>();
    Navigator navigator = screen.visit().navigator();
    for (Route place : places()) {
      navigator.restart(place);
      ScenePulse.run(scene);
      told.put(place, texts(scene.getRoot()).toList());
    }
    navigator.restart(new LanguageRoute());
    return Map.copyOf(withoutPoses(told));
  }

  /// Staged games are equal only to themselves.
  private static Map<Route, List<String>> withoutPoses(Map<Route, List<String>> told) {
    Map<Route, List<String>> kept = new LinkedHashMap<>(told);
    kept.keySet().removeIf(hnefi.ui.play.screen.StagedRoute.class::isInstance);
    return kept;
  }

  private static Stream<String> texts(Node node) {
    String own =
        switch (node) {
          case Labeled labeled -> labeled.getText() + labeled.getPseudoClassStates();
          case BoardControl board -> String.valueOf(board.getArrangement());
          case ScrollPane pane -> Double.toString(pane.getVvalue());
          default -> "";
        };
    Stream<String> inside =
        node instanceof Parent parent
            ? parent.getChildrenUnmodifiable().stream().flatMap(KioskScreenTest::texts)
            : Stream.empty();
    return node.isVisible()
        ? Stream.concat(own.isEmpty() ? Stream.empty() : Stream.of(own), inside)
        : Stream.empty();
  }

  /// Scrolls down and presses whatever is there, one after the other, until that leads elsewhere;
  /// then goes on with what is left, a few times.
  private void spoil(Route place) {
    Navigator navigator = screen.visit().navigator();
    int pressed = 0;
    for (int times = 0; times < MOST_RETURNS; times++) {
      navigator.go(place);
      ScenePulse.run(scene);
      Set<Node> all = scene.getRoot().lookupAll("*");
      all.stream()
          .filter(ScrollPane.class::isInstance)
          .forEach(each -> ((ScrollPane) each).setVvalue(1));
      List<Node> buttons =
          all.stream().filter(each -> each instanceof ButtonBase && inStage(each)).toList();
      while (pressed < buttons.size() && navigator.route().equals(place)) {
        ButtonBase button = (ButtonBase) buttons.get(pressed);
        pressed++;
        if (Nodes.isUsable(button)) {
          button.fire();
        }
      }
    }
  }

  private void playSomeMoves() {
    screen.visit().navigator().go(GAME);
    ScenePulse.run(scene);
    var model =
        ((GamePresenter) screen.visit().navigator().currentProperty().get().presenter())
            .models()
            .model();
    for (int i = 0; i < 4; i++) {
      model.attempt(model.referee().legalMoves(model.session().position()).getFirst());
    }
    assertThat(model.snapshot().ply()).isEqualTo(4);
  }

  private static boolean inStage(Node node) {
    return Stream.iterate(node, Objects::nonNull, Node::getParent)
        .anyMatch(each -> each.getStyleClass().contains("stage"));
  }

  private void saveTheKing() {
    List.of("f1-c1", "b2-b1", "b1-a1").forEach(this::rescue);
  }

  private void beginGame() {
    screen.visit().navigator().go(Area.PLAY.front());
    ScenePulse.run(scene);
    fire("against-visitor");
    fire("games-start");
    ScenePulse.run(scene);
  }

  private void finish(Lesson lesson) {
    for (Step step : lesson.steps()) {
      screen
          .visit()
          .progress()
          .note(known -> known.finished(new StepKey(lesson.id(), step.name()), 0, false));
    }
  }

  private void rescue(String move) {
    ((BoardControl) Objects.requireNonNull(scene.lookup("#rescue-board")))
        .moveInput()
        .attempt(MoveText.read(move).toOptional().orElseThrow());
  }

  private void fire(String id) {
    ((ButtonBase) Objects.requireNonNull(scene.lookup("#" + id), id)).fire();
  }

  private String text(String id) {
    return ((Labeled) Objects.requireNonNull(scene.lookup("#" + id), id)).getText();
  }

  private void holdCorner() {
    corner(MouseEvent.MOUSE_PRESSED);
    screen.tick();
    now += 5 * SECOND;
    screen.tick();
    ScenePulse.run(scene);
  }

  private void enterPin(String digits) {
    digits.chars().forEach(digit -> fire("pin-" + (char) digit));
    fire("pin-enter");
  }

  private void touch() {
    mouse(Objects.requireNonNull(scene.lookup(".attract")), MouseEvent.MOUSE_CLICKED);
  }

  private void corner(EventType<MouseEvent> type) {
    mouse(scene.getRoot(), type);
  }

  private static void mouse(Node target, EventType<MouseEvent> type) {
    boolean down = type == MouseEvent.MOUSE_PRESSED;
    Event.fireEvent(
        target,
        new MouseEvent(
            type,
            10,
            10,
            10,
            10,
            MouseButton.PRIMARY,
            1,
            false,
            false,
            false,
            false,
            down,
            false,
            false,
            false,
            false,
            true,
            new PickResult(target, new Point3D(10, 10, 0), 0)));
  }
}
