package hnefi.ui.nav;

import javafx.scene.input.KeyCombination;

/// A key of a screen, which works wherever the focus is on that screen, but for text fields that
/// need the key themselves.
///
/// @param keys written as for [KeyCombination#valueOf]: `Shortcut+Z`, `Home`
public record Shortcut(KeyCombination keys, Runnable action) {
  public static Shortcut of(String keys, Runnable action) {
    return new Shortcut(KeyCombination.valueOf(keys), action);
  }
}
