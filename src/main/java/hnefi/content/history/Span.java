package hnefi.content.history;

import hnefi.content.Citation;

/// A run of text within a paragraph.
public sealed interface Span {
  /// Words as they stand.
  record Words(String text, Style style) implements Span {}

  /// Words that lead to another page.
  record Link(String text, Topic topic) implements Span {}

  /// The passage on which the sentence before rests.
  record Cite(Citation citation) implements Span {}

  /// The fact which the sentence before tells.
  record Mark(String fact) implements Span {}

  /// How words are set.
  enum Style {
    PLAIN,
    ITALIC,
    BOLD
  }
}
