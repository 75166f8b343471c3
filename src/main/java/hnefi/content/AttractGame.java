package hnefi.content;

import hnefi.content.yaml.Fault;
import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlMap;
import hnefi.content.yaml.YamlValue;
import hnefi.notation.MoveText;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.Refusal;
import hnefi.rules.Turn;
import hnefi.text.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A game to be watched where nobody plays: somebody wins it, and there are captures on the way.
///
/// @param start the position before the first turn
public record AttractGame(Edition edition, Position start, List<Turn> turns) {
  static final String FILE = "attract.yaml";
  private static final int LEAST_CAPTURES = 5;

  /// The game that could be read, or what is wrong with it.
  public record Reading(Optional<AttractGame> game, List<Fault> faults) {}

  public AttractGame {
    turns = List.copyOf(turns);
  }

  /// Reads the game and judges every move of it.
  public static Reading read(ContentFolder folder, Library library) {
    ContentReader reader = new ContentReader(folder);
    Optional<AttractGame> game = reader.file(FILE, file -> read(file, library));
    return new Reading(game, reader.faults());
  }

  private static AttractGame read(YamlValue file, Library library) throws FaultException {
    YamlMap map = file.map();
    Edition edition = map.get("rules").found(library::edition, "fault.no-edition");
    YamlValue moves = map.get("moves");
    map.done();
    Referee referee = edition.referee();
    Position start = referee.start(edition.layout().board());
    List<Turn> turns = new ArrayList<>();
    Position position = start;
    for (String text : moves.text().split("\\s+")) {
      Result<Move> move = MoveText.read(text);
      Turn turn =
          switch (referee.judge(position, moves.good(move))) {
            case Turn legal -> legal;
            case Refusal refusal -> throw moves.fault("fault.diagram.refused", text, refusal.id());
          };
      turns.add(turn);
      position = turn.after();
    }
    int captures = turns.stream().mapToInt(turn -> turn.captures().size()).sum();
    if (position.outcome().isEmpty() || captures < LEAST_CAPTURES) {
      throw moves.fault("fault.attract.dull", captures, LEAST_CAPTURES);
    }
    return new AttractGame(edition, start, turns);
  }
}
