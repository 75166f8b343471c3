package hnefi.storage;

import hnefi.text.Localized;
import java.util.function.Consumer;

/// What everything that is kept in files shares.
///
/// @param writer writes all of them
/// @param notices hears on any thread what is wrong with a file
public record StorageContext(
    AtomicFiles files, BackgroundWriter writer, Consumer<Localized> notices) {
  public StorageContext(BackgroundWriter writer, Consumer<Localized> notices) {
    this(new AtomicFiles(), writer, notices);
  }
}
