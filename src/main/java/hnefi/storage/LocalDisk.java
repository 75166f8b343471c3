package hnefi.storage;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/// The files of this machine, and the operations by which they change. What a power cut leaves of
/// them is stated with each, for a file system of the POSIX kind. A file that takes the place of
/// another takes over who may read it.
class LocalDisk {
  private final boolean shared;

  /// Makes a disk whose new files only their owner may read.
  LocalDisk() {
    this(false);
  }

  /// @param shared whether new files are for everybody whom the system lets read new files
  LocalDisk(boolean shared) {
    this.shared = shared;
  }

  /// Creates a folder with those above it; they last.
  void createFolders(Path folder) throws IOException {
    if (Files.isDirectory(folder)) {
      return;
    }
    Path above = folder.getParent();
    if (above != null) {
      createFolders(above);
    }
    try {
      Files.createDirectory(folder);
    } catch (FileAlreadyExistsException e) {
      if (!Files.isDirectory(folder)) {
        throw e;
      }
    }
    if (above != null) {
      syncFolder(above);
    }
  }

  /// Creates an empty file. It lasts once its folder is synced.
  ///
  /// @throws FileAlreadyExistsException if there is anything of this name
  void createEmpty(Path file) throws IOException {
    Files.createFile(file, rights(file));
  }

  /// Creates or replaces a file. Its name lasts once its folder is synced, its bytes once it is
  /// synced itself.
  void write(Path file, byte[] bytes, FileTime modified) throws IOException {
    Files.deleteIfExists(file);
    try (FileChannel channel =
        FileChannel.open(
            file, Set.of(StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW), rights(file))) {
      ByteBuffer buffer = ByteBuffer.wrap(bytes);
      while (buffer.hasRemaining()) {
        channel.write(buffer);
      }
    }
    Files.setLastModifiedTime(file, modified);
  }

  /// Makes the bytes of a file last.
  void sync(Path file) throws IOException {
    force(file, StandardOpenOption.WRITE);
  }

  /// Gives a file another name in one step, in place of what had it. It lasts once the folder is
  /// synced.
  void rename(Path from, Path to) throws IOException {
    if (hasPermissions(from) && Files.exists(to)) {
      Files.setPosixFilePermissions(from, Files.getPosixFilePermissions(to));
    }
    try {
      Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException _) {
      Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /// Makes the names in a folder last, where the system lets folders be synced.
  void syncFolder(Path folder) {
    try {
      forceFolder(folder);
    } catch (IOException _) {
      // What was done in the folder is done; when it lasts is for the system to say.
    }
  }

  /// @throws IOException where folders cannot be opened, as on Windows, or not synced
  void forceFolder(Path folder) throws IOException {
    force(folder, StandardOpenOption.READ);
  }

  private static void force(Path path, StandardOpenOption access) throws IOException {
    try (FileChannel channel = FileChannel.open(path, access)) {
      channel.force(true);
    }
  }

  /// Deletes a file if there is one.
  void delete(Path file) throws IOException {
    Files.deleteIfExists(file);
  }

  private FileAttribute<?>[] rights(Path file) {
    return hasPermissions(file) && !shared
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
        }
        : new FileAttribute<?>[0];
  }

  private static boolean hasPermissions(Path file) {
    return file.getFileSystem().supportedFileAttributeViews().contains("posix");
  }
}
