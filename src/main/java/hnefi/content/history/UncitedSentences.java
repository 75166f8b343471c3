package hnefi.content.history;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/// Finds the sentences of a paragraph that rest on nothing.
///
/// A sentence is supported by the citations that follow it. Questions claim nothing, and a sentence
/// that leads on to an article or a dispute points to where the claim is made good.
final class UncitedSentences {
  private static final char POINTER = '\u0001';

  /// A point after a number is taken to be one of German’s ordinal points.
  private static final Pattern END = Pattern.compile("(?<=(?<!\\d)[.!?])\u0001?\\s+");

  private UncitedSentences() {}

  /// Returns the sentences without support, as they stand.
  static List<String> unsupported(List<Span> spans) {
    List<String> found = new ArrayList<>();
    StringBuilder open = new StringBuilder();
    boolean cited = false;
    for (Span each : spans) {
      switch (each) {
        case Span.Cite _ -> {
          if (!cited) {
            List<String> sentences = split(open);
            found.addAll(claims(sentences.subList(0, Math.max(0, sentences.size() - 1))));
            open.setLength(0);
          }
          cited = true;
        }
        case Span.Mark _ -> {}
        case Span.Words(String _, Span.Style style) when style == Span.Style.BOLD -> {}
        case Span.Words(String text, Span.Style _) -> {
          cited = cited && text.isBlank();
          open.append(text);
        }
        case Span.Link(String text, Topic topic) -> {
          cited = false;
          open.append(text).append(pointsOn(topic) ? POINTER : ' ');
        }
      }
    }
    found.addAll(claims(split(open)));
    return found;
  }

  private static boolean pointsOn(Topic topic) {
    return topic.kind() == Topic.Kind.DISPUTE || topic.kind() == Topic.Kind.ARTICLE;
  }

  private static List<String> split(CharSequence text) {
    return Arrays.stream(END.split(text))
        .map(String::strip)
        .filter(each -> !each.isEmpty())
        .toList();
  }

  private static List<String> claims(List<String> sentences) {
    return sentences.stream()
        .filter(each -> each.indexOf(POINTER) < 0 && !each.endsWith("?"))
        .filter(each -> each.chars().anyMatch(Character::isLetter))
        .toList();
  }
}
