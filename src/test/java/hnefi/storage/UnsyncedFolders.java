package hnefi.storage;

import java.io.IOException;
import java.nio.file.Path;

/// A disk on which folders cannot be synced.
final class UnsyncedFolders extends LocalDisk {
  @Override
  void forceFolder(Path folder) throws IOException {
    throw new IOException("no such operation: " + folder);
  }
}
