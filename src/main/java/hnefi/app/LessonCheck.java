package hnefi.app;

import hnefi.content.ContentFolder;
import hnefi.content.ContentReader;
import hnefi.content.Library;
import hnefi.content.check.ContentCheck;
import hnefi.content.diagram.Diagrams;
import hnefi.content.games.AnnotatedGames;
import hnefi.content.lesson.Lesson;
import hnefi.content.lesson.LessonLength;
import hnefi.content.lesson.LessonProof;
import hnefi.content.lesson.TeachingCheck;
import hnefi.content.yaml.Fault;
import hnefi.text.Language;
import hnefi.ui.learn.fxml.LessonLoader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// Proves the lessons of a folder, with the words and diagrams that lie there.
final class LessonCheck {
  private LessonCheck() {}

  static ContentCheck.Report of(ContentFolder folder) {
    Library library = Library.read(folder);
    Diagrams diagrams = Diagrams.read(folder, library);
    LessonLoader loader = new LessonLoader(folder, library, diagrams);
    List<Fault> faults = new ArrayList<>();
    LessonLoader.Lessons read = loader.read();
    faults.addAll(read.faults());
    for (Lesson lesson : read.lessons()) {
      faults.addAll(LessonProof.faultsOf(lesson));
      for (Language language : Language.values()) {
        faults.addAll(LessonLength.faultsOf(lesson, language));
      }
    }
    AnnotatedGames games = AnnotatedGames.read(folder, library);
    faults.addAll(games.faults());
    for (Lesson game : games.lessons()) {
      faults.addAll(LessonProof.faultsOf(game));
      for (Language language : Language.values()) {
        faults.addAll(LessonLength.faultsOf(game, language));
      }
    }
    faults.addAll(LessonProof.missingFigures(read.lessons(), diagrams.figures()));
    faults.addAll(TeachingCheck.faultsOf(new ContentReader(folder), library, read.lessons()));
    Map<String, Integer> counts = new LinkedHashMap<>();
    counts.put("lessons", read.lessons().size());
    counts.put("annotated", games.all().size());
    return new ContentCheck.Report(
        faults.stream().distinct().toList(),
        counts,
        Stream.concat(read.missing().stream(), games.missing().stream()).toList());
  }
}
