package hnefi.content.games;

import hnefi.content.ContentFolder;
import hnefi.content.ContentReader;
import hnefi.content.Edition;
import hnefi.content.Library;
import hnefi.content.yaml.Fault;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// All recorded games, and what they say about the openings of each rule set, which is counted
/// once. Any thread may ask.
public final class GameCollections {
  /// What a program without recorded games has.
  public static final GameCollections NONE = new GameCollections(List.of(), List.of());

  private final List<GameCollection> all;
  private final List<Fault> faults;
  private final Map<Edition, Optional<OpeningExplorer>> explorers = new HashMap<>();

  private GameCollections(Collection<GameCollection> all, List<Fault> faults) {
    this.all = List.copyOf(all);
    this.faults = List.copyOf(faults);
  }

  /// Reads the games without judging their moves; damaged files are left out and named by
  /// [#faults()].
  public static GameCollections read(ContentFolder folder, Library library) {
    ContentReader reader = new ContentReader(folder);
    Collection<GameCollection> all =
        reader.folder("games", file -> GameCollection.read(file, library)).values();
    return new GameCollections(all, reader.faults());
  }

  public List<GameCollection> all() {
    return all;
  }

  /// Returns what was wrong with the files.
  public List<Fault> faults() {
    return faults;
  }

  /// Returns whether any games are recorded for an edition.
  public boolean know(Edition edition) {
    return all.stream().anyMatch(each -> each.fits(edition));
  }

  /// Returns what people played in an edition, if games of theirs are recorded. The first question
  /// about an edition takes about a second.
  public synchronized Optional<OpeningExplorer> explorer(Edition edition) {
    return explorers.computeIfAbsent(edition, this::count);
  }

  private Optional<OpeningExplorer> count(Edition edition) {
    List<GameCollection> fitting = all.stream().filter(each -> each.fits(edition)).toList();
    return fitting.isEmpty() ? Optional.empty() : Optional.of(OpeningExplorer.of(edition, fitting));
  }
}
