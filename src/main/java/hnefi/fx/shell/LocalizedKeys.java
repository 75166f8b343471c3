package hnefi.fx.shell;

import hnefi.text.Words;
import java.util.Locale;
import java.util.regex.Pattern;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/// A key as it is written on the keyboards of a language, where JavaFX knows the English ones only:
/// `Strg+Entf` for `Ctrl+Delete`.
final class LocalizedKeys extends KeyCombination {
  private static final Pattern NAME = Pattern.compile("[A-Z][a-z]+");

  private final KeyCombination keys;
  private final String text;

  private LocalizedKeys(KeyCombination keys, String text) {
    this.keys = keys;
    this.text = text;
  }

  /// Returns the same keys, which a menu writes in another language, without the modifiers that
  /// make no difference. On macOS they are signs, the same in every language.
  ///
  /// @param words names the keys
  static KeyCombination of(KeyCombination keys, Words words) {
    KeyCombination shown = KeyCombination.valueOf(keys.getName().replace("Ignore Shift+", ""));
    String english = shown.getDisplayText();
    String text =
        NAME.matcher(english)
            .replaceAll(name -> words.say("key." + name.group().toLowerCase(Locale.ROOT)));
    return text.equals(english) ? shown : new LocalizedKeys(shown, text);
  }

  @Override
  public boolean match(KeyEvent event) {
    return keys.match(event);
  }

  @Override
  public String getName() {
    return keys.getName();
  }

  @Override
  public String getDisplayText() {
    return text;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof LocalizedKeys that && keys.equals(that.keys) && text.equals(that.text);
  }

  @Override
  public int hashCode() {
    return keys.hashCode();
  }

  /// Names the keys whose signs no voice pronounces.
  static String spoken(KeyCombination keys, Words words) {
    String text = of(keys, words).getDisplayText();
    int last = text.length() - 1;
    String name =
        switch (text.substring(last)) {
          case "," -> "comma";
          case "+" -> "plus";
          case "-" -> "minus";
          case "←" -> "left";
          case "→" -> "right";
          case "↑" -> "up";
          case "↓" -> "down";
          case "↵" -> "enter";
          default -> "";
        };
    return name.isEmpty() ? text : text.substring(0, last) + words.say("key." + name);
  }
}
