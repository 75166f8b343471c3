package hnefi.ui.play.sheet;

import hnefi.content.Edition;
import hnefi.content.HouseRules;
import hnefi.content.Library;
import hnefi.fx.file.FileType;
import hnefi.narration.sheet.RuleSheet;
import hnefi.print.RuleSheetPage;
import hnefi.text.Language;
import hnefi.text.Localized;
import hnefi.ui.play.export.Exporter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;

/// A rule sheet that can be printed and kept, one document at a time.
public final class RuleSheetModel {
  private final Edition edition;
  private final Optional<HouseRules> houseRules;
  private final Library library;
  private final Optional<Exporter> exporter;

  /// @param houseRules the name under which the rules are kept; empty if they are not
  /// @param exporter empty where nothing may be printed or kept
  public RuleSheetModel(
      Edition edition,
      Optional<HouseRules> houseRules,
      Library library,
      Optional<Exporter> exporter) {
    this.edition = edition;
    this.houseRules = houseRules;
    this.library = library;
    this.exporter = exporter;
  }

  Edition edition() {
    return edition;
  }

  RuleSheet sheet(Language language) {
    RuleSheet sheet = RuleSheet.of(edition, library, language);
    return houseRules.map(rules -> sheet.named(rules.name())).orElse(sheet);
  }

  /// Whether the sheet can be printed and kept here.
  boolean canExport() {
    return exporter.isPresent();
  }

  /// Whether a document is being made; nothing else is begun meanwhile.
  ReadOnlyBooleanProperty busyProperty() {
    return exporter
        .map(Exporter::busyProperty)
        .orElseGet(() -> new ReadOnlyBooleanWrapper().getReadOnlyProperty());
  }

  /// Makes the PDF and shows it in the viewer of the desktop, which prints it.
  void print(RuleSheet sheet) {
    idle().ifPresent(each -> each.print(() -> RuleSheetPage.pdf(sheet)));
  }

  /// Asks for a file and writes the PDF into it.
  void savePdf(RuleSheet sheet, Localized title, FileType type) {
    save(sheet, title, type, () -> RuleSheetPage.pdf(sheet));
  }

  /// Asks for a file and writes the HTML into it.
  void saveHtml(RuleSheet sheet, Localized title, FileType type) {
    save(sheet, title, type, () -> RuleSheetPage.html(sheet).getBytes(StandardCharsets.UTF_8));
  }

  private void save(RuleSheet sheet, Localized title, FileType type, Supplier<byte[]> content) {
    idle()
        .ifPresent(each ->
            each.save(
                title,
                sheet.title(),
                List.of(new Exporter.Format(type, content)),
                sheet.words().language()));
  }

  private Optional<Exporter> idle() {
    return exporter.filter(each -> !each.busyProperty().get());
  }
}
