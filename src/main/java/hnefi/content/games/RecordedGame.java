package hnefi.content.games;

import hnefi.board.Side;
import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlValue;
import hnefi.notation.MoveText;
import hnefi.notation.SideText;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.Refusal;
import hnefi.rules.Turn;
import hnefi.text.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A game that people played, as it was written down: `attackers d1-d3 e5-e2 f2-e2xe3`.
///
/// @param winner who won, on the board, by time or because the other side gave up; empty for a draw
/// @param moves with what they captured
/// @param fileLine the line of its file
public record RecordedGame(Optional<Side> winner, List<MoveText.Written> moves, int fileLine) {
  private static final String DRAW = "draw";

  public RecordedGame {
    moves = List.copyOf(moves);
  }

  /// Reads a game without judging its moves.
  static RecordedGame read(YamlValue value) throws FaultException {
    String[] words = value.text().split("\\s+");
    Optional<Side> winner =
        words[0].equals(DRAW) ? Optional.empty() : Optional.of(value.good(SideText.read(words[0])));
    List<MoveText.Written> moves = new ArrayList<>();
    for (int i = 1; i < words.length; i++) {
      moves.add(value.good(MoveText.readWritten(words[i])));
    }
    if (moves.isEmpty()) {
      throw value.fault("fault.no-moves");
    }
    return new RecordedGame(winner, moves, value.line());
  }

  /// Returns the turns of the game, as far as it could have been played so.
  ///
  /// @param most how many at most
  List<Turn> turns(Referee referee, Position start, int most) {
    List<Turn> turns = new ArrayList<>();
    Position position = start;
    for (MoveText.Written each : moves.subList(0, Math.min(most, moves.size()))) {
      if (!(play(referee, position, each) instanceof Result.Good<Turn>(Turn turn))) {
        break;
      }
      turns.add(turn);
      position = turn.after();
    }
    return turns;
  }

  /// Judges a move as it was written down: refused is what is against the rules, or captures
  /// something else than was written.
  static Result<Turn> play(Referee referee, Position position, MoveText.Written written) {
    return switch (referee.judge(position, written.move())) {
      case Refusal refusal ->
          Result.bad("fault.diagram.refused", MoveText.write(written), refusal.id());
      case Turn turn ->
          MoveText.Written.of(turn).equals(written)
              ? new Result.Good<>(turn)
              : Result.bad("fault.games.captures", MoveText.write(written), MoveText.write(turn));
    };
  }
}
