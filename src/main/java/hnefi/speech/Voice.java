package hnefi.speech;

import hnefi.text.Language;

/// Speaks, one sentence after the other. Any thread may call it; nothing waits until it is spoken.
public interface Voice {
  /// Speaks a text after everything that waits already.
  void speak(String text, Language language);

  /// Falls silent at once and forgets what waits.
  void silence();

  /// Returns whether anything is being spoken or waits for it.
  boolean isSpeaking();
}
