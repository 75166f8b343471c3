package hnefi.storage;

import hnefi.board.Arrangement;
import hnefi.content.Edition;
import hnefi.content.EditionName;
import hnefi.content.Layout;
import hnefi.content.Library;
import hnefi.content.Preset;
import hnefi.content.Rulebook;
import hnefi.notation.opentafl.OpenTaflRules;
import hnefi.rules.RuleSet;
import hnefi.rules.StartPosition;
import hnefi.rules.Switch;
import hnefi.rules.SwitchValue;
import hnefi.text.Result;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Finds the edition by which a game of another program can be played: the rule set with the fewest
/// house rules, best of all one that is played on such a board.
final class EditionFinder {
  private final Library library;

  EditionFinder(Library library) {
    this.library = library;
  }

  /// Returns the edition that our own tags name, if the rules beside them say the same as far as
  /// they can.
  Optional<Edition> named(Map<String, String> own, OpenTaflRules written) {
    Map<Switch, SwitchValue> houseRules =
        SavedGameText.switches(own.getOrDefault("Switches", "")).orElse(Map.of());
    Optional<String> layout = Optional.ofNullable(own.get("Layout"));
    return library
        .edition(new EditionName(own.getOrDefault("Rules", ""), houseRules, layout))
        .filter(edition -> saysTheSame(edition, written));
  }

  private static boolean saysTheSame(Edition edition, OpenTaflRules written) {
    RuleSet rules = edition.rules().with(written.rules().value(Switch.FIRST_MOVE));
    return OpenTaflRules.read(OpenTaflRules.write("", rules, written.start()))
            instanceof Result.Good<OpenTaflRules>(OpenTaflRules again)
        && again.rules().equals(written.rules());
  }

  /// Returns the edition of these rules that is nearest to a book.
  Edition find(RuleSet rules, Arrangement start) {
    Edition nearest =
        editions().stream()
            .map(edition -> from(edition, start))
            .min(
                Comparator.<Edition>comparingInt(
                        edition -> rules.differences(edition.rules()).size())
                    .thenComparingInt(edition -> strangeness(edition, start)))
            .orElseThrow();
    List<SwitchValue> changes =
        rules.differences(nearest.rules()).stream().map(rules::value).toList();
    return nearest.with(changes).toOptional().orElseThrow();
  }

  /// Returns the position with which a game begins, if it is not the one of the edition.
  static Optional<StartPosition> start(Edition edition, Arrangement board, RuleSet rules) {
    StartPosition start = new StartPosition(board, rules.firstMove());
    boolean usual =
        board.equals(edition.layout().board()) && rules.firstMove() == edition.rules().firstMove();
    return usual ? Optional.empty() : Optional.of(start);
  }

  private List<Edition> editions() {
    List<Edition> editions = new ArrayList<>();
    for (Rulebook rulebook : library.rulebooks()) {
      editions.add(Edition.of(rulebook));
      for (Preset preset : rulebook.presets()) {
        editions.add(Edition.of(rulebook, preset));
      }
    }
    return editions;
  }

  private Edition from(Edition edition, Arrangement start) {
    return library.layouts().stream()
        .filter(layout -> layout.board().equals(start))
        .findFirst()
        .map(edition::from)
        .orElse(edition);
  }

  private static int strangeness(Edition edition, Arrangement start) {
    Layout layout = edition.layout();
    boolean ofTheBook =
        edition.rulebook().layouts().stream().anyMatch(each -> each.layout().equals(layout));
    if (layout.board().equals(start)) {
      return ofTheBook ? 0 : 1;
    }
    return layout.board().size().equals(start.size()) ? 2 : 3;
  }
}
