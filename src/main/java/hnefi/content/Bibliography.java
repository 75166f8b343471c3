package hnefi.content;

import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlValue;
import hnefi.text.Language;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/// All sources; every citation of the content resolves here.
public final class Bibliography {
  private final Map<String, Source> sources;

  public Bibliography(Map<String, Source> sources) {
    this.sources = new LinkedHashMap<>(sources);
  }

  /// Returns the sources in the order of the bibliography.
  public Collection<Source> sources() {
    return sources.values();
  }

  public Optional<Source> source(String id) {
    return Optional.ofNullable(sources.get(id));
  }

  /// Reads a list of citations, each of which must resolve.
  public List<Citation> citations(YamlValue list) throws FaultException {
    return list.each(this::citation);
  }

  /// Reads one citation, which must resolve.
  public Citation citation(YamlValue value) throws FaultException {
    return value.found(this::find, "fault.no-citation");
  }

  /// Returns the citation written so, if it resolves.
  public Optional<Citation> find(String text) {
    String[] parts = text.split("/", -1);
    if (parts.length != 2) {
      return Optional.empty();
    }
    return source(parts[0])
        .filter(source -> source.passages().containsKey(parts[1]))
        .map(source -> new Citation(source.id(), parts[1]));
  }

  /// Returns the place of a citation within its source: “rule 8”.
  public String place(Citation citation, Language language) {
    Source source = Objects.requireNonNull(sources.get(citation.source()));
    return Objects.requireNonNull(source.passages().get(citation.passage())).in(language);
  }

  /// Returns the source and place of a citation as a reader finds them: “Walker 2014, rule 8”.
  public String say(Citation citation, Language language) {
    Source source = Objects.requireNonNull(sources.get(citation.source()));
    return source.shortName().in(language) + ", " + place(citation, language);
  }
}
