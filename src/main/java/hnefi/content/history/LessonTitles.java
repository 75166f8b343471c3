package hnefi.content.history;

import hnefi.content.ContentFolder;
import hnefi.content.ContentReader;
import hnefi.content.lesson.LessonWords;
import hnefi.text.Language;
import hnefi.text.Text;
import hnefi.text.Words;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/// What the lessons are called, so that the history can point to them.
///
/// What is wrong with the lessons' own files is theirs to tell; here such a lesson is just not
/// there, or called by its id.
final class LessonTitles {
  private LessonTitles() {}

  static Map<String, Text> read(ContentFolder folder) {
    ContentReader reader = new ContentReader(folder);
    Map<Language, Words> words = new EnumMap<>(Language.class);
    for (Language each : Language.values()) {
      words.put(each, LessonWords.read(reader, each).words());
    }
    Map<String, Text> titles = new LinkedHashMap<>();
    for (String id : reader.index(LessonWords.FOLDER)) {
      titles.put(
          id,
          new Text(
              title(words, Language.DE, id),
              title(words, Language.EN, id),
              title(words, Language.SV, id)));
    }
    return titles;
  }

  private static String title(Map<Language, Words> words, Language language, String id) {
    Words said = Objects.requireNonNull(words.get(language));
    return said.containsKey(id + ".title") ? said.say(id + ".title") : id;
  }
}
