package hnefi.kiosk;

import hnefi.text.Localized;
import java.nio.file.Path;
import java.util.List;

/// What is wrong with a kiosk, as far as it is known when it is asked for. Thread-safe.
public interface Diagnostics {
  /// A kiosk that reads and writes no files.
  Diagnostics NONE =
      new Diagnostics() {
        @Override
        public List<KioskFault> faults() {
          return List.of();
        }

        @Override
        public List<KioskFault> check(Path settings) {
          return List.of();
        }

        @Override
        public List<Localized> problems() {
          return List.of();
        }

        @Override
        public List<String> logTail() {
          return List.of();
        }
      };

  /// Returns the faults of the settings file and of the overlay folder with which this window runs,
  /// each a sentence with file and line.
  List<KioskFault> faults();

  /// Returns the faults of a settings file and of the overlay folder it names, as they are now.
  /// Takes up to some seconds.
  List<KioskFault> check(Path settings);

  /// Returns the sentences on what cannot be kept, as when the home cannot be written.
  List<Localized> problems();

  /// Returns the newest lines of the log, the newest first.
  List<String> logTail();
}
