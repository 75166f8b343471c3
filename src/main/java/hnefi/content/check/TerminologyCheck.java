package hnefi.content.check;

import hnefi.content.ContentFolder;
import hnefi.content.ContentReader;
import hnefi.content.yaml.Fault;
import hnefi.text.Message;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/// Holds every text against the terminology: one word for one thing.
final class TerminologyCheck {
  private static final String FILE = "terminology.yaml";

  private TerminologyCheck() {}

  /// Returns what is wrong with the terminology, and every text that does not keep to it.
  static ContentCheck.Report of(ContentFolder folder) {
    ContentReader reader = new ContentReader(folder);
    List<Concept> concepts = reader.file(FILE, Concept::readAll).orElse(List.of());
    List<Fault> faults = new ArrayList<>(reader.faults());
    faults.addAll(of(concepts, ContentTexts.in(folder)));
    return new ContentCheck.Report(
        List.copyOf(faults), Map.of("concepts", concepts.size()), List.of());
  }

  /// Returns a fault for every form to avoid, by file and line.
  static List<Fault> of(List<Concept> concepts, List<LocatedText> texts) {
    List<Fault> faults = new ArrayList<>();
    for (LocatedText text : texts) {
      for (Concept concept : concepts) {
        if (!concept.allows(text)) {
          concept.avoidedIn(text).ifPresent(form -> faults.add(fault(text, form, concept)));
        }
      }
    }
    faults.sort(Comparator.comparing(Fault::file).thenComparing(Fault::line));
    return faults;
  }

  private static Fault fault(LocatedText text, String form, Concept concept) {
    return new Fault(
        text.file(),
        text.line(),
        Message.of("fault.avoided", form, concept.words().in(text.language())));
  }
}
