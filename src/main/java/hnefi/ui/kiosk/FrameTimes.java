package hnefi.ui.kiosk;

import java.util.Locale;

/// The times between pulses, in classes of a millisecond.
public final class FrameTimes {
  private static final int LONGEST = 5000;
  private static final double NANOS = 1_000_000;

  private final long[] counts = new long[LONGEST + 1];
  private long total;
  private long last;
  private double worst;

  /// Notes a pulse.
  ///
  /// @param now in nanoseconds
  public void add(long now) {
    if (last != 0) {
      double millis = (now - last) / NANOS;
      counts[(int) Math.min(LONGEST, Math.round(millis))]++;
      total++;
      worst = Math.max(worst, millis);
    }
    last = now;
  }

  /// Returns the time, in milliseconds, that this share of the frames did not exceed.
  public int quantile(double share) {
    long wanted = (long) Math.ceil(total * share);
    long seen = 0;
    for (int i = 0; i < counts.length; i++) {
      seen += counts[i];
      if (seen >= wanted) {
        return i;
      }
    }
    return LONGEST;
  }

  /// Returns median, 99 % and the worst.
  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "median %d ms, 99 %% %d ms, worst %.0f ms",
        quantile(0.5),
        quantile(0.99),
        worst);
  }
}
