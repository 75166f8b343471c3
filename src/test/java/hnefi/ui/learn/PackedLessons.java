package hnefi.ui.learn;

import hnefi.content.ContentFolder;
import hnefi.content.Library;
import hnefi.content.PackedContent;
import hnefi.content.diagram.Diagrams;
import hnefi.content.games.AnnotatedGames;
import hnefi.content.lesson.Try;
import hnefi.content.puzzle.Puzzles;
import hnefi.ui.learn.fxml.LessonLoader;
import hnefi.ui.profile.Profiles;
import java.util.function.IntPredicate;
import java.util.function.Supplier;

/// The lessons and puzzles that come with the program, for tests.
public final class PackedLessons {
  static final Library LIBRARY = PackedContent.LIBRARY;

  private PackedLessons() {}

  /// Returns a catalog of its own, which reads a lesson when it is first asked for.
  static LessonCatalog catalog(Supplier<Profiles> profiles) {
    return catalog(profiles, _ -> true);
  }

  static LessonCatalog catalog(Supplier<Profiles> profiles, IntPredicate boards) {
    return new LessonCatalog(
        () ->
            new LessonLoader(
                ContentFolder.packed(), LIBRARY, Diagrams.read(ContentFolder.packed(), LIBRARY)),
        () -> Puzzles.read(ContentFolder.packed(), LIBRARY),
        () -> AnnotatedGames.read(ContentFolder.packed(), LIBRARY),
        profiles,
        boards);
  }

  /// Returns the exercise a visit to a kiosk begins with.
  public static Try rescue() {
    return (Try) catalog(() -> Profiles.NOBODY_YET).rescue().orElseThrow().step();
  }
}
