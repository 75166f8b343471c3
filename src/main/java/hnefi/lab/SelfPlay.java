package hnefi.lab;

import hnefi.board.Side;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.RuleSet;
import hnefi.rules.Turn;
import java.util.ArrayList;
import java.util.List;

/// Plays games of the computer against itself.
///
/// @param longest after how many plies a game is broken off
record SelfPlay(RuleSet rules, int longest) {
  PlayedGame play(Position start, MoveChooser attackers, MoveChooser defenders) {
    Referee referee = new Referee(rules);
    Position position = start;
    List<Turn> turns = new ArrayList<>();
    while (turns.size() < longest && position.outcome().isEmpty()) {
      MoveChooser chooser = position.toMove() == Side.ATTACKERS ? attackers : defenders;
      Turn turn = referee.play(position, chooser.choose(position));
      turns.add(turn);
      position = turn.after();
    }
    return new PlayedGame(start, turns);
  }
}
