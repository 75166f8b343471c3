package hnefi.fx.file;

import hnefi.text.Language;
import hnefi.text.Localized;
import hnefi.text.Words;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.stage.FileChooser;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/// The dialogs of the desktop itself. They begin in the folder in which something was chosen last;
/// before that in the folder for documents, which Windows and macOS know themselves.
public final class DesktopFileDialogs implements FileDialogs {
  private Optional<Path> folder;

  /// @param documents where somebody keeps documents; empty where the system itself knows it
  public DesktopFileDialogs(Optional<Path> documents) {
    folder = documents;
  }

  @Override
  public List<Path> open(Localized title, List<FileType> types, Language language) {
    FileChooser chooser = chooser(title, language);
    List<String> endings = types.stream().map(type -> "*" + type.ending()).toList();
    Words words = Words.of(FileDialogs.class, "dialog", language);
    chooser
        .getExtensionFilters()
        .addAll(
            new FileChooser.ExtensionFilter(
                String.join(", ", types.stream().map(type -> type.name().in(language)).toList()),
                endings),
            new FileChooser.ExtensionFilter(words.say("all-files"), "*.*"));
    List<File> chosen = chooser.showOpenMultipleDialog(owner());
    List<Path> files = chosen == null ? List.of() : chosen.stream().map(File::toPath).toList();
    files.stream().findFirst().ifPresent(this::remember);
    return files;
  }

  @Override
  public Optional<Path> save(
      Localized title, String name, List<FileType> types, Language language) {
    String proposed = name + types.getFirst().ending();
    while (true) {
      FileChooser chooser = chooser(title, language);
      chooser.setInitialFileName(proposed);
      chooser
          .getExtensionFilters()
          .addAll(types.stream().map(type -> filter(type, language)).toList());
      File chosen = chooser.showSaveDialog(owner());
      if (chosen == null) {
        return Optional.empty();
      }
      Path file = complete(chosen.toPath(), chooser.getSelectedExtensionFilter(), types);
      remember(file);
      // The dialog asked about the name that was typed; it asks about this one too.
      if (file.equals(chosen.toPath()) || !Files.exists(file)) {
        return Optional.of(file);
      }
      proposed = file.getFileName().toString();
    }
  }

  private static FileChooser.ExtensionFilter filter(FileType type, Language language) {
    return new FileChooser.ExtensionFilter(type.name().in(language), "*" + type.ending());
  }

  private static Path complete(
      Path file, FileChooser.@Nullable ExtensionFilter filter, List<FileType> types) {
    List<FileType> wanted =
        types.stream()
            .filter(type -> filter != null && filter.getExtensions().contains("*" + type.ending()))
            .toList();
    return complete(file, wanted.isEmpty() ? types : wanted, types);
  }

  /// An ending that somebody typed counts more than the kind that is chosen beside it.
  private static Path complete(Path file, List<FileType> wanted, List<FileType> all) {
    boolean typed = FileName.complete(file, all).equals(file);
    return typed ? file : FileName.complete(file, wanted);
  }

  private FileChooser chooser(Localized title, Language language) {
    FileChooser chooser = new FileChooser();
    chooser.setTitle(title.in(language));
    folder.filter(Files::isDirectory).ifPresent(path -> chooser.setInitialDirectory(path.toFile()));
    return chooser;
  }

  /// Returns the window that waits for the answer.
  private static @Nullable Window owner() {
    return Window.getWindows().stream().filter(Window::isFocused).findFirst().orElse(null);
  }

  private void remember(Path file) {
    folder = Optional.ofNullable(file.toAbsolutePath().getParent());
  }
}
