package hnefi.text;

import java.util.List;
import java.util.stream.Collectors;

/// Puts texts one after the other so that they do not run into each other when they are read aloud.
public final class Sentences {
  private Sentences() {}

  /// Returns these texts as sentences in a row, without those that are blank.
  public static String join(String... texts) {
    return join(List.of(texts));
  }

  /// Returns these texts as sentences in a row, without those that are blank.
  public static String join(List<String> texts) {
    return texts.stream()
        .map(String::strip)
        .filter(each -> !each.isEmpty())
        .map(Sentences::ended)
        .collect(Collectors.joining(" "));
  }

  private static String ended(String text) {
    return text.matches("(?s).*[.!?:;…“”\"’»]$") ? text : text + ".";
  }
}
