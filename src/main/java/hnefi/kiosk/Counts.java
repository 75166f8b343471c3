package hnefi.kiosk;

import java.util.HashMap;
import java.util.Map;

/// Sums of counts, which stop at the largest number instead of becoming negative.
final class Counts {
  private Counts() {}

  static int sum(int one, int other) {
    return (int) Math.min(Integer.MAX_VALUE, (long) one + other);
  }

  static <K> Map<K, Integer> sum(Map<K, Integer> some, Map<K, Integer> more) {
    Map<K, Integer> sums = new HashMap<>(some);
    more.forEach((key, count) -> sums.merge(key, count, Counts::sum));
    return sums;
  }
}
