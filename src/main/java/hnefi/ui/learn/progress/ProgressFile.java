package hnefi.ui.learn.progress;

import hnefi.storage.KeptFile;
import java.nio.file.Path;

/// The file that keeps what learners have done.
public final class ProgressFile {
  private ProgressFile() {}

  /// Returns the file at this place.
  public static KeptFile<Learners> at(Path file) {
    return new KeptFile<>(file, new ProgressForm());
  }
}
