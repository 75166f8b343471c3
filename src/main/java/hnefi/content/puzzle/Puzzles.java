package hnefi.content.puzzle;

import hnefi.content.ContentFolder;
import hnefi.content.ContentReader;
import hnefi.content.Edition;
import hnefi.content.Library;
import hnefi.content.yaml.Fault;
import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlMap;
import hnefi.content.yaml.YamlValue;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// The puzzles of all rule sets.
///
/// @param sets those of each rule set, in the order of their index
/// @param faults what was wrong with the files
public record Puzzles(List<Set> sets, List<Fault> faults) {
  /// The puzzles of one rule set, the easiest first.
  ///
  /// @param id the rule set's
  public record Set(String id, Edition edition, List<Puzzle> puzzles) {
    public Set {
      puzzles = List.copyOf(puzzles);
    }
  }

  public Puzzles {
    sets = List.copyOf(sets);
    faults = List.copyOf(faults);
  }

  /// Reads the puzzles; damaged files are left out and named by [#faults()].
  public static Puzzles read(ContentFolder folder, Library library) {
    ContentReader reader = new ContentReader(folder);
    List<Set> sets = List.copyOf(reader.folder("puzzles", file -> read(file, library)).values());
    return new Puzzles(sets, reader.faults());
  }

  private static Set read(YamlValue file, Library library) throws FaultException {
    YamlMap map = file.map();
    YamlValue rules = map.get("rules");
    Edition edition = rules.found(library::edition, "fault.no-edition");
    List<Puzzle> puzzles = new ArrayList<>(map.each("puzzles", each -> Puzzle.read(each, edition)));
    map.done();
    if (puzzles.isEmpty()) {
      throw file.fault("fault.puzzle.none");
    }
    puzzles.sort(Comparator.comparingInt(Puzzle::grade).thenComparingInt(Puzzle::moves));
    return new Set(rules.text(), edition, puzzles);
  }
}
