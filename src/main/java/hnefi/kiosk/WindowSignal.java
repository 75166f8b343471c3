package hnefi.kiosk;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.Optional;

/// What a window tells its supervisor, one line each.
sealed interface WindowSignal {
  /// The window is drawn.
  record Beat() implements WindowSignal {
    @Override
    public String line() {
      return BEAT;
    }
  }

  /// Something for the log.
  record Logged(String text) implements WindowSignal {
    @Override
    public String line() {
      return LOG + text.replaceAll("\\R", " ");
    }
  }

  /// The wrong PINs to remember.
  record Remembered(PinFailures failures) implements WindowSignal {
    @Override
    public String line() {
      return PIN + failures.count() + " " + failures.last().getEpochSecond();
    }
  }

  String BEAT = "hnefi beat";
  String LOG = "hnefi log ";
  String PIN = "hnefi pin ";

  String line();

  /// Reads a line; empty if it is something else that was printed.
  static Optional<WindowSignal> parse(String line) {
    if (line.equals(BEAT)) {
      return Optional.of(new Beat());
    }
    if (line.startsWith(LOG)) {
      return Optional.of(new Logged(line.substring(LOG.length())));
    }
    return line.startsWith(PIN)
        ? failures(line.substring(PIN.length())).map(Remembered::new)
        : Optional.empty();
  }

  /// Reads a count and the seconds since 1970.
  static Optional<PinFailures> failures(String text) {
    String[] parts = text.split(" ", -1);
    try {
      return parts.length == 2
          ? Optional.of(
              new PinFailures(
                  Integer.parseInt(parts[0]), Instant.ofEpochSecond(Long.parseLong(parts[1]))))
          : Optional.empty();
    } catch (IllegalArgumentException | DateTimeException _) {
      return Optional.empty();
    }
  }
}
