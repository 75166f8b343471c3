package hnefi.content.history.search;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/// Makes words alike that a searcher may spell in different ways.
///
/// Accents and case do not count; `þ` is as good as `th`, `ð` as `d`, `ø` as `ö`, `æ` as `ä`, and
/// what German and Danish write with a following `e` is as good without.
public final class SearchText {
  private static final Pattern MARKS = Pattern.compile("\\p{M}+");
  private static final Pattern GAPS = Pattern.compile("[^\\p{L}\\p{N}]+");

  private SearchText() {}

  /// Returns the folded form of a text.
  public static String fold(String text) {
    String plain =
        MARKS
            .matcher(Normalizer.normalize(text.toLowerCase(Locale.ROOT), Normalizer.Form.NFD))
            .replaceAll("");
    return plain
        .replace("þ", "th")
        .replace("ð", "d")
        .replace("ø", "o")
        .replace("æ", "ae")
        .replace("œ", "oe")
        .replace("ß", "ss")
        .replace("ae", "a")
        .replace("oe", "o")
        .replace("ue", "u")
        .replace("aa", "a")
        .replace("th", "t");
  }

  /// Returns the folded words of a text.
  public static List<String> words(String text) {
    return split(fold(text));
  }

  /// Returns the words of a text as they are spelled, in lower case.
  static List<String> spelled(String text) {
    return split(text.toLowerCase(Locale.ROOT));
  }

  private static List<String> split(String text) {
    return Arrays.stream(GAPS.split(text)).filter(each -> !each.isEmpty()).toList();
  }
}
