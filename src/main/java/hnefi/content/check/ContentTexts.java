package hnefi.content.check;

import hnefi.content.ContentFolder;
import hnefi.content.ContentReader;
import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlMap;
import hnefi.content.yaml.YamlValue;
import hnefi.text.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Pattern;

/// Every text of the content in every language, wherever it is written.
final class ContentTexts {
  private static final List<String> FILES =
      List.of(
          "sources.yaml",
          "cautions.yaml",
          "first-games.yaml",
          "history/books.yaml",
          "history/transmissions.yaml",
          "history/disputes.yaml",
          "history/facts.yaml",
          "history/figures.yaml",
          "history/glossary.yaml",
          "history/map.yaml",
          "history/places.yaml",
          "history/sources.yaml",
          "history/timeline.yaml");

  private static final List<String> FOLDERS =
      List.of("diagrams", "games/annotated", "layouts", "rulebooks");

  /// Deeper than any file of ours; an anchor may make a file endless.
  private static final int DEEPEST = 30;

  /// Where a link of an article leads.
  private static final Pattern TARGET = Pattern.compile("]\\([^)\\s]*");

  private final ContentReader reader;
  private final List<LocatedText> found = new ArrayList<>();

  private ContentTexts(ContentFolder folder) {
    reader = new ContentReader(folder);
  }

  /// Returns all texts; files that cannot be read are left to those who need them.
  static List<LocatedText> in(ContentFolder folder) {
    ContentTexts texts = new ContentTexts(folder);
    FILES.forEach(texts::yaml);
    for (String each : FOLDERS) {
      texts.reader.index(each).forEach(id -> texts.yaml(each + "/" + id + ".yaml"));
    }
    for (Language language : Language.values()) {
      for (String id : texts.reader.index("history")) {
        texts.article("history/" + language.code() + "/" + id + ".md", language);
      }
      String lessons = "lessons/lessons_" + language.code() + ".properties";
      texts
          .reader
          .text(lessons)
          .ifPresent(text -> texts.found.addAll(bundle(lessons, language, text)));
    }
    return List.copyOf(texts.found);
  }

  /// Returns the messages of a bundle.
  static List<LocatedText> bundle(String file, Language language, String text) {
    List<LocatedText> messages = new ArrayList<>();
    int line = 0;
    for (String each : text.lines().toList()) {
      line++;
      int equals = each.indexOf('=');
      if (!each.startsWith("#") && equals > 0) {
        String key = each.substring(0, equals).strip();
        String said = each.substring(equals + 1).strip();
        messages.add(new LocatedText(file, line, key, language, said));
      }
    }
    return messages;
  }

  private void article(String file, Language language) {
    int line = 0;
    for (String each : reader.text(file).stream().flatMap(String::lines).toList()) {
      line++;
      found.add(new LocatedText(file, line, "", language, TARGET.matcher(each).replaceAll("]")));
    }
  }

  private void yaml(String file) {
    reader.file(
        file,
        value -> {
          walk(value, "", Optional.empty(), 0);
          return file;
        });
  }

  /// A text is in the language of the innermost key `de`, `en` or `sv` above it.
  private void walk(YamlValue value, String keys, Optional<Language> language, int depth)
      throws FaultException {
    if (depth > DEEPEST) {
      throw value.fault("fault.deep");
    }
    if (value.isList()) {
      int index = 0;
      for (YamlValue each : value.list()) {
        walk(each, under(keys, name(each, index)), language, depth + 1);
        index++;
      }
    } else if (value.isMap()) {
      YamlMap map = value.map();
      for (String key : new TreeSet<>(map.keysLeft())) {
        Optional<Language> inner = Language.of(key).or(() -> language);
        walk(map.get(key), under(keys, key), inner, depth + 1);
      }
    } else if (language.isPresent()) {
      found.add(new LocatedText(value.file(), value.line(), keys, language.get(), value.text()));
    }
  }

  private static String name(YamlValue item, int index) throws FaultException {
    Optional<YamlValue> id = item.isMap() ? item.map().find("id") : Optional.empty();
    return id.isPresent() ? id.get().text() : Integer.toString(index);
  }

  private static String under(String keys, String key) {
    return keys.isEmpty() ? key : keys + "/" + key;
  }
}
