package hnefi.content.diagram;

import hnefi.board.Arrangement;
import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.content.Citation;
import hnefi.content.Edition;
import hnefi.content.Layout;
import hnefi.content.Library;
import hnefi.content.SwitchReader;
import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlMap;
import hnefi.content.yaml.YamlValue;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import java.util.List;
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
    return file.map(map -> {
      String id = map.get("id").text();
      Optional<String> figure = map.optional("figure", YamlValue::text);
      List<Citation> cite = library.books().citations(map.get("cite"));
      if (cite.isEmpty()) {
        throw map.fault("cite", "fault.diagram.no-cite");
      }
      Edition edition = edition(map);
      Referee referee = edition.referee();
      Arrangement board = board(map);
      Position start = referee.setUp(board, map.get("side").constant(Side.class));
      return new Diagram(
          id,
          figure,
          cite,
          edition,
          figure.isPresent() && map.get("reconstructed").flag(),
          map.get("caption").words(),
          start,
          map.each("marks", Mark::read),
          map.optional("moves", new EventReader(referee, start)::readAll).orElse(List.of()));
    });
  }

  private Edition edition(YamlMap map) throws FaultException {
    Edition edition = map.get("rules").found(library::edition, "fault.no-edition");
    Optional<YamlValue> changes = map.find("set");
    if (changes.isEmpty()) {
      return edition;
    }
    return changes.get().good(edition.with(SwitchReader.readAll(changes.get()).values()));
  }

  /// Reads a picture of the board or the name of a start position, and the number of men if stated.
  private Arrangement board(YamlMap map) throws FaultException {
    Optional<Arrangement> named = map.optional("layout", this::layout);
    Arrangement board = named.isPresent() ? named.get() : Layout.board(map.get("rows"));
    Optional<YamlValue> men = map.find("men");
    if (men.isPresent()) {
      YamlMap numbers = men.get().map();
      confirm(numbers.get("attackers"), "attackers", board.count(Piece.ATTACKER));
      confirm(numbers.get("defenders"), "defenders", board.count(Piece.DEFENDER));
      numbers.done();
    }
    return board;
  }

  private Arrangement layout(YamlValue name) throws FaultException {
    return name.found(library::layout, "fault.no-layout").board();
  }

  private static void confirm(YamlValue stated, String name, int found) throws FaultException {
    if (stated.integer() != found) {
      throw stated.fault("fault.men", name, found, stated.integer());
    }
  }
}
