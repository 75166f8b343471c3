package hnefi.fx.file;

import hnefi.text.Language;
import hnefi.text.Localized;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.image.Image;

/// A desktop on which a test chooses the files and sees what was copied and shown.
public final class ScriptedDesktop
    implements FileDialogs, TextClipboard, PictureClipboard, DocumentViewer {
  public List<Path> opened = List.of();
  public Optional<Path> saved = Optional.empty();
  public Optional<String> copied = Optional.empty();
  public List<Path> copiedFiles = List.of();
  public Optional<Image> picture = Optional.empty();
  public Optional<Path> shown = Optional.empty();
  public boolean viewerMissing;

  /// What the last dialog proposed as a name.
  public String proposed = "";

  public DesktopAccess access() {
    return new DesktopAccess(this, this, this, this);
  }

  @Override
  public List<Path> open(Localized title, List<FileType> types, Language language) {
    return opened;
  }

  @Override
  public Optional<Path> save(
      Localized title, String name, List<FileType> types, Language language) {
    proposed = name;
    return saved;
  }

  @Override
  public void show(Path document) throws IOException {
    if (viewerMissing) {
      throw new IOException("no viewer");
    }
    shown = Optional.of(document);
  }

  @Override
  public List<Path> files() {
    return copiedFiles;
  }

  @Override
  public Optional<String> text() {
    return copied;
  }

  @Override
  public void copy(String text) {
    copied = Optional.of(text);
  }

  @Override
  public void copy(Image copied) {
    picture = Optional.of(copied);
  }
}
