package hnefi.ui.play.editor;

import hnefi.board.Side;
import hnefi.session.OpponentProfile;
import hnefi.session.Participant;
import hnefi.session.Players;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

/// Who plays a position that was set up: two people, or somebody on either side against the
/// computer.
final class PlayersChoice {

  /// The ways of playing; the choice of a game offers more.
  enum Mode {
    TWO_PEOPLE,
    ATTACKERS,
    DEFENDERS
  }

  private final Players before;
  private final Optional<Participant> computer;
  private final ObjectProperty<Mode> mode;

  /// @param before who played before
  /// @param profiles the characters of the computer, the weakest first
  PlayersChoice(Players before, List<OpponentProfile> profiles) {
    this.before = before;
    computer =
        Stream.of(before.attackers(), before.defenders())
            .filter(Participant::isComputer)
            .findFirst()
            .or(() ->
                profiles.isEmpty()
                    ? Optional.empty()
                    : Optional.of(
                        new Participant.Computer(profiles.get(profiles.size() / 2).id())));
    mode = new SimpleObjectProperty<>(modeOf(before));
  }

  private static Mode modeOf(Players players) {
    if (!players.anyComputer()) {
      return Mode.TWO_PEOPLE;
    }
    return players.attackers().isComputer() ? Mode.DEFENDERS : Mode.ATTACKERS;
  }

  ObjectProperty<Mode> modeProperty() {
    return mode;
  }

  /// Returns the ways there are.
  List<Mode> modes() {
    return computer.isPresent() ? List.of(Mode.values()) : List.of(Mode.TWO_PEOPLE);
  }

  /// Returns the players as chosen. Whoever played a side before keeps it.
  Players players() {
    return switch (mode.get()) {
      case TWO_PEOPLE -> before.anyComputer() ? Players.TWO_PEOPLE : before;
      case ATTACKERS -> against(Side.DEFENDERS);
      case DEFENDERS -> against(Side.ATTACKERS);
    };
  }

  private Players against(Side side) {
    Participant person = before.of(side.opponent());
    return Players.TWO_PEOPLE
        .with(side, computer.orElse(Participant.SOMEBODY))
        .with(side.opponent(), person.isComputer() ? Participant.SOMEBODY : person);
  }
}
