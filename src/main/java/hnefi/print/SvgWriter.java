package hnefi.print;

import java.io.StringWriter;
import java.math.BigDecimal;
import java.math.RoundingMode;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/// Writes SVG elements into a text. Attributes are given as names and values by turns.
final class SvgWriter {
  private final StringWriter text = new StringWriter();
  private final XMLStreamWriter xml;

  SvgWriter() {
    try {
      xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(text);
    } catch (XMLStreamException e) {
      throw new IllegalStateException(e);
    }
  }

  /// Returns a number with at most two places after the point.
  static String number(double value) {
    return BigDecimal.valueOf(value)
        .setScale(2, RoundingMode.HALF_UP)
        .stripTrailingZeros()
        .toPlainString();
  }

  /// Returns the transformation that moves a drawing round (0, 0) to a point.
  static String translate(double x, double y) {
    return "translate(" + number(x) + " " + number(y) + ")";
  }

  /// Begins an element that will have others in it.
  void open(String element, String... attributes) {
    write(() -> {
      xml.writeStartElement(element);
      attributes(attributes);
    });
  }

  /// Ends the element that was begun last.
  void close() {
    write(() -> {
      xml.writeEndElement();
      xml.flush();
    });
  }

  /// Writes an element with nothing in it.
  void empty(String element, String... attributes) {
    write(() -> {
      xml.writeEmptyElement(element);
      attributes(attributes);
    });
  }

  /// Writes an element with words in it.
  void text(String element, String words, String... attributes) {
    write(() -> {
      xml.writeStartElement(element);
      attributes(attributes);
      xml.writeCharacters(XmlText.of(words));
      xml.writeEndElement();
    });
  }

  void path(String data, String... attributes) {
    String[] all = new String[attributes.length + 2];
    all[0] = "d";
    all[1] = data;
    System.arraycopy(attributes, 0, all, 2, attributes.length);
    empty("path", all);
  }

  String written() {
    return text.toString();
  }

  private void attributes(String... attributes) throws XMLStreamException {
    for (int i = 0; i < attributes.length; i += 2) {
      xml.writeAttribute(attributes[i], XmlText.of(attributes[i + 1]));
    }
  }

  private interface Writing {
    void run() throws XMLStreamException;
  }

  private static void write(Writing writing) {
    try {
      writing.run();
    } catch (XMLStreamException e) {
      throw new IllegalStateException("a text in memory could not be written", e);
    }
  }
}
