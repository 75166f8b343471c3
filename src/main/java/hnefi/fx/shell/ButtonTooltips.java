package hnefi.fx.shell;

import hnefi.fx.nav.Shortcut;
import hnefi.fx.theme.Icon;
import hnefi.text.Words;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.scene.text.Text;
import org.jspecify.annotations.Nullable;

/// Tells in the tooltip of a button, as soon as the pointer comes there, the name of one that shows
/// only a sign, and the key of its command; the key also beside the entry of a menu, as soon as
/// that opens.
final class ButtonTooltips {
  private final Function<String, Optional<Shortcut>> shortcutOf;
  private final Supplier<Words> words;

  /// @param shortcutOf the key of a button, by the button's id
  /// @param words name the keys
  ButtonTooltips(Function<String, Optional<Shortcut>> shortcutOf, Supplier<Words> words) {
    this.shortcutOf = shortcutOf;
    this.words = words;
  }

  void install(Parent root) {
    root.addEventFilter(
        MouseEvent.MOUSE_ENTERED_TARGET,
        event -> {
          if (event.getTarget() instanceof ButtonBase button) {
            tell(button);
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

  private void tell(ButtonBase button) {
    Optional<Shortcut> shortcut = Optional.ofNullable(button.getId()).flatMap(shortcutOf);
    String key =
        shortcut
            .map(each -> " (" + LocalizedKeys.of(each.keys(), words.get()).getDisplayText() + ")")
            .orElse("");
    Tooltip there = button.getTooltip();
    if (there != null && !(there instanceof OwnTooltip)) {
      if (!there.getText().endsWith(key)) {
        there.setText(there.getText() + key);
      }
      return;
    }
    String name =
        shortcut.map(Shortcut::name).filter(_ -> name(button).isEmpty()).orElse(name(button));
    if (shortcut.isPresent() || isSign(button) && !name.isEmpty()) {
      if (there == null) {
        button.setTooltip(new OwnTooltip());
      }
      button.getTooltip().setText(name + key);
    }
  }

  private static String name(Node button) {
    return Objects.requireNonNullElse(button.getAccessibleText(), "");
  }

  private static boolean isSign(ButtonBase button) {
    boolean said =
        !button.getText().isEmpty() && button.getContentDisplay() != ContentDisplay.GRAPHIC_ONLY;
    return !said && !hasWords(button.getGraphic());
  }

  private static boolean hasWords(@Nullable Node drawn) {
    return switch (drawn) {
      case Icon _ -> false;
      case Labeled label -> !label.getText().isEmpty() || hasWords(label.getGraphic());
      case Text text -> !text.getText().isEmpty();
      case Parent parent ->
          parent.getChildrenUnmodifiable().stream().anyMatch(ButtonTooltips::hasWords);
      case null, default -> false;
    };
  }

  /// One that nobody else wrote, which follows the name of its button.
  private static final class OwnTooltip extends Tooltip {}
}
