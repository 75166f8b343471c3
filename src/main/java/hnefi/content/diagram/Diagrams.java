package hnefi.content.diagram;

import hnefi.content.ContentFolder;
import hnefi.content.ContentReader;
import hnefi.content.Library;
import hnefi.content.yaml.Fault;
import hnefi.content.yaml.MissingText;
import hnefi.content.yaml.YamlValue;
import hnefi.text.Message;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// All diagrams, and what was wrong with their files.
public final class Diagrams {
  private final Map<String, Diagram> diagrams;
  private final List<String> figures;
  private final List<Fault> faults;
  private final List<MissingText> missing;

  private Diagrams(
      Map<String, Diagram> diagrams,
      List<String> figures,
      List<Fault> faults,
      List<MissingText> missing) {
    this.diagrams = diagrams;
    this.figures = figures;
    this.faults = faults;
    this.missing = missing;
  }

  /// Reads and proves the diagrams; bad ones are left out and named by [#faults()].
  public static Diagrams read(ContentFolder folder, Library library) {
    ContentReader reader = new ContentReader(folder);
    Map<String, Diagram> diagrams = reader.folder("diagrams", new DiagramReader(library)::read);
    List<String> figures = reader.file("diagrams/figures.yaml", YamlValue::texts).orElse(List.of());
    return new Diagrams(diagrams, figures, reader.faults(), reader.missing());
  }

  /// Returns the diagrams in the order of their index.
  public Collection<Diagram> all() {
    return diagrams.values();
  }

  public Optional<Diagram> find(String id) {
    return Optional.ofNullable(diagrams.get(id));
  }

  /// Returns the figures of the books, each of which must be shown.
  public List<String> figures() {
    return figures;
  }

  /// Returns a fault for every figure that no diagram shows.
  public List<Fault> missingFigures() {
    return figures.stream()
        .filter(
            figure -> all().stream().noneMatch(each -> each.figure().equals(Optional.of(figure))))
        .map(figure ->
            new Fault("diagrams/figures.yaml", 0, Message.of("fault.diagram.figure", figure)))
        .toList();
  }

  /// Returns the texts that some language lacks.
  public List<MissingText> missing() {
    return missing;
  }

  /// Returns what was wrong with the files, empty if nothing was.
  public List<Fault> faults() {
    return faults;
  }
}
