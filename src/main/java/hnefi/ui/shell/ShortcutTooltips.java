package hnefi.ui.shell;

import hnefi.text.Words;
import hnefi.ui.nav.Shortcut;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.MenuButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;

/// Tells the key of a command in the tooltip of its button, as soon as the pointer comes there, and
/// beside the entry of a menu, as soon as that opens.
final class ShortcutTooltips {
  private final Function<String, Optional<Shortcut>> shortcutOf;
  private final Supplier<Words> words;

  /// @param shortcutOf the key of a button, by the button's id
  /// @param words name the keys
  ShortcutTooltips(Function<String, Optional<Shortcut>> shortcutOf, Supplier<Words> words) {
    this.shortcutOf = shortcutOf;
    this.words = words;
  }

  void install(Parent root) {
    root.addEventFilter(
        MouseEvent.MOUSE_ENTERED_TARGET,
        event -> {
          if (event.getTarget() instanceof ButtonBase button && button.getId() != null) {
            shortcutOf.apply(button.getId()).ifPresent(shortcut -> tell(button, shortcut));
          }
        });
    root.addEventFilter(
        MenuButton.ON_SHOWING,
        event -> {
          if (event.getTarget() instanceof MenuButton menu) {
            menu.getItems().stream()
                .filter(each -> each.getId() != null)
                .forEach(each ->
                    shortcutOf
                        .apply(each.getId())
                        .ifPresent(shortcut ->
                            each.setAccelerator(LocalizedKeys.of(shortcut.keys(), words.get()))));
          }
        });
  }

  private void tell(ButtonBase button, Shortcut shortcut) {
    String key = " (" + LocalizedKeys.of(shortcut.keys(), words.get()).getDisplayText() + ")";
    Tooltip there = button.getTooltip();
    String text = there == null ? named(button, shortcut) : there.getText();
    if (!text.endsWith(key)) {
      button.setTooltip(new Tooltip(text + key));
    }
  }

  private static String named(Node button, Shortcut shortcut) {
    String said = button.getAccessibleText();
    return said == null || said.isEmpty() ? shortcut.name() : said;
  }
}
