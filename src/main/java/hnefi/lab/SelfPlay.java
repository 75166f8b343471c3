package hnefi.lab;

import hnefi.board.Side;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.RuleSet;
import hnefi.rules.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Plays games of the computer against itself.
///
/// @param longest after how many plies a game is broken off
record SelfPlay(RuleSet rules, int longest) {
  /// @param opening the moves that the game begins with
  /// @return the game after them
  PlayedGame play(Position start, List<Move> opening, GamePlayer attackers, GamePlayer defenders) {
    Referee referee = new Referee(rules);
    Position begun = start;
    for (Move each : opening) {
      begun = referee.play(begun, each).after();
    }
    Position position = begun;
    List<Move> moves = new ArrayList<>(opening);
    List<Turn> turns = new ArrayList<>();
    try (attackers;
        defenders) {
      while (turns.size() < longest && position.outcome().isEmpty()) {
        GamePlayer chooser = position.toMove() == Side.ATTACKERS ? attackers : defenders;
        if (chooser.resigns(position)) {
          return new PlayedGame(begun, turns, Optional.of(position.toMove()));
        }
        Turn turn = referee.play(position, chooser.choose(position, List.copyOf(moves)));
        turns.add(turn);
        moves.add(turn.move());
        position = turn.after();
      }
    }
    return new PlayedGame(begun, turns, Optional.empty());
  }
}
