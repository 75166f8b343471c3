package hnefi.ui.settings;

import hnefi.storage.KeptFile;
import java.nio.file.Path;

/// The file that keeps the settings.
public final class SettingsFile {
  private SettingsFile() {}

  /// Returns the file at this place.
  public static KeptFile<Settings> at(Path file) {
    return new KeptFile<>(file, new SettingsText());
  }
}
