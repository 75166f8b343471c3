package hnefi.content;

import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlMap;
import hnefi.content.yaml.YamlValue;
import hnefi.rules.CommonRule;
import hnefi.rules.Rule;
import hnefi.rules.Switch;
import hnefi.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What a book holds on one rule: its value, where it says so, how firmly, and who holds otherwise.
///
/// @param value the switch's value as text; empty for a rule all books share
public record Ruling(
    Rule rule,
    String value,
    Provenance standing,
    List<Citation> cite,
    Optional<Text> note,
    List<Rival> rivals) {
  static Ruling read(Rule rule, YamlValue value, Bibliography books) throws FaultException {
    YamlMap map = value.map();
    Provenance standing = map.get("standing").constant(Provenance.class);
    Ruling ruling =
        new Ruling(
            rule,
            rule instanceof Switch each ? SwitchValues.read(each, map.get("value")) : "",
            standing,
            books.citations(map.get("cite")),
            map.optional("note", YamlValue::words),
            map.each("rivals", each -> rival(rule, each, books)));
    map.done();
    if (standing != Provenance.SAID && ruling.note.isEmpty()) {
      throw value.fault("fault.no-note", rule.id());
    }
    if (standing != Provenance.SILENT && ruling.cite.isEmpty()) {
      throw value.fault("fault.no-passage", rule.id());
    }
    if (standing == Provenance.DISPUTED && rule instanceof Switch && ruling.rivals.isEmpty()) {
      throw value.fault("fault.no-rival", rule.id());
    }
    return ruling;
  }

  private static Rival rival(Rule rule, YamlValue value, Bibliography books) throws FaultException {
    YamlMap map = value.map();
    Rival rival =
        new Rival(
            rule instanceof Switch each ? SwitchValues.read(each, map.get("value")) : "",
            books.citations(map.get("cite")),
            map.optional("note", YamlValue::words));
    map.done();
    return rival;
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
