package hnefi.print;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/// Writes an HTML document that is well-formed XML too, so that browsers, screen readers and the
/// [PdfRenderer] read it alike. Attributes are given as names and values by turns.
final class HtmlWriter {
  private final StringBuilder html = new StringBuilder();

  /// Begins a document.
  ///
  /// @param language the two-letter code
  /// @param style the name of a style sheet beside this class
  /// @param footer stands on paper where the style sheet says `FOOTER`
  /// @param size the size of the text on paper, in points, where it says `SIZE`
  static HtmlWriter document(
      String language, String title, String style, String footer, double size) {
    HtmlWriter writer = new HtmlWriter();
    writer.html.append("<!DOCTYPE html>\n");
    return writer
        .open("html", "lang", language)
        .open("head")
        .empty("meta", "charset", "utf-8")
        .empty("meta", "name", "viewport", "content", "width=device-width, initial-scale=1")
        .text("title", title)
        .text("style", read(style).replace("FOOTER", quoted(footer)).replace("SIZE", size + "pt"))
        .close("head")
        .open("body");
  }

  /// Ends the document.
  String end() {
    close("body").close("html");
    return html.toString();
  }

  HtmlWriter open(String element, String... attributes) {
    tag(element, attributes).append('>');
    return this;
  }

  HtmlWriter close(String element) {
    html.append("</").append(element).append(">\n");
    return this;
  }

  HtmlWriter empty(String element, String... attributes) {
    tag(element, attributes).append("/>");
    return this;
  }

  /// Writes an element with words in it.
  HtmlWriter text(String element, String words, String... attributes) {
    return open(element, attributes).say(words).close(element);
  }

  /// Writes words.
  HtmlWriter say(String words) {
    html.append(escaped(words));
    return this;
  }

  /// Writes what is an element already, such as a drawing.
  HtmlWriter element(String written) {
    html.append(written);
    return this;
  }

  private StringBuilder tag(String element, String... attributes) {
    html.append('<').append(element);
    for (int i = 0; i < attributes.length; i += 2) {
      html.append(' ')
          .append(attributes[i])
          .append("=\"")
          .append(escaped(attributes[i + 1]))
          .append('"');
    }
    return html;
  }

  private static String escaped(String words) {
    return XmlText.of(words)
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  private static String quoted(String words) {
    return "'"
        + XmlText.of(words).replace("\\", "\\\\").replace("'", "\\27 ").replace("\n", " ")
        + "'";
  }

  private static String read(String style) {
    try (InputStream in = HtmlWriter.class.getResourceAsStream(style)) {
      return new String(Objects.requireNonNull(in, style).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
