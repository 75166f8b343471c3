package hnefi.ui.play.rules;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.EditionName;
import hnefi.content.HouseRules;
import hnefi.content.Library;
import hnefi.content.PackedContent;
import hnefi.fx.file.ScriptedDesktop;
import hnefi.fx.shell.Confirmation;
import hnefi.fx.task.BackgroundTasks;
import hnefi.rules.Switch;
import hnefi.text.Language;
import hnefi.text.Localized;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HouseRulesActionsTest {
  private static final Library LIBRARY = PackedContent.LIBRARY;
  private static final EditionName UNARMED =
      LIBRARY
          .edition("fetlar")
          .orElseThrow()
          .with(Switch.KING_ARMED.read("no").orElseThrow())
          .toOptional()
          .orElseThrow()
          .name();
  private static final EditionName BRANDUB = EditionName.of("haende");

  private final List<List<HouseRules>> saved = new ArrayList<>();
  private final List<Localized> notices = new ArrayList<>();
  private final ScriptedDesktop desktop = new ScriptedDesktop();
  private final HouseRulesModel model = new HouseRulesModel(List::of, saved::add);
  private final HouseRulesActions actions =
      new HouseRulesActions(
          model,
          () -> LIBRARY,
          Optional.of(desktop.access()),
          BackgroundTasks.immediate(),
          notices::add);

  @Test
  void rulesAreKeptUnderTheirNameAndWritten() {
    actions.keep("  Winter\n", UNARMED);
    assertThat(model.kept()).containsExactly(new HouseRules("Winter", UNARMED));
    assertThat(saved).containsExactly(model.kept());
    assertThat(model.named(UNARMED)).isPresent();
  }

  @Test
  void whatIsReplacedCanBeTakenBack() {
    actions.keep("Winter", UNARMED);
    actions.keep("Winter", BRANDUB);
    assertThat(model.kept()).containsExactly(new HouseRules("Winter", BRANDUB));
    undo();
    assertThat(model.kept()).containsExactly(new HouseRules("Winter", UNARMED));
  }

  @Test
  void whatIsDeletedCanBeTakenBack() {
    actions.keep("Winter", UNARMED);
    actions.keep("Summer", BRANDUB);
    actions.delete(model.kept().getFirst());
    assertThat(model.kept()).extracting(HouseRules::name).containsExactly("Summer");
    model.rename(model.kept().getFirst(), "July");
    undo();
    assertThat(model.kept()).extracting(HouseRules::name).containsExactly("Winter", "July");
    assertThat(saved.getLast()).isEqualTo(model.kept());
  }

  @Test
  void rulesAreRenamedButNotToATakenName() {
    actions.keep("Winter", UNARMED);
    actions.keep("Summer", BRANDUB);
    model.rename(model.kept().getFirst(), "Summer");
    model.rename(model.kept().getFirst(), " ");
    model.rename(model.kept().getLast(), "July");
    assertThat(model.kept()).extracting(HouseRules::name).containsExactly("Winter", "July");
  }

  @Test
  void turnedRulesAreCalledByTheNameTheyAreKeptUnder() {
    actions.keep("Winter", UNARMED);
    assertThat(title(UNARMED)).isEqualTo("Winter");
    actions.delete(model.kept().getFirst());
    assertThat(title(UNARMED)).contains("Fetlar");
  }

  @Test
  void rulesOfABookKeepTheirOwnNameThoughTheyAreKeptUnderAnother() {
    actions.keep("Winter", BRANDUB);
    assertThat(title(BRANDUB)).doesNotContain("Winter");
  }

  private String title(EditionName edition) {
    return model.title(LIBRARY.edition(edition).orElseThrow(), Language.EN);
  }

  @Test
  void sharedRulesAreKeptBesideOnesOwn(@TempDir Path folder) {
    actions.keep("Winter", UNARMED);
    desktop.saved = Optional.of(folder.resolve("a.rules"));
    actions.share(model.kept().getFirst(), Language.EN);
    actions.keep("Winter", BRANDUB);
    desktop.opened = List.of(folder.resolve("a.rules"));
    actions.open(Language.EN);
    actions.open(Language.EN);
    assertThat(model.kept())
        .containsExactly(new HouseRules("Winter", BRANDUB), new HouseRules("Winter (2)", UNARMED));
    assertThat(notices.getLast().in(Language.EN))
        .isEqualTo("You already have these house rules: “Winter (2)”.");
  }

  @Test
  void ofADamagedFileNothingIsKept(@TempDir Path folder) throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("a.rules"), "- name: A\n  rules: fetlar\n  switches: {king: x}\n");
    desktop.opened = List.of(file, folder.resolve("missing.rules"));
    actions.open(Language.EN);
    assertThat(model.kept()).isEmpty();
    assertThat(notices)
        .extracting(each -> each.in(Language.EN))
        .containsExactly(
            "The file a.rules cannot be read, line 3: the key “king” is not known here."
                + " Nothing has been added from it."
                + " This file cannot be read either: missing.rules.");
  }

  private void undo() {
    assertThat(notices.getLast()).isInstanceOf(Confirmation.class);
    ((Confirmation) notices.getLast()).action().orElseThrow().run().run();
  }
}
