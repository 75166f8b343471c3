package hnefi.ui.shell;

import hnefi.speech.MoveStyle;
import hnefi.text.Language;
import hnefi.ui.settings.SettingsModel;
import hnefi.ui.speech.SpeechOutput;

/// Speech as the settings want it.
record SpeechSettingsBinding(SettingsModel settings) implements SpeechOutput.Manner {
  @Override
  public boolean isOn() {
    return settings.settings().speech().on();
  }

  @Override
  public Language language() {
    return settings.language();
  }

  @Override
  public MoveStyle squares() {
    return settings.settings().speech().squares();
  }
}
