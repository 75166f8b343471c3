package hnefi.ui.play.export;

import hnefi.storage.AtomicFiles;
import hnefi.storage.FileProblem;
import hnefi.text.Language;
import hnefi.text.Localized;
import hnefi.text.Words;
import hnefi.ui.file.DesktopAccess;
import hnefi.ui.file.FileName;
import hnefi.ui.file.FileType;
import hnefi.ui.shell.Confirmation;
import hnefi.ui.task.BackgroundTasks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.scene.image.Image;

/// Writes documents where somebody wants them, beside the window, and says what came of it.
public final class Exporter {
  private final DesktopAccess desktop;
  private final BackgroundTasks background;
  private final Consumer<Localized> notices;

  /// @param notices hears what was done, and what went wrong
  public Exporter(DesktopAccess desktop, BackgroundTasks background, Consumer<Localized> notices) {
    this.desktop = desktop;
    this.background = background;
    this.notices = notices;
  }

  /// A way to write something.
  ///
  /// @param content makes it, on any thread
  record Format(FileType type, Supplier<byte[]> content) {}

  /// Asks for a file and writes into it what its ending asks for.
  ///
  /// @param name what is proposed, without its ending
  void save(Localized title, String name, List<Format> formats, Language language) {
    List<FileType> types = formats.stream().map(Format::type).toList();
    desktop
        .dialogs()
        .save(title, FileName.of(name, "hnefatafl"), types, language)
        .ifPresent(file -> {
          Format wanted =
              formats.stream()
                  .filter(each -> hasEnding(file, each.type()))
                  .findFirst()
                  .orElse(formats.getFirst());
          write(
              () -> {
                AtomicFiles.forDocuments().write(file, wanted.content().get());
                return said("export.saved", file.getFileName().toString());
              },
              file);
        });
  }

  private static boolean hasEnding(Path file, FileType type) {
    return file.getFileName().toString().toLowerCase(Locale.ROOT).endsWith(type.ending());
  }

  /// Shows a PDF in the viewer of the desktop, which prints it.
  void print(Supplier<byte[]> pdf) {
    write(
        () -> {
          Path file = Files.createTempFile("hnefi-", ".pdf");
          file.toFile().deleteOnExit();
          Files.write(file, pdf.get());
          desktop.viewer().show(file);
          return said("export.opened");
        },
        Path.of(System.getProperty("java.io.tmpdir", "")));
  }

  /// Puts a picture into the clipboard.
  void copy(Image picture) {
    desktop.pictures().copy(picture);
    notices.accept(Confirmation.of(said("export.copied")));
  }

  /// Makes something and says what came of it.
  private interface Making {
    Localized run() throws IOException;
  }

  private void write(Making making, Path file) {
    background.begin(
        _ -> {
          try {
            return Confirmation.of(making.run());
          } catch (IOException e) {
            return FileProblem.Unreachable.of(file, e);
          }
        },
        notices,
        () -> {});
  }

  private static Localized said(String key, Object... arguments) {
    return language -> Words.of(Exporter.class, "export", language).say(key, arguments);
  }
}
