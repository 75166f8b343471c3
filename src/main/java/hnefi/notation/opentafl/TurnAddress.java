package hnefi.notation.opentafl;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Where a turn stands: `8.` in the main line; `8a.1.2a.` as the second turn of the first variation
/// that replaces the first move of turn 8.
///
/// @param branch the variation, `8a.1`; empty for the main line
/// @param number the turn, counted from 1
public record TurnAddress(String branch, int number) {
  /// The first turn of the main line.
  public static final TurnAddress FIRST = new TurnAddress("", 1);

  private static final int DEEPEST = 99;
  private static final Pattern PART = Pattern.compile("([0-9]{1,5})([ab]?)");

  /// Returns the address of a variation that replaces one of this turn's moves.
  ///
  /// @param half 0 for the first move, 1 for the second
  /// @param variation counted from 1
  public TurnAddress variation(int half, int variation) {
    return new TurnAddress(replaced(half) + "." + variation, 1);
  }

  public TurnAddress next() {
    return new TurnAddress(branch, number + 1);
  }

  /// Returns the address of one of the turn's moves: `8a`.
  public String replaced(int half) {
    return (branch.isEmpty() ? "" : branch + ".") + number + (half == 0 ? "a" : "b");
  }

  /// Returns the address of the move that this branch replaces; empty in the main line.
  public Optional<String> origin() {
    int dot = branch.lastIndexOf('.');
    return dot < 0 ? Optional.empty() : Optional.of(branch.substring(0, dot));
  }

  String text() {
    return branch.isEmpty() ? number + "." : branch + "." + number + "a.";
  }

  /// Reads the parts of an address; nothing if they are none.
  static Optional<TurnAddress> read(String text) {
    List<Matcher> parts = new ArrayList<>();
    for (String each : text.split("\\.")) {
      Matcher part = PART.matcher(each);
      if (!part.matches() || parts.size() > DEEPEST || Integer.parseInt(part.group(1)) == 0) {
        return Optional.empty();
      }
      parts.add(part);
    }
    if (parts.isEmpty()) {
      return Optional.empty();
    }
    // An address that ends with a variation means its first turn.
    boolean ends = parts.size() % 2 == 0;
    int number = ends ? 1 : Integer.parseInt(parts.getLast().group(1));
    List<String> branch = new ArrayList<>();
    for (int i = 0; i < parts.size() - (ends ? 0 : 1); i++) {
      String half = parts.get(i).group(2).equals("b") ? "b" : "a";
      branch.add(Integer.parseInt(parts.get(i).group(1)) + (i % 2 == 0 ? half : ""));
    }
    return Optional.of(new TurnAddress(String.join(".", branch), number));
  }
}
