package hnefi.content.history;

import hnefi.content.Amendment;
import hnefi.content.Edition;
import hnefi.content.Layout;
import hnefi.content.Library;
import hnefi.content.SwitchValues;
import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlMap;
import hnefi.content.yaml.YamlValue;
import hnefi.rules.Switch;
import java.util.Map;
import java.util.Optional;

/// The board a reading of a dispute opens.
///
/// @param rules the id of a rule set or preset
/// @param switches the switches the reading turns
public record ReadingBoard(String rules, Map<Switch, String> switches, Optional<String> layout) {
  public ReadingBoard {
    switches = Map.copyOf(switches);
  }

  static ReadingBoard read(YamlValue value, Ledger ledger) throws FaultException {
    YamlMap map = value.map();
    ReadingBoard play =
        new ReadingBoard(
            ledger.ruleSet(map.get("rules")),
            map.optional("set", SwitchValues::readAll).orElse(Map.of()),
            map.optional("layout", each -> layout(each, ledger.library())));
    map.done();
    Optional<Amendment> amended =
        ledger.library().edition(play.rules).map(each -> each.with(play.switches));
    if (amended.isPresent() && amended.get() instanceof Amendment.Refused refused) {
      throw value.fault(refused.reason());
    }
    return play;
  }

  private static String layout(YamlValue id, Library library) throws FaultException {
    if (library.layout(id.text()).isEmpty()) {
      throw id.fault("fault.no-layout", id.text());
    }
    return id.text();
  }

  /// Returns the rules to play by, nothing if the rule set could not be read.
  public Optional<Edition> edition(Library library) {
    Optional<Layout> start = layout.flatMap(library::layout);
    return library
        .edition(rules)
        .flatMap(edition -> edition.with(switches).edition())
        .map(edition -> start.map(edition::from).orElse(edition));
  }
}
