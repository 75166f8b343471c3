package hnefi.ui.play.newgame;

import hnefi.board.Side;
import hnefi.session.AdaptiveDifficulty;
import hnefi.session.GameTerms;
import hnefi.session.OpponentProfile;
import hnefi.session.Participant;
import hnefi.session.Players;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
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
    WATCH,
    /// Two people who make the moves of one side in turn.
    TWO_AGAINST_COMPUTER,
    /// One shows the other how it goes.
    TEACH
  }

  private final ObjectProperty<Mode> mode = new SimpleObjectProperty<>(Mode.TWO_PEOPLE);
  private final ObjectProperty<Side> person = new SimpleObjectProperty<>(Side.ATTACKERS);
  private final BooleanProperty adjusting = new SimpleBooleanProperty(false);
  private final StringProperty opponentId;
  private final String firstOpponent;
  private final StringProperty partner = new SimpleStringProperty("");
  private final Map<Side, StringProperty> names = new EnumMap<>(Side.class);
  private final Map<Side, StringProperty> watched = new EnumMap<>(Side.class);
  private final List<OpponentProfile> profiles;
  private final Function<String, Optional<AdaptiveDifficulty>> difficulty;
  private final Function<String, Optional<String>> beaten;

  /// @param players who is chosen at first
  /// @param terms what they agreed on, by which two games between the same players may differ
  /// @param profiles the computer's characters that can be chosen, the weakest first
  /// @param difficulty how the opponent that adjusts has adjusted to whoever plays under a name;
  ///   empty if they have not met yet
  /// @param beaten the id of the character against whom whoever plays under a name has won the last
  ///   game against the computer; empty if they have not won it
  /// @param user the name of whoever sits there, for the side of a person without a name
  public PlayersModel(
      Players players,
      GameTerms terms,
      List<OpponentProfile> profiles,
      Function<String, Optional<AdaptiveDifficulty>> difficulty,
      Function<String, Optional<String>> beaten,
      String user) {
    opponentId = new SimpleStringProperty(id(profiles, 0));
    this.profiles = List.copyOf(profiles);
    this.difficulty = difficulty;
    this.beaten = beaten;
    for (Side side : Side.values()) {
      names.put(side, new SimpleStringProperty(""));
      // Two who play well and answer at once are good to watch.
      int middle = profiles.size() / 2 + side.ordinal();
      watched.put(side, new SimpleStringProperty(id(profiles, middle)));
    }
    boolean team = false;
    for (Side side : Side.values()) {
      switch (players.of(side)) {
        case Participant.Human(String name) -> {
          name(side).set(name);
          person.set(side);
        }
        case Participant.Team(String first, String second) -> {
          name(side).set(first);
          partner.set(second);
          person.set(side);
          team = true;
        }
        case Participant.Computer(String opponent) -> {
          opponentId.set(opponent);
          watched(side).set(opponent);
        }
      }
    }
    boolean people = !players.anyComputer();
    boolean both = players.attackers().isComputer() && players.defenders().isComputer();
    mode.set(people ? Mode.TWO_PEOPLE : both ? Mode.WATCH : Mode.AGAINST_COMPUTER);
    if (team && !people) {
      mode.set(Mode.TWO_AGAINST_COMPUTER);
    }
    if (people) {
      person.set(Side.ATTACKERS);
    }
    adjusting.set(terms.assistance().isPresent());
    terms
        .pupil()
        .ifPresent(pupil -> {
          mode.set(Mode.TEACH);
          person.set(pupil);
        });
    firstOpponent = opponentId.get();
    if (names.values().stream().allMatch(name -> name.get().isEmpty())) {
      name(person.get()).set(user);
    }
  }

  private static String id(List<OpponentProfile> profiles, int index) {
    return index < profiles.size() ? profiles.get(index).id() : "";
  }

  /// Returns the id of the character that fits whoever sits there: the one to which the opponent
  /// that adjusts has come, else the next after one that was beaten, else the one chosen at first.
  String fitting() {
    String name = name(person.get()).get();
    return difficulty
        .apply(name)
        .map(AdaptiveDifficulty::opponent)
        .or(() -> beaten.apply(name).map(this::next))
        .orElse(firstOpponent);
  }

  private String next(String opponent) {
    List<String> ids = profiles.stream().map(OpponentProfile::id).toList();
    return id(profiles, Math.min(ids.indexOf(opponent) + 1, ids.size() - 1));
  }

  /// Returns the players as chosen.
  Players players() {
    return new Players(participant(Side.ATTACKERS), participant(Side.DEFENDERS));
  }

  private Participant participant(Side side) {
    return switch (mode.get()) {
      case TWO_PEOPLE -> new Participant.Human(name(side).get());
      case TEACH -> Participant.SOMEBODY;
      case AGAINST_COMPUTER ->
          person.get() == side ? new Participant.Human(name(side).get()) : opponent();
      case TWO_AGAINST_COMPUTER ->
          person.get() == side ? new Participant.Team(name(side).get(), partner.get()) : opponent();
      case WATCH -> new Participant.Computer(watched(side).get());
    };
  }

  private Participant opponent() {
    String id = difficultyInUse().map(AdaptiveDifficulty::opponent).orElse(opponentId.get());
    return new Participant.Computer(id);
  }

  /// Returns what the opponent that adjusts has come to; empty if none that adjusts is chosen.
  Optional<AdaptiveDifficulty> difficultyInUse() {
    boolean wanted = adjusting.get() && mode.get() == Mode.AGAINST_COMPUTER;
    return wanted ? difficulty(name(person.get()).get()) : Optional.empty();
  }

  private Optional<AdaptiveDifficulty> difficulty(String player) {
    return difficulty
        .apply(player)
        .filter(known -> profiles.stream().anyMatch(each -> each.id().equals(known.opponent())))
        .or(() ->
            profiles.stream().findFirst().map(each -> AdaptiveDifficulty.begunWith(each.id())));
  }

  ObjectProperty<Mode> modeProperty() {
    return mode;
  }

  /// The side of the person who plays against the computer, or is shown the game.
  ObjectProperty<Side> personProperty() {
    return person;
  }

  /// Chooses the side of the person, whose name goes along.
  void sit(Side side) {
    if (person.get() != side) {
      String name = name(side).get();
      name(side).set(name(side.opponent()).get());
      name(side.opponent()).set(name);
      person.set(side);
    }
  }

  /// The id of the character a person plays against.
  StringProperty opponentProperty() {
    return opponentId;
  }

  /// Whether the opponent adjusts to the person.
  BooleanProperty adjustingProperty() {
    return adjusting;
  }

  /// The id of the character that plays a side of a game to watch.
  StringProperty watched(Side side) {
    return Objects.requireNonNull(watched.get(side));
  }

  /// The name of the person on a side.
  StringProperty name(Side side) {
    return Objects.requireNonNull(names.get(side));
  }

  /// The name of the second of two who play against the computer.
  StringProperty partnerProperty() {
    return partner;
  }
}
