package hnefi.speech;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// A program of this machine that speaks what it reads from its standard input, in UTF-8, and ends
/// when it has said it.
///
/// @param kind which one it is
/// @param program where it lies
public record SpeechCommand(Kind kind, Path program) {
  /// The programs that can be used.
  public enum Kind {
    SPD_SAY("spd-say"),
    ESPEAK_NG("espeak-ng"),
    ESPEAK("espeak"),
    SAY("say"),
    POWERSHELL("powershell.exe");

    private final String file;

    Kind(String file) {
      this.file = file;
    }
  }

  // The text comes through the standard input and never becomes part of a command.
  private static final String POWERSHELL_SCRIPT =
      """
      [Console]::InputEncoding = [Text.Encoding]::UTF8
      Add-Type -AssemblyName System.Speech
      $voice = New-Object System.Speech.Synthesis.SpeechSynthesizer
      try { $voice.SelectVoiceByHints('NotSet', 'NotSet', 0, [Globalization.CultureInfo]'%s') } catch { }
      $voice.Speak([Console]::In.ReadToEnd())
      """;

  /// Returns the program that this machine has.
  public static Optional<SpeechCommand> ofThisMachine() {
    String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
    return find(
        System.getProperty("os.name"),
        Arrays.stream(path.split(System.getProperty("path.separator")))
            .filter(each -> !each.isBlank())
            .flatMap(SpeechCommand::folder)
            .toList());
  }

  private static Stream<Path> folder(String name) {
    try {
      return Stream.of(Path.of(name));
    } catch (InvalidPathException _) {
      return Stream.empty();
    }
  }

  /// Returns the best program for a system that lies in one of these folders.
  static Optional<SpeechCommand> find(String system, List<Path> folders) {
    return kinds(system.toLowerCase(Locale.ROOT)).stream()
        .flatMap(kind ->
            folders.stream()
                .map(folder -> folder.resolve(kind.file))
                .filter(Files::isExecutable)
                .map(file -> new SpeechCommand(kind, file)))
        .findFirst();
  }

  private static List<Kind> kinds(String system) {
    if (system.startsWith("windows")) {
      return List.of(Kind.POWERSHELL);
    }
    return system.startsWith("mac")
        ? List.of(Kind.SAY)
        : List.of(Kind.SPD_SAY, Kind.ESPEAK_NG, Kind.ESPEAK);
  }

  /// Returns the command line that speaks in a language.
  List<String> line(Locale language) {
    String name = program.toString();
    String code = language.getLanguage();
    return switch (kind) {
      case SPD_SAY -> List.of(name, "--wait", "--pipe-mode", "--language", code);
      case ESPEAK_NG, ESPEAK -> List.of(name, "-v", code, "--stdin");
      case SAY -> List.of(name, "-v", macVoice(language), "-f", "-");
      case POWERSHELL ->
          List.of(
              name,
              "-NoProfile",
              "-NonInteractive",
              "-EncodedCommand",
              Base64.getEncoder()
                  .encodeToString(
                      POWERSHELL_SCRIPT.formatted(code).getBytes(StandardCharsets.UTF_16LE)));
    };
  }

  /// Returns the command line that stops what a server speaks on behalf of the program, which would
  /// go on when the program itself is ended. It stops the one message that is spoken now, whosever
  /// it is: `spd-say --cancel` would take all that wait from a screen reader too.
  Optional<List<String>> stopLine() {
    return switch (kind) {
      case SPD_SAY -> Optional.of(List.of(program.toString(), "--stop"));
      case ESPEAK_NG, ESPEAK, SAY, POWERSHELL -> Optional.empty();
    };
  }

  /// The voice that Macs have for a language.
  private static String macVoice(Locale language) {
    return switch (language.getLanguage()) {
      case "de" -> "Anna";
      case "sv" -> "Alva";
      case "it" -> "Alice";
      default -> "Samantha";
    };
  }
}
