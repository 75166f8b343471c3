package hnefi.fx.settings;

import hnefi.text.Language;
import javafx.beans.value.ObservableValue;

/// What a person chose about the window, as it changes, and what it comes to on this machine.
public interface WindowSettings {
  ObservableValue<Language> languageProperty();

  ObservableValue<Theme> themeProperty();

  ObservableValue<DisplaySettings> displayProperty();

  ObservableValue<SpeechSettings> speechProperty();

  void choose(Language language);

  void choose(DisplaySettings display);

  void choose(SpeechSettings speech);

  default Language language() {
    return languageProperty().getValue();
  }

  default Theme theme() {
    return themeProperty().getValue();
  }

  default DisplaySettings display() {
    return displayProperty().getValue();
  }

  default SpeechSettings speech() {
    return speechProperty().getValue();
  }
}
