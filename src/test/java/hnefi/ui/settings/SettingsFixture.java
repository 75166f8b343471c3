package hnefi.ui.settings;

import hnefi.fx.settings.SystemLook;
import hnefi.fx.settings.Theme;
import hnefi.text.Language;

/// The settings most tests begin with.
public final class SettingsFixture {
  private SettingsFixture() {}

  /// Returns the usual settings on a light system where nothing moves.
  public static SettingsModel withoutMotion(Language language) {
    return new SettingsModel(Settings.DEFAULT, language, SystemLook.of(Theme.LIGHT, true));
  }
}
