package hnefi.storage;

import java.io.IOException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;

/// The operations by which files change. What a power cut leaves of them is stated with each, for a
/// file system of the POSIX kind.
interface Disk {
  /// Creates a folder with those above it; they last.
  void createFolders(Path folder) throws IOException;

  /// Creates an empty file. It lasts once its folder is synced.
  ///
  /// @throws java.nio.file.FileAlreadyExistsException if there is anything of this name
  void createEmpty(Path file) throws IOException;

  /// Creates or replaces a file. Its name lasts once its folder is synced, its bytes once it is
  /// synced itself.
  void write(Path file, byte[] bytes, FileTime modified) throws IOException;

  /// Makes the bytes of a file last.
  void sync(Path file) throws IOException;

  /// Gives a file another name in one step, in place of what had it. It lasts once the folder is
  /// synced.
  void rename(Path from, Path to) throws IOException;

  /// Makes the names in a folder last, where the system lets folders be synced.
  void syncFolder(Path folder);

  /// Deletes a file if there is one.
  void delete(Path file) throws IOException;
}
