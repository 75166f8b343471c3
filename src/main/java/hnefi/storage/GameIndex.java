package hnefi.storage;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/// What was last read of the files in the folder of the games, so that only those that changed are
/// read again. Thread-safe.
final class GameIndex {
  private static final long UNKNOWN = -1;

  /// A file with the time, in milliseconds, and the size at which it was read.
  private record Line(long modified, long size, GameRepository.Entry entry) {
    Line(BasicFileAttributes file, GameRepository.Entry entry) {
      this(file.lastModifiedTime().toMillis(), file.size(), entry);
    }

    boolean isOf(BasicFileAttributes file) {
      return file.lastModifiedTime().toMillis() == modified
          && (size == UNKNOWN || file.size() == size);
    }
  }

  private final Path folder;
  private final String ending;
  private final Function<String, GameRepository.Entry> reader;
  private final Map<String, Line> lines = new HashMap<>();
  private List<GameRepository.Entry> games = List.of();

  /// @param reader reads the file of a name
  GameIndex(Path folder, String ending, Function<String, GameRepository.Entry> reader) {
    this.folder = folder;
    this.ending = ending;
    this.reader = reader;
  }

  /// Returns the games as they were last read, the latest first.
  synchronized List<GameRepository.Entry> games() {
    return games;
  }

  /// Reads what is new in the folder, and forgets what is gone.
  void scan() throws IOException {
    Map<String, Line> before = lines();
    Map<String, BasicFileAttributes> files = files();
    files.forEach((name, file) -> {
      Optional<Line> known = Optional.ofNullable(before.get(name));
      if (known.filter(line -> line.isOf(file)).isEmpty()) {
        put(name, known, new Line(file, reader.apply(name)));
      }
    });
    synchronized (this) {
      lines
          .keySet()
          .removeIf(name -> !files.containsKey(name) && !Files.exists(folder.resolve(name)));
      sort();
    }
  }

  /// Takes note of a file that was just written.
  ///
  /// @param modified in milliseconds
  synchronized void note(String name, long modified, GameRepository.Entry entry) {
    lines.put(name, new Line(modified, UNKNOWN, entry));
    sort();
  }

  /// Takes note of a file that was taken away.
  synchronized void forget(String name) {
    lines.remove(name);
    sort();
  }

  /// Returns when the file that was modified last says it was, in milliseconds; 0 without files.
  long lastModified() throws IOException {
    return files().values().stream()
        .mapToLong(file -> file.lastModifiedTime().toMillis())
        .max()
        .orElse(0);
  }

  private synchronized Map<String, Line> lines() {
    return Map.copyOf(lines);
  }

  /// A game that was written or taken away since the scan began stays as it was noted then.
  private synchronized void put(String name, Optional<Line> known, Line read) {
    if (Optional.ofNullable(lines.get(name)).equals(known) && Files.exists(folder.resolve(name))) {
      lines.put(name, read);
    }
  }

  private void sort() {
    Comparator<Line> latestFirst =
        Comparator.comparing(Line::modified).thenComparing(line -> line.entry().file()).reversed();
    games = lines.values().stream().sorted(latestFirst).map(Line::entry).toList();
  }

  /// An empty file is the name of a game whose first move was never written.
  private Map<String, BasicFileAttributes> files() throws IOException {
    Map<String, BasicFileAttributes> files = new HashMap<>();
    if (!Files.isDirectory(folder)) {
      return files;
    }
    try (DirectoryStream<Path> all = Files.newDirectoryStream(folder, "*" + ending)) {
      for (Path each : all) {
        try {
          BasicFileAttributes file = Files.readAttributes(each, BasicFileAttributes.class);
          if (file.size() > 0 || !file.isRegularFile()) {
            files.put(each.getFileName().toString(), file);
          }
        } catch (IOException _) {
          // Deleted meanwhile, or a link that cannot be followed.
        }
      }
    }
    return files;
  }
}
