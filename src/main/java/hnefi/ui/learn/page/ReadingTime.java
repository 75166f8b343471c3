package hnefi.ui.learn.page;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// How long words take to read, in milliseconds.
final class ReadingTime {
  private static final double SETTLING = 1500;
  private static final double A_WORD = 300;
  private static final double LONGEST_WAIT = 3600;
  private static final Pattern CLAUSE_END = Pattern.compile("[:;,.…!?](?=\\s)");

  private ReadingTime() {}

  /// Returns how long to leave words standing.
  static double reading(String words) {
    return SETTLING + A_WORD * count(words);
  }

  /// Returns how long it takes to come to the last clause.
  static double untilLastClause(String words) {
    Matcher matcher = CLAUSE_END.matcher(words);
    int end = 0;
    while (matcher.find()) {
      end = matcher.end();
    }
    return Math.min(LONGEST_WAIT, A_WORD * count(words.substring(0, end)));
  }

  private static int count(String words) {
    return words.isBlank() ? 0 : words.strip().split("\\s+").length;
  }
}
