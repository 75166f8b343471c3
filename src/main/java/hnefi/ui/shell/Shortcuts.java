package hnefi.ui.shell;

import hnefi.text.Words;
import hnefi.ui.nav.Navigator;
import hnefi.ui.nav.Shortcut;
import hnefi.ui.route.Area;
import hnefi.ui.route.SavedGamesRoute;
import hnefi.ui.settings.Settings;
import hnefi.ui.settings.SettingsModel;
import hnefi.ui.settings.TextSize;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javafx.event.EventHandler;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;

/// Keys and mouse buttons. The keys of the screen that is shown come first, then those that work
/// everywhere; whatever has the focus and [needs a key itself][FocusKeys] uses it before either.
final class Shortcuts {
  private static final KeyCombination FULL_SCREEN = KeyCombination.valueOf("F11");
  private static final KeyCombination FIND = KeyCombination.valueOf("Shortcut+F");

  private final Navigator navigator;
  private final SettingsModel settings;
  private final Supplier<List<Shortcut>> ofScreen;
  private final List<Shortcut> everywhere;

  /// @param ofScreen the keys of the screen that is shown now
  Shortcuts(Navigator navigator, SettingsModel settings, Supplier<List<Shortcut>> ofScreen) {
    this.navigator = navigator;
    this.settings = settings;
    this.ofScreen = ofScreen;
    everywhere =
        List.of(
            Shortcut.of("Alt+Left", navigator::back),
            Shortcut.of("Alt+Right", navigator::forward),
            Shortcut.of("Alt+Home", () -> go(Area.HOME)),
            Shortcut.of("Shortcut+N", () -> go(Area.PLAY)),
            Shortcut.of("Shortcut+O", this::openGames),
            new Shortcut(FIND, this::find),
            Shortcut.of("Shortcut+Comma", () -> go(Area.SETTINGS)),
            Shortcut.of("F1", () -> go(Area.LEARN)),
            resize("Plus", size -> size.with(size.textSize().larger())),
            resize("Add", size -> size.with(size.textSize().larger())),
            resize("Equals", size -> size.with(size.textSize().larger())),
            resize("Minus", size -> size.with(size.textSize().smaller())),
            resize("Subtract", size -> size.with(size.textSize().smaller())),
            resize("0", size -> size.with(TextSize.P100)),
            resize("Numpad 0", size -> size.with(TextSize.P100)));
  }

  /// Listens at the scene, wherever the focus is, also where nothing has it.
  void install(Parent root) {
    EventHandler<KeyEvent> first = this::pressedFirst;
    EventHandler<KeyEvent> pressed = event -> pressed(root, event);
    root.sceneProperty()
        .subscribe((before, now) -> {
          if (before != null) {
            before.removeEventFilter(KeyEvent.KEY_PRESSED, first);
            before.removeEventHandler(KeyEvent.KEY_PRESSED, pressed);
          }
          if (now != null) {
            now.addEventFilter(KeyEvent.KEY_PRESSED, first);
            now.addEventHandler(KeyEvent.KEY_PRESSED, pressed);
          }
        });
    root.addEventFilter(
        MouseEvent.MOUSE_PRESSED,
        event -> {
          if (event.getButton() == MouseButton.BACK) {
            navigator.back();
          } else if (event.getButton() == MouseButton.FORWARD) {
            navigator.forward();
          }
        });
  }

  /// Arrows would only move the focus from button to button, and Home only scroll: where nothing
  /// else needs a key, the screen gets it before.
  private void pressedFirst(KeyEvent event) {
    if (event.getSource() instanceof Scene scene
        && !FocusKeys.needs(scene.getFocusOwner(), event)) {
      matching(ofScreen.get(), event)
          .ifPresent(shortcut -> {
            shortcut.action().run();
            event.consume();
          });
    }
  }

  private void pressed(Parent root, KeyEvent event) {
    if (FULL_SCREEN.match(event)) {
      toggleFullScreen(root);
      event.consume();
      return;
    }
    Optional<Shortcut> found =
        matching(ofScreen.get(), event).or(() -> matching(everywhere, event));
    found.ifPresent(shortcut -> {
      shortcut.action().run();
      event.consume();
    });
  }

  private void toggleFullScreen(Parent root) {
    if (root.getScene() != null && root.getScene().getWindow() instanceof Stage stage) {
      stage.setFullScreenExitHint(
          Words.of(Shell.class, "shell", settings.language()).say("full-screen.leave"));
      stage.setFullScreen(!stage.isFullScreen());
    }
  }

  private static Optional<Shortcut> matching(List<Shortcut> shortcuts, KeyEvent event) {
    return shortcuts.stream().filter(each -> each.keys().match(event)).findFirst();
  }

  private Shortcut resize(String key, UnaryOperator<Settings> change) {
    return Shortcut.of("Ignore Shift+Shortcut+" + key, () -> settings.change(change));
  }

  private void go(Area area) {
    if (navigator.knows(area.front())) {
      navigator.go(area.front());
    }
  }

  private void openGames() {
    if (navigator.knows(new SavedGamesRoute())) {
      navigator.go(new SavedGamesRoute());
    }
  }

  /// Goes to the history, whose screens have a search of their own.
  private void find() {
    go(Area.READ);
    ofScreen.get().stream()
        .filter(each -> each.keys().equals(FIND))
        .findFirst()
        .ifPresent(each -> each.action().run());
  }
}
