package hnefi.speech;

import java.util.Locale;

/// Speaks, one sentence after the other. Any thread may call it; nothing waits until it is spoken.
public interface Voice {
  /// Speaks a text after everything that waits already.
  ///
  /// @param language of the voice; a machine that has none for it takes another one
  void speak(String text, Locale language);

  /// Falls silent at once and forgets what waits.
  void silence();

  /// Returns whether anything is being spoken or waits for it.
  boolean isSpeaking();
}
