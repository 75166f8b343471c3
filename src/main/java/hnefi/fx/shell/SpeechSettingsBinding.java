package hnefi.fx.shell;

import hnefi.fx.settings.WindowSettings;
import hnefi.fx.speech.SpeechOutput;
import hnefi.speech.MoveStyle;
import hnefi.text.Language;

/// Speech as the settings want it.
record SpeechSettingsBinding(WindowSettings settings) implements SpeechOutput.Manner {
  @Override
  public boolean isOn() {
    return settings.speech().on();
  }

  @Override
  public Language language() {
    return settings.language();
  }

  @Override
  public MoveStyle squares() {
    return settings.speech().squares();
  }
}
