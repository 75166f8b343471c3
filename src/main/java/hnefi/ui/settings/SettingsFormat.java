package hnefi.ui.settings;

import hnefi.content.BoardLook;
import hnefi.fx.settings.TextSize;
import hnefi.fx.settings.Theme;
import hnefi.fx.settings.WindowPlacement;
import hnefi.sound.Volume;
import hnefi.speech.MoveStyle;
import hnefi.storage.TextFormat;
import hnefi.text.Excerpt;
import hnefi.text.Language;
import hnefi.text.Message;
import hnefi.text.Result;
import hnefi.text.Tag;
import hnefi.text.Words;
import hnefi.ui.board.AnimationSpeed;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javafx.geometry.Point2D;

/// Settings as text: one `name = value` a line, `#` before a remark.
public final class SettingsFormat implements TextFormat<Settings> {
  private static final String SYSTEM = "system";
  private static final String BY_RULE_SET = "by-rule-set";
  private static final String RECENT_FILE = "recent-file";
  private static final Pattern WINDOW =
      Pattern.compile(
          "(?<width>[1-9]\\d{1,4})x(?<height>[1-9]\\d{1,4})"
              + "( at (?<x>-?\\d{1,5}),(?<y>-?\\d{1,5}))?(?<maximized> maximized)?");

  @Override
  public Settings initial() {
    return Settings.DEFAULT;
  }

  @Override
  public Words reasons(Language language) {
    return Words.of(SettingsFormat.class, "file", language);
  }

  @Override
  public String write(Settings settings) {
    List<String> lines = new ArrayList<>();
    lines.add("# Hnefi: what was chosen on the settings page");
    settings.language().ifPresent(language -> lines.add("language = " + language.code()));
    lines.add("theme = " + settings.display().theme().map(Tag::of).orElse(SYSTEM));
    lines.add("text = " + settings.display().textSize().percent());
    lines.add("tempo = " + Tag.of(settings.board().animationSpeed()));
    lines.add("board = " + settings.board().look().map(Tag::of).orElse(BY_RULE_SET));
    lines.add("coordinates = " + (settings.board().coordinates() ? "yes" : "no"));
    lines.add("look-again = " + (settings.blunderCheck() ? "yes" : "no"));
    lines.add("safe-graphics = " + (settings.display().safeGraphics() ? "yes" : "no"));
    lines.add("sound = " + Tag.of(settings.volume()));
    lines.add("speech = " + (settings.speech().on() ? "yes" : "no"));
    lines.add("speech-offered = " + (settings.speech().offered() ? "yes" : "no"));
    lines.add("squares = " + Tag.of(settings.speech().squares()));
    settings.window().ifPresent(window -> lines.add("window = " + id(window)));
    settings.recentFiles().reversed().stream()
        .map(Path::toString)
        .filter(file -> file.lines().count() == 1)
        .forEach(file -> lines.add(RECENT_FILE + " = " + file));
    return lines.stream().collect(Collectors.joining("\n", "", "\n"));
  }

  @Override
  public Salvaged<Settings> read(String text) {
    Settings settings = Settings.DEFAULT;
    Optional<LineFault> fault = Optional.empty();
    Set<String> seen = new HashSet<>();
    int number = 0;
    for (String line : text.lines().toList()) {
      number++;
      if (line.isBlank() || line.strip().startsWith("#")) {
        continue;
      }
      int here = number;
      switch (read(line, seen, settings)) {
        case Result.Good<Settings>(Settings changed) -> settings = changed;
        case Result.Bad<Settings>(_, Message reason) ->
            fault = fault.or(() -> Optional.of(new LineFault(here, reason)));
      }
    }
    return new Salvaged<>(settings, fault);
  }

