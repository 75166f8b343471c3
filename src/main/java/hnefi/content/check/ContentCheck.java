package hnefi.content.check;

import hnefi.board.Side;
import hnefi.content.AttractGame;
import hnefi.content.Balance;
import hnefi.content.ContentFolder;
import hnefi.content.Edition;
import hnefi.content.Library;
import hnefi.content.Preset;
import hnefi.content.Rulebook;
import hnefi.content.StartChoice;
import hnefi.content.diagram.Diagrams;
import hnefi.content.games.GameCollections;
import hnefi.content.history.History;
import hnefi.content.history.HistoryCheck;
import hnefi.content.yaml.Fault;
import hnefi.content.yaml.MissingText;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.text.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Proves the content against the engine and against the list of what the books say, and its words
/// against the terminology.
public final class ContentCheck {
  /// What was found.
  ///
  /// @param counts how many of each kind of content are sound, by the kind's name
  /// @param missing the texts that some language lacks, which is no fault
  public record Report(List<Fault> faults, Map<String, Integer> counts, List<MissingText> missing) {
    /// Returns this report with what another found.
    public Report and(Report other) {
      List<Fault> allFaults = new ArrayList<>(faults);
      allFaults.addAll(other.faults);
      Map<String, Integer> allCounts = new LinkedHashMap<>(counts);
      allCounts.putAll(other.counts);
      List<MissingText> allMissing = new ArrayList<>(missing);
      allMissing.addAll(other.missing);
      return new Report(List.copyOf(allFaults), allCounts, List.copyOf(allMissing));
    }
  }

  private ContentCheck() {}

  /// Reads everything in the folder and returns what is wrong with it.
  public static Report of(ContentFolder folder) {
    Library library = Library.read(folder);
    List<Fault> faults = new ArrayList<>(library.faults());
    for (Rulebook rulebook : library.rulebooks()) {
      for (StartChoice start : rulebook.layouts()) {
        playable(Edition.of(rulebook).from(start.layout()), faults);
      }
      for (Preset preset : rulebook.presets()) {
        playable(Edition.of(rulebook, preset), faults);
      }
    }
    for (Balance balance : library.balances()) {
      if (library.edition(balance.name()).isEmpty()) {
        faults.add(
            new Fault("balance.yaml", 0, Message.of("fault.no-edition", balance.name().id())));
      }
    }
    Diagrams diagrams = Diagrams.read(folder, library);
    faults.addAll(diagrams.faults());
    faults.addAll(diagrams.missingFigures());
    History history = History.read(folder, library);
    faults.addAll(HistoryCheck.of(history, library));
    faults.addAll(AttractGame.read(folder, library).faults());
    GameCollections games = GameCollections.read(folder, library);
    faults.addAll(games.faults());
    games.all().forEach(each -> faults.addAll(each.faults()));
    Map<String, Integer> counts = new LinkedHashMap<>();
    counts.put("sources", library.books().sources().size());
    counts.put("layouts", library.layouts().size());
    counts.put("rulebooks", library.rulebooks().size());
    counts.put(
        "presets", library.rulebooks().stream().mapToInt(each -> each.presets().size()).sum());
    counts.put("balance", library.balances().size());
    counts.put("games", games.all().stream().mapToInt(each -> each.games().size()).sum());
    counts.put("diagrams", diagrams.all().size());
    counts.putAll(HistoryCheck.counts(history));
    List<MissingText> missing = new ArrayList<>(library.missing());
    missing.addAll(diagrams.missing());
    missing.addAll(history.missing());
    return new Report(List.copyOf(faults), counts, List.copyOf(missing))
        .and(CoverageCheck.of(folder, library))
        .and(TerminologyCheck.of(folder));
  }

  /// Both sides must be able to move from the start, whoever begins.
  private static void playable(Edition edition, List<Fault> faults) {
    Referee referee = edition.referee();
    for (Side side : Side.values()) {
      Position start = referee.setUp(edition.layout().board(), side);
      if (start.outcome().isPresent()) {
        faults.add(
            new Fault(
                "rulebooks/" + edition.rulebook().id() + ".yaml",
                0,
                Message.of("fault.stuck", edition.layout().id())));
      }
    }
  }
}
