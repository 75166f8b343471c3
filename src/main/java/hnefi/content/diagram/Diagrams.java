package hnefi.content.diagram;

import hnefi.content.ContentFolder;
import hnefi.content.ContentReader;
import hnefi.content.Library;
import hnefi.content.yaml.Fault;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// All diagrams, and what was wrong with their files.
public final class Diagrams {
  private final Map<String, Diagram> diagrams;
  private final List<Fault> faults;

  private Diagrams(Map<String, Diagram> diagrams, List<Fault> faults) {
    this.diagrams = diagrams;
    this.faults = faults;
  }

  /// Reads and proves the diagrams; bad ones are left out and named by [#faults()].
  public static Diagrams read(ContentFolder folder, Library library) {
    ContentReader reader = new ContentReader(folder);
    Map<String, Diagram> diagrams = reader.folder("diagrams", new DiagramReader(library)::read);
    return new Diagrams(diagrams, reader.faults());
  }

  /// Returns the diagrams in the order of their index.
  public Collection<Diagram> all() {
    return diagrams.values();
  }

  public Optional<Diagram> find(String id) {
    return Optional.ofNullable(diagrams.get(id));
  }

  /// Returns what was wrong with the files, empty if nothing was.
  public List<Fault> faults() {
    return faults;
  }
}
