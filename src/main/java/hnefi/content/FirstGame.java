package hnefi.content;

import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlValue;
import hnefi.text.Text;
import java.util.List;
import java.util.Map;

/// A game that is offered before all others where one is chosen.
///
/// @param name says what it is to somebody who knows none of them
/// @param minutes about how long two people sit at a game
public record FirstGame(Rulebook rulebook, Text name, int minutes) {
  private static final int LONGEST = 240;

  /// Reads the list of a file.
  static List<FirstGame> readAll(YamlValue file, Map<String, Rulebook> rulebooks)
      throws FaultException {
    return file.each(each -> read(each, rulebooks));
  }

  private static FirstGame read(YamlValue value, Map<String, Rulebook> rulebooks)
      throws FaultException {
    return value.map(map ->
        new FirstGame(
            map.get("rules").found(rulebooks, "fault.no-edition"),
            map.get("name").words(),
            map.get("minutes").integer(1, LONGEST)));
  }
}
