package hnefi.ui.play;

import static hnefi.ui.play.session.PlayFixture.LIBRARY;
import static hnefi.ui.play.session.PlayFixture.square;
import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Square;
import hnefi.content.ContentFolder;
import hnefi.content.EditionName;
import hnefi.content.HouseRules;
import hnefi.content.games.GameCollections;
import hnefi.fx.file.ScriptedDesktop;
import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Presenter;
import hnefi.fx.nav.Route;
import hnefi.fx.nav.Router;
import hnefi.fx.settings.SystemLook;
import hnefi.fx.settings.TextSize;
import hnefi.fx.settings.Theme;
import hnefi.fx.shell.NoticeQueue;
import hnefi.fx.shell.Shell;
import hnefi.fx.task.BackgroundTasks;
import hnefi.fx.theme.Appearance;
import hnefi.notation.BoardText;
import hnefi.rules.Switch;
import hnefi.session.CustomLayouts;
import hnefi.session.OpponentCatalog;
import hnefi.storage.BackgroundWriter;
import hnefi.storage.GameRepository;
import hnefi.storage.StorageContext;
import hnefi.text.Language;
import hnefi.ui.FxThread;
import hnefi.ui.UnshownScene;
import hnefi.ui.board.BoardControl;
import hnefi.ui.command.ProgramCommands;
import hnefi.ui.further.FurtherReading;
import hnefi.ui.play.coach.CoachLimits;
import hnefi.ui.play.editor.CustomLayoutsModel;
import hnefi.ui.play.rules.HouseRulesModel;
import hnefi.ui.play.screen.PlayContext;
import hnefi.ui.play.session.NoComputers;
import hnefi.ui.play.session.PlayFixture;
import hnefi.ui.profile.Profiles;
import hnefi.ui.profile.ProfilesModel;
import hnefi.ui.route.GameRoute;
import hnefi.ui.route.SavedGamesRoute;
import hnefi.ui.settings.Settings;
import hnefi.ui.settings.SettingsModel;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.robot.Robot;
import javafx.stage.Stage;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/// The program around the play screens in a window for tests, and hands that play.
public final class PlayScreen {
  /// Long enough for a slow machine; nobody waits so long.
  private static final int PATIENCE_SECONDS = 20;

  /// House rules that are kept under a name.
  public static final HouseRules WINTER =
      new HouseRules(
          "Winter rules",
          new EditionName(
              "haende",
              Map.of(Switch.KING_ARMED, Switch.KING_ARMED.read("no").orElseThrow()),
              Optional.empty()));

  private final Router screens;
  final Navigator navigator;
  final SettingsModel settings;
  final NoticeQueue notices;
  final CustomLayoutsModel layouts;
  final ProfilesModel profiles;
  final ScriptedDesktop desktop;

  private PlayScreen(
      Router screens,
      Navigator navigator,
      SettingsModel settings,
      NoticeQueue notices,
      CustomLayoutsModel layouts,
      ProfilesModel profiles,
      ScriptedDesktop desktop) {
    this.screens = screens;
    this.navigator = navigator;
    this.settings = settings;
    this.notices = notices;
    this.layouts = layouts;
    this.profiles = profiles;
    this.desktop = desktop;
  }

  /// Shows the saved games, where no computer plays and nothing takes time.
  static PlayScreen show(Stage stage, Path folder) {
    return show(stage, folder, new NoComputers(), BackgroundTasks.immediate());
  }

  /// Shows the saved games.
  static PlayScreen show(
      Stage stage, Path folder, OpponentCatalog opponents, BackgroundTasks background) {
    Appearance.prepare();
    return show(stage, folder, opponents, background, SystemLook.of(Theme.LIGHT, true));
  }

  /// Shows the screens of play on a system that looks like this.
  static PlayScreen show(
      Stage stage,
      Path folder,
      OpponentCatalog opponents,
      BackgroundTasks background,
      SystemLook look) {
    SettingsModel settings = new SettingsModel(Settings.DEFAULT, Language.EN, look);
    PlayScreen screen = around(settings, folder, opponents, background);
    Scene scene = screen.scene(990, 900);
    stage.setScene(scene);
    FxThread.showUnpainted(stage);
    return screen;
  }

