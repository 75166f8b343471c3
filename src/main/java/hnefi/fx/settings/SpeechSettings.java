package hnefi.fx.settings;

import hnefi.speech.MoveStyle;

/// What a person chose about speech.
///
/// @param on whether everything is read aloud
/// @param offered whether this person was told once that it could be
/// @param squares how squares and moves are said
public record SpeechSettings(boolean on, boolean offered, MoveStyle squares) {
  public static final SpeechSettings DEFAULT =
      new SpeechSettings(false, false, MoveStyle.COORDINATES);

  public SpeechSettings withOn(boolean nowOn) {
    return new SpeechSettings(nowOn, offered, squares);
  }

  /// Returns these settings of a person who has been told.
  public SpeechSettings whenOffered() {
    return new SpeechSettings(on, true, squares);
  }

  public SpeechSettings with(MoveStyle style) {
    return new SpeechSettings(on, offered, style);
  }
}
