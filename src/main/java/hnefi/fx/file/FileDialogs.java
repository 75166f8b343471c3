package hnefi.fx.file;

import hnefi.text.Language;
import hnefi.text.Localized;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Dialogs of the desktop in which somebody chooses files. Each call waits for the answer; call it
/// on the JavaFX thread.
public interface FileDialogs {
  /// Asks for files to open.
  ///
  /// @param types all are shown together at first
  /// @return the files, none if nobody chose any
  List<Path> open(Localized title, List<FileType> types, Language language);

  /// Asks for one file to write. The desktop asks itself before a file that exists is replaced.
  ///
  /// @param name what is proposed, without its ending
  /// @param types the first is proposed
  /// @return the file, whose name ends as one of the types; empty if nobody chose any
  Optional<Path> save(Localized title, String name, List<FileType> types, Language language);
}