  private static Result<Settings> read(String line, Set<String> seen, Settings settings) {
    String[] parts = line.split("=", 2);
    if (parts.length < 2) {
      return Result.bad("reason.form", Excerpt.of(line.strip()));
    }
    String name = parts[0].strip();
    String value = parts[1].strip();
    Function<Settings, Optional<Settings>> change = change(name, value);
    if (change == UNKNOWN) {
      return Result.bad("reason.name", Excerpt.of(name));
    }
    if (!seen.add(name) && !name.equals(RECENT_FILE)) {
      return Result.bad("reason.twice", name);
    }
    return change
        .apply(settings)
        .<Result<Settings>>map(Result.Good::new)
        .orElseGet(() -> Result.bad("reason.value", Excerpt.of(value), name));
  }

  private static final Function<Settings, Optional<Settings>> UNKNOWN = _ -> Optional.empty();

  private static Function<Settings, Optional<Settings>> change(String name, String value) {
    return switch (name) {
      case "language" -> settings -> Language.of(value).map(settings::with);
      case "theme" -> settings -> choiceOr(SYSTEM, Theme.class, value).map(settings::withTheme);
      case "text" ->
          settings ->
              Arrays.stream(TextSize.values())
                  .filter(size -> value.equals(Integer.toString(size.percent())))
                  .findFirst()
                  .map(settings::with);
      case "tempo" -> settings -> Tag.find(AnimationSpeed.class, value).map(settings::with);
      case "board" ->
          settings -> choiceOr(BY_RULE_SET, BoardLook.class, value).map(settings::withBoardLook);
      case "coordinates" -> settings -> yesOrNo(value).map(settings::withCoordinates);
      case "look-again" -> settings -> yesOrNo(value).map(settings::withBlunderCheck);
      case "safe-graphics" -> settings -> yesOrNo(value).map(settings::withSafeGraphics);
      case "sound" -> settings -> Tag.find(Volume.class, value).map(settings::with);
      case "speech" ->
          settings -> yesOrNo(value).map(on -> settings.with(settings.speech().withOn(on)));
      case "speech-offered" ->
          settings ->
              yesOrNo(value)
                  .map(told -> told ? settings.with(settings.speech().whenOffered()) : settings);
      case "squares" ->
          settings ->
              Tag.find(MoveStyle.class, value)
                  .map(style -> settings.with(settings.speech().with(style)));
      case "window" -> settings -> window(value).map(settings::with);
      case RECENT_FILE -> settings -> path(value).map(settings::withRecentFile);
      default -> UNKNOWN;
    };
  }

  private static Optional<Boolean> yesOrNo(String value) {
    return switch (value) {
      case "yes" -> Optional.of(true);
      case "no" -> Optional.of(false);
      default -> Optional.empty();
    };
  }

  private static Optional<Path> path(String value) {
    try {
      return Optional.of(Path.of(value)).filter(Path::isAbsolute);
    } catch (InvalidPathException _) {
      return Optional.empty();
    }
  }

  private static Optional<WindowPlacement> window(String value) {
    Matcher window = WINDOW.matcher(value);
    return window.matches()
        ? Optional.of(
            new WindowPlacement(
                Integer.parseInt(window.group("width")),
                Integer.parseInt(window.group("height")),
                Optional.ofNullable(window.group("x"))
                    .map(
                        x -> new Point2D(Integer.parseInt(x), Integer.parseInt(window.group("y")))),
                window.group("maximized") != null))
        : Optional.empty();
  }

  private static String id(WindowPlacement window) {
    return window.width()
        + "x"
        + window.height()
        + window.corner().map(at -> " at " + (int) at.getX() + "," + (int) at.getY()).orElse("")
        + (window.maximized() ? " maximized" : "");
  }

  /// Reads a choice, or the word for none.
  private static <E extends Enum<E>> Optional<Optional<E>> choiceOr(
      String none, Class<E> type, String value) {
    return value.equals(none)
        ? Optional.of(Optional.empty())
        : Tag.find(type, value).map(Optional::of);
  }
}
