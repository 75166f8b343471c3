package hnefi.content.history.search;

import java.util.Optional;

/// How a word of a query meets a word of a page.
enum WordMatch {
  /// They are the same.
  WHOLE(12),
  /// The page's word goes on where the query's ends, as while one is still typing.
  BEGINNING(6),
  /// They differ in their endings: *uttalas* and *uttal*, *schlagen* and *schlägt*.
  INFLECTION(4),
  /// The page's word ends with the query's: *Brettspiel* and *Spiel*.
  COMPOUND(4),
  /// They differ by a slip of the pen, or by two if they are long.
  MISSPELLING(4);

  private static final int SHORTEST_STEM = 4;
  private static final int LONGEST_ENDING = 3;
  private static final int SHORTEST_PART = 4;
  private static final int ONE_SLIP_FROM = 4;
  private static final int TWO_SLIPS_FROM = 7;

  private final int weight;

  WordMatch(int weight) {
    this.weight = weight;
  }

  /// Returns what this match is worth in a title.
  int weight() {
    return weight;
  }

  /// Tells whether a word that meets another like this can hardly mean a third one: not by a slip
  /// of the pen, nor by its first letters.
  boolean isMeant(String query) {
    return switch (this) {
      case WHOLE, INFLECTION, COMPOUND -> true;
      case BEGINNING -> query.length() >= SHORTEST_STEM;
      case MISSPELLING -> false;
    };
  }

  /// Returns how the folded word of a query meets the folded word of a page, if it does. A number
  /// meets only numbers that begin with it.
  static Optional<WordMatch> of(String query, String word) {
    if (word.startsWith(query)) {
      return Optional.of(word.length() == query.length() ? WHOLE : BEGINNING);
    }
    if (query.chars().anyMatch(Character::isDigit)) {
      return Optional.empty();
    }
    if (sameStem(query, word)) {
      return Optional.of(INFLECTION);
    }
    if (query.length() >= SHORTEST_PART && word.endsWith(query)) {
      return Optional.of(COMPOUND);
    }
    int slips = query.length() < ONE_SLIP_FROM ? 0 : query.length() < TWO_SLIPS_FROM ? 1 : 2;
    return EditDistance.isAtMost(slips, query, word) ? Optional.of(MISSPELLING) : Optional.empty();
  }

  /// Two thirds of the longer word are the stem, at least.
  private static boolean sameStem(String a, String b) {
    int longer = Math.max(a.length(), b.length());
    int stem = 0;
    while (stem < Math.min(a.length(), b.length()) && a.charAt(stem) == b.charAt(stem)) {
      stem++;
    }
    return stem >= SHORTEST_STEM && 3 * stem >= 2 * longer && longer - stem <= LONGEST_ENDING;
  }
}
