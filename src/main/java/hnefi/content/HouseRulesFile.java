package hnefi.content;

import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.RecordMapper;
import hnefi.content.yaml.YamlMap;
import hnefi.content.yaml.YamlValue;
import hnefi.rules.Switch;
import hnefi.rules.SwitchValue;
import hnefi.text.Result;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/// House rules in a file, to keep and to share.
///
/// ```
/// - name: Winter evenings
///   rules: fetlar
///   layout: t-cross
///   switches:
///     king-armed: no
/// ```
///
/// `rules` is the id of a rule set or a variant, `layout` that of another start position than its
/// own; like `switches`, it may be missing.
public record HouseRulesFile(List<HouseRules> all) {
  /// How the names of its files end.
  public static final String ENDING = ".rules";

  public static final HouseRulesFile NONE = new HouseRulesFile(List.of());

  private static final Pattern BEGINNING = Pattern.compile("(?:\\s|#.*\\R)*- *name *:");

  public HouseRulesFile {
    all = List.copyOf(all);
  }

  /// Returns how they are written and read.
  ///
  /// @param library in which the rules must be found
  public static RecordMapper mapper(Supplier<Library> library) {
    return new RecordMapper()
        .with(HouseRules.class, value -> read(value, library.get()), HouseRulesFile::tree);
  }

  /// Returns house rules as text.
  public static String write(HouseRules rules) {
    return mapper(
            () -> {
              throw new IllegalStateException("nothing is read");
            })
        .write(new HouseRulesFile(List.of(rules)), NONE);
  }

  /// Returns whether a text is about house rules, as its beginning tells.
  public static boolean isLike(String text) {
    return BEGINNING.matcher(text).lookingAt();
  }

  /// Reads a text that must be sound, and whose rules can all be played. What is wrong with a bad
  /// one is a message of [Library#faultWords].
  public static Result<List<HouseRules>> read(String text, Library library) {
    RecordMapper.Reading<HouseRulesFile> reading = mapper(() -> library).read("", text, NONE);
    return reading
        .firstFault()
        .<Result<List<HouseRules>>>map(
            fault -> new Result.Bad<>(fault.line(), fault.reason().shortened()))
        .orElseGet(() ->
            reading.value().all().isEmpty()
                ? Result.bad("fault.house.none")
                : new Result.Good<>(reading.value().all()));
  }

  private static HouseRules read(YamlValue value, Library library) throws FaultException {
    YamlMap map = value.map();
    YamlValue named = map.get("name");
    String name = HouseRules.nameOf(named.text());
    if (name.isEmpty()) {
      throw named.fault("fault.no-text");
    }
    Edition edition = map.get("rules").found(library::edition, "fault.no-edition");
    Optional<YamlValue> placed = map.find("layout");
    if (placed.isPresent()) {
      edition = edition.from(placed.get().found(library::layout, "fault.no-layout"));
    }
    Map<Switch, SwitchValue> switches =
        map.optional("switches", SwitchReader::readAll).orElse(Map.of());
    map.done();
    return new HouseRules(name, value.good(edition.with(switches.values())).name());
  }

  private static Object tree(HouseRules rules) {
    Map<String, Object> tree = new LinkedHashMap<>();
    EditionName edition = rules.edition();
    tree.put("name", rules.name());
    tree.put("rules", edition.id());
    edition.layout().ifPresent(layout -> tree.put("layout", layout));
    if (!edition.houseRules().isEmpty()) {
      Map<String, Object> switches = new LinkedHashMap<>();
      new EnumMap<>(edition.houseRules())
          .forEach((rule, value) -> switches.put(rule.id(), SwitchReader.tree(value)));
      tree.put("switches", switches);
    }
    return tree;
  }
}
