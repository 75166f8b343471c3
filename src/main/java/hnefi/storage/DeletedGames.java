package hnefi.storage;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.Period;

/// Where deleted games lie for a while, so that nothing is lost by a slip: a folder for each day.
final class DeletedGames {
  private static final Period KEPT = Period.ofDays(30);

  private final Path folder;
  private final AtomicFiles files;

  /// @param games the folder of the games
  DeletedGames(Path games, AtomicFiles files) {
    this.folder = games.resolve("deleted");
    this.files = files;
  }

  /// Takes a file away.
  ///
  /// @return where it lies now
  Path take(Path file, LocalDate today) throws IOException {
    removeOld(today);
    return files.move(file, folder.resolve(today.toString()));
  }

  private void removeOld(LocalDate today) {
    try (DirectoryStream<Path> days = Files.newDirectoryStream(folder)) {
      for (Path day : days) {
        if (isOld(day, today)) {
          remove(day);
        }
      }
    } catch (IOException _) {
      // There are none yet, or they may be gone next time.
    }
  }

  private static boolean isOld(Path day, LocalDate today) {
    try {
      return LocalDate.parse(day.getFileName().toString()).isBefore(today.minus(KEPT));
    } catch (DateTimeException _) {
      return false;
    }
  }

  private static void remove(Path day) throws IOException {
    try (DirectoryStream<Path> games = Files.newDirectoryStream(day)) {
      for (Path each : games) {
        Files.deleteIfExists(each);
      }
    }
    Files.deleteIfExists(day);
  }
}
