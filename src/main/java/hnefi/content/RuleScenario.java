package hnefi.content;

import hnefi.board.Arrangement;
import hnefi.board.Square;
import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlMap;
import hnefi.content.yaml.YamlValue;
import hnefi.notation.MoveText;
import hnefi.notation.SquareText;
import hnefi.rules.Move;
import hnefi.rules.RuleSet;
import hnefi.rules.Switch;
import hnefi.rules.SwitchValue;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// A position on a small board and a move in it which show what a rule means, whatever its value;
/// what comes of the move is for the referee to say.
///
/// @param when the values one of which each of these switches has where it is worth showing
/// @param about the square of the piece it is about; empty where nobody could be captured
public record RuleScenario(
    RuleTopic topic,
    Map<Switch, Set<SwitchValue>> when,
    Arrangement board,
    Move move,
    Optional<Square> about) {
  public RuleScenario {
    when = Map.copyOf(when);
  }

  /// Reads the list of a file.
  static List<RuleScenario> readAll(YamlValue file) throws FaultException {
    return file.each(RuleScenario::read);
  }

  private static RuleScenario read(YamlValue value) throws FaultException {
    YamlMap map = value.map();
    YamlValue move = map.get("move");
    RuleScenario scenario =
        new RuleScenario(
            map.get("topic").constant(RuleTopic.class),
            map.optional("when", SwitchReader::readChoices).orElse(Map.of()),
            Layout.board(map.get("rows")),
            move.good(MoveText.read(move.text())),
            map.optional("about", square -> square.good(SquareText.read(square.text()))));
    map.done();
    if (scenario.board.at(scenario.move.from()) == null) {
      throw move.fault("fault.example.no-piece", SquareText.write(scenario.move.from()));
    }
    return scenario;
  }

  /// Returns whether it is worth showing under these rules.
  public boolean concerns(RuleSet rules) {
    return when.entrySet().stream()
        .allMatch(each -> each.getValue().contains(rules.value(each.getKey())));
  }

  /// Returns whether it is about the piece on a square.
  public boolean isAbout(Square square) {
    return about.equals(Optional.of(square));
  }
}
