package hnefi.ui.play.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.Edition;
import hnefi.content.HouseRules;
import hnefi.content.Library;
import hnefi.content.PackedContent;
import hnefi.fx.file.FileType;
import hnefi.fx.file.ScriptedDesktop;
import hnefi.fx.task.BackgroundTasks;
import hnefi.narration.sheet.RuleSheet;
import hnefi.rules.Play;
import hnefi.text.Language;
import hnefi.text.Localized;
import hnefi.ui.play.export.Exporter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RuleSheetModelTest {
  private static final Library LIBRARY = PackedContent.LIBRARY;

  private final ScriptedDesktop desktop = new ScriptedDesktop();
  private final List<Localized> notices = new ArrayList<>();
  private final RuleSheetModel model =
      model(LIBRARY.edition("haende").orElseThrow(), Optional.empty());
  private final RuleSheet sheet = model.sheet(Language.EN);

  @Test
  void toPrintThePdfIsShownInTheViewerOfTheDesktop() throws IOException {
    model.print(sheet);
    Path shown = desktop.shown.orElseThrow();
    assertThat(Files.readString(shown, StandardCharsets.ISO_8859_1)).startsWith("%PDF-");
    assertThat(notices).hasSize(1);
    assertThat(model.busyProperty().get()).isFalse();
    Files.delete(shown);
  }

  @Test
  void theWebPageGoesIntoTheFileThatWasChosen(@TempDir Path folder) {
    Path file = folder.resolve("rules.html");
    desktop.saved = Optional.of(file);
    model.saveHtml(sheet, _ -> "Save", new FileType(_ -> "HTML", ".html"));
    assertThat(desktop.proposed).isEqualTo("Brandub (Der Haende Werk)");
    assertThat(file).content().contains("<html lang=\"en\">", "Brandub (Der Haende Werk)");
  }

  @Test
  void theTitleTellsTheNameOfHouseRules() {
    Edition edition =
        LIBRARY
            .edition("haende")
            .orElseThrow()
            .with(List.of(Play.value("king-armed=no")))
            .toOptional()
            .orElseThrow();
    HouseRules summer = new HouseRules("Summer", edition.name());

    assertThat(model(edition, Optional.of(summer)).sheet(Language.EN).title())
        .isEqualTo("“Summer” – Brandub (Der Haende Werk), house rules");
    assertThat(model(edition, Optional.empty()).sheet(Language.EN).title())
        .isEqualTo("Brandub (Der Haende Werk), house rules");
  }

  private RuleSheetModel model(Edition edition, Optional<HouseRules> houseRules) {
    return new RuleSheetModel(
        edition,
        houseRules,
        LIBRARY,
        Optional.of(new Exporter(desktop.access(), BackgroundTasks.immediate(), notices::add)));
  }

  @Test
  void whoChoosesNoFileGetsNone() {
    model.saveHtml(sheet, _ -> "Save", new FileType(_ -> "HTML", ".html"));
    assertThat(notices).isEmpty();
  }

  @Test
  void aFileThatCannotBeWrittenIsTold(@TempDir Path folder) {
    desktop.saved = Optional.of(folder);
    model.saveHtml(sheet, _ -> "Save", new FileType(_ -> "HTML", ".html"));
    assertThat(notices)
        .singleElement()
        .satisfies(
            each -> assertThat(each.in(Language.EN)).contains("there is a folder in its place"));
    assertThat(model.busyProperty().get()).isFalse();
  }
}
