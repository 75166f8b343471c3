package hnefi.ui.play.newgame;

import hnefi.board.Side;
import hnefi.session.OpponentProfile;
import hnefi.session.Participant;
import hnefi.session.Players;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/// Who will play. What was chosen for one way of playing is still there after a look at another.
public final class PlayersModel {
  /// The ways of playing.
  enum Mode {
    TWO_PEOPLE,
    AGAINST_COMPUTER,
    /// The computer against itself.
    WATCH
  }

  /// How long the computer may think about a move.
  static final List<Duration> TIMES =
      List.of(
          Duration.ofSeconds(1),
          Duration.ofSeconds(3),
          Duration.ofSeconds(10),
          Duration.ofSeconds(30));

  private static final Duration USUAL_TIME = TIMES.get(1);

  private final ObjectProperty<Mode> mode = new SimpleObjectProperty<>(Mode.TWO_PEOPLE);
  private final ObjectProperty<Side> person = new SimpleObjectProperty<>(Side.ATTACKERS);
  private final ObjectProperty<Duration> time = new SimpleObjectProperty<>(USUAL_TIME);
  private final StringProperty opponentId;
  private final Map<Side, StringProperty> names = new EnumMap<>(Side.class);
  private final Map<Side, StringProperty> watched = new EnumMap<>(Side.class);

  /// @param players who is chosen at first
  /// @param characters those who can be chosen, the weakest first
  public PlayersModel(Players players, List<OpponentProfile> profiles) {
    opponentId = new SimpleStringProperty(id(profiles, 0));
    for (Side side : Side.values()) {
      names.put(side, new SimpleStringProperty(""));
      // Two who play well and answer at once are good to watch.
      int middle = profiles.size() / 2 + side.ordinal();
      watched.put(side, new SimpleStringProperty(id(profiles, middle)));
    }
    for (Side side : Side.values()) {
      switch (players.of(side)) {
        case Participant.Human(String name) -> {
          name(side).set(name);
          person.set(side);
        }
        case Participant.Computer(String opponent, Duration thinking) -> {
          opponentId.set(opponent);
          watched(side).set(opponent);
          time.set(thinking);
        }
      }
    }
    boolean people = !players.anyComputer();
    boolean both = players.attackers().isComputer() && players.defenders().isComputer();
    mode.set(people ? Mode.TWO_PEOPLE : both ? Mode.WATCH : Mode.AGAINST_COMPUTER);
    if (people) {
      person.set(Side.ATTACKERS);
    }
  }

  private static String id(List<OpponentProfile> profiles, int index) {
    return index < profiles.size() ? profiles.get(index).id() : "";
  }

  /// Returns the players as chosen.
  Players players() {
    return new Players(participant(Side.ATTACKERS), participant(Side.DEFENDERS));
  }

  private Participant participant(Side side) {
    return switch (mode.get()) {
      case TWO_PEOPLE -> new Participant.Human(name(side).get());
      case AGAINST_COMPUTER ->
          person.get() == side
              ? new Participant.Human(name(side).get())
              : new Participant.Computer(opponentId.get(), time.get());
      case WATCH -> new Participant.Computer(watched(side).get(), time.get());
    };
  }

  ObjectProperty<Mode> modeProperty() {
    return mode;
  }

  /// The side of the person who plays against the computer.
  ObjectProperty<Side> personProperty() {
    return person;
  }

  /// The id of the character a person plays against.
  StringProperty opponentProperty() {
    return opponentId;
  }

  /// The id of the character that plays a side of a game to watch.
  StringProperty watched(Side side) {
    return Objects.requireNonNull(watched.get(side));
  }

  /// The name of the person on a side.
  StringProperty name(Side side) {
    return Objects.requireNonNull(names.get(side));
  }

  ObjectProperty<Duration> timeProperty() {
    return time;
  }
}
