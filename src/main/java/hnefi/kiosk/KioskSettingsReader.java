package hnefi.kiosk;

import hnefi.content.yaml.RecordMapper;
import hnefi.storage.FileProblem;
import hnefi.storage.TextFile;
import hnefi.text.Message;
import hnefi.text.Result;
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
import java.util.List;

/// Reads the settings file of a kiosk. Where a value makes no sense, the default holds and the
/// fault is told: a kiosk opens whatever its file says.
public final class KioskSettingsReader {
  /// What a file says.
  ///
  /// @param faults in the order of their lines
  public record Reading(KioskSettings settings, List<KioskFault> faults) {
    public Reading {
      faults = List.copyOf(faults);
    }
  }

  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("HH:mm").withResolverStyle(ResolverStyle.STRICT);

  private KioskSettingsReader() {}

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
    RecordMapper.Reading<KioskSettings> reading =
        new RecordMapper()
            .with(
                Duration.class,
                value -> Duration.ofSeconds(value.integer()),
                time -> (int) time.toSeconds())
            .withText(PinHash.class, PinHash::toString, PinHash::parse)
            .withText(Path.class, Path::toString, path -> path(file, path))
            .withText(LocalTime.class, TIME::format, KioskSettingsReader::time)
            .read(file.toString(), text, KioskSettings.DEFAULT);
    return new Reading(
        reading.value(), reading.faults().stream().map(each -> KioskFault.of(file, each)).toList());
  }

  private static Result<Path> path(Path file, String text) {
    try {
      return new Result.Good<>(file.toAbsolutePath().resolveSibling(text).normalize());
    } catch (InvalidPathException _) {
      return Result.bad("fault.kiosk.path", text);
    }
  }

  private static Result<LocalTime> time(String text) {
    try {
      return new Result.Good<>(LocalTime.parse(text, TIME));
    } catch (DateTimeParseException _) {
      return Result.bad("fault.kiosk.time", text);
    }
  }
}
