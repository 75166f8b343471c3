package hnefi.content.yaml;

import hnefi.text.Language;
import hnefi.text.Message;
import hnefi.text.Result;
import hnefi.text.Tag;
import hnefi.text.Text;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.composer.Composer;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.ReaderException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.snakeyaml.engine.v2.parser.ParserImpl;
import org.snakeyaml.engine.v2.scanner.StreamReader;

/// A value of a YAML file that knows where it stands.
public final class YamlValue {
  private final String file;
  private final Node node;
  private final List<MissingText> missing;

  private YamlValue(String file, Node node, List<MissingText> missing) {
    this.file = file;
    this.node = node;
    this.missing = missing;
  }

  /// Returns another value of the same file.
  YamlValue beside(Node other) {
    return new YamlValue(file, other, missing);
  }

  /// Returns the texts that were found to be missing while values of this file were read.
  public List<MissingText> missing() {
    return List.copyOf(missing);
  }

  /// Reads a whole file.
  ///
  /// @param file the path to name in faults
  public static YamlValue parse(String file, String text) throws FaultException {
    LoadSettings settings =
        LoadSettings.builder().setAllowDuplicateKeys(false).setLabel(file).build();
    try {
      Optional<Node> root =
          new Composer(settings, new ParserImpl(settings, new StreamReader(settings, text)))
              .getSingleNode();
      if (root.isEmpty()) {
        throw new FaultException(file, 0, Message.of("fault.empty"));
      }
      return new YamlValue(file, root.get(), new ArrayList<>());
    } catch (MarkedYamlEngineException e) {
      throw new FaultException(
          file, FaultLine.of(e, text), Message.of("fault.yaml", String.valueOf(e.getProblem())));
    } catch (ReaderException e) {
      throw new FaultException(
          file,
          FaultLine.of(e, text),
          Message.of("fault.yaml", "U+%04X".formatted(e.getCodePoint())));
    } catch (StackOverflowError _) {
      throw new FaultException(file, 0, Message.of("fault.deep"));
    } catch (YamlEngineException e) {
      throw new FaultException(
          file,
          0,
          Message.of("fault.yaml", String.valueOf(e.getMessage()).lines().findFirst().orElse("?")));
    }
  }

  /// Returns the line this value begins in, counted from 1.
  public int line() {
    return node.getStartMark().map(Mark::getLine).orElse(-1) + 1;
  }

  public String file() {
    return file;
  }

  /// Returns a fault at this place.
  public FaultException fault(String key, Object... arguments) {
    return fault(Message.of(key, arguments));
  }

  /// Returns a fault at this place.
  public FaultException fault(Message reason) {
    return new FaultException(file, line(), reason);
  }

  /// Returns what was read from this value's text.
  ///
  /// @throws FaultException with this place if it could not be read
  public <T> T good(Result<T> read) throws FaultException {
    return switch (read) {
      case Result.Good<T>(T value) -> value;
      case Result.Bad<T>(_, Message reason) -> throw fault(reason);
    };
  }

  /// A key and its value.
  record Entry(YamlValue key, YamlValue value) {}

  /// Returns the entries of this map.
  List<Entry> entries() throws FaultException {
    if (node instanceof MappingNode mapping) {
      return mapping.getValue().stream()
          .map(each -> new Entry(beside(each.getKeyNode()), beside(each.getValueNode())))
          .toList();
    }
    throw fault("fault.no-map");
  }

  /// Returns what this text is the name of.
  ///
  /// @param reason what is said with the name if there is no such thing
  public <T> T found(Optional<T> named, String reason) throws FaultException {
    if (named.isEmpty()) {
      throw fault(reason, text());
    }
    return named.get();
  }

  /// Returns what has this text as its name.
  ///
  /// @param reason what is said with the name if there is no such thing
  public <T> T found(Function<String, Optional<T>> named, String reason) throws FaultException {
    return found(named.apply(text()), reason);
  }

  /// Returns what a map has under this text.
  ///
  /// @param reason what is said with the text if the map has nothing there
  public <T> T found(Map<String, T> named, String reason) throws FaultException {
    return found(Optional.ofNullable(named.get(text())), reason);
  }

  /// Returns this value as a map whose keys are yet to be asked for.
  public YamlMap map() throws FaultException {
    if (node instanceof MappingNode mapping) {
      return new YamlMap(this, mapping);
    }
    throw fault("fault.no-map");
  }

  /// Makes something of a map.
  @FunctionalInterface
  public interface MapForm<T> {
    T read(YamlMap map) throws FaultException;
  }

  /// Returns what the form makes of this map, which has no other keys than the form asks for.
  public <T> T map(MapForm<T> form) throws FaultException {
    YamlMap map = map();
    T read = form.read(map);
    map.done();
    return read;
  }

  /// Returns the values of this list.
  public List<YamlValue> list() throws FaultException {
    if (!(node instanceof SequenceNode sequence)) {
      throw fault("fault.no-list");
    }
    return sequence.getValue().stream().map(this::beside).toList();
  }

