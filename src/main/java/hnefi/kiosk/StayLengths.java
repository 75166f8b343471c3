package hnefi.kiosk;

import hnefi.text.Result;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// How many stays were how long.
///
/// @param counts how many were of each [StayLength], in their order
public record StayLengths(List<Integer> counts) {
  static final StayLengths NONE =
      new StayLengths(Collections.nCopies(StayLength.values().length, 0));

  private static final int MANY = 90;
  private static final int HALF = 50;

  /// @throws IllegalArgumentException if there are not as many counts as classes, or if one is
  ///   negative
  public StayLengths {
    counts = List.copyOf(counts);
    if (counts.size() != StayLength.values().length || counts.stream().anyMatch(each -> each < 0)) {
      throw new IllegalArgumentException(counts.toString());
    }
  }

  /// Returns the number of stays.
  public int total() {
    return counts.stream().reduce(0, Counts::sum);
  }

  /// Returns the class of the median; empty if there was no stay.
  public Optional<StayLength> median() {
    return percentile(HALF);
  }

  /// Returns the class within which nine of ten stays were; empty if there was no stay.
  public Optional<StayLength> nineOfTen() {
    return percentile(MANY);
  }

  private Optional<StayLength> percentile(int percent) {
    long all = counts.stream().mapToLong(Integer::longValue).sum();
    long within = 0;
    for (StayLength each : StayLength.values()) {
      within += counts.get(each.ordinal());
      if (within > 0 && within * 100 >= all * percent) {
        return Optional.of(each);
      }
    }
    return Optional.empty();
  }

  StayLengths plus(StayLengths more) {
    return new StayLengths(
        IntStream.range(0, counts.size())
            .mapToObj(i -> Counts.sum(counts.get(i), more.counts.get(i)))
            .toList());
  }

  static StayLengths of(StayLength one) {
    List<Integer> counts = new ArrayList<>(NONE.counts);
    counts.set(one.ordinal(), 1);
    return new StayLengths(counts);
  }

  /// Returns the counts with a space between them: `0 2 5 1 0 0 0 0 0 0 0`.
  String text() {
    return counts.stream().map(Object::toString).collect(Collectors.joining(" "));
  }

  static Result<StayLengths> read(String text) {
    try {
      return new Result.Good<>(
          new StayLengths(Arrays.stream(text.split(" ", -1)).map(Integer::valueOf).toList()));
    } catch (IllegalArgumentException _) {
      return Result.bad("fault.impossible");
    }
  }
}
