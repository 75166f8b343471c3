package hnefi.engine;

import hnefi.board.BoardSize;
import hnefi.rules.RuleSet;
import hnefi.rules.SwitchValue;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/// The chance to win as `calibrate` measured it by one rule set.
///
/// A file of them has two lines for each: `rules` with the board's width and all switches, and
/// `chances` with the points of the table, as `-120:31.5` for a chance of 31.5 per cent, after the
/// chance at the score of a draw, as `draw:45.0`. Lines with `#` are for people.
record MeasuredChance(Rules by, WinChance chance) {
  private static final String FILE = "win-chance.txt";
  private static final String DRAW = "draw:";
  private static final int WIDTH_DIFFERENCE = 4;

  /// @param width of the board
  record Rules(int width, RuleSet switches) {}

  /// Read when first asked for.
  private static final class All {
    private static final List<MeasuredChance> MEASURED = read();

    private static List<MeasuredChance> read() {
      try (InputStream in =
          Objects.requireNonNull(MeasuredChance.class.getResourceAsStream(FILE))) {
        return MeasuredChance.read(FILE, new String(in.readAllBytes(), StandardCharsets.UTF_8));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /// Returns the chance by the measured rules that resemble these the most; nothing if none do.
  static Optional<WinChance> closest(RuleSet rules, BoardSize size) {
    return All.MEASURED.stream()
        .filter(each -> each.resembles(rules))
        .min(Comparator.comparingInt(each -> each.difference(rules, size.width())))
        .map(MeasuredChance::chance);
  }

  private boolean resembles(RuleSet other) {
    return by.switches().escape() == other.escape()
        && by.switches().kingCapture() == other.kingCapture();
  }

  private int difference(RuleSet other, int otherWidth) {
    return by.switches().differences(other).size()
        + WIDTH_DIFFERENCE * Math.abs(by.width() - otherWidth);
  }

  /// Reads a file.
  ///
  /// @throws IllegalArgumentException if a line is wrong; its message names file, line and reason
  static List<MeasuredChance> read(String file, String text) {
    List<MeasuredChance> all = new ArrayList<>();
    List<String> lines = text.lines().toList();
    Optional<Rules> rules = Optional.empty();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      try {
        if (line.matches("rules \\S.*") && rules.isEmpty()) {
          rules = Optional.of(rules(line.split(" +")));
        } else if (line.matches("chances \\S.*") && rules.isPresent()) {
          all.add(new MeasuredChance(rules.get(), chances(line.split(" +"))));
          rules = Optional.empty();
        } else if (!line.startsWith("#") && !line.isBlank()) {
          throw new IllegalArgumentException("a line “rules” and a line “chances” take turns");
        }
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException(
            String.format(Locale.ROOT, "%s, line %d: %s", file, i + 1, e.getMessage()), e);
      }
    }
    if (rules.isPresent()) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT, "%s, line %d: the last rules have no chances", file, lines.size()));
    }
    return all;
  }

  private static Rules rules(String[] words) {
    return new Rules(
        (int) number(words[1]),
        RuleSet.of(Arrays.stream(words).skip(2).map(MeasuredChance::value).toList()));
  }

  private static WinChance chances(String[] words) {
    if (!words[1].startsWith(DRAW)) {
      throw new IllegalArgumentException("no chance of a draw: " + words[1]);
    }
    return new WinChance(
        Arrays.stream(words).skip(2).map(MeasuredChance::point).toList(),
        number(words[1].substring(DRAW.length())) / 100);
  }

  private static SwitchValue value(String text) {
    return SwitchValue.read(text)
        .orElseThrow(() -> new IllegalArgumentException("no rule: " + text));
  }

  private static WinChance.Point point(String text) {
    String[] parts = text.split(":", -1);
    if (parts.length != 2) {
      throw new IllegalArgumentException("no score with its chance: " + text);
    }
    return new WinChance.Point(number(parts[0]), number(parts[1]) / 100);
  }

  private static double number(String text) {
    if (!text.matches("-?[0-9]{1,5}(\\.[0-9]+)?")) {
      throw new IllegalArgumentException("no number: " + text);
    }
    return Double.parseDouble(text);
  }
}
