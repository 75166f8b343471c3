package hnefi.ui.play.sheet;

import hnefi.content.Edition;
import hnefi.content.HouseRules;
import hnefi.content.Library;
import hnefi.narration.sheet.RuleSheet;
import hnefi.print.RuleSheetPage;
import hnefi.storage.AtomicFiles;
import hnefi.storage.FileProblem;
import hnefi.text.Language;
import hnefi.text.Localized;
import hnefi.text.Message;
import hnefi.ui.file.DesktopAccess;
import hnefi.ui.file.DocumentViewer;
import hnefi.ui.file.FileName;
import hnefi.ui.file.FileType;
import hnefi.ui.task.BackgroundTasks;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// A rule sheet that can be printed and kept. A document is made in the background.
public final class RuleSheetModel {
  private final Edition edition;
  private final Optional<HouseRules> houseRules;
  private final Library library;
  private final Optional<DesktopAccess> desktop;
  private final BackgroundTasks background;
  private final Consumer<Localized> notices;
  private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<Optional<Message>> done =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /// @param houseRules the name under which the rules are kept; empty if they are not
  /// @param desktop empty where nothing may be printed or kept
  /// @param notices hears what went wrong
  public RuleSheetModel(
      Edition edition,
      Optional<HouseRules> houseRules,
      Library library,
      Optional<DesktopAccess> desktop,
      BackgroundTasks background,
      Consumer<Localized> notices) {
    this.edition = edition;
    this.houseRules = houseRules;
    this.library = library;
    this.desktop = desktop;
    this.background = background;
    this.notices = notices;
  }

  Edition edition() {
    return edition;
  }

  RuleSheet sheet(Language language) {
    RuleSheet sheet = RuleSheet.of(edition, library, language);
    return houseRules.map(rules -> sheet.named(rules.name())).orElse(sheet);
  }

  /// Whether the sheet can be printed and kept here.
  boolean hasDesktop() {
    return desktop.isPresent();
  }

  /// Whether a document is being made.
  ReadOnlyBooleanProperty busyProperty() {
    return busy.getReadOnlyProperty();
  }

  /// What was done last: a message of `screen`.
  ReadOnlyObjectProperty<Optional<Message>> doneProperty() {
    return done.getReadOnlyProperty();
  }

  /// Makes the PDF and shows it in the viewer of the desktop, which prints it.
  void print(RuleSheet sheet) {
    desktop.ifPresent(access ->
        make(
            RuleSheetModel::temporary,
            () -> RuleSheetPage.pdf(sheet),
            file -> shown(access.viewer(), file)));
  }

  /// Asks for a file and writes the PDF into it.
  void savePdf(RuleSheet sheet, Localized title, FileType type) {
    save(sheet, title, type, () -> RuleSheetPage.pdf(sheet));
  }

  /// Asks for a file and writes the HTML into it.
  void saveHtml(RuleSheet sheet, Localized title, FileType type) {
    save(sheet, title, type, () -> RuleSheetPage.html(sheet).getBytes(StandardCharsets.UTF_8));
  }

  private void save(RuleSheet sheet, Localized title, FileType type, Content content) {
    desktop
        .flatMap(access ->
            access
                .dialogs()
                .save(
                    title,
                    FileName.of(sheet.title(), "hnefatafl"),
                    List.of(type),
                    sheet.words().language()))
        .ifPresent(file ->
            make(
                () -> file,
                content,
                written -> Message.of("sheet.saved", written.getFileName().toString())));
  }

  private static Message shown(DocumentViewer viewer, Path file) {
    try {
      viewer.show(file);
      return Message.of("sheet.opened");
    } catch (IOException _) {
      return Message.of("sheet.no-viewer", file.toString());
    }
  }

  /// The viewer may need it longer than this program runs; the system clears its folder.
  private static Path temporary() throws IOException {
    return Files.createTempFile("hnefi-", ".pdf");
  }

  /// Where a document goes.
  private interface Target {
    Path file() throws IOException;
  }

  /// What is in it.
  private interface Content {
    byte[] bytes();
  }

  /// What is done when it is written.
  private interface Ending {
    Message of(Path file) throws IOException;
  }

  private void make(Target target, Content content, Ending ending) {
    if (busy.get()) {
      return;
    }
    busy.set(true);
    done.set(Optional.empty());
    background.begin(
        _ -> made(target, content, ending),
        told -> {
          busy.set(false);
          told.accept(this);
        },
        () -> busy.set(false));
  }

  private static Consumer<RuleSheetModel> made(Target target, Content content, Ending ending) {
    Path file = Path.of("");
    try {
      file = target.file();
      AtomicFiles.forDocuments().write(file, content.bytes());
      Message message = ending.of(file);
      return model -> model.done.set(Optional.of(message));
    } catch (IOException e) {
      FileProblem problem = FileProblem.Unreachable.of(file, e);
      return model -> model.notices.accept(problem);
    }
  }
}
