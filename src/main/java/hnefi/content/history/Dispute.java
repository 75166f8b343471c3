package hnefi.content.history;

import hnefi.content.Edition;
import hnefi.content.Library;
import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlValue;
import hnefi.rules.RuleSet;
import hnefi.rules.Switch;
import hnefi.text.Text;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/// A question on which the books disagree.
///
/// @param stake what hangs on it
/// @param verdict how sure one can be, and why
/// @param switches the rules that hang on it; empty if it changes none
/// @param line where it stands in its file
public record Dispute(
    String id,
    Text title,
    Text question,
    Text stake,
    Sureness sure,
    Text verdict,
    List<Switch> switches,
    List<Reading> readings,
    List<Demonstration> demonstrations,
    List<Topic> see,
    int line) {
  /// How far a dispute can be decided.
  public enum Sureness {
    /// A matter of rules: every reading is somebody's game.
    CHOICE,
    /// The books lean one way.
    LEANS,
    /// One reading can be shown to be right.
    SETTLED,
    /// Nobody can say.
    OPEN
  }

  static Dispute read(YamlValue value, HistoryReferences references) throws FaultException {
    Dispute dispute =
        value.map(map -> {
          List<Reading> readings = map.get("readings").each(each -> Reading.read(each, references));
          return new Dispute(
              map.get("id").text(),
              map.get("title").words(),
              map.get("question").words(),
              map.get("stake").words(),
              map.get("sure").constant(Sureness.class),
              map.get("verdict").words(),
              map.get("switches").each(each -> each.found(Switch::of, "fault.no-switch")),
              readings,
              map.each("demonstrations", Demonstration::read),
              references.topics(map, "see"),
              value.line());
        });
    if (dispute.readings.size() < 2) {
      throw value.fault("fault.one-reading", dispute.id);
    }
    return dispute;
  }

  /// Returns the position from which a reading is played: a demonstration in which it decides, that
  /// is, wins or takes, rather than one in which it does not, and of these the one in which the
  /// fewest other readings come to the same.
  public Optional<Demonstration> demonstration(Reading reading) {
    return demonstrations.stream()
        .filter(each -> each.outcomes().containsKey(reading.id()))
        .min(
            Comparator.<Demonstration, Boolean>comparing(
                    each -> !Objects.requireNonNull(each.outcomes().get(reading.id())).decides())
                .thenComparingInt(each ->
                    Collections.frequency(
                        each.outcomes().values(), each.outcomes().get(reading.id()))));
  }

  /// Returns the rules that hang on it; first those by which a reading differs from all that come
  /// to something else in its demonstration.
  public List<Switch> switches(Reading reading, Library library) {
    Optional<RuleSet> own = rules(reading, library);
    List<RuleSet> rivals =
        demonstration(reading).stream()
            .flatMap(demonstration -> rivals(reading, demonstration))
            .flatMap(each -> rules(each, library).stream())
            .toList();
    return switches.stream()
        .sorted(
            Comparator.comparing(each ->
                rivals.stream()
                    .anyMatch(rival ->
                        own.filter(it -> it.value(each).equals(rival.value(each))).isPresent())))
        .toList();
  }

  private Stream<Reading> rivals(Reading reading, Demonstration demonstration) {
    Map<String, DemonstrationResult> outcomes = demonstration.outcomes();
    return readings.stream()
        .filter(each -> outcomes.containsKey(each.id()))
        .filter(each -> !Objects.equals(outcomes.get(each.id()), outcomes.get(reading.id())));
  }

  private static Optional<RuleSet> rules(Reading reading, Library library) {
    return reading.play().flatMap(library::edition).map(Edition::rules);
  }

  /// Returns the reading with this id.
  public Optional<Reading> reading(String reading) {
    return readings.stream().filter(each -> each.id().equals(reading)).findFirst();
  }
}
