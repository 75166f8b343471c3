package hnefi.storage;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/// A lock on a file that one process at a time can hold. The system lets go of it when the process
/// dies, however it dies; the file stays.
public final class ProcessLock implements AutoCloseable {
  private final FileChannel channel;

  private ProcessLock(FileChannel channel) {
    this.channel = channel;
  }

  /// Takes the lock. Folders on the way are created.
  ///
  /// @return empty if somebody has it
  /// @throws IOException if there can be no lock
  public static Optional<ProcessLock> take(Path file) throws IOException {
    new LocalDisk().createFolders(file.toAbsolutePath().resolveSibling(""));
    FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    try {
      if (channel.tryLock() != null) {
        return Optional.of(new ProcessLock(channel));
      }
    } catch (OverlappingFileLockException _) {
      // Held by this very process.
    } catch (IOException e) {
      channel.close();
      throw e;
    }
    channel.close();
    return Optional.empty();
  }

  /// Lets others have the lock.
  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException _) {
      // The system lets go when the process ends.
    }
  }
}
