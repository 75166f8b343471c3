package hnefi.ui.settings;

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
  /// What this machine's desktop asks for, as it changes: nothing until it is [#follow]ed.
  public static final class OfDesktop {
    private final ReadOnlyObjectWrapper<Theme> theme = new ReadOnlyObjectWrapper<>(Theme.LIGHT);
    private final ReadOnlyObjectWrapper<Boolean> reducedMotion = new ReadOnlyObjectWrapper<>(false);

    public SystemLook look() {
      return new SystemLook(theme.getReadOnlyProperty(), reducedMotion.getReadOnlyProperty());
    }

    /// Asks the desktop, now and whenever it changes its mind. Call it on the JavaFX thread, which
    /// has to have started: everything else may be made before.
    public void follow() {
      Platform.Preferences preferences = Platform.getPreferences();
      theme.bind(Bindings.createObjectBinding(() -> theme(preferences), preferences));
      reducedMotion.bind(preferences.reducedMotionProperty().map(Boolean::valueOf));
    }

    private static Theme theme(Platform.Preferences preferences) {
      if (preferences.getBoolean("Windows.SPI.HighContrast").orElse(false)) {
        return Theme.CONTRAST;
      }
      return preferences.getColorScheme() == ColorScheme.DARK ? Theme.DARK : Theme.LIGHT;
    }
  }

  /// Returns a desktop that asks for this and never changes its mind.
  public static SystemLook of(Theme theme, boolean reducedMotion) {
    return new SystemLook(
        new ReadOnlyObjectWrapper<>(theme), new ReadOnlyObjectWrapper<>(reducedMotion));
  }
}
