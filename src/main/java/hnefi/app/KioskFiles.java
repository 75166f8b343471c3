package hnefi.app;

import hnefi.kiosk.BoundedLog;
import hnefi.kiosk.KioskSettings;
import hnefi.kiosk.KioskSettingsReader;
import hnefi.kiosk.VisitCounts;
import hnefi.storage.UserFolders;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Where a kiosk reads and writes.
///
/// @param settings the file of the settings; empty if there is none
/// @param reading what it says
/// @param data the folder of counts and log
record KioskFiles(Optional<Path> settings, KioskSettingsReader.Reading reading, Path data) {
  private static final String USUAL = "kiosk.yaml";

  /// Reads the settings.
  ///
  /// @param named the file that was named; empty for the usual one, if it is there
  static KioskFiles of(Optional<Path> named) {
    UserFolders folders = UserFolders.ofThisMachine(_ -> {});
    Optional<Path> settings =
        named
            .map(Path::toAbsolutePath)
            .or(() -> Optional.of(folders.configuration().resolve(USUAL)).filter(Files::exists));
    KioskSettingsReader.Reading reading =
        settings
            .map(KioskSettingsReader::read)
            .orElseGet(() -> new KioskSettingsReader.Reading(KioskSettings.DEFAULT, List.of()));
    return new KioskFiles(
        settings, reading, reading.settings().data().orElse(folders.data().resolve("kiosk")));
  }

  Path log() {
    return data.resolve(BoundedLog.FILE);
  }

  Path counts() {
    return data.resolve(VisitCounts.FILE);
  }
}
