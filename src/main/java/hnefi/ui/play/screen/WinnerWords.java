package hnefi.ui.play.screen;

import hnefi.board.Side;
import hnefi.narration.Statement;
import hnefi.rules.Outcome;
import hnefi.session.Participant;
import hnefi.session.Players;
import hnefi.text.Words;
import hnefi.ui.play.session.ParticipantNames;
import java.util.Optional;

/// Names the winner of a game as who he is: by name, as the computer, or as the one who reads it.
record WinnerWords(Players players, ParticipantNames names, Words words) {
  /// Returns who has won; empty for a draw, and where the winner's side is all there is to say.
  Optional<String> of(Outcome outcome) {
    return outcome.winner().flatMap(this::winner);
  }

  private Optional<String> winner(Side side) {
    Participant winner = players.of(side);
    String name = names.of(winner);
    return switch (winner) {
      case Participant.Computer _ -> Optional.of(words.say("winner.computer", name));
      case Participant.Human _ when !name.isEmpty() -> Optional.of(words.say("winner.named", name));
      case Participant.Team(String first, String second)
          when !first.isEmpty() && !second.isEmpty() ->
          Optional.of(words.say("winner.team", name));
      case Participant.Team _ when !name.isEmpty() -> Optional.of(words.say("winner.named", name));
      case Participant.Team _ -> Optional.of(words.say("winner.you-two"));
      case Participant.Human _ ->
          isAlone(side) ? Optional.of(words.say("winner.you")) : Optional.empty();
    };
  }

  /// Returns what a player is called beside the board: by name, or as the one who reads it; empty
  /// for one of two people without names.
  String player(Side side) {
    String name = names.of(players.of(side));
    boolean together = players.of(side) instanceof Participant.Team;
    return name.isEmpty() && isAlone(side)
        ? words.say(together ? "player.you-two" : "player.you")
        : name;
  }

  /// Returns whose turn it is of two who make the moves of a side in turn; empty for anybody else.
  ///
  /// @param plies how many turns were played
  Optional<String> mover(Side side, int plies) {
    if (players.of(side) instanceof Participant.Team(String first, String second)) {
      boolean even = plies / 2 % 2 == 0;
      String name = even ? first : second;
      return Optional.of(
          name.isEmpty() ? words.say("player", even ? 1 : 2) : words.say("player.turn", name));
    }
    return Optional.empty();
  }

  /// Returns whether this side is played by a person and the other by the computer.
  private boolean isAlone(Side side) {
    return !players.of(side).isComputer() && players.of(side.opponent()).isComputer();
  }

  /// Returns a statement with the winner named before it, if it tells the end.
  Statement named(Statement said, Optional<Outcome> outcome) {
    return said.kind() == Statement.Kind.OUTCOME
        ? outcome
            .flatMap(this::of)
            .map(winner ->
                new Statement(
                    said.kind(),
                    winner + " " + said.text(),
                    said.rule(),
                    said.captors(),
                    said.victims()))
            .orElse(said)
        : said;
  }
}
