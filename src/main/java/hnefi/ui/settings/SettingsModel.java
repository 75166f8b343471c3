package hnefi.ui.settings;

import hnefi.fx.settings.DisplaySettings;
import hnefi.fx.settings.SpeechSettings;
import hnefi.fx.settings.SystemLook;
import hnefi.fx.settings.Theme;
import hnefi.fx.settings.WindowSettings;
import hnefi.text.Language;
import hnefi.ui.board.AnimationSpeed;
import java.util.function.UnaryOperator;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

/// The settings as they change, and what they come to on this machine.
public final class SettingsModel implements WindowSettings {
  private final ReadOnlyObjectWrapper<Settings> settings;
  private final ObservableValue<Language> language;
  private final ObservableValue<Theme> theme;
  private final ObservableValue<DisplaySettings> display;
  private final ObservableValue<SpeechSettings> speech;
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
    display = settings.map(Settings::display);
    speech = settings.map(Settings::speech);
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

  @Override
  public void choose(Language chosen) {
    change(now -> now.with(chosen));
  }

  @Override
  public void choose(DisplaySettings chosen) {
    change(now -> now.with(chosen));
  }

  @Override
  public void choose(SpeechSettings chosen) {
    change(now -> now.with(chosen));
  }

  @Override
  public ObservableValue<Language> languageProperty() {
    return language;
  }

  @Override
  public ObservableValue<Theme> themeProperty() {
    return theme;
  }

  @Override
  public ObservableValue<DisplaySettings> displayProperty() {
    return display;
  }

  @Override
  public ObservableValue<SpeechSettings> speechProperty() {
    return speech;
  }

  /// Returns the speed to use: off where the system asks for reduced motion.
  public AnimationSpeed animationSpeed() {
    return animationSpeed.getValue();
  }

  public ObservableValue<AnimationSpeed> animationSpeedProperty() {
    return animationSpeed;
  }
}
