package hnefi.app;

import hnefi.content.ContentFolder;
import hnefi.content.Library;
import hnefi.content.check.ContentCheck;
import hnefi.content.diagram.Diagrams;
import hnefi.content.lesson.LessonProof;
import hnefi.content.yaml.Fault;
import hnefi.text.Language;
import hnefi.ui.learn.fxml.LessonLoader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Proves the lessons packed with the program against the diagrams of a folder.
final class LessonCheck {
  private LessonCheck() {}

  static ContentCheck.Report of(ContentFolder folder) {
    Library library = Library.read(folder);
    Diagrams diagrams = Diagrams.read(folder, library);
    LessonLoader loader = new LessonLoader(library, diagrams);
    List<Fault> faults = new ArrayList<>();
    int count = 0;
    for (Language language : Language.values()) {
      LessonLoader.Result read = loader.read(language);
      faults.addAll(read.faults());
      read.lessons().forEach(lesson -> faults.addAll(LessonProof.faultsOf(lesson)));
      faults.addAll(LessonProof.missingFigures(read.lessons(), diagrams.figures()));
      count = read.lessons().size();
    }
    return new ContentCheck.Report(faults.stream().distinct().toList(), Map.of("lessons", count));
  }
}
