package hnefi.ui.settings;

import hnefi.content.BoardLook;
import hnefi.content.yaml.RecordMapper;
import hnefi.fx.settings.DisplaySettings;
import hnefi.fx.settings.SpeechSettings;
import hnefi.fx.settings.TextSize;
import hnefi.fx.settings.Theme;
import hnefi.fx.settings.WindowPlacement;
import hnefi.sound.Volume;
import hnefi.text.Language;
import hnefi.text.Result;
import hnefi.ui.board.AnimationSpeed;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Everything a person can choose.
///
/// @param language empty for the language of the system
/// @param blunderCheck whether to ask before a move that the coach takes for a blunder
/// @param volume how loud the sounds are
/// @param window empty for a place and size that suit the screen
/// @param recentFiles the games elsewhere that were opened last, the latest first
public record Settings(
    Optional<Language> language,
    DisplaySettings display,
    BoardSettings board,
    boolean blunderCheck,
    Volume volume,
    SpeechSettings speech,
    Optional<WindowPlacement> window,
    List<Path> recentFiles) {
  /// How settings are written, each under its name here.
  public static final RecordMapper MAPPER =
      new RecordMapper()
          .with(
              TextSize.class,
              value -> value.found(TextSize.of(value.integer()), "fault.impossible"),
              TextSize::percent)
          .withText(Path.class, Path::toString, Settings::path);

  private static final int MOST_RECENT = 8;

  public Settings {
    recentFiles = List.copyOf(recentFiles);
  }

  private static Result<Path> path(String text) {
    try {
      Path path = Path.of(text);
      return path.isAbsolute() ? new Result.Good<>(path) : Result.bad("fault.impossible");
    } catch (InvalidPathException _) {
      return Result.bad("fault.impossible");
    }
  }

  /// What holds as long as nothing was chosen.
  public static final Settings DEFAULT =
      new Settings(
          Optional.empty(),
          DisplaySettings.DEFAULT,
          BoardSettings.DEFAULT,
          true,
          Volume.NORMAL,
          SpeechSettings.DEFAULT,
          Optional.empty(),
          List.of());

  public Settings with(Language chosen) {
    return new Settings(
        Optional.of(chosen), display, board, blunderCheck, volume, speech, window, recentFiles);
  }

  public Settings with(DisplaySettings chosen) {
    return new Settings(language, chosen, board, blunderCheck, volume, speech, window, recentFiles);
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
        language, display, chosen, blunderCheck, volume, speech, window, recentFiles);
  }

  public Settings withBoardLook(Optional<BoardLook> chosen) {
    return with(board.with(chosen));
  }

  public Settings withCoordinates(boolean shown) {
    return with(board.withCoordinates(shown));
  }

  public Settings with(AnimationSpeed chosen) {
    return with(board.with(chosen));
  }

  public Settings withBlunderCheck(boolean wanted) {
    return new Settings(language, display, board, wanted, volume, speech, window, recentFiles);
  }

  public Settings with(Volume chosen) {
    return new Settings(
        language, display, board, blunderCheck, chosen, speech, window, recentFiles);
  }

  public Settings with(SpeechSettings chosen) {
    return new Settings(
        language, display, board, blunderCheck, volume, chosen, window, recentFiles);
  }

  public Settings with(WindowPlacement chosen) {
    return new Settings(
        language, display, board, blunderCheck, volume, speech, Optional.of(chosen), recentFiles);
  }

  public Settings withRecentFile(Path opened) {
    List<Path> files = new ArrayList<>(withoutRecentFile(opened).recentFiles);
    files.addFirst(opened);
    return withRecentFiles(files.subList(0, Math.min(files.size(), MOST_RECENT)));
  }

  public Settings withoutRecentFile(Path file) {
    return withRecentFiles(recentFiles.stream().filter(each -> !each.equals(file)).toList());
  }

  /// Without any, as they tell of folders, persons and games.
  public Settings withoutRecentFiles() {
    return withRecentFiles(List.of());
  }

  private Settings withRecentFiles(List<Path> files) {
    return new Settings(language, display, board, blunderCheck, volume, speech, window, files);
  }
}
