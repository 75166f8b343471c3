package hnefi.content.history;

import hnefi.content.ContentFolder;
import hnefi.content.ContentReader;
import hnefi.content.lesson.LessonWords;
import hnefi.text.Text;
import java.util.LinkedHashMap;
import java.util.Map;

/// What the lessons are called, so that the history can point to them.
///
/// What is wrong with the lessons' own files is theirs to tell; here such a lesson is just not
/// there, or called by its id.
final class LessonTitles {
  private LessonTitles() {}

  static Map<String, Text> read(ContentFolder folder) {
    ContentReader reader = new ContentReader(folder);
    LessonWords words = LessonWords.read(reader);
    Map<String, Text> titles = new LinkedHashMap<>();
    for (String id : reader.index(LessonWords.FOLDER)) {
      titles.put(id, words.texts().getOrDefault(id + ".title", Text.same(id)));
    }
    return titles;
  }
}
