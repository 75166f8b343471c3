package hnefi.content.history;

import hnefi.content.ContentFolder;
import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlValue;
import hnefi.text.Language;
import hnefi.text.Text;
import java.io.IOException;
import java.io.StringReader;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;

/// What the lessons are called, so that the history can point to them.
///
/// What is wrong with the lessons' own files is theirs to tell; here such a lesson is just not
/// there.
final class LessonTitles {
  private static final String HOME = "lessons/";

  private LessonTitles() {}

  static Map<String, Text> read(ContentFolder folder) {
    Map<String, Text> titles = new LinkedHashMap<>();
    try {
      Map<Language, Properties> words = new EnumMap<>(Language.class);
      for (Language each : Language.values()) {
        words.put(each, words(folder, each));
      }
      Optional<String> index = folder.read(HOME + "index.yaml");
      if (index.isPresent()) {
        for (String id : YamlValue.parse(HOME + "index.yaml", index.get()).texts()) {
          titles.put(
              id,
              new Text(
                  title(words, Language.DE, id),
                  title(words, Language.EN, id),
                  title(words, Language.SV, id)));
        }
      }
    } catch (IOException | FaultException | IllegalArgumentException _) {
      return Map.of();
    }
    return titles;
  }

  private static Properties words(ContentFolder folder, Language language) throws IOException {
    Properties words = new Properties();
    words.load(
        new StringReader(
            folder.read(HOME + "lessons_" + language.code() + ".properties").orElse("")));
    return words;
  }

  private static String title(Map<Language, Properties> words, Language language, String id) {
    return words.getOrDefault(language, new Properties()).getProperty(id + ".title", id);
  }
}
