package hnefi.kiosk;

import hnefi.content.BoardLook;
import hnefi.text.InvalidValueException;
import hnefi.text.Language;
import hnefi.text.Words;
import java.nio.file.Path;
import java.time.LocalTime;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/// What a curator chooses for a kiosk.
///
/// @param languages those a visitor can choose, in the order in which they are offered; the first
///   speaks where nobody has chosen yet
/// @param activities what the first screen of a visit offers, in this order
/// @param attract the sentences of the attract loop in each of the languages, shown in turn
/// @param screen empty if the size that the screen reports is right
/// @param touch whether visitors touch the screen, so that there is no cursor
/// @param pin what opens the staff page; empty for a kiosk that has none
/// @param board the look of every board; empty for the one that belongs to the rule set
/// @param sound whether boards are heard while somebody plays
/// @param speech whether the kiosk reads itself aloud to visitors who use keys
/// @param printing whether visitors may print their games
/// @param overlay a folder of words and articles to be shown instead of the built-in ones
/// @param data where counts and log are kept; empty for the usual folder of the user
/// @param restart when the window is replaced every night; empty for never
public record KioskSettings(
    List<Language> languages,
    List<Activity> activities,
    IdleTimes idle,
    Map<Language, AttractSentences> attract,
    Optional<ScreenSize> screen,
    boolean touch,
    Optional<PinHash> pin,
    Optional<BoardLook> board,
    KioskTheme theme,
    boolean sound,
    boolean speech,
    boolean printing,
    Optional<Path> overlay,
    Optional<Path> data,
    Optional<LocalTime> restart) {

  private static final int BUILT_IN_SENTENCES = 4;

  /// What holds as long as nothing was chosen.
  public static final KioskSettings DEFAULT =
      new KioskSettings(
          List.of(Language.values()),
          List.of(Activity.values()),
          IdleTimes.DEFAULT,
          builtInAttract(),
          Optional.empty(),
          true,
          Optional.empty(),
          Optional.empty(),
          KioskTheme.LIGHT,
          false,
          false,
          false,
          Optional.empty(),
          Optional.empty(),
          Optional.of(LocalTime.of(3, 30)));

  /// @throws IllegalArgumentException if there is no language or no activity, if one is named
  ///   twice, or if a language has no sentences for the attract loop
  public KioskSettings {
    languages = List.copyOf(languages);
    activities = List.copyOf(activities);
    attract = Map.copyOf(attract);
    requireDistinct("languages", languages);
    requireDistinct("activities", activities);
    if (attract.size() < Language.values().length) {
      throw new IllegalArgumentException("a language without sentences for the attract loop");
    }
  }

  /// Returns the sentences of the attract loop in this language.
  public List<String> attract(Language language) {
    return Objects.requireNonNull(attract.get(language)).all();
  }

  /// Returns the language that speaks where nobody has chosen one.
  public Language firstLanguage() {
    return languages.getFirst();
  }

  private static void requireDistinct(String component, List<?> values) {
    if (values.isEmpty()) {
      throw new InvalidValueException(component, "fault.none");
    }
    if (values.stream().distinct().count() < values.size()) {
      throw new InvalidValueException(component, "fault.kiosk.twice");
    }
  }

  private static Map<Language, AttractSentences> builtInAttract() {
    Map<Language, AttractSentences> sentences = new EnumMap<>(Language.class);
    for (Language language : Language.values()) {
      Words words = Words.of(KioskSettings.class, "kiosk", language);
      String[] said = new String[BUILT_IN_SENTENCES];
      Arrays.setAll(said, i -> words.say("attract." + (i + 1)));
      sentences.put(language, new AttractSentences(List.of(said)));
    }
    return sentences;
  }
}
