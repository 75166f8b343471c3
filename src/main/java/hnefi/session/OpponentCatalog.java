package hnefi.session;

import hnefi.board.Side;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// The characters in which the computer plays.
public interface OpponentCatalog {
  /// Returns the characters, the weakest first; none if nobody can play.
  List<OpponentProfile> profiles();

  /// Returns a character ready for one side of one game.
  ///
  /// @param leastTime how long a move takes at least, read at every move, so that people can follow
  SessionParticipant participant(Participant.Computer computer, Supplier<Duration> leastTime);

  /// Returns who plays a session: people here, and characters.
  default Map<Side, SessionParticipant> participants(
      Players players, Supplier<Duration> leastTime) {
    Map<Side, SessionParticipant> participants = new EnumMap<>(Side.class);
    for (Side side : Side.values()) {
      participants.put(
          side,
          switch (players.of(side)) {
            case Participant.Human _, Participant.Team _ -> SessionParticipant.PERSON;
            case Participant.Computer computer -> participant(computer, leastTime);
          });
    }
    return participants;
  }

  /// Returns whether all of the players are known.
  default boolean know(Players players) {
    return Stream.of(players.attackers(), players.defenders())
        .allMatch(each ->
            !(each instanceof Participant.Computer computer)
                || find(computer.opponent()).isPresent());
  }

  /// Returns the character of this id.
  default Optional<OpponentProfile> find(String id) {
    return profiles().stream().filter(each -> each.id().equals(id)).findFirst();
  }
}
