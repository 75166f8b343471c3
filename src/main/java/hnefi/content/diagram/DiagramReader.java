package hnefi.content.diagram;

import hnefi.board.Arrangement;
import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.content.Citation;
import hnefi.content.Edition;
import hnefi.content.Layout;
import hnefi.content.Library;
import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlMap;
import hnefi.content.yaml.YamlValue;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.Switch;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Reads diagrams and proves them: every move is judged under the diagram's rules, and whatever the
/// file states must be exactly what the referee says.
public final class DiagramReader {
  private final Library library;

  public DiagramReader(Library library) {
    this.library = library;
  }

  /// Reads one diagram.
  ///
  /// @throws FaultException if the file is damaged or claims what the referee does not confirm
  public Diagram read(YamlValue file) throws FaultException {
    YamlMap map = file.map();
    String id = map.get("id").text();
    Optional<YamlValue> figure = map.find("figure");
    List<Citation> cite = library.books().citations(map.get("cite"));
    if (cite.isEmpty()) {
      throw map.fault("cite", "fault.diagram.no-cite");
    }
    Edition edition = edition(map);
    Referee referee = edition.referee();
    Arrangement board = board(map);
    Position start = referee.setUp(board, map.get("side").constant(Side.class));
    Optional<YamlValue> marks = map.find("marks");
    Optional<YamlValue> events = map.find("moves");
    Diagram diagram =
        new Diagram(
            id,
            figure.isPresent() ? Optional.of(figure.get().text()) : Optional.empty(),
            cite,
            edition,
            figure.isPresent() && map.get("reconstructed").flag(),
            map.get("caption").words(),
            start,
            marks.isPresent() ? Mark.readAll(marks.get()) : List.of(),
            events.isPresent() ? new EventReader(referee, start).readAll(events.get()) : List.of());
    map.done();
    return diagram;
  }

  private Edition edition(YamlMap map) throws FaultException {
    YamlValue rules = map.get("rules");
    Edition edition =
        library
            .edition(rules.text())
            .orElseThrow(() -> rules.fault("fault.no-rulebook", textOf(rules)));
    Optional<YamlValue> changes = map.find("set");
    if (changes.isEmpty()) {
      return edition;
    }
    Map<Switch, String> values = new EnumMap<>(Switch.class);
    YamlMap set = changes.get().map();
    for (Switch each : Switch.values()) {
      Optional<YamlValue> value = set.find(each.id());
      if (value.isPresent()) {
        values.put(each, value.get().text());
      }
    }
    set.done();
    try {
      return edition.with(values);
    } catch (IllegalArgumentException e) {
      throw changes.get().fault("fault.diagram.rules", String.valueOf(e.getMessage()));
    }
  }

  private static String textOf(YamlValue value) {
    try {
      return value.text();
    } catch (FaultException _) {
      return "";
    }
  }

  /// Reads a picture of the board or the name of a start position, and the number of men if stated.
  private Arrangement board(YamlMap map) throws FaultException {
    Optional<YamlValue> named = map.find("layout");
    Arrangement board;
    if (named.isPresent()) {
      String name = named.get().text();
      Optional<Layout> layout = library.layout(name);
      if (layout.isEmpty()) {
        throw named.get().fault("fault.no-layout", name);
      }
      board = layout.get().board();
    } else {
      board = Layout.board(map.get("rows"));
    }
    Optional<YamlValue> men = map.find("men");
    if (men.isPresent()) {
      YamlMap numbers = men.get().map();
      confirm(numbers.get("attackers"), "attackers", board.count(Piece.ATTACKER));
      confirm(numbers.get("defenders"), "defenders", board.count(Piece.DEFENDER));
      numbers.done();
    }
    return board;
  }

  private static void confirm(YamlValue stated, String name, int found) throws FaultException {
    if (stated.integer() != found) {
      throw stated.fault("fault.men", name, found, stated.integer());
    }
  }
}
