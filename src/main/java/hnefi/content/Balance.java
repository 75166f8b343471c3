package hnefi.content;

import hnefi.board.Side;
import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlMap;
import hnefi.content.yaml.YamlValue;
import hnefi.rules.Switch;
import hnefi.rules.SwitchValue;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Which side the rules favour: counted in recorded games of people where there are any, and
/// measured by games of the model of people, and of the program, against itself.
///
/// @param name of the edition that was played
/// @param removed the men that one side began without; empty for the whole start position
/// @param engine the version of the program
/// @param opening how many random moves each game began with
/// @param series of games at several strengths, the weakest first
/// @param people what became of games between people; empty if none are known
/// @param model what became of games of the model of people; empty if none were played
public record Balance(
    EditionName name,
    Optional<RemovedMen> removed,
    LocalDate date,
    String engine,
    int opening,
    List<Series> series,
    Optional<People> people,
    Optional<Model> model) {
  /// What became of some games.
  public sealed interface Games permits People, Model, Series {
    /// Returns how many games the attackers won.
    int attackers();

    int draws();

    /// Returns how many games the defenders won.
    int defenders();

    default int games() {
      return attackers() + draws() + defenders();
    }

    /// Returns the attackers' share of the points, a draw counting half, from 0 to 1.
    default double share() {
      return (attackers() + draws() / 2.0) / games();
    }

    /// Returns how far the true share may lie from the one measured, in 95 of 100 cases.
    default double error() {
      double share = share();
      double spread =
          attackers() * Math.pow(1 - share, 2)
              + draws() * Math.pow(0.5 - share, 2)
              + defenders() * Math.pow(share, 2);
      return 1.96 * Math.sqrt(spread) / games();
    }
  }

  /// Recorded games of people.
  ///
  /// @param source where they were recorded, if that is known
  /// @param sameRules whether they were played by exactly these rules; if not, by almost the same
  public record People(
      int attackers, int draws, int defenders, Optional<String> source, boolean sameRules)
      implements Games {}

  /// Games of the model of how people play against itself.
  ///
  /// @param plies how long a game was on average
  public record Model(LocalDate date, int attackers, int draws, int defenders, int plies)
      implements Games {}

  /// Men that a side begins without.
  public record RemovedMen(Side side, int count) {}

  /// Games of players of one strength.
  ///
  /// @param nodes how many positions they looked at for a move
  /// @param plies how long a game was on average
  public record Series(int nodes, int attackers, int draws, int defenders, int plies)
      implements Games {}

  public Balance {
    series = List.copyOf(series);
  }

  /// Returns the games of the strongest players.
  public Series strongest() {
    return series.getLast();
  }

  /// Returns the games that tell how equals fare: of people if any of theirs are known, else of the
  /// model of people, else of the strongest players measured.
  public Games ofEquals() {
    return people
        .<Games>map(each -> each)
        .or(() -> model.map(each -> each))
        .orElseGet(this::strongest);
  }

  /// Returns the attackers' share of the points between two equals, a draw counting half, from 0 to
  /// 1.
  public double share() {
    return ofEquals().share();
  }

  /// Reads the list of a file.
  static List<Balance> readAll(YamlValue file) throws FaultException {
    return file.each(Balance::read);
  }

  private static Balance read(YamlValue value) throws FaultException {
    YamlMap map = value.map();
    String id = map.get("rules").text();
    Map<Switch, SwitchValue> turned = map.optional("set", SwitchReader::readAll).orElse(Map.of());
    Optional<String> layout = map.optional("layout", YamlValue::text);
    Optional<RemovedMen> removed = map.optional("without", Balance::removed);
    LocalDate date = map.get("date").date();
    String engine = map.get("engine").text();
    int opening = map.get("opening").integer();
    List<Series> series = map.each("games", Balance::series);
    Optional<People> people = map.optional("people", Balance::people);
    Optional<Model> model = map.optional("model", Balance::model);
    map.done();
    if (series.isEmpty()) {
      throw map.fault("games", "fault.balance.no-games");
    }
    return new Balance(
        new EditionName(id, turned, layout), removed, date, engine, opening, series, people, model);
  }

  private static RemovedMen removed(YamlValue value) throws FaultException {
    return value.map(
        map -> new RemovedMen(map.get("side").constant(Side.class), map.get("men").integer()));
  }

  private static People people(YamlValue value) throws FaultException {
    return played(
        value,
        map ->
            new People(
                map.get("attackers").integer(),
                map.get("draws").integer(),
                map.get("defenders").integer(),
                map.optional("source", YamlValue::text),
                map.get("same-rules").flag()));
  }

  private static Model model(YamlValue value) throws FaultException {
    return played(
        value,
        map ->
            new Model(
                map.get("date").date(),
                map.get("attackers").integer(),
                map.get("draws").integer(),
                map.get("defenders").integer(),
                map.get("plies").integer()));
  }

  private static Series series(YamlValue value) throws FaultException {
    return played(
        value,
        map ->
            new Series(
                map.get("nodes").integer(),
                map.get("attackers").integer(),
                map.get("draws").integer(),
                map.get("defenders").integer(),
                map.get("plies").integer()));
  }

  private static <T extends Games> T played(YamlValue value, YamlValue.MapForm<T> form)
      throws FaultException {
    T played = value.map(form);
    if (played.games() == 0) {
      throw value.fault("fault.balance.no-games");
    }
    return played;
  }
}
