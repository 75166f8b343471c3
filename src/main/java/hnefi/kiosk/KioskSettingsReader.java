package hnefi.kiosk;

import hnefi.content.BoardLook;
import hnefi.content.yaml.Fault;
import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.Form;
import hnefi.content.yaml.YamlMap;
import hnefi.content.yaml.YamlValue;
import hnefi.sound.Volume;
import hnefi.storage.FileProblem;
import hnefi.storage.TextFile;
import hnefi.text.Language;
import hnefi.text.Message;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.format.ResolverStyle;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Reads the settings file of a kiosk, which is YAML. Where a value makes no sense, the default
/// holds and the fault is told: a kiosk opens whatever its file says.
public final class KioskSettingsReader {
  /// What a file says.
  ///
  /// @param faults in the order of their lines
  public record Reading(KioskSettings settings, List<KioskFault> faults) {
    public Reading {
      faults =
          faults.stream().distinct().sorted(Comparator.comparingInt(KioskFault::line)).toList();
    }
  }

  /// Stands for no value where there may be one.
  static final String NONE = "none";

  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("HH:mm").withResolverStyle(ResolverStyle.STRICT);

  private final Path file;
  private final List<KioskFault> faults = new ArrayList<>();

  private KioskSettingsReader(Path file) {
    this.file = file;
  }

  /// Reads a file.
  public static Reading read(Path file) {
    try {
      return read(file, TextFile.read(file));
    } catch (NoSuchFileException _) {
      return unread(file, Message.of("fault.no-file"));
    } catch (CharacterCodingException _) {
      return unread(file, Message.of("fault.not-utf-8"));
    } catch (IOException e) {
      return unread(file, Message.of("fault.kiosk.unreadable", FileProblem.Cause.of(file, e)));
    }
  }

  private static Reading unread(Path file, Message reason) {
    return new Reading(KioskSettings.DEFAULT, List.of(new KioskFault(file, 0, reason)));
  }

  /// Reads the text of a file.
  ///
  /// @param file names it in faults; the paths in it are relative to its folder
  static Reading read(Path file, String text) {
    KioskSettingsReader reader = new KioskSettingsReader(file);
    KioskSettings settings = reader.settings(text);
    return new Reading(settings, reader.faults);
  }

  private KioskSettings settings(String text) {
    try {
      YamlMap map = YamlValue.parse(file.toString(), text).map();
      KioskSettings usual = KioskSettings.DEFAULT;
      KioskSettings read =
          new KioskSettings(
              or(map, "languages", value -> choices(value, Language.class), usual.languages()),
              or(map, "activities", value -> choices(value, Activity.class), usual.activities()),
              section(map, "idle", this::idle).orElse(usual.idle()),
              section(map, "attract", this::attract).orElse(usual.attract()),
              section(map, "screen", this::screen),
              or(map, "touch", YamlValue::flag, usual.touch()),
              or(map, "pin", value -> unlessNone(value, KioskSettingsReader::pin), usual.pin()),
              or(
                  map,
                  "board",
                  value -> unlessNone(value, each -> each.constant(BoardLook.class)),
                  usual.board()),
              or(map, "theme", value -> value.constant(KioskTheme.class), usual.theme()),
              or(map, "sound", value -> value.constant(Volume.class), usual.sound()),
              or(map, "printing", YamlValue::flag, usual.printing()),
              or(map, "overlay", value -> unlessNone(value, this::path), usual.overlay()),
              or(map, "data", value -> unlessNone(value, this::path), usual.data()),
              or(
                  map,
                  "restart",
                  value -> unlessNone(value, KioskSettingsReader::time),
                  usual.restart()));
      refuseOthers(map);
      return read;
    } catch (FaultException e) {
      add(e.fault());
      return KioskSettings.DEFAULT;
    }
  }

  private void add(Fault fault) {
    faults.add(KioskFault.of(file, fault));
  }

  /// Returns what a form makes of a value, or what else holds.
  private <T> T or(YamlMap map, String key, Form<T> form, T otherwise) {
    try {
      return map.optional(key, form).orElse(otherwise);
    } catch (FaultException e) {
      add(e.fault());
      return otherwise;
    }
  }

  /// Returns what can be made of the map below a key.
  private <T> Optional<T> section(YamlMap map, String key, Form<T> form) {
    return or(map, key, value -> Optional.of(form.read(value)), Optional.empty());
  }