  /// Returns what the form makes of each value of this list.
  public <T> List<T> each(Form<T> form) throws FaultException {
    List<T> read = new ArrayList<>();
    for (YamlValue each : list()) {
      read.add(form.read(each));
    }
    return List.copyOf(read);
  }

  /// Returns whether this value is a map.
  public boolean isMap() {
    return node instanceof MappingNode;
  }

  /// Returns whether this value is a list.
  public boolean isList() {
    return node instanceof SequenceNode;
  }

  /// Returns this value as text, without surrounding space.
  public String text() throws FaultException {
    if (node instanceof ScalarNode scalar && !scalar.getValue().isBlank()) {
      return scalar.getValue().strip();
    }
    throw fault("fault.no-text");
  }

  /// Returns this value as text to the letter, be it empty.
  String exactText() throws FaultException {
    if (node instanceof ScalarNode scalar) {
      return scalar.getValue();
    }
    throw fault("fault.no-text");
  }

  /// Returns whether this value is this text.
  boolean is(String text) {
    return isText(node, text);
  }

  /// Returns this list of texts.
  public List<String> texts() throws FaultException {
    return each(YamlValue::text);
  }

  /// Returns this value as a whole number.
  public int integer() throws FaultException {
    String text = text();
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException _) {
      throw fault("fault.no-integer", text);
    }
  }

  /// Returns this value as a whole number within bounds.
  public int integer(int least, int most) throws FaultException {
    int number = integer();
    if (number < least || number > most) {
      throw fault("fault.bounds", number, least, most);
    }
    return number;
  }

  /// Returns this value as a number.
  public double number() throws FaultException {
    String text = text();
    try {
      return Double.parseDouble(text);
    } catch (NumberFormatException _) {
      throw fault("fault.no-number", text);
    }
  }

  /// Returns this value as `true` or `false`.
  public boolean flag() throws FaultException {
    String text = text();
    if (!text.equals("true") && !text.equals("false")) {
      throw fault("fault.no-flag", text);
    }
    return text.equals("true");
  }

  /// Returns this value as a day.
  public LocalDate date() throws FaultException {
    String text = text();
    try {
      return LocalDate.parse(text);
    } catch (DateTimeParseException _) {
      throw fault("fault.date", text);
    }
  }

  /// Returns the constant whose name is this text, written in lower case with hyphens.
  public <E extends Enum<E>> E constant(Class<E> type) throws FaultException {
    String text = text();
    return Tag.find(type, text).orElseThrow(() -> fault("fault.no-choice", text, names(type)));
  }

  private static String names(Class<? extends Enum<?>> type) {
    return Arrays.stream(type.getEnumConstants()).map(Tag::of).collect(Collectors.joining(", "));
  }

  /// Returns a name in each language, or one that is the same in all.
  public Text name() throws FaultException {
    if (node instanceof ScalarNode) {
      return Text.same(text());
    }
    return words();
  }

  /// Returns the values directly below this one: those of the keys of a map, the items of a list,
  /// none for a text.
  private List<YamlValue> children() {
    return switch (node) {
      case MappingNode mapping ->
          mapping.getValue().stream().map(each -> beside(each.getValueNode())).toList();
      case SequenceNode sequence -> sequence.getValue().stream().map(this::beside).toList();
      default -> List.of();
    };
  }

  /// Returns the value directly below this one that a step leads to: the value of a key of a map,
  /// or the item of a list whose `id` it is.
  public Optional<YamlValue> child(String step) {
    return switch (node) {
      case MappingNode mapping ->
          mapping.getValue().stream()
              .filter(each -> isText(each.getKeyNode(), step))
              .findFirst()
              .map(each -> beside(each.getValueNode()));
      case SequenceNode _ ->
          children().stream()
              .filter(each -> each.child("id").filter(id -> isText(id.node, step)).isPresent())
              .findFirst();
      default -> Optional.empty();
    };
  }

  /// Returns the first value at any depth below this one that a step leads to.
  public Optional<YamlValue> descendant(String step) {
    Optional<YamlValue> here = child(step);
    return here.isPresent()
        ? here
        : children().stream().flatMap(each -> each.descendant(step).stream()).findFirst();
  }

  /// Returns every text in this value, keys left out.
  public Stream<String> scalars() {
    return node instanceof ScalarNode scalar
        ? Stream.of(scalar.getValue())
        : children().stream().flatMap(YamlValue::scalars);
  }

  private static boolean isText(Node node, String text) {
    return node instanceof ScalarNode scalar && scalar.getValue().equals(text);
  }

  /// Returns the text in each language; only [Language#FALLBACK] must be there.
  public Text words() throws FaultException {
    YamlMap map = map();
    Map<Language, String> said = new EnumMap<>(Language.class);
    said.put(Language.FALLBACK, map.get(Language.FALLBACK.code()).text());
    for (Language each : Language.values()) {
      Optional<String> own = map.optional(each.code(), YamlValue::text);
      own.ifPresentOrElse(
          text -> said.put(each, text), () -> missing.add(new MissingText(file, line(), each)));
    }
    map.done();
    return new Text(said);
  }
}
