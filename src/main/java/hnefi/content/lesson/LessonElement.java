package hnefi.content.lesson;

import hnefi.content.yaml.FaultException;
import hnefi.text.Message;
import java.io.StringReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/// An element of the document of a lesson.
///
/// @param line in which its attributes end, counted from 1
record LessonElement(
    String name, int line, Map<String, String> attributes, List<LessonElement> children) {
  private static final Pattern IMPORT =
      Pattern.compile(
          "import " + Pattern.quote(LessonElement.class.getPackageName()) + "\\.[A-Z][A-Za-z]*");

  /// Reads a document, which may hold elements with attributes and nothing else.
  ///
  /// @throws FaultException if it is no XML or holds anything foreign
  static LessonElement read(String path, String document) throws FaultException {
    XMLInputFactory factory = XMLInputFactory.newInstance();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    // What stands around the first element.
    Deque<LessonElement> open = new ArrayDeque<>();
    open.push(new LessonElement("", 0, Map.of(), new ArrayList<>()));
    try {
      XMLStreamReader xml = factory.createXMLStreamReader(new StringReader(document));
      while (xml.hasNext()) {
        switch (xml.next()) {
          case XMLStreamConstants.START_ELEMENT -> {
            LessonElement begun = begin(path, xml);
            Objects.requireNonNull(open.peek()).children.add(begun);
            open.push(begun);
          }
          case XMLStreamConstants.END_ELEMENT -> open.pop();
          case XMLStreamConstants.PROCESSING_INSTRUCTION -> {
            String said =
                (xml.getPITarget() + " " + Objects.requireNonNullElse(xml.getPIData(), "")).strip();
            require(IMPORT.matcher(said).matches(), said, path, xml);
          }
          case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA ->
              require(xml.isWhiteSpace(), xml.getText().strip(), path, xml);
          case XMLStreamConstants.DTD, XMLStreamConstants.ENTITY_REFERENCE ->
              require(false, "DTD", path, xml);
          default -> {}
        }
      }
      return Objects.requireNonNull(open.peek()).children.getFirst();
    } catch (XMLStreamException e) {
      throw new FaultException(
          path, e.getLocation().getLineNumber(), Message.of("fault.lesson.xml", reason(e)));
    }
  }

  private static LessonElement begin(String path, XMLStreamReader xml) throws FaultException {
    require(xml.getNamespaceCount() == 0, "xmlns", path, xml);
    Map<String, String> attributes = new LinkedHashMap<>();
    for (int i = 0; i < xml.getAttributeCount(); i++) {
      attributes.put(xml.getAttributeLocalName(i), xml.getAttributeValue(i));
    }
    return new LessonElement(
        xml.getLocalName(), xml.getLocation().getLineNumber(), attributes, new ArrayList<>());
  }

  private static void require(boolean isOfALesson, String what, String path, XMLStreamReader xml)
      throws FaultException {
    if (!isOfALesson) {
      throw new FaultException(path, xml.getLocation().getLineNumber(), foreign(what));
    }
  }

  /// Says that something is not part of a lesson.
  static Message foreign(String what) {
    return Message.of("fault.lesson.foreign", what.lines().findFirst().orElse(""));
  }

  /// The parser gives the place in its first line and the reason in its second.
  private static String reason(XMLStreamException e) {
    String message = String.valueOf(e.getMessage());
    return message
        .lines()
        .filter(line -> line.startsWith("Message: "))
        .findFirst()
        .map(line -> line.substring("Message: ".length()))
        .orElseGet(() -> message.lines().findFirst().orElse("?"))
        .replaceFirst("\\.$", "");
  }
}
