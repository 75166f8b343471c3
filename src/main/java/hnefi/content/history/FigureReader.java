package hnefi.content.history;

import hnefi.board.Arrangement;
import hnefi.board.Piece;
import hnefi.content.BoardLook;
import hnefi.content.Citation;
import hnefi.content.diagram.Mark;
import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlMap;
import hnefi.content.yaml.YamlValue;
import hnefi.notation.BoardText;
import java.util.List;

/// Reads one figure of `figures.yaml`.
final class FigureReader {
  private enum Kind {
    SCENE,
    BOARD,
    START,
    MEN,
    SIZES,
    NAMES,
    SPANS,
    DECLINE
  }

  private final HistoryReferences references;

  FigureReader(HistoryReferences references) {
    this.references = references;
  }

  Figure read(YamlValue value) throws FaultException {
    YamlMap map = value.map();
    String id = map.get("id").text();
    List<Citation> cites = references.citations(map, "cites");
    Figure figure =
        switch (map.get("kind").constant(Kind.class)) {
          case SCENE ->
              new Figure.Scene(id, map.get("scene").constant(Figure.Scene.Drawn.class), cites);
          case BOARD ->
              new Figure.Board(
                  id, board(map.get("board")), look(map), map.each("marks", Mark::read), cites);
          case START ->
              new Figure.Board(
                  id, layout(map.get("layout")), look(map), map.each("marks", Mark::read), cites);
          case MEN ->
              new Figure.Men(id, map.get("men").each(each -> each.constant(Piece.class)), cites);
          case SIZES -> new Figure.Sizes(id, map.get("sizes").each(YamlValue::integer), cites);
          case NAMES -> names(id, map, cites);
          case SPANS ->
              new Figure.Spans(id, axis(map.get("axis")), map.get("bars").each(this::bar), cites);
          case DECLINE -> decline(id, map, cites);
        };
    map.done();
    return figure;
  }

  /// Reads a position that need not be a game's: a figure may show a corner of a board.
  private static Arrangement board(YamlValue rows) throws FaultException {
    return rows.good(BoardText.read(rows.text().lines().map(String::strip).toList()));
  }

  private Arrangement layout(YamlValue id) throws FaultException {
    return id.found(references.library()::layout, "fault.no-layout").board();
  }

  private static BoardLook look(YamlMap map) throws FaultException {
    return map.get("look").constant(BoardLook.class);
  }

  private Figure.Names names(String id, YamlMap map, List<Citation> cites) throws FaultException {
    String root = term(map.get("root"));
    List<String> boughs = map.get("boughs").each(this::term);
    YamlValue stem = map.get("stem");
    if (!boughs.contains(stem.text())) {
      throw stem.fault("fault.no-choice", stem.text(), String.join(", ", boughs));
    }
    return new Figure.Names(
        id, root, boughs, stem.text(), map.get("twigs").each(this::twig), cites);
  }

  private Figure.Names.Twig twig(YamlValue value) throws FaultException {
    return value.map(map -> new Figure.Names.Twig(term(map.get("term")), map.get("names").words()));
  }

  private Figure.Spans.Bar bar(YamlValue value) throws FaultException {
    return value.map(map -> new Figure.Spans.Bar(label(map), map.get("vague").flag()));
  }

  private Figure.Decline decline(String id, YamlMap map, List<Citation> cites)
      throws FaultException {
    return new Figure.Decline(
        id,
        axis(map.get("axis")),
        term(map.get("term")),
        label(map.get("arrives")),
        event(map.get("wins")),
        label(map.get("upper")),
        label(map.get("lower")),
        cites);
  }

  private static Figure.Axis axis(YamlValue value) throws FaultException {
    Figure.Axis axis =
        value.map(map ->
            new Figure.Axis(
                map.get("from").integer(), map.get("to").integer(), map.get("step").integer()));
    if (axis.from() >= axis.to() || axis.step() < 1) {
      throw value.fault("fault.span", axis.from(), axis.to());
    }
    return axis;
  }

  private Figure.Label label(YamlValue value) throws FaultException {
    return value.map(this::label);
  }

  private Figure.Label label(YamlMap map) throws FaultException {
    return new Figure.Label(event(map.get("event")), map.get("name").words());
  }

  private String event(YamlValue value) throws FaultException {
    return references.topic(Topic.Kind.EVENT, value).id();
  }

  private String term(YamlValue value) throws FaultException {
    return references.topic(Topic.Kind.TERM, value).id();
  }
}
