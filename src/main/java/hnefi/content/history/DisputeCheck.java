package hnefi.content.history;

import hnefi.content.Edition;
import hnefi.content.Library;
import hnefi.content.yaml.Fault;
import hnefi.rules.RuleSet;
import hnefi.rules.Switch;
import hnefi.rules.SwitchValue;
import hnefi.text.Message;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Proves with the engine that a dispute is one: that its readings turn the switches it names, and
/// that the same move on the same board ends differently under them.
final class DisputeCheck {
  private static final String FILE = "history/disputes.yaml";

  private final Library library;
  private final List<Fault> faults;

  DisputeCheck(Library library, List<Fault> faults) {
    this.library = library;
    this.faults = faults;
  }

  void check(Dispute dispute) {
    if (!dispute.switches().isEmpty() && dispute.demonstrations().isEmpty()) {
      add(dispute.line(), "fault.no-demonstration", dispute.id());
    }
    playedOnlyWhereItMatters(dispute);
    switchesDiffer(dispute);
    nothingElseDiffers(dispute);
    dispute.demonstrations().forEach(each -> proves(dispute, each));
  }

  /// A reading opens a board only where a rule or the start position depends on it; and where rules
  /// do, from a position that shows it.
  private void playedOnlyWhereItMatters(Dispute dispute) {
    List<Reading> played =
        dispute.readings().stream().filter(each -> each.play().isPresent()).toList();
    if (dispute.switches().isEmpty()) {
      Set<String> layouts = new HashSet<>();
      played.stream()
          .flatMap(each -> library.edition(each.play().orElseThrow()).stream())
          .forEach(edition -> layouts.add(edition.layout().id()));
      if (layouts.size() == 1) {
        add(dispute.line(), "fault.idle-play", dispute.id());
      }
    } else {
      for (Reading each : played) {
        if (dispute.demonstration(each).isEmpty()) {
          add(dispute.line(), "fault.not-demonstrated", each.id(), dispute.id());
        }
      }
    }
  }

  /// A switch said to hang on the dispute must stand differently in two of its readings.
  private void switchesDiffer(Dispute dispute) {
    List<Edition> editions =
        dispute.readings().stream()
            .flatMap(each -> each.play().stream())
            .flatMap(each -> library.edition(each).stream())
            .toList();
    for (Switch each : dispute.switches()) {
      Set<SwitchValue> values = new HashSet<>();
      editions.forEach(edition -> values.add(edition.rules().value(each)));
      if (values.size() < 2) {
        add(dispute.line(), "fault.switch-idle", each.id(), dispute.id());
      }
    }
  }

  /// Readings played on one rule set must differ in the switches of the dispute and in no other, so
  /// that who plays one after the other sees what the dispute is about.
  private void nothingElseDiffers(Dispute dispute) {
    if (dispute.switches().isEmpty()) {
      return;
    }
    Map<String, RuleSet> first = new HashMap<>();
    for (Reading each : dispute.readings()) {
      Optional<Edition> edition = each.play().flatMap(library::edition);
      if (edition.isPresent()) {
        RuleSet rules = edition.get().rules();
        RuleSet rival = first.putIfAbsent(each.play().orElseThrow().id(), rules);
        for (Switch turned : rules.differences(rival == null ? rules : rival)) {
          if (!dispute.switches().contains(turned)) {
            add(dispute.line(), "fault.switch-beside", each.id(), turned.id(), dispute.id());
          }
        }
      }
    }
  }

  private void proves(Dispute dispute, Demonstration demonstration) {
    Set<DemonstrationResult> results = new HashSet<>();
    for (Map.Entry<String, DemonstrationResult> each : demonstration.outcomes().entrySet()) {
      Optional<Edition> edition =
          dispute.reading(each.getKey()).flatMap(Reading::play).flatMap(library::edition);
      if (edition.isEmpty()) {
        if (library.faults().isEmpty()) {
          add(demonstration.line(), "fault.no-reading", each.getKey(), dispute.id());
        }
        continue;
      }
      if (demonstration
          .start()
          .filter(set -> !set.board().size().equals(edition.get().layout().board().size()))
          .isPresent()) {
        add(demonstration.line(), "fault.other-board", demonstration.id(), each.getKey());
        continue;
      }
      DemonstrationResult result = demonstration.play(edition.get()).result();
      results.add(result);
      if (!result.equals(each.getValue())) {
        add(
            demonstration.line(),
            "fault.other-result",
            demonstration.id(),
            each.getKey(),
            result.text(),
            each.getValue().text());
      }
    }
    if (results.size() < 2 && library.faults().isEmpty()) {
      add(demonstration.line(), "fault.no-difference", demonstration.id());
    }
  }

  private void add(int line, String key, Object... arguments) {
    faults.add(new Fault(FILE, line, Message.of(key, arguments)));
  }
}
