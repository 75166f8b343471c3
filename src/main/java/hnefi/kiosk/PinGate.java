package hnefi.kiosk;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Consumer;

/// Lets the staff in by their PIN, and others ever more slowly. Thread-safe; one answer takes about
/// half a second, so do not ask on the JavaFX thread.
public final class PinGate {
  /// What came of entering a PIN.
  public sealed interface Answer {
    /// It is the PIN.
    record Open() implements Answer {}

    /// It is not the PIN.
    ///
    /// @param pause how long no other is taken
    record Wrong(Duration pause) implements Answer {}

    /// It was not looked at, because too many were wrong.
    ///
    /// @param left how long no other is taken from now on
    record Paused(Duration left) implements Answer {}
  }

  private final Optional<PinHash> pin;
  private final InstantSource clock;
  private final Consumer<PinFailures> changed;
  private PinFailures failures;

  /// @param pin empty if nobody is let in
  /// @param failures those before this window was opened
  /// @param changed hears whenever they change, to keep them
  public PinGate(
      Optional<PinHash> pin,
      PinFailures failures,
      InstantSource clock,
      Consumer<PinFailures> changed) {
    this.pin = pin;
    this.failures = failures;
    this.clock = clock;
    this.changed = changed;
  }

  /// Returns whether there is a PIN at all; without one nobody need be asked for it.
  public boolean canOpen() {
    return pin.isPresent();
  }

  /// Returns how long no PIN is taken from now on; zero if one is taken now.
  public synchronized Duration pauseLeft() {
    return pauseLeft(clock.instant());
  }

  /// A clock that was set back begins the pause anew, instead of making it as long as the way back.
  private Duration pauseLeft(Instant now) {
    if (now.isBefore(failures.last())) {
      change(new PinFailures(failures.count(), now));
    }
    return failures.pauseLeft(now);
  }

  /// Looks at digits that somebody entered.
  public synchronized Answer enter(CharSequence digits) {
    Instant now = clock.instant();
    Duration left = pauseLeft(now);
    if (left.isPositive()) {
      return new Answer.Paused(left);
    }
    // Counted before it is looked at, so that ending the program meanwhile wins no try.
    change(failures.another(now));
    if (pin.filter(hash -> hash.matches(digits)).isEmpty()) {
      return new Answer.Wrong(failures.pause());
    }
    change(PinFailures.NONE);
    return new Answer.Open();
  }

  private void change(PinFailures now) {
    failures = now;
    changed.accept(now);
  }
}