  private void refuseOthers(YamlMap map) {
    map.keysLeft().forEach(key -> add(map.fault(key, "fault.unknown", key).fault()));
  }

  private static <E extends Enum<E>> List<E> choices(YamlValue value, Class<E> type)
      throws FaultException {
    List<E> chosen = new ArrayList<>();
    for (YamlValue each : value.list()) {
      chosen.add(each.constant(type));
    }
    return distinct(value, chosen);
  }

  private static <T> List<T> distinct(YamlValue value, List<T> chosen) throws FaultException {
    if (chosen.isEmpty()) {
      throw value.fault("fault.kiosk.none");
    }
    if (new HashSet<>(chosen).size() < chosen.size()) {
      throw value.fault("fault.kiosk.twice");
    }
    return chosen;
  }

  private IdleTimes idle(YamlValue value) throws FaultException {
    YamlMap map = value.map();
    IdleTimes usual = IdleTimes.DEFAULT;
    IdleTimes read =
        new IdleTimes(
            or(map, "reading", KioskSettingsReader::seconds, usual.reading()),
            or(map, "board", KioskSettingsReader::seconds, usual.board()),
            or(map, "countdown", KioskSettingsReader::seconds, usual.countdown()));
    refuseOthers(map);
    return read;
  }

  private static Duration seconds(YamlValue value) throws FaultException {
    return Duration.ofSeconds(
        within(value, value.integer(), IdleTimes.LEAST_SECONDS, IdleTimes.MOST_SECONDS));
  }

  private static int within(YamlValue value, int number, int least, int most)
      throws FaultException {
    if (number < least || number > most) {
      throw value.fault("fault.kiosk.bounds", number, least, most);
    }
    return number;
  }

  private Map<Language, List<String>> attract(YamlValue value) throws FaultException {
    YamlMap map = value.map();
    Map<Language, List<String>> sentences = new EnumMap<>(KioskSettings.DEFAULT.attract());
    for (Language each : Language.values()) {
      sentences.put(
          each,
          or(
              map,
              each.code(),
              KioskSettingsReader::sentences,
              KioskSettings.DEFAULT.attract(each)));
    }
    refuseOthers(map);
    return sentences;
  }

  private static List<String> sentences(YamlValue value) throws FaultException {
    List<String> sentences = new ArrayList<>();
    for (YamlValue each : value.list()) {
      String sentence = each.text();
      if (sentence.length() > KioskSettings.LONGEST_SENTENCE) {
        throw each.fault("fault.kiosk.long", sentence.length(), KioskSettings.LONGEST_SENTENCE);
      }
      sentences.add(sentence);
    }
    if (sentences.isEmpty()) {
      throw value.fault("fault.kiosk.none");
    }
    if (sentences.size() > KioskSettings.MOST_SENTENCES) {
      throw value.fault("fault.kiosk.many", sentences.size(), KioskSettings.MOST_SENTENCES);
    }
    return sentences;
  }

  private ScreenSize screen(YamlValue value) throws FaultException {
    YamlMap map = value.map();
    int width = millimetres(map.get("width"));
    int height = millimetres(map.get("height"));
    refuseOthers(map);
    return new ScreenSize(width, height);
  }

  private static int millimetres(YamlValue value) throws FaultException {
    return within(value, value.integer(), ScreenSize.LEAST, ScreenSize.MOST);
  }

  private static PinHash pin(YamlValue value) throws FaultException {
    return value.good(PinHash.parse(value.text()));
  }

  private Path path(YamlValue value) throws FaultException {
    String text = value.text();
    try {
      return file.toAbsolutePath().resolveSibling(text).normalize();
    } catch (InvalidPathException _) {
      throw value.fault("fault.kiosk.path", text);
    }
  }

  private static LocalTime time(YamlValue value) throws FaultException {
    String text = value.text();
    try {
      return LocalTime.parse(text, TIME);
    } catch (DateTimeParseException _) {
      throw value.fault("fault.kiosk.time", text);
    }
  }

  private static <T> Optional<T> unlessNone(YamlValue value, Form<T> form) throws FaultException {
    return value.text().equals(NONE) ? Optional.empty() : Optional.of(form.read(value));
  }
}