  private static PlayScreen around(
      SettingsModel settings, Path folder, OpponentCatalog opponents, BackgroundTasks background) {
    NoticeQueue notices = new NoticeQueue();
    CustomLayoutsModel layouts = new CustomLayoutsModel(CustomLayouts.NONE);
    ProfilesModel profiles = new ProfilesModel(Profiles.NOBODY_YET);
    ScriptedDesktop desktop = new ScriptedDesktop();
    Play play =
        new Play(
            new PlayContext(
                () -> LIBRARY,
                () -> GameCollections.read(ContentFolder.packed(), LIBRARY),
                _ -> Optional.empty(),
                settings,
                new GameRepository(
                    folder,
                    Clock::systemUTC,
                    new StorageContext(BackgroundWriter.immediate(), notices::tell),
                    Runnable::run),
                notices::tell,
                opponents,
                background.window(),
                background,
                CoachLimits.ofPositions(3_000),
                FurtherReading.NONE,
                layouts,
                new HouseRulesModel(() -> List.of(WINTER), _ -> {}),
                Optional.of(desktop.access()),
                Optional.empty(),
                profiles));
    Router screens = play.register(Router.builder()).build();
    return new PlayScreen(
        screens,
        new Navigator(screens, new SavedGamesRoute()),
        settings,
        notices,
        layouts,
        profiles,
        desktop);
  }

  private Shell shell() {
    return new Shell(navigator, settings, notices, new ProgramCommands(navigator));
  }

  private Scene scene(double width, double height) {
    return new Appearance(settings).scene(shell().root(), width, height);
  }

  /// The program without a window, in any size.
  public record Unshown(PlayScreen screen, UnshownScene scene) {
    public void go(Route place) {
      scene.renew(() -> screen.navigator.restart(place));
      settle();
    }

    public void settle() {
      scene.settle();
    }

    public Node find(String query) {
      return Objects.requireNonNull(scene.scene().getRoot().lookup(query), query);
    }
  }

  public static Unshown unshown(
      Path folder, int width, int height, int percent, Language language) {
    return unshown(folder, width, height, percent, language, new PlayFixture.Silent());
  }

  public static Unshown unshown(
      Path folder,
      int width,
      int height,
      int percent,
      Language language,
      OpponentCatalog opponents) {
    Appearance.prepare();
    TextSize text =
        Arrays.stream(TextSize.values())
            .filter(each -> each.percent() == percent)
            .findFirst()
            .orElseThrow();
    SettingsModel settings =
        new SettingsModel(Settings.DEFAULT.with(text), language, SystemLook.of(Theme.LIGHT, true));
    PlayScreen screen = around(settings, folder, opponents, BackgroundTasks.immediate());
    return new Unshown(screen, new UnshownScene(screen.shell().root(), settings, width, height));
  }

  /// Returns where the program is.
  public Route route() {
    return navigator.route();
  }

  /// Begins a visit without going there.
  Presenter visit(Route place) {
    return screens.create(place, navigator);
  }

  public void go(FxRobot robot, Route place) {
    fx(robot, () -> navigator.enter(place));
    fx(robot, () -> robot.window(0).getScene().getRoot().layout());
  }

  /// Plays a game of two people by taps.
  void playAll(FxRobot robot, String rules, String moves) {
    go(robot, GameRoute.of(EditionName.of(rules)));
    tap(robot, moves);
  }

  static void tap(FxRobot robot, String moves) {
    for (String move : moves.split(" ")) {
      click(robot, at(robot, from(move)));
      click(robot, at(robot, to(move)));
    }
  }

  /// Clicks without the pauses of the robot.
  static void click(FxRobot robot, Point2D where) {
    fx(
        robot,
        () -> {
          Robot mouse = new Robot();
          mouse.mouseMove(where);
          mouse.mousePress(MouseButton.PRIMARY);
          mouse.mouseRelease(MouseButton.PRIMARY);
        });
  }

  static void drag(FxRobot robot, String moves) {
    for (String move : moves.split(" ")) {
      Point2D from = at(robot, from(move));
      Point2D to = at(robot, to(move));
      fx(
          robot,
          () -> {
            Robot mouse = new Robot();
            mouse.mouseMove(from);
            mouse.mousePress(MouseButton.PRIMARY);
            mouse.mouseMove(from.midpoint(to));
            mouse.mouseMove(to);
            mouse.mouseRelease(MouseButton.PRIMARY);
          });
    }
  }

