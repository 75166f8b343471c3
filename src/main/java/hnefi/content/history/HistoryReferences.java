package hnefi.content.history;

import hnefi.content.Bibliography;
import hnefi.content.Citation;
import hnefi.content.Library;
import hnefi.content.yaml.Fault;
import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlMap;
import hnefi.content.yaml.YamlValue;
import hnefi.text.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/// What history is read with: the sources a citation may name, the rule sets a reading may play,
/// and the links met on the way, which can be followed up only when everything has been read.
final class HistoryReferences {
  private record Entry(Topic topic, String file, int line) {}

  private record Shown(String figure, String file, int line) {}

  private final Library library;
  private final Bibliography sources;
  private final List<Entry> links = new ArrayList<>();
  private final List<Shown> shown = new ArrayList<>();
  private final List<Fault> unknownRules = new ArrayList<>();

  HistoryReferences(Library library, Bibliography sources) {
    this.library = library;
    this.sources = sources;
  }

  Library library() {
    return library;
  }

  Bibliography sources() {
    return sources;
  }

  /// Reads a link to another page.
  Topic topic(YamlValue value) throws FaultException {
    return topic(value.text(), value.file(), value.line());
  }

  /// Notes a link written in a text.
  Topic topic(String text, String file, int line) throws FaultException {
    Optional<Topic> topic = Topic.of(text);
    if (topic.isEmpty()) {
      throw new FaultException(file, line, Message.of("fault.no-link", text));
    }
    return note(topic.get(), file, line);
  }

  /// Reads the id of a page whose kind goes without saying.
  Topic topic(Topic.Kind kind, YamlValue value) throws FaultException {
    return note(new Topic(kind, value.text()), value.file(), value.line());
  }

  private Topic note(Topic topic, String file, int line) {
    links.add(new Entry(topic, file, line));
    return topic;
  }

  /// Reads the links under a key that may be missing.
  List<Topic> topics(YamlMap map, String key) throws FaultException {
    return map.each(key, this::topic);
  }

  /// Reads the citations under a key, at least one.
  List<Citation> citations(YamlMap map, String key) throws FaultException {
    YamlValue list = map.get(key);
    List<Citation> citations = sources.citations(list);
    if (citations.isEmpty()) {
      throw list.fault("fault.no-passage", key);
    }
    return citations;
  }

  /// Reads the citations under a key that may be missing or empty.
  List<Citation> anyCitations(YamlMap map, String key) throws FaultException {
    return map.each(key, sources::citation);
  }

  /// Reads the id of a rule set. One that cannot be found is noted and costs nobody the entry that
  /// names it.
  String ruleSet(YamlValue value) throws FaultException {
    String id = value.text();
    if (library.edition(id).isEmpty()) {
      unknownRules.add(value.fault("fault.no-edition", id).fault());
    }
    return id;
  }

  /// Notes a figure an article shows.
  void figure(String id, String file, int line) {
    shown.add(new Shown(id, file, line));
  }

  /// Returns a fault for every figure that is shown but not there.
  List<Fault> unknownFigures(Set<String> known) {
    return shown.stream()
        .filter(each -> !known.contains(each.figure()))
        .map(each ->
            new Fault(each.file(), each.line(), Message.of("fault.unknown-figure", each.figure())))
        .toList();
  }

  /// Returns a fault for every rule set that could not be found.
  List<Fault> unknownRules() {
    return List.copyOf(unknownRules);
  }

  /// Returns a fault for every link that leads nowhere.
  List<Fault> dead(Predicate<Topic> exists) {
    return links.stream()
        .filter(each -> !exists.test(each.topic()))
        .map(each ->
            new Fault(each.file(), each.line(), Message.of("fault.dead", each.topic().text())))
        .toList();
  }
}
