package hnefi.ui.learn.fxml;

import hnefi.content.lesson.Lesson;
import hnefi.content.lesson.LessonWords;
import hnefi.content.lesson.Mistake;
import hnefi.content.lesson.Round;
import hnefi.content.lesson.Step;
import hnefi.content.yaml.Fault;
import hnefi.content.yaml.FaultException;
import hnefi.text.Language;
import hnefi.text.Message;
import hnefi.text.Text;
import java.io.StringReader;
import java.lang.reflect.RecordComponent;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/// Looks at a lesson before it is built. FXML can name any class, run scripts and fetch files; a
/// lesson is made of lesson elements and their attributes and of nothing else, so that a document
/// from anywhere can be built without fear.
final class LessonDocument {
  private static final List<Class<?>> ELEMENTS =
      Stream.concat(
              Stream.of(Lesson.class, Round.class, Mistake.class),
              Arrays.stream(Step.class.getPermittedSubclasses()))
          .toList();
  private static final Pattern IMPORT =
      Pattern.compile(Pattern.quote(Lesson.class.getPackageName()) + "\\.([A-Z][A-Za-z]*)");

  /// What FXML takes for something else than text: a place, an expression, a way round all this.
  private static final Set<String> SPECIAL = Set.of("@", "$", "#", "\\");

  private final String path;
  private final XMLStreamReader xml;
  private final Deque<String> open = new ArrayDeque<>();
  private final Set<String> keys = new LinkedHashSet<>();
  private final List<Fault> faults = new ArrayList<>();

  private LessonDocument(String path, XMLStreamReader xml) {
    this.path = path;
    this.xml = xml;
  }

  /// Returns whether such things are elements of a lesson.
  static boolean isBuilt(Class<?> type) {
    return type == Step.class || ELEMENTS.contains(type);
  }

  /// What a document says.
  ///
  /// @param keys the words it says
  /// @param faults one for each of those that is not there
  record Said(Set<String> keys, List<Fault> faults) {}

  /// Looks through a document.
  ///
  /// @throws FaultException if the document is no XML or holds anything foreign
  static Said look(String path, String document, Map<String, Text> texts) throws FaultException {
    XMLInputFactory factory = XMLInputFactory.newInstance();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    try {
      LessonDocument looked =
          new LessonDocument(path, factory.createXMLStreamReader(new StringReader(document)));
      while (looked.xml.hasNext()) {
        looked.look(looked.xml.next(), texts);
      }
      return new Said(Set.copyOf(looked.keys), List.copyOf(looked.faults));
    } catch (XMLStreamException e) {
      throw new FaultException(
          path, e.getLocation().getLineNumber(), Message.of("fault.lesson.xml", reason(e)));
    }
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

  private void look(int event, Map<String, Text> texts) throws FaultException {
    switch (event) {
      case XMLStreamConstants.PROCESSING_INSTRUCTION -> {
        String data = Objects.requireNonNullElse(xml.getPIData(), "");
        require(
            xml.getPITarget().equals("import") && IMPORT.matcher(data).matches(),
            (xml.getPITarget() + " " + data).strip());
      }
      case XMLStreamConstants.START_ELEMENT -> begin(texts);
      case XMLStreamConstants.END_ELEMENT -> open.pop();
      case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA ->
          require(xml.isWhiteSpace(), xml.getText().strip());
      case XMLStreamConstants.DTD, XMLStreamConstants.ENTITY_REFERENCE -> throw foreign("DTD");
      default -> {}
    }
  }

  private void begin(Map<String, Text> texts) throws FaultException {
    String name = xml.getLocalName();
    require(xml.getNamespaceCount() == 0, "xmlns");
    Optional<Class<?>> type =
        ELEMENTS.stream().filter(each -> each.getSimpleName().equals(name)).findFirst();
    if (type.isPresent()) {
      for (int i = 0; i < xml.getAttributeCount(); i++) {
        component(type.get(), xml.getAttributeLocalName(i));
        value(xml.getAttributeValue(i), texts);
      }
    } else {
      String parent = open.isEmpty() ? "" : open.peek();
      Optional<Class<?>> owner =
          ELEMENTS.stream().filter(each -> each.getSimpleName().equals(parent)).findFirst();
      require(owner.isPresent() && Character.isLowerCase(name.charAt(0)), name);
      component(owner.orElseThrow(), name);
      require(xml.getAttributeCount() == 0, name);
    }
    open.push(name);
  }

  private void component(Class<?> type, String name) throws FaultException {
    if (Arrays.stream(type.getRecordComponents())
        .map(RecordComponent::getName)
        .noneMatch(name::equals)) {
      throw fault(Message.of("fault.lesson.unknown", type.getSimpleName(), name));
    }
  }

  private void value(String text, Map<String, Text> texts) throws FaultException {
    require(SPECIAL.stream().noneMatch(text::startsWith), text);
    if (text.startsWith("%")) {
      String key = text.substring(1);
      keys.add(key);
      if (!texts.containsKey(key)) {
        faults.add(
            fault(Message.of("fault.lesson.no-words", key, LessonWords.file(Language.FALLBACK)))
                .fault());
      }
    }
  }

  private void require(boolean isOfALesson, String what) throws FaultException {
    if (!isOfALesson) {
      throw foreign(what);
    }
  }

  private FaultException foreign(String what) {
    return fault(Message.of("fault.lesson.foreign", what.lines().findFirst().orElse("")));
  }

  private FaultException fault(Message reason) {
    return new FaultException(path, xml.getLocation().getLineNumber(), reason);
  }
}
