package hnefi.kiosk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Talks to systemd through its command `systemd-notify`, since Java has no datagrams over Unix
/// sockets.
final class Systemd implements ServiceManager {
  private static final String COMMAND = "systemd-notify";

  private final Path command;
  private final Optional<Duration> watchdog;

  private Systemd(Path command, Optional<Duration> watchdog) {
    this.command = command;
    this.watchdog = watchdog;
  }

  /// Returns systemd if it wants to be told and its command is there.
  static ServiceManager of(Map<String, String> environment) {
    if (environment.getOrDefault("NOTIFY_SOCKET", "").isEmpty()) {
      return NONE;
    }
    return Stream.of(environment.getOrDefault("PATH", "").split(Pattern.quote(":")))
        .filter(folder -> !folder.isEmpty())
        .map(folder -> Path.of(folder, COMMAND))
        .filter(Files::isExecutable)
        .findFirst()
        .<ServiceManager>map(
            found -> new Systemd(found, watchdog(environment.getOrDefault("WATCHDOG_USEC", ""))))
        .orElse(NONE);
  }

  /// Half the time after which systemd would lose its patience.
  private static Optional<Duration> watchdog(String micros) {
    return micros.matches("[1-9][0-9]{3,15}")
        ? Optional.of(Duration.ofNanos(Long.parseLong(micros) * 1000 / 2))
        : Optional.empty();
  }

  @Override
  public Optional<Duration> watchdog() {
    return watchdog;
  }

  @Override
  public void tell(String assignment) {
    try {
      new ProcessBuilder(command.toString(), assignment)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start();
    } catch (IOException _) {
      // Then systemd hears nothing, and ends and starts the kiosk by its own rules.
    }
  }
}
