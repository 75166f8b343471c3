package hnefi.ui.play.session;

import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.RuleSet;
import hnefi.session.Participant;
import hnefi.session.Players;
import hnefi.text.Localized;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// The computer's characters, as the screens see them.
public interface Computers {
  /// One of the characters.
  ///
  /// @param about a sentence about how it plays
  /// @param forBeginners whether whoever meets it is warned before a blunder
  /// @param answersAtOnce whether it needs less than a second whatever time it is given
  record Character(
      String id, Localized name, Localized about, boolean forBeginners, boolean answersAtOnce) {}

  /// A character at the board, for one game.
  interface Mind {
    /// Looks for a move.
    ///
    /// @param leisure the least time to take, so that people can follow
    /// @param answer hears the move once, on the JavaFX thread
    /// @param failure hears there instead that there will be no move
    Thought think(
        RuleSet rules,
        Position position,
        Duration leisure,
        Consumer<Move> answer,
        Runnable failure);
  }

  /// A search that is under way.
  interface Thought {
    /// Asks for the best move found so far.
    void moveNow();

    /// Stops; there will be no answer.
    void cancel();
  }

  /// Returns the characters, the weakest first; none if nobody can play.
  List<Character> characters();

  /// Returns a mind for one seat and one game.
  Mind sit(Participant.Computer seat);

  /// Returns whether somebody who has yet to learn plays against the computer.
  default boolean suitBeginners(Players players) {
    return Stream.of(players.attackers(), players.defenders())
        .anyMatch(seat ->
            seat instanceof Participant.Computer computer
                && find(computer.opponent()).filter(Character::forBeginners).isPresent());
  }

  /// Returns whether all of the players can be seated.
  default boolean know(Players players) {
    return Stream.of(players.attackers(), players.defenders())
        .allMatch(seat ->
            !(seat instanceof Participant.Computer computer)
                || find(computer.opponent()).isPresent());
  }

  /// Returns the character of this id.
  default Optional<Character> find(String id) {
    return characters().stream().filter(each -> each.id().equals(id)).findFirst();
  }
}
