package hnefi.storage;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Writes text files in one step, so that a reader finds the old text or the new one and never half
/// of it, and so that the new one outlasts a power cut as soon as the call returns, where the
/// system lets folders be synced.
///
/// A symbolic link stays: what it points at is written.
public final class AtomicFiles {
  private static final Pattern TEMPORARY = Pattern.compile(".+\\.([0-9]{1,20})\\.new");
  private static final int LINKS_FOLLOWED = 40;

  private final LocalDisk disk;

  /// Makes files that only their owner may read.
  public AtomicFiles() {
    this(new LocalDisk());
  }

  /// Returns what writes files that somebody wants elsewhere, to show and to share them: who may
  /// read them is for the system to say.
  public static AtomicFiles forDocuments() {
    return new AtomicFiles(new LocalDisk(true));
  }

  AtomicFiles(LocalDisk disk) {
    this.disk = disk;
  }

  /// Replaces a file. Folders on the way are created.
  public void write(Path file, String text) throws IOException {
    write(file, text, FileTime.from(Instant.now()));
  }

  /// Replaces a file.
  ///
  /// @param modified when the file should say it was modified
  public void write(Path file, String text, FileTime modified) throws IOException {
    write(file, text.getBytes(StandardCharsets.UTF_8), modified);
  }

  /// Replaces a file that is no text. Folders on the way are created.
  public void write(Path file, byte[] content) throws IOException {
    write(file, content, FileTime.from(Instant.now()));
  }

  private void write(Path file, byte[] content, FileTime modified) throws IOException {
    Path target = target(file);
    Path folder = folder(target);
    disk.createFolders(folder);
    Path temporary =
        folder.resolve(target.getFileName() + "." + ProcessHandle.current().pid() + ".new");
    try {
      disk.write(temporary, content, modified);
      disk.sync(temporary);
      disk.rename(temporary, target);
    } catch (IOException e) {
      deleteAfter(e, temporary);
      throw e;
    }
    disk.syncFolder(folder);
  }

  /// Writes a new file under the first free name: `STEM.ENDING`, `STEM-2.ENDING`, ... No file is
  /// ever replaced, even if another program creates one of the same name at the same moment.
  public Path create(Path folder, String stem, String ending, String text, FileTime modified)
      throws IOException {
    disk.createFolders(folder.toAbsolutePath());
    Path file = reserve(folder, stem, ending);
    try {
      write(file, text, modified);
      return file;
    } catch (IOException e) {
      deleteAfter(e, file);
      throw e;
    }
  }

  /// Moves a file to another folder under its name, or the first free one made of it:
  /// `STEM.ENDING`, `STEM-2.ENDING`, ... It says as before when it was modified.
  ///
  /// @return where it lies now
  public Path move(Path file, Path folder) throws IOException {
    disk.createFolders(folder.toAbsolutePath());
    String name = file.getFileName().toString();
    int dot = name.lastIndexOf('.');
    int end = dot < 0 ? name.length() : dot;
    Path moved = reserve(folder, name.substring(0, end), name.substring(end));
    try {
      disk.rename(file, moved);
    } catch (IOException e) {
      deleteAfter(e, moved);
      throw e;
    }
    disk.syncFolder(folder);
    disk.syncFolder(folder(file));
    return moved;
  }

  private void deleteAfter(IOException failure, Path file) {
    try {
      disk.delete(file);
    } catch (IOException e) {
      failure.addSuppressed(e);
    }
  }

  private Path reserve(Path folder, String stem, String ending) throws IOException {
    for (int i = 1; ; i++) {
      Path candidate = folder.resolve(stem + (i == 1 ? "" : "-" + i) + ending);
      try {
        disk.createEmpty(candidate);
        return candidate;
      } catch (FileAlreadyExistsException _) {
        // The next name may be free.
      }
    }
  }

  /// Moves a file out of the way, beside its old place: `NAME.LABEL-1`, or a higher number if that
  /// is taken.
  ///
  /// @return where it lies now
  public Path setAside(Path file, String label) throws IOException {
    Path target = target(file);
    for (int i = 1; ; i++) {
      Path aside = target.resolveSibling(target.getFileName() + "." + label + "-" + i);
      if (!Files.exists(aside)) {
        disk.rename(target, aside);
        disk.syncFolder(folder(target));
        return aside;
      }
    }
  }

  /// Removes the temporary files that programs left in a folder when they were killed.
  public void removeTemporaryFiles(Path folder) {
    try (DirectoryStream<Path> left = Files.newDirectoryStream(folder, "*.new")) {
      for (Path each : left) {
        Matcher name = TEMPORARY.matcher(each.getFileName().toString());
        if (name.matches() && !isAlive(name.group(1)) && Files.isRegularFile(each)) {
          disk.delete(each);
        }
      }
    } catch (IOException _) {
      // They do no harm, and may be gone next time.
    }
  }

  private static boolean isAlive(String process) {
    try {
      return ProcessHandle.of(Long.parseLong(process)).map(ProcessHandle::isAlive).orElse(false);
    } catch (NumberFormatException _) {
      return false;
    }
  }

  private static Path folder(Path target) {
    return target.toAbsolutePath().resolveSibling("");
  }

  private static Path target(Path file) throws IOException {
    Path target = file.toAbsolutePath();
    for (int i = 0; i < LINKS_FOLLOWED && Files.isSymbolicLink(target); i++) {
      target = target.resolveSibling(Files.readSymbolicLink(target));
    }
    return target;
  }
}
