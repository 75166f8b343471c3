package hnefi.content;

import hnefi.board.Arrangement;
import hnefi.board.Piece;
import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlMap;
import hnefi.content.yaml.YamlValue;
import hnefi.notation.BoardText;
import hnefi.text.Text;
import java.util.List;
import java.util.Optional;

/// A start position.
///
/// @param reconstructed whether we composed it ourselves: no words of a book settle it and no
///   picture in the tafl literature shows it. That a book has lost its own picture is for the note
///   to say
public record Layout(
    String id,
    Text name,
    boolean reconstructed,
    List<Citation> cite,
    Optional<Text> note,
    Arrangement board) {
  static Layout read(YamlValue file, Bibliography books) throws FaultException {
    return file.map(map ->
        new Layout(
            map.get("id").text(),
            map.get("name").words(),
            map.get("reconstructed").flag(),
            books.citations(map.get("cite")),
            map.optional("note", YamlValue::words),
            board(map.get("rows"), map)));
  }

  /// Reads the picture of a board with exactly one king and at least one attacker.
  public static Arrangement board(YamlValue rows) throws FaultException {
    return rows.good(BoardText.readStart(rows.text().lines().map(String::strip).toList()));
  }

  /// The number of men is written beside the picture so that neither can go wrong alone.
  private static Arrangement board(YamlValue rows, YamlMap map) throws FaultException {
    Arrangement board = board(rows);
    YamlMap men = map.get("men").map();
    for (Piece piece : new Piece[] {Piece.ATTACKER, Piece.DEFENDER}) {
      String name = piece == Piece.ATTACKER ? "attackers" : "defenders";
      YamlValue number = men.get(name);
      if (number.integer() != board.count(piece)) {
        throw number.fault("fault.men", name, board.count(piece), number.integer());
      }
    }
    men.done();
    return board;
  }
}
