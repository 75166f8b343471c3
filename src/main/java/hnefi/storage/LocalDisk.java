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

/// The files of this machine. A file that takes the place of another takes over who may read it.
class LocalDisk implements Disk {
  private final boolean shared;

  /// Makes a disk whose new files only their owner may read.
  LocalDisk() {
    this(false);
  }

  /// @param shared whether new files are for everybody whom the system lets read new files
  LocalDisk(boolean shared) {
    this.shared = shared;
  }

  @Override
  public void createFolders(Path folder) throws IOException {
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

  @Override
  public void createEmpty(Path file) throws IOException {
    Files.createFile(file, rights(file));
  }

  @Override
  public void write(Path file, byte[] bytes, FileTime modified) throws IOException {
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

  @Override
  public void sync(Path file) throws IOException {
    force(file, StandardOpenOption.WRITE);
  }

  @Override
  public void rename(Path from, Path to) throws IOException {
    if (hasPermissions(from) && Files.exists(to)) {
      Files.setPosixFilePermissions(from, Files.getPosixFilePermissions(to));
    }
    try {
      Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException _) {
      Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  @Override
  public void syncFolder(Path folder) {
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

  @Override
  public void delete(Path file) throws IOException {
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
