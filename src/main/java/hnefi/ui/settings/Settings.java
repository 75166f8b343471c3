package hnefi.ui.settings;

import hnefi.content.BoardLook;
import hnefi.content.yaml.RecordMapper;
import hnefi.fx.settings.DisplaySettings;
import hnefi.fx.settings.SpeechSettings;
import hnefi.fx.settings.TextSize;
import hnefi.fx.settings.Theme;
import hnefi.fx.settings.WindowPlacement;
import hnefi.text.Language;
import hnefi.ui.board.AnimationSpeed;
import java.util.Optional;

/// Everything a person can choose.
///
/// @param language empty for the language of the system
/// @param blunderCheck whether to ask before a move that the coach takes for a blunder
/// @param sound whether boards are heard
/// @param window empty for a place and size that suit the screen
/// @param lessonsAsList whether the chapters are shown as a list instead of a voyage
public record Settings(
    Optional<Language> language,
    DisplaySettings display,
    BoardSettings board,
    boolean blunderCheck,
    boolean sound,
    SpeechSettings speech,
    Optional<WindowPlacement> window,
    boolean lessonsAsList) {
  /// How settings are written, each under its name here.
  public static final RecordMapper MAPPER =
      new RecordMapper()
          .with(
              TextSize.class,
              value -> value.found(TextSize.of(value.integer()), "fault.impossible"),
              TextSize::percent);

  /// What holds as long as nothing was chosen.
  public static final Settings DEFAULT =
      new Settings(
          Optional.empty(),
          DisplaySettings.DEFAULT,
          BoardSettings.DEFAULT,
          true,
          true,
          SpeechSettings.DEFAULT,
          Optional.empty(),
          false);

  public Settings with(Language chosen) {
    return new Settings(
        Optional.of(chosen), display, board, blunderCheck, sound, speech, window, lessonsAsList);
  }

  public Settings with(DisplaySettings chosen) {
    return new Settings(
        language, chosen, board, blunderCheck, sound, speech, window, lessonsAsList);
  }

  public Settings with(Theme chosen) {
    return withTheme(Optional.of(chosen));
  }

  public Settings withTheme(Optional<Theme> chosen) {
    return with(display.with(chosen));
  }

  public Settings with(TextSize chosen) {
    return with(display.with(chosen));
  }

  public Settings withSafeGraphics(boolean safe) {
    return with(display.withSafeGraphics(safe));
  }

  private Settings with(BoardSettings chosen) {
    return new Settings(
        language, display, chosen, blunderCheck, sound, speech, window, lessonsAsList);
  }

  public Settings withBoardLook(Optional<BoardLook> chosen) {
    return with(board.with(chosen));
  }

  public Settings with(AnimationSpeed chosen) {
    return with(board.with(chosen));
  }

  public Settings withBlunderCheck(boolean wanted) {
    return new Settings(language, display, board, wanted, sound, speech, window, lessonsAsList);
  }

  public Settings withSound(boolean heard) {
    return new Settings(
        language, display, board, blunderCheck, heard, speech, window, lessonsAsList);
  }

  public Settings withLessonsAsList(boolean wanted) {
    return new Settings(language, display, board, blunderCheck, sound, speech, window, wanted);
  }

  public Settings with(SpeechSettings chosen) {
    return new Settings(
        language, display, board, blunderCheck, sound, chosen, window, lessonsAsList);
  }

  public Settings with(WindowPlacement chosen) {
    return new Settings(
        language, display, board, blunderCheck, sound, speech, Optional.of(chosen), lessonsAsList);
  }
}
