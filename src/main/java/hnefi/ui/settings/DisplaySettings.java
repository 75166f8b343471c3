package hnefi.ui.settings;

import java.util.Optional;

/// What a person chose about the whole window.
///
/// @param theme empty for the one the system prefers
/// @param safeGraphics whether to draw without the graphics card, from the next start on
public record DisplaySettings(Optional<Theme> theme, TextSize textSize, boolean safeGraphics) {
  static final DisplaySettings DEFAULT =
      new DisplaySettings(Optional.empty(), TextSize.P100, false);

  DisplaySettings with(Optional<Theme> chosen) {
    return new DisplaySettings(chosen, textSize, safeGraphics);
  }

  DisplaySettings with(TextSize chosen) {
    return new DisplaySettings(theme, chosen, safeGraphics);
  }

  DisplaySettings withSafeGraphics(boolean safe) {
    return new DisplaySettings(theme, textSize, safe);
  }
}
