package hnefi.ui.settings;

import hnefi.content.BoardLook;
import hnefi.content.Rulebook;
import hnefi.sound.Volume;
import hnefi.text.Language;
import hnefi.ui.board.AnimationSpeed;
import java.util.Optional;

/// Everything a person can choose.
///
/// @param language empty for the language of the system
/// @param theme empty for the one the system prefers
/// @param board the look of every board; empty for the one that belongs to the rule set
/// @param blunderCheck whether to ask before a move that the coach takes for a blunder
/// @param safeGraphics whether to draw without the graphics card, from the next start on
/// @param volume how loud the sounds are
/// @param window empty for a place and size that suit the screen
public record Settings(
    Optional<Language> language,
    Optional<Theme> theme,
    TextSize textSize,
    AnimationSpeed tempo,
    Optional<BoardLook> board,
    boolean coordinates,
    boolean blunderCheck,
    boolean safeGraphics,
    Volume volume,
    SpeechSettings speech,
    Optional<WindowPlacement> window) {

  /// What holds as long as nothing was chosen.
  public static final Settings DEFAULT =
      new Settings(
          Optional.empty(),
          Optional.empty(),
          TextSize.P100,
          AnimationSpeed.NORMAL,
          Optional.empty(),
          true,
          true,
          false,
          Volume.NORMAL,
          SpeechSettings.DEFAULT,
          Optional.empty());

  public Settings with(Language newLanguage) {
    return new Settings(
        Optional.of(newLanguage),
        theme,
        textSize,
        tempo,
        board,
        coordinates,
        blunderCheck,
        safeGraphics,
        volume,
        speech,
        window);
  }

  public Settings with(Theme newTheme) {
    return withTheme(Optional.of(newTheme));
  }

  public Settings withTheme(Optional<Theme> newTheme) {
    return new Settings(
        language,
        newTheme,
        textSize,
        tempo,
        board,
        coordinates,
        blunderCheck,
        safeGraphics,
        volume,
        speech,
        window);
  }

  public Settings with(TextSize newTextSize) {
    return new Settings(
        language,
        theme,
        newTextSize,
        tempo,
        board,
        coordinates,
        blunderCheck,
        safeGraphics,
        volume,
        speech,
        window);
  }

  public Settings with(AnimationSpeed newTempo) {
    return new Settings(
        language,
        theme,
        textSize,
        newTempo,
        board,
        coordinates,
        blunderCheck,
        safeGraphics,
        volume,
        speech,
        window);
  }

  /// Returns the look of a board on which this rule set is played.
  public BoardLook look(Rulebook rulebook) {
    return board.orElse(rulebook.look());
  }

  public Settings with(BoardLook newBoard) {
    return withBoard(Optional.of(newBoard));
  }

  public Settings withBoard(Optional<BoardLook> newBoard) {
    return new Settings(
        language,
        theme,
        textSize,
        tempo,
        newBoard,
        coordinates,
        blunderCheck,
        safeGraphics,
        volume,
        speech,
        window);
  }

  public Settings withCoordinates(boolean shown) {
    return new Settings(
        language,
        theme,
        textSize,
        tempo,
        board,
        shown,
        blunderCheck,
        safeGraphics,
        volume,
        speech,
        window);
  }

  public Settings withBlunderCheck(boolean warned) {
    return new Settings(
        language,
        theme,
        textSize,
        tempo,
        board,
        coordinates,
        warned,
        safeGraphics,
        volume,
        speech,
        window);
  }

  public Settings withSafeGraphics(boolean safe) {
    return new Settings(
        language,
        theme,
        textSize,
        tempo,
        board,
        coordinates,
        blunderCheck,
        safe,
        volume,
        speech,
        window);
  }

  public Settings with(Volume newVolume) {
    return new Settings(
        language,
        theme,
        textSize,
        tempo,
        board,
        coordinates,
        blunderCheck,
        safeGraphics,
        newVolume,
        speech,
        window);
  }

  public Settings with(SpeechSettings newSpeech) {
    return new Settings(
        language,
        theme,
        textSize,
        tempo,
        board,
        coordinates,
        blunderCheck,
        safeGraphics,
        volume,
        newSpeech,
        window);
  }

  public Settings with(WindowPlacement newWindow) {
    return new Settings(
        language,
        theme,
        textSize,
        tempo,
        board,
        coordinates,
        blunderCheck,
        safeGraphics,
        volume,
        speech,
        Optional.of(newWindow));
  }
}
