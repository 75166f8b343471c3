package hnefi.ui.shell;

import hnefi.ui.nav.Navigator;
import hnefi.ui.route.Area;
import hnefi.ui.settings.Settings;
import hnefi.ui.settings.SettingsModel;
import hnefi.ui.settings.TextSize;
import java.util.function.UnaryOperator;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

/// Keys and mouse buttons that work on every screen.
final class Shortcuts {
  private Shortcuts() {}

  /// Alt and the arrows go back and forward, Alt and Home goes home; Ctrl with plus, minus and zero
  /// changes the size of the text.
  static void install(Node frame, Navigator navigator, SettingsModel settings) {
    frame.addEventHandler(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.isAltDown() ? travel(event, navigator) : resize(event, settings)) {
            event.consume();
          }
        });
    frame.addEventFilter(
        MouseEvent.MOUSE_PRESSED,
        event -> {
          if (event.getButton() == MouseButton.BACK) {
            navigator.back();
          } else if (event.getButton() == MouseButton.FORWARD) {
            navigator.forward();
          }
        });
  }

  private static boolean travel(KeyEvent event, Navigator navigator) {
    switch (event.getCode()) {
      case LEFT -> navigator.back();
      case RIGHT -> navigator.forward();
      case HOME -> navigator.go(Area.HOME.front());
      default -> {
        return false;
      }
    }
    return true;
  }

  private static boolean resize(KeyEvent event, SettingsModel settings) {
    if (!event.isShortcutDown()) {
      return false;
    }
    UnaryOperator<Settings> change =
        switch (event.getCode()) {
          case PLUS, ADD, EQUALS -> chosen -> chosen.with(chosen.textSize().larger());
          case MINUS, SUBTRACT -> chosen -> chosen.with(chosen.textSize().smaller());
          case DIGIT0, NUMPAD0 -> chosen -> chosen.with(TextSize.P100);
          default -> UnaryOperator.identity();
        };
    Settings before = settings.settings();
    settings.change(change);
    return !before.equals(settings.settings());
  }
}
