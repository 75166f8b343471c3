package hnefi.content.check;

import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlMap;
import hnefi.content.yaml.YamlValue;
import hnefi.text.Language;
import hnefi.text.Text;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/// A concept of the game, its one word in each language, and the forms that must not stand for it.
///
/// @param words the word of each language, in its basic form
/// @param avoided the forms to avoid, each a pattern of whole words
/// @param allowed where an avoided form may stand all the same: patterns of places
record Concept(String id, Text words, Map<Language, List<Pattern>> avoided, List<Pattern> allowed) {
  /// Words in the quotation marks of the three languages are somebody else's.
  private static final Pattern QUOTED = Pattern.compile("„[^“]*“|“[^”]*”|”[^”]*”");

  private static final int ANY_CASE = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;

  Concept {
    avoided = Map.copyOf(avoided);
    allowed = List.copyOf(allowed);
  }

  /// Reads the terminology: a list of concepts, each of them once.
  static List<Concept> readAll(YamlValue file) throws FaultException {
    List<Concept> concepts = new ArrayList<>();
    for (YamlValue each : file.list()) {
      Concept read = read(each.map());
      if (concepts.stream().anyMatch(other -> other.id().equals(read.id()))) {
        throw each.fault("fault.twice", read.id());
      }
      concepts.add(read);
    }
    return List.copyOf(concepts);
  }

  private static Concept read(YamlMap map) throws FaultException {
    String id = map.get("id").text();
    Text words = map.get("words").words();
    YamlMap forms = map.get("avoid").map();
    Map<Language, List<Pattern>> avoided = new EnumMap<>(Language.class);
    for (Language each : Language.values()) {
      avoided.put(each, forms.each(each.code(), Concept::form));
    }
    forms.done();
    List<Pattern> allowed = map.each("allowed", place -> place(place.text()));
    map.done();
    return new Concept(id, words, avoided, allowed);
  }

  private static Pattern form(YamlValue form) throws FaultException {
    try {
      return Pattern.compile("(?<!\\p{L})(?:" + form.text() + ")(?!\\p{L})", ANY_CASE);
    } catch (PatternSyntaxException _) {
      throw form.fault("fault.no-pattern", form.text());
    }
  }

  /// In a place only `*` has a meaning.
  private static Pattern place(String place) {
    return Pattern.compile(Pattern.quote(place).replace("*", "\\E.*\\Q"), Pattern.DOTALL);
  }

  /// Returns whether a text may use the forms to avoid.
  boolean allows(LocatedText text) {
    return allowed.stream().anyMatch(text::isAt);
  }

  /// Returns the first form to avoid that a text uses, whether it may or not.
  Optional<String> avoidedIn(LocatedText text) {
    String own = QUOTED.matcher(text.text()).replaceAll(" ");
    return avoided.getOrDefault(text.language(), List.of()).stream()
        .map(form -> form.matcher(own))
        .filter(Matcher::find)
        .map(Matcher::group)
        .findFirst();
  }
}
