package hnefi.content;

import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlMap;
import hnefi.content.yaml.YamlValue;
import hnefi.rules.CommonRule;
import hnefi.rules.Rule;
import hnefi.rules.Switch;
import hnefi.rules.SwitchValue;
import hnefi.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What a book holds on one rule: its value, where it says so, how firmly, and who holds otherwise.
///
/// @param value the switch's value; empty for a rule all books share
public record Ruling(
    Rule rule,
    Optional<SwitchValue> value,
    Provenance provenance,
    List<Citation> cite,
    Optional<Text> note,
    List<Rival> rivals) {
  /// Returns whether the book does not speak of the rule, so that the choice is ours.
  public boolean isSilent() {
    return provenance == Provenance.SILENT;
  }

  static Ruling read(Rule rule, YamlValue value, Bibliography books) throws FaultException {
    YamlMap map = value.map();
    Provenance provenance = map.get("provenance").constant(Provenance.class);
    Ruling ruling =
        new Ruling(
            rule,
            value(rule, map),
            provenance,
            books.citations(map.get("cite")),
            map.optional("note", YamlValue::words),
            map.each("rivals", each -> rival(rule, each, books)));
    map.done();
    if (provenance != Provenance.SAID && ruling.note.isEmpty()) {
      throw value.fault("fault.no-note", rule.id());
    }
    if (provenance != Provenance.SILENT && ruling.cite.isEmpty()) {
      throw value.fault("fault.no-passage", rule.id());
    }
    if (provenance == Provenance.DISPUTED && rule instanceof Switch && ruling.rivals.isEmpty()) {
      throw value.fault("fault.no-rival", rule.id());
    }
    return ruling;
  }

  private static Rival rival(Rule rule, YamlValue value, Bibliography books) throws FaultException {
    return value.map(map ->
        new Rival(
            value(rule, map),
            books.citations(map.get("cite")),
            map.optional("note", YamlValue::words)));
  }

  private static Optional<SwitchValue> value(Rule rule, YamlMap map) throws FaultException {
    return rule instanceof Switch each
        ? Optional.of(SwitchReader.read(each, map.get("value")))
        : Optional.empty();
  }

  /// Returns what is held on a switch that the book does not know: its default, if it has one.
  static Optional<Ruling> unspoken(Switch rule) {
    return rule.standard()
        .map(value ->
            new Ruling(
                rule,
                Optional.of(value),
                Provenance.SILENT,
                List.of(),
                Optional.empty(),
                List.of()));
  }

  /// Reads what a book says on the rules all share.
  static List<Ruling> readCommon(YamlValue value, Bibliography books) throws FaultException {
    YamlMap map = value.map();
    List<Ruling> rulings = new ArrayList<>();
    for (CommonRule each : CommonRule.values()) {
      rulings.add(read(each, map.get(each.id()), books));
    }
    map.done();
    return rulings;
  }
}
