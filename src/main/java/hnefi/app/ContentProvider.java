package hnefi.app;

import hnefi.content.ContentFolder;
import hnefi.content.Library;
import hnefi.content.diagram.Diagrams;
import hnefi.content.games.AnnotatedGames;
import hnefi.content.games.GameCollections;
import hnefi.content.history.History;
import hnefi.content.puzzle.Puzzles;
import hnefi.ui.learn.LessonCatalog;
import hnefi.ui.learn.fxml.LessonLoader;
import hnefi.ui.profile.Profiles;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/// The content of a folder. Each part is read when it is first asked for, on whatever thread.
final class ContentProvider {
  private final Lazy<Library> library;
  private final LessonCatalog lessons;
  private final Lazy<History> history;
  private final Lazy<GameCollections> recordedGames;

  /// @param people how they fared tells which puzzles are the harder ones
  /// @param told chooses among the recorded games that are told
  ContentProvider(
      ContentFolder folder,
      Supplier<Profiles> people,
      IntPredicate boards,
      UnaryOperator<AnnotatedGames> told) {
    library = new Lazy<>(() -> Library.read(folder));
    lessons =
        new LessonCatalog(
            new Lazy<>(() ->
                new LessonLoader(folder, library.get(), Diagrams.read(folder, library.get()))),
            new Lazy<>(() -> Puzzles.read(folder, library.get())),
            new Lazy<>(() -> told.apply(AnnotatedGames.read(folder, library.get()))),
            people,
            boards);
    history = new Lazy<>(() -> History.read(folder, library.get()));
    recordedGames = new Lazy<>(() -> GameCollections.read(folder, library.get()));
  }

  Supplier<Library> library() {
    return library;
  }

  LessonCatalog lessons() {
    return lessons;
  }

  Supplier<History> history() {
    return history;
  }

  Supplier<GameCollections> recordedGames() {
    return recordedGames;
  }

  /// Reads everything that is not read yet.
  void readAhead() {
    library.get();
    lessons.lessons();
    lessons.puzzles();
    lessons.games();
    history.get();
  }
}
