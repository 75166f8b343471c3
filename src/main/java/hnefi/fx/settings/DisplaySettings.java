package hnefi.fx.settings;

import java.util.Optional;

/// What a person chose about the whole window.
///
/// @param theme empty for the one the system prefers
/// @param safeGraphics whether to draw without the graphics card, from the next start on
public record DisplaySettings(Optional<Theme> theme, TextSize textSize, boolean safeGraphics) {
  public static final DisplaySettings DEFAULT =
      new DisplaySettings(Optional.empty(), TextSize.P100, false);

  public DisplaySettings with(Optional<Theme> chosen) {
    return new DisplaySettings(chosen, textSize, safeGraphics);
  }

  public DisplaySettings with(TextSize chosen) {
    return new DisplaySettings(theme, chosen, safeGraphics);
  }

  public DisplaySettings withSafeGraphics(boolean safe) {
    return new DisplaySettings(theme, textSize, safe);
  }
}
