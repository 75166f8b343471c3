package hnefi.kiosk;

import hnefi.content.ContentFolder;
import java.util.List;

/// The content with the texts of the overlay folder in it.
///
/// @param content the built-in content, with every sound file of the overlay folder in place of its
///   own
/// @param faults why the other files of the overlay folder are not shown
public record OverlayCheck(ContentFolder content, List<KioskFault> faults) {
  /// The built-in content alone.
  public static final OverlayCheck NONE = new OverlayCheck(ContentFolder.packed(), List.of());

  public OverlayCheck {
    faults = List.copyOf(faults);
  }
}
