package hnefi.fx.file;

import java.nio.file.Path;

/// What a window on a desktop may do beyond its own frame. A kiosk has none of it.
public record DesktopAccess(
    FileDialogs dialogs,
    TextClipboard clipboard,
    PictureClipboard pictures,
    DocumentViewer viewer) {
  /// Returns what the desktop itself offers.
  ///
  /// @param home the home folder
  /// @param configuration where desktops on Linux keep their settings
  public static DesktopAccess ofThisDesktop(Path home, Path configuration) {
    DesktopClipboard clipboard = new DesktopClipboard();
    return new DesktopAccess(
        new DesktopFileDialogs(DocumentsFolder.ofThisDesktop(home, configuration)),
        clipboard,
        clipboard,
        new DesktopDocumentViewer());
  }
}
