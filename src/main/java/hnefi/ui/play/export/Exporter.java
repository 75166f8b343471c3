package hnefi.ui.play.export;

import hnefi.fx.file.DesktopAccess;
import hnefi.fx.file.FileName;
import hnefi.fx.file.FileType;
import hnefi.fx.shell.Confirmation;
import hnefi.fx.task.BackgroundTasks;
import hnefi.storage.AtomicFiles;
import hnefi.storage.FileProblem;
import hnefi.text.Language;
import hnefi.text.Localized;
import hnefi.text.Words;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.image.Image;

/// Writes documents where somebody wants them, beside the window, and says what came of it.
public final class Exporter {
  private final DesktopAccess desktop;
  private final BackgroundTasks background;
  private final Consumer<Localized> notices;
  private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper();
  private int underWay;

  /// @param notices hears what was done, and what went wrong
  public Exporter(DesktopAccess desktop, BackgroundTasks background, Consumer<Localized> notices) {
    this.desktop = desktop;
    this.background = background;
    this.notices = notices;
  }

  /// Whether a document is being made.
  public ReadOnlyBooleanProperty busyProperty() {
    return busy.getReadOnlyProperty();
  }

  /// A way to write something.
  ///
  /// @param content makes it, on any thread
  public record Format(FileType type, Supplier<byte[]> content) {}

  /// Asks for a file and writes into it what its ending asks for.
  ///
  /// @param name what is proposed, without its ending
  public void save(Localized title, String name, List<Format> formats, Language language) {
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
          run(() -> {
            try {
              AtomicFiles.forDocuments().write(file, wanted.content().get());
              return Confirmation.of(said("export.saved", FileName.of(file)));
            } catch (IOException e) {
              return FileProblem.Unreachable.of(file, e);
            }
          });
        });
  }

  private static boolean hasEnding(Path file, FileType type) {
    return file.getFileName().toString().toLowerCase(Locale.ROOT).endsWith(type.ending());
  }

  /// Shows a PDF in the viewer of the desktop, which prints it.
  public void print(Supplier<byte[]> pdf) {
    run(() -> printed(pdf));
  }

  private Localized printed(Supplier<byte[]> pdf) {
    Path file = Path.of(System.getProperty("java.io.tmpdir", ""));
    try {
      // The viewer may need it longer than this program runs; the system clears its folder.
      file = Files.createTempFile("hnefi-", ".pdf");
      Files.write(file, pdf.get());
    } catch (IOException e) {
      return FileProblem.Unreachable.of(file, e);
    }
    try {
      desktop.viewer().show(file);
      return Confirmation.of(said("export.opened"));
    } catch (IOException _) {
      return said("export.no-viewer", file.toString());
    }
  }

  /// Puts a picture into the clipboard.
  void copy(Image picture) {
    desktop.pictures().copy(picture);
    notices.accept(Confirmation.of(said("export.copied")));
  }

  /// @param making says what came of it
  private void run(Supplier<Localized> making) {
    count(1);
    background.begin(
        making,
        told -> {
          count(-1);
          notices.accept(told);
        },
        () -> count(-1));
  }

  private void count(int more) {
    underWay += more;
    busy.set(underWay > 0);
  }

  private static Localized said(String key, Object... arguments) {
    return language -> Words.of(Exporter.class, "export", language).say(key, arguments);
  }
}
