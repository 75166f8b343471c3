package hnefi.content;

import hnefi.rules.Switch;
import hnefi.rules.SwitchValue;
import hnefi.text.Message;
import hnefi.text.Result;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// House rules as text, to keep and to share: lines of the form `key: value`. Each set of rules
/// begins with its `name`; `rules` is the id of a rule set or a variant, `layout` that of another
/// start position, and every other key is a switch. Empty lines and lines that begin with `#` say
/// nothing.
public final class HouseRulesText {
  /// How the names of its files end.
  public static final String ENDING = ".rules";

  private static final String NAME = "name";
  private static final String RULES = "rules";
  private static final String LAYOUT = "layout";

  /// What could be read of a text.
  ///
  /// @param good the sets without a fault
  /// @param fault the first fault, a message of [Library#faultWords]
  public record Read(List<HouseRules> good, Optional<Result.Bad<List<HouseRules>>> fault) {
    public Read {
      good = List.copyOf(good);
    }
  }

  private HouseRulesText() {}

  public static String write(List<HouseRules> all) {
    StringBuilder text = new StringBuilder("# Hnefi: house rules\n");
    for (HouseRules each : all) {
      line(text.append('\n'), NAME, each.name());
      line(text, RULES, each.edition().id());
      each.edition().layout().ifPresent(layout -> line(text, LAYOUT, layout));
      for (Switch rule : Switch.values()) {
        SwitchValue value = each.edition().houseRules().get(rule);
        if (value != null) {
          line(text, rule.id(), value.text());
        }
      }
    }
    return text.toString();
  }

  private static void line(StringBuilder text, String key, String value) {
    text.append(key).append(": ").append(value).append('\n');
  }

  /// Returns whether a text is about house rules, as its first line that says something tells.
  public static boolean isLike(String text) {
    return text.lines()
        .map(String::strip)
        .filter(HouseRulesText::saysSomething)
        .findFirst()
        .filter(line -> line.startsWith(NAME + ":"))
        .isPresent();
  }

  private static boolean saysSomething(String line) {
    return !line.isEmpty() && !line.startsWith("#");
  }

  /// Reads a text of which every line must make sense, and whose rules can all be played.
  public static Result<List<HouseRules>> read(String text, Library library) {
    Read read = salvage(text, library);
    return read.fault().isPresent()
        ? read.fault().get()
        : read.good().isEmpty() ? Result.bad("fault.house.none") : new Result.Good<>(read.good());
  }

  /// Reads what makes sense of a text.
  public static Read salvage(String text, Library library) {
    Reader reader = new Reader(library);
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      reader.line(i + 1, lines.get(i).strip());
    }
    reader.finish();
    return new Read(reader.good, reader.fault);
  }

  private static final class Reader {
    private final Library library;
    private final List<HouseRules> good = new ArrayList<>();
    private Optional<Result.Bad<List<HouseRules>>> fault = Optional.empty();

    private int begun;
    private String name = "";
    private String rules = "";
    private Optional<String> layout = Optional.empty();
    private final Map<Switch, SwitchValue> values = new EnumMap<>(Switch.class);
    private boolean sound;

    Reader(Library library) {
      this.library = library;
    }

    void line(int number, String line) {
      if (!saysSomething(line)) {
        return;
      }
      int colon = line.indexOf(':');
      String key = colon < 0 ? "" : line.substring(0, colon).strip();
      String value = line.substring(colon + 1).strip();
      if (key.isEmpty()) {
        bad(number, Message.of("fault.house.form"));
      } else if (key.equals(NAME)) {
        finish();
        begin(number, value);
      } else if (begun == 0) {
        bad(number, Message.of("fault.house.no-name"));
      } else if (key.equals(RULES)) {
        rules = value;
        if (library.edition(value).isEmpty()) {
          bad(number, Message.of("fault.no-edition", value));
        }
      } else if (key.equals(LAYOUT)) {
        layout = Optional.of(value);
        if (library.layout(value).isEmpty()) {
          bad(number, Message.of("fault.no-layout", value));
        }
      } else {
        turn(number, key, value);
      }
    }

    private void begin(int number, String value) {
      begun = number;
      sound = true;
      name = HouseRules.nameOf(value);
      rules = "";
      layout = Optional.empty();
      values.clear();
      if (name.isEmpty()) {
        bad(number, Message.of("fault.house.no-name"));
      }
    }

    private void turn(int number, String key, String value) {
      Optional<Switch> rule = Switch.of(key);
      if (rule.isEmpty()) {
        bad(number, Message.of("fault.no-switch", key));
        return;
      }
      switch (SwitchReader.read(rule.get(), value)) {
        case Result.Good<SwitchValue>(SwitchValue read) -> values.put(rule.get(), read);
        case Result.Bad<SwitchValue>(_, var reason) -> bad(number, reason);
      }
    }

    /// Ends the set that was begun.
    void finish() {
      if (begun == 0 || !sound) {
        return;
      }
      if (rules.isEmpty()) {
        bad(begun, Message.of("fault.house.no-rules", name));
        return;
      }
      Edition printed = library.edition(rules).orElseThrow();
      Edition placed = layout.flatMap(library::layout).map(printed::from).orElse(printed);
      switch (placed.with(values.values())) {
        case Result.Good<Edition>(Edition edition) ->
            good.add(new HouseRules(name, edition.name()));
        case Result.Bad<Edition>(_, var reason) -> bad(begun, reason);
      }
    }

    private void bad(int number, Message reason) {
      sound = false;
      if (fault.isEmpty()) {
        fault = Optional.of(new Result.Bad<>(number, reason.shortened()));
      }
    }
  }
}
