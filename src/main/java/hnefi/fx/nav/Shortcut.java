package hnefi.fx.nav;

import javafx.scene.input.KeyCombination;

/// A key of a screen, which works wherever the focus is on that screen, but for text fields that
/// need the key themselves.
///
/// ```java
/// Shortcut.of("Shortcut+Z", model::undo).named(takeBack).on("undo")
/// ```
///
/// @param keys written as for [KeyCombination#valueOf]: `Shortcut+Z`, `Home`
/// @param name what the menu calls it; empty for a further key of a command that is listed already
/// @param button the id of the button that does the same, whose tooltip then tells the key; empty
///   if there is none
public record Shortcut(KeyCombination keys, String name, String button, Runnable action) {
  public static Shortcut of(String keys, Runnable action) {
    return new Shortcut(KeyCombination.valueOf(keys), "", "", action);
  }

  /// Returns this key, listed in the menu.
  public Shortcut named(String listed) {
    return new Shortcut(keys, listed, button, action);
  }

  /// Returns this key, told by the tooltip of a button.
  public Shortcut on(String id) {
    return new Shortcut(keys, name, id, action);
  }

  public boolean isListed() {
    return !name.isEmpty();
  }
}
