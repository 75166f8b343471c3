package hnefi.content.games;

import hnefi.content.ContentFolder;
import hnefi.content.ContentReader;
import hnefi.content.Library;
import hnefi.content.lesson.Lesson;
import hnefi.content.yaml.Fault;
import hnefi.content.yaml.MissingText;
import java.util.Comparator;
import java.util.List;

/// The recorded games that are told, in the order of their index.
///
/// @param faults what was wrong with the files
/// @param missing the texts that some language lacks
public record AnnotatedGames(
    List<AnnotatedGame> all, List<Fault> faults, List<MissingText> missing) {
  /// What a program that tells no games has.
  public static final AnnotatedGames NONE = new AnnotatedGames(List.of(), List.of(), List.of());

  public AnnotatedGames {
    all = List.copyOf(all);
    faults = List.copyOf(faults);
    missing = List.copyOf(missing);
  }

  /// Reads the games; damaged files are left out and named by [#faults()].
  public static AnnotatedGames read(ContentFolder folder, Library library) {
    ContentReader reader = new ContentReader(folder);
    List<AnnotatedGame> all =
        List.copyOf(
            reader.folder("games/annotated", file -> AnnotatedGame.read(file, library)).values());
    return new AnnotatedGames(all, reader.faults(), reader.missing());
  }

  /// Returns the games as they are walked through.
  public List<Lesson> lessons() {
    return all.stream().map(AnnotatedGame::lesson).toList();
  }

  /// Returns the shortest games, in the order in which they stand.
  public AnnotatedGames shortest(int count) {
    List<AnnotatedGame> kept =
        all.stream().sorted(Comparator.comparingInt(AnnotatedGame::plies)).limit(count).toList();
    return new AnnotatedGames(all.stream().filter(kept::contains).toList(), faults, missing);
  }
}
