package hnefi.app;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.fx.nav.Area;
import hnefi.fx.theme.Appearance;
import hnefi.kiosk.Kiosk;
import hnefi.kiosk.KioskSettingsFixture;
import hnefi.kiosk.ScreenSize;
import hnefi.notation.SquareText;
import hnefi.speech.Voice;
import hnefi.ui.FxThread;
import hnefi.ui.ScenePulse;
import hnefi.ui.WindowExtension;
import hnefi.ui.board.BoardControl;
import hnefi.ui.kiosk.KioskContext;
import hnefi.ui.kiosk.KioskScreen;
import hnefi.ui.kiosk.ScreenScale;
import hnefi.ui.play.screen.GamePresenter;
import hnefi.ui.route.LanguageRoute;
import hnefi.ui.route.RescueRoute;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.event.EventTarget;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/// A visit of somebody who does not see the screen and has five keys, four arrows and Enter.
@ExtendWith(WindowExtension.class)
@SuppressWarnings("NullAway.Init") // made before each test, on the JavaFX thread
class KioskByKeysTest {
  private static final int MOST_KEYS = 80;

  private final List<String> said = new ArrayList<>();
  private KioskScreen screen;
  private Scene scene;

  /// Writes down what is said.
  private final class Recording implements Voice {
    @Override
    public void speak(String text, Locale language) {
      said.add(text);
    }

    @Override
    public void silence() {}

    @Override
    public boolean isSpeaking() {
      return false;
    }
  }

  @BeforeEach
  void open() {
    open(true);
  }

  private void open(boolean speech) {
    FxThread.run(() -> {
      Appearance.prepare();
      Kiosk kiosk = StandaloneKiosk.kiosk(KioskSettingsFixture.speaking(speech), _ -> {});
      KioskVisits visits = StandaloneKiosk.visits(kiosk);
      screen =
          new KioskScreen(
              new KioskContext(
                  kiosk,
                  ScreenScale.of(new ScreenSize(398, 708), 1080, 1920),
                  visits::begin,
                  visits::attract,
                  CompletableFuture.completedFuture(null),
                  Runnable::run,
                  Platform::runLater,
                  () -> 0));
      scene = new Scene(screen.root(), 1080, 1920);
      screen.dress(scene);
      screen.speakWith(new Recording());
    });
  }

  @Test
  void fiveKeysLeadFromTheStandbyPictureThroughTheRescueAndAGameAndBack() {
    press(KeyCode.ENTER);
    assertThat(screen.visit().navigator().route()).isEqualTo(new LanguageRoute());
    assertThat(heard()).contains("Deutsch");

    reach("speak-en");
    assertThat(heard()).contains("English");
    press(KeyCode.ENTER);
    assertThat(heard())
        .contains("What would you like to do?")
        .contains("Learn. In two minutes: rescue the king in three moves");
    press(KeyCode.ENTER);
    assertThat(screen.visit().navigator().route()).isEqualTo(new RescueRoute());
    assertThat(heard()).startsWith("Rescue the king. The king is almost").contains("D four");

    move("rescue-board", "f1", "c1");
    assertThat(since()).contains("C one");
    move("rescue-board", "b2", "b1");
    move("rescue-board", "b1", "a1");
    assertThat(since()).contains("the king has reached a corner");
    reach("rescue-play");
    assertThat(heard()).contains("Play a whole game");
    press(KeyCode.ENTER);

    assertThat(screen.visit().navigator().route()).isEqualTo(Area.PLAY.front());
    reach("against-visitor");
    assertThat(heard()).contains("Two of us");
    press(KeyCode.ENTER);
    assertThat(heard()).contains("chosen");
    reach("games-start");
    press(KeyCode.ENTER);
    GamePresenter game =
        (GamePresenter) screen.visit().navigator().currentProperty().get().presenter();
    FxThread.run(() -> {
      var model = game.models().model();
      assertThat(model.referee().legalMoves(model.session().position())).isNotEmpty();
    });
    move("board", "d1", "c1");
    assertThat(game.models().model().snapshot().ply()).isEqualTo(1);
    assertThat(since()).contains("C one");

    reach("visit-home");
    press(KeyCode.ENTER);
    assertThat(screen.visit().navigator().route()).isEqualTo(Area.HOME.front());
    reach("visit-restart");
    press(KeyCode.ENTER);
    assertThat(heard()).contains("Do you want to start over?");
    reach("dialog-yes");
    press(KeyCode.ENTER);
    assertThat(screen.isAttracting()).isTrue();
  }

  /// A real window tells a key to whatever has the focus, and to no node where nothing can have it.
  @Test
  void whileNobodyIsThereSomethingHearsTheKeys() {
    FxThread.run(() -> {
      scene.getRoot().applyCss();
      assertThat(scene.lookup(".attract")).returns(true, Node::isFocusTraversable);
    });
  }

