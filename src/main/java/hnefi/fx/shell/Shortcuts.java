package hnefi.fx.shell;

import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Shortcut;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.event.EventHandler;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

/// Keys and mouse buttons. The keys of the screen that is shown come first, then those that work
/// everywhere; whatever has the focus and [needs a key itself][FocusKeys] uses it before either.
final class Shortcuts {
  private final Navigator navigator;
  private final Supplier<List<Shortcut>> ofScreen;
  private final Supplier<List<Shortcut>> everywhere;

  /// @param ofScreen the keys of the screen that is shown now
  /// @param everywhere the keys of the program
  Shortcuts(
      Navigator navigator, Supplier<List<Shortcut>> ofScreen, Supplier<List<Shortcut>> everywhere) {
    this.navigator = navigator;
    this.ofScreen = ofScreen;
    this.everywhere = everywhere;
  }

  /// Listens at the scene, wherever the focus is, also where nothing has it.
  void install(Parent root) {
    EventHandler<KeyEvent> first = this::pressedFirst;
    EventHandler<KeyEvent> pressed = this::pressed;
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

  private void pressed(KeyEvent event) {
    Optional<Shortcut> found =
        matching(ofScreen.get(), event).or(() -> matching(everywhere.get(), event));
    found.ifPresent(shortcut -> {
      shortcut.action().run();
      event.consume();
    });
  }

  private static Optional<Shortcut> matching(List<Shortcut> shortcuts, KeyEvent event) {
    return shortcuts.stream().filter(each -> each.keys().match(event)).findFirst();
  }
}
