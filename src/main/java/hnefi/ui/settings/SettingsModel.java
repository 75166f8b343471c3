package hnefi.ui.settings;

import hnefi.text.Language;
import hnefi.ui.board.AnimationSpeed;
import java.util.function.UnaryOperator;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

/// The settings as they change, and what they come to on this machine.
public final class SettingsModel {
  private final ReadOnlyObjectWrapper<Settings> settings;
  private final ObservableValue<Language> language;
  private final ObservableValue<Theme> theme;
  private final ObservableValue<AnimationSpeed> animationSpeed;

  /// @param systemLanguage spoken as long as no language was chosen
  public SettingsModel(Settings first, Language systemLanguage, SystemLook system) {
    settings = new ReadOnlyObjectWrapper<>(first);
    language = settings.map(chosen -> chosen.language().orElse(systemLanguage));
    theme =
        Bindings.createObjectBinding(
            () -> settings.get().display().theme().orElseGet(system.theme()::getValue),
            settings,
            system.theme());
    animationSpeed =
        Bindings.createObjectBinding(
            () ->
                system.reducedMotion().getValue()
                    ? AnimationSpeed.OFF
                    : settings.get().board().animationSpeed(),
            settings,
            system.reducedMotion());
  }

  public Settings settings() {
    return settings.get();
  }

  public ReadOnlyObjectProperty<Settings> settingsProperty() {
    return settings.getReadOnlyProperty();
  }

  /// Changes what is chosen: `model.change(chosen -> chosen.with(Theme.DARK))`.
  public void change(UnaryOperator<Settings> change) {
    settings.set(change.apply(settings.get()));
  }

  public Language language() {
    return language.getValue();
  }

  public ObservableValue<Language> languageProperty() {
    return language;
  }

  public Theme theme() {
    return theme.getValue();
  }

  public ObservableValue<Theme> themeProperty() {
    return theme;
  }

  /// Returns the speed to use: off where the system asks for reduced motion.
  public AnimationSpeed animationSpeed() {
    return animationSpeed.getValue();
  }

  public ObservableValue<AnimationSpeed> animationSpeedProperty() {
    return animationSpeed;
  }
}