  @Test
  void whoTouchesTheScreenHearsNothing() {
    press(KeyCode.DOWN);
    said.clear();
    FxThread.run(() -> {
      Event.fireEvent(scene.getRoot(), mouse());
      screen.visit().navigator().go(Area.PLAY.front());
    });
    settle();
    assertThat(said).isEmpty();
  }

  @Test
  void nothingIsSaidUnlessTheSettingsWantIt() {
    open(false);
    press(KeyCode.ENTER);
    press(KeyCode.DOWN);
    assertThat(screen.isAttracting()).isFalse();
    assertThat(said).isEmpty();
  }

  @Test
  void theNextVisitorIsNotSpokenToBeforeHePressesAKey() {
    press(KeyCode.ENTER);
    FxThread.run(() -> screen.end());
    settle();
    said.clear();
    FxThread.run(() -> screen.begin());
    settle();
    assertThat(said).isEmpty();
  }

  /// A page longer than the screen is scrolled before the keys leave it.
  @Test
  void theArrowsScrollALongPageToItsEnd() {
    press(KeyCode.ENTER);
    FxThread.run(() -> screen.visit().navigator().go(Area.READ.front()));
    settle();
    assertThat(reachedEverything()).contains("visit-back", "visit-restart");
  }

  // --- Keys

  private String heard() {
    return said.isEmpty() ? "" : said.getLast();
  }

  /// Returns what was said since this was last asked.
  private String since() {
    String all = String.join(" ", said);
    said.clear();
    return all;
  }

  private List<String> reachedEverything() {
    List<String> ids = new ArrayList<>();
    for (int i = 0; i < MOST_KEYS; i++) {
      press(KeyCode.DOWN);
      ids.add(String.valueOf(owner().getId()));
    }
    return ids;
  }

  /// Presses down until something is reached.
  private void reach(String id) {
    for (int i = 0; i < MOST_KEYS && !id.equals(owner().getId()); i++) {
      press(KeyCode.DOWN);
    }
    assertThat(owner().getId()).isEqualTo(id);
  }

  /// Goes to a board, to a square on it, picks up what stands there and puts it elsewhere.
  private void move(String board, String from, String to) {
    BoardControl shown = board(board);
    for (int i = 0; i < MOST_KEYS && !isOn(shown); i++) {
      press(KeyCode.UP);
    }
    assertThat(isOn(shown)).isTrue();
    go(shown, from);
    press(KeyCode.ENTER);
    go(shown, to);
    press(KeyCode.ENTER);
  }

  private void go(BoardControl board, String square) {
    int files = square.charAt(0) - SquareText.write(board.cursorSquare()).charAt(0);
    int ranks = square.charAt(1) - SquareText.write(board.cursorSquare()).charAt(1);
    for (int i = 0; i < Math.abs(files); i++) {
      press(files > 0 ? KeyCode.RIGHT : KeyCode.LEFT);
    }
    for (int i = 0; i < Math.abs(ranks); i++) {
      press(ranks > 0 ? KeyCode.UP : KeyCode.DOWN);
    }
    assertThat(SquareText.write(board.cursorSquare())).isEqualTo(square);
  }

  private boolean isOn(BoardControl board) {
    for (Node each = owner(); each != null; each = each.getParent()) {
      if (each.equals(board)) {
        return true;
      }
    }
    return false;
  }

  private BoardControl board(String id) {
    return (BoardControl) Objects.requireNonNull(scene.lookup("#" + id), id);
  }

  private Node owner() {
    return scene.getFocusOwner() == null ? scene.getRoot() : scene.getFocusOwner();
  }

  private void press(KeyCode key) {
    FxThread.run(() -> {
      fire(owner(), KeyEvent.KEY_PRESSED, key);
      fire(owner(), KeyEvent.KEY_RELEASED, key);
    });
    settle();
  }

  /// Lets happen what was left for later.
  private void settle() {
    for (int i = 0; i < 3; i++) {
      FxThread.run(() -> ScenePulse.run(scene));
    }
  }

  private static void fire(EventTarget at, EventType<KeyEvent> type, KeyCode key) {
    Event.fireEvent(at, new KeyEvent(type, "", "", key, false, false, false, false));
  }

  private static MouseEvent mouse() {
    return new MouseEvent(
        MouseEvent.MOUSE_PRESSED,
        500,
        500,
        500,
        500,
        MouseButton.PRIMARY,
        1,
        false,
        false,
        false,
        false,
        true,
        false,
        false,
        false,
        false,
        true,
        null);
  }
}
