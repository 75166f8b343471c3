package hnefi.ui.file;

/// What a window on a desktop may do beyond its own frame. A kiosk has none of it.
public record DesktopAccess(
    FileDialogs dialogs,
    TextClipboard clipboard,
    PictureClipboard pictures,
    DocumentViewer viewer) {
  /// Returns what the desktop itself offers.
  public static DesktopAccess ofThisDesktop() {
    DesktopClipboard clipboard = new DesktopClipboard();
    return new DesktopAccess(
        new DesktopFileDialogs(), clipboard, clipboard, new DesktopDocumentViewer());
  }
}
