package hnefi.content.history.search;

/// How many slips of the pen lie between two words: the optimal string alignment distance, the
/// restricted form of Damerau-Levenshtein, in which a letter too many, a letter missing, a wrong
/// letter and two neighbours exchanged count as one slip each.
final class EditDistance {
  private EditDistance() {}

  /// Tells whether the distance of two words is no larger than a limit.
  static boolean isAtMost(int limit, String a, String b) {
    return Math.abs(a.length() - b.length()) <= limit && between(a, b) <= limit;
  }

  static int between(String a, String b) {
    int[] beforeLast = new int[b.length() + 1];
    int[] last = new int[b.length() + 1];
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int[] free = beforeLast;
      beforeLast = last;
      last = row;
      row = free;
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int changed = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        row[j] = Math.min(last[j - 1] + changed, Math.min(last[j], row[j - 1]) + 1);
        if (i > 1
            && j > 1
            && a.charAt(i - 1) == b.charAt(j - 2)
            && a.charAt(i - 2) == b.charAt(j - 1)) {
          row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
        }
      }
    }
    return row[b.length()];
  }
}
