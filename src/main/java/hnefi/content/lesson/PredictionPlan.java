package hnefi.content.lesson;

import hnefi.content.diagram.DiagramEvent;
import hnefi.rules.CommonRule;
import hnefi.rules.Refusal;
import hnefi.rules.Rule;
import hnefi.rules.Switch;
import hnefi.rules.Turn;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/// Finds the events that a learner can predict: those that turn on a rule which an earlier figure
/// has already shown. The chapters are one path; every book begins afresh, since it may be the
/// first that somebody opens.
public final class PredictionPlan {
  private final Set<Rule> shown = new HashSet<>();
  private final Map<Rule, Integer> asked = new HashMap<>();

  private PredictionPlan() {}

  /// Returns the lessons with a question in every figure that is not the first of its kind.
  public static List<Lesson> in(List<Lesson> lessons) {
    PredictionPlan path = new PredictionPlan();
    return lessons.stream()
        .map(lesson ->
            switch (lesson.kind()) {
              case CHAPTER -> path.asking(lesson);
              case BOOK -> new PredictionPlan().asking(lesson);
              case STRATEGY, GAME, COMPARISON, PUZZLES, RESCUE -> lesson;
            })
        .toList();
  }

  /// Returns the rule an event turns on; empty if nothing is decided by it. That a piece stays
  /// because nobody stands behind it decides nothing: it is so after most moves.
  static Optional<Rule> rule(DiagramEvent event) {
    return switch (event) {
      case DiagramEvent.Refused(_, _, Refusal refusal, _, _, _) -> refusal.rule();
      case DiagramEvent.Played played -> rule(played.turn());
    };
  }

  private static Optional<Rule> rule(Turn turn) {
    Rule rule = DecidingRule.of(turn);
    if (rule == CommonRule.CAPTURE && turn.captures().size() > 1) {
      return Optional.of(CommonRule.SEVERAL);
    }
    boolean decides =
        !turn.captures().isEmpty()
            || turn.outcome().isPresent()
            || rule != CommonRule.CAPTURE && !turn.spared().isEmpty()
            || rule == Switch.THRONE_PASS;
    return decides ? Optional.of(rule) : Optional.empty();
  }

  private Lesson asking(Lesson lesson) {
    return new Lesson(
        lesson.id(),
        lesson.kind(),
        lesson.title(),
        lesson.summary(),
        lesson.icon(),
        lesson.steps().stream()
            .map(step -> step instanceof Watch watch ? asking(watch) : step)
            .toList());
  }

  /// Asks about the event whose rule was asked about least, and about the last of those.
  private Watch asking(Watch watch) {
    List<DiagramEvent> events = watch.diagram().events();
    Optional<PredictionTask> task =
        IntStream.range(0, events.size())
            .boxed()
            .filter(i -> rule(events.get(i)).filter(shown::contains).isPresent())
            .max(
                Comparator.comparing((Integer i) -> -timesAsked(events.get(i)))
                    .thenComparing(Comparator.naturalOrder()))
            .map(i -> PredictionTask.about(i, events.get(i)));
    task.flatMap(each -> rule(each.event())).ifPresent(rule -> asked.merge(rule, 1, Integer::sum));
    events.forEach(event -> rule(event).ifPresent(shown::add));
    return watch.asking(task);
  }

  private int timesAsked(DiagramEvent event) {
    return rule(event).map(rule -> asked.getOrDefault(rule, 0)).orElse(0);
  }
}
