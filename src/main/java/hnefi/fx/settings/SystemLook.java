package hnefi.fx.settings;

import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

/// What the system asks of every program.
///
/// @param theme the colours it prefers
/// @param reducedMotion whether things should not move
public record SystemLook(ObservableValue<Theme> theme, ObservableValue<Boolean> reducedMotion) {
  /// Returns what this machine's desktop asks for, as it changes. Call it on the JavaFX thread.
  public static SystemLook ofDesktop() {
    Platform.Preferences preferences = Platform.getPreferences();
    return new SystemLook(
        Bindings.createObjectBinding(() -> theme(preferences), preferences),
        preferences.reducedMotionProperty());
  }

  /// Returns a desktop that asks for this and never changes its mind.
  public static SystemLook of(Theme theme, boolean reducedMotion) {
    return new SystemLook(
        new ReadOnlyObjectWrapper<>(theme), new ReadOnlyObjectWrapper<>(reducedMotion));
  }

  private static Theme theme(Platform.Preferences preferences) {
    if (preferences.getBoolean("Windows.SPI.HighContrast").orElse(false)) {
      return Theme.CONTRAST;
    }
    return preferences.getColorScheme() == ColorScheme.DARK ? Theme.DARK : Theme.LIGHT;
  }
}
