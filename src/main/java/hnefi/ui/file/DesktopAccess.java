package hnefi.ui.file;

/// What a window on a desktop may do beyond its own frame. A kiosk has none of it.
public record DesktopAccess(FileDialogs dialogs, TextClipboard clipboard, DocumentViewer viewer) {
  /// Returns what the desktop itself offers.
  public static DesktopAccess ofThisDesktop() {
    return new DesktopAccess(
        new DesktopFileDialogs(), new DesktopClipboard(), new DesktopDocumentViewer());
  }
}
