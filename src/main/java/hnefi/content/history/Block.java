package hnefi.content.history;

import java.util.List;
import java.util.stream.Collectors;

/// A part of an article.
public sealed interface Block {
  /// Running text.
  record Paragraph(List<Span> spans, int line) implements Block {}

  /// A quotation, retold.
  record Quote(List<Span> spans, int line) implements Block {}

  /// A picture the program draws.
  ///
  /// @param alternative what the picture shows, for those who do not see it
  record Figure(String id, String alternative, String caption, int line) implements Block {}

  /// Returns the line it begins in, counted from 1.
  int line();

  /// Returns its words without marks and citations.
  default String plain() {
    return switch (this) {
      case Paragraph(List<Span> spans, int _) -> plain(spans);
      case Quote(List<Span> spans, int _) -> plain(spans);
      case Figure figure -> figure.caption();
    };
  }

  private static String plain(List<Span> spans) {
    return spans.stream()
        .map(span ->
            switch (span) {
              case Span.Words(String text, Span.Style _) -> text;
              case Span.Link(String text, Topic _) -> text;
              case Span.Cite _, Span.Mark _ -> "";
            })
        .collect(Collectors.joining())
        .replaceAll("\\s+", " ")
        .strip();
  }
}