  /// Walks the cursor over the board and picks and drops with Enter.
  static void type(FxRobot robot, String moves) {
    Square cursor = square(from(moves));
    fx(robot, () -> board(robot).focus(square(from(moves))));
    for (String move : moves.split(" ")) {
      cursor = walk(robot, cursor, square(from(move)));
      press(robot, KeyCode.ENTER);
      cursor = walk(robot, cursor, square(to(move)));
      press(robot, KeyCode.ENTER);
    }
  }

  private static Square walk(FxRobot robot, Square from, Square to) {
    KeyCode across = to.file() > from.file() ? KeyCode.RIGHT : KeyCode.LEFT;
    KeyCode along = to.rank() > from.rank() ? KeyCode.UP : KeyCode.DOWN;
    for (int i = 0; i < Math.abs(to.file() - from.file()); i++) {
      press(robot, across);
    }
    for (int i = 0; i < Math.abs(to.rank() - from.rank()); i++) {
      press(robot, along);
    }
    return to;
  }

  /// Presses a key where the focus is, without the robot's pauses.
  static void press(FxRobot robot, KeyCode code) {
    fx(
        robot,
        () -> {
          Node focus = Objects.requireNonNull(robot.window(0).getScene().getFocusOwner());
          focus.fireEvent(
              new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false));
          focus.fireEvent(
              new KeyEvent(KeyEvent.KEY_RELEASED, "", "", code, false, false, false, false));
        });
  }

  static BoardControl board(FxRobot robot) {
    return robot.lookup("#board").queryAs(BoardControl.class);
  }

  static String rows(FxRobot robot) {
    return BoardText.write(Objects.requireNonNull(board(robot).getArrangement()));
  }

  static String said(FxRobot robot) {
    return String.valueOf(robot.lookup("#statements").query().getAccessibleText());
  }

  static String text(FxRobot robot, String query) {
    return ((Labeled) robot.lookup(query).query()).getText();
  }

  static boolean isShown(FxRobot robot, String query) {
    return robot.lookup(query).query().isVisible();
  }

  static void assertEnded(FxRobot robot, String winner, String end) {
    assertThat(isShown(robot, "#result")).isTrue();
    assertThat(text(robot, ".result-words")).contains(winner).contains(end);
  }

  static Button moveButton(FxRobot robot, String text) {
    return robot.lookup(".move").queryAllAs(Button.class).stream()
        .filter(each -> each.getText().equals(text))
        .findFirst()
        .orElseThrow();
  }

  /// Where a square lies on the screen.
  static Point2D at(FxRobot robot, String name) {
    Node cell =
        board(robot).lookupAll(".board-square").stream()
            .filter(each ->
                String.valueOf(each.queryAccessibleAttribute(AccessibleAttribute.TEXT))
                    .split(",")[0]
                    .equals(name))
            .findFirst()
            .orElseThrow();
    Bounds bounds = cell.localToScreen(cell.getBoundsInLocal());
    return new Point2D(bounds.getCenterX(), bounds.getCenterY());
  }

  /// Waits until something holds on the window's thread.
  static void await(Callable<Boolean> condition) {
    try {
      WaitForAsyncUtils.waitFor(
          PATIENCE_SECONDS, TimeUnit.SECONDS, () -> WaitForAsyncUtils.asyncFx(condition).get());
    } catch (TimeoutException e) {
      throw new AssertionError("waited in vain", e);
    }
  }

  static void fx(FxRobot robot, Runnable action) {
    FxThread.runUntilLaidOut(action);
  }

  /// Fires a button or toggle, wherever it is scrolled to.
  static void fire(FxRobot robot, String query) {
    fx(robot, () -> robot.lookup(query).queryAs(javafx.scene.control.ButtonBase.class).fire());
  }

  /// Chooses an entry of a menu.
  static void choose(FxRobot robot, String menu, String id) {
    fx(
        robot,
        () ->
            robot.lookup(menu).queryAs(javafx.scene.control.MenuButton.class).getItems().stream()
                .filter(each -> id.equals(each.getId()) && each.isVisible())
                .findFirst()
                .orElseThrow()
                .fire());
  }

  static String from(String move) {
    return move.split("-")[0].strip();
  }

  static String to(String move) {
    return move.split("[ -]")[1].strip();
  }
}
