package hnefi.storage;

import java.time.Clock;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.Optional;

/// When a game began, to the minute.
///
/// @param time empty for a game whose file names only the day
public record GameDate(LocalDate day, Optional<LocalTime> time) implements Comparable<GameDate> {
  private static final Comparator<GameDate> ORDER =
      Comparator.comparing(GameDate::day).thenComparing(each -> each.time.orElse(LocalTime.MIN));

  public GameDate {
    time = time.map(each -> each.truncatedTo(ChronoUnit.MINUTES));
  }

  static GameDate now(Clock clock) {
    LocalDateTime now = LocalDateTime.now(clock);
    return new GameDate(now.toLocalDate(), Optional.of(now.toLocalTime()));
  }

  @Override
  public int compareTo(GameDate other) {
    return ORDER.compare(this, other);
  }
}
