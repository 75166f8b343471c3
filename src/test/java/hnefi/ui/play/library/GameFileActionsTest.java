package hnefi.ui.play.library;

import static hnefi.ui.play.session.PlayFixture.CAPTURE;
import static hnefi.ui.play.session.PlayFixture.LIBRARY;
import static hnefi.ui.play.session.PlayFixture.edition;
import static hnefi.ui.play.session.PlayFixture.move;
import static hnefi.ui.play.session.PlayFixture.position;
import static hnefi.ui.play.session.PlayFixture.setup;
import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.HouseRules;
import hnefi.content.Library;
import hnefi.fx.file.ScriptedDesktop;
import hnefi.fx.nav.Area;
import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Router;
import hnefi.fx.nav.Screen;
import hnefi.fx.task.BackgroundTasks;
import hnefi.game.Game;
import hnefi.rules.Position;
import hnefi.rules.StartPosition;
import hnefi.storage.BackgroundWriter;
import hnefi.storage.GameDate;
import hnefi.storage.GameDocument;
import hnefi.storage.GameFormat;
import hnefi.storage.GameRepository;
import hnefi.storage.GameSummary;
import hnefi.storage.StorageContext;
import hnefi.text.Language;
import hnefi.text.Localized;
import hnefi.ui.play.rules.HouseRulesActions;
import hnefi.ui.play.rules.HouseRulesModel;
import hnefi.ui.play.session.PlayFixture;
import hnefi.ui.route.GameRoute;
import hnefi.ui.route.HouseRulesRoute;
import hnefi.ui.route.SavedGameRoute;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import javafx.scene.Group;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GameFileActionsTest {
  private final List<Localized> notices = new ArrayList<>();
  private final ScriptedDesktop desktop = new ScriptedDesktop();
  private final HouseRulesModel houseRules = HouseRulesModel.inMemory();
  private final Navigator navigator =
      new Navigator(
          Router.builder()
              .front(Area.HOME, (_, _) -> _ -> Screen.of(new Group(), ""))
              .at(GameRoute.class, (_, _) -> _ -> Screen.of(new Group(), ""))
              .at(SavedGameRoute.class, (_, _) -> _ -> Screen.of(new Group(), ""))
              .at(HouseRulesRoute.class, (_, _) -> _ -> Screen.of(new Group(), ""))
              .build(),
          Area.HOME.front());

  @TempDir
  @SuppressWarnings("NullAway.Init")
  Path folder;

  @Test
  void aCopiedGameIsPastedAsASavedGame() {
    GameFileActions actions = actions();
    actions.copy(document());
    actions.paste(navigator, Optional.empty());
    GameRepository.Entry entry = actions.files().games().getFirst();
    assertThat(navigator.route()).isEqualTo(new SavedGameRoute(entry.file()));
    GameSummary game = entry.content().toOptional().orElseThrow();
    assertThat(game.title()).isEqualTo("Sunday");
    assertThat(game.board(LIBRARY)).contains(position("fetlar", CAPTURE).board());
  }

  @Test
  void aCopiedPositionIsPastedAsAGameFromThere() {
    Position copied = position("fetlar", "f2-h2");
    actions().copy(copied);
    actions().paste(navigator, Optional.of(edition("fetlar")));
    assertThat(((GameRoute) navigator.route()).start()).contains(StartPosition.of(copied));
  }

  @Test
  void whatIsNoGameIsSaidInOneSentence() {
    for (String text : List.of("", "hello", "[Rules \"fetlar\"]\n1. x\nongoing", "[rules:dim:7]")) {
      desktop.copied = Optional.of(text);
      notices.clear();
      actions().paste(navigator, Optional.empty());
      assertThat(notices).hasSize(1);
      assertThat(notices.getFirst().in(Language.EN)).contains("clipboard").endsWith(".");
      assertThat(navigator.route()).isEqualTo(Area.HOME.front());
    }
  }

  @Test
  void whatAnotherProgramCannotReadIsSaidWhenAGameIsWrittenForIt() throws IOException {
    desktop.saved = Optional.of(folder.resolve("a.otg"));
    Game game = setup("haende").game();
    actions().saveAs(new GameDocument(setup("haende"), game, "", document().date()), Language.EN);
    assertThat(Files.readString(folder.resolve("a.otg"))).contains("[rules:dim:7 ");
    assertThat(notices.getFirst().in(Language.EN)).contains("a.otg").contains("cannot read");
  }

  @Test
  void severalFilesAreAddedAndDamagedOnesAreNamed() throws IOException {
    Path good = folder.resolve("elsewhere.otg");
    Path bad = Files.writeString(folder.resolve("bad.otg"), "[rules:nonsense]\n");
    GameFileActions actions = actions();
    Files.writeString(good, GameFormat.OPEN_TAFL.write(document(), _ -> ""));
    Path rules = Files.writeString(folder.resolve("bad.rules"), "- name: Winter\n  rules: none\n");
    actions.open(List.of(good, bad, good, rules), navigator);
    assertThat(actions.files().games()).hasSize(2);
    assertThat(notices).hasSize(1);
    assertThat(notices.getFirst().in(Language.EN))
        .startsWith("2 games were added. The game bad.otg cannot be read, line 1: ")
        .endsWith("This file cannot be read either: bad.rules.");
  }

  @Test
  void aFileThatFailsAsNobodyExpectedIsNamedAndTheOthersAreTold() throws IOException {
    Path good = folder.resolve("good.otg");
    Path failing = folder.resolve("failing.otg");
    Path rules =
        Files.writeString(folder.resolve("rules.rules"), "- name: Winter\n  rules: haende\n");
    for (Path each : List.of(good, failing)) {
      Files.writeString(each, GameFormat.OPEN_TAFL.write(document(), _ -> ""));
    }
    Iterator<Supplier<Library>> reads =
        List.<Supplier<Library>>of(() -> LIBRARY, Mishap::happen, Mishap::happen).iterator();
    Executor forgiving =
        task -> {
          try {
            task.run();
          } catch (Mishap _) {
            // On to the handler of its thread.
          }
        };

    actions(() -> reads.next().get(), forgiving).open(List.of(good, failing, rules), navigator);

    assertThat(notices).hasSize(1);
    assertThat(notices.getFirst().in(Language.EN))
        .isEqualTo("One game was added. These files could not be added: failing.otg, rules.rules.");
  }

  @Test
  void whatOtherProgramsPlayOtherwiseIsSaidOnceForSeveralFiles() throws IOException {
    String text =
        "[rules:dim:7 ka:h ks:w starti:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]\n\n1. d2-f2 d3-g3\n";
    Path one = Files.writeString(folder.resolve("a.otg"), text);
    actions().open(List.of(one, Files.writeString(folder.resolve("b.otg"), text)), navigator);
    assertThat(notices).hasSize(1);
    assertThat(notices.getFirst().in(Language.EN)).containsOnlyOnce("only by moving");
  }

  @Test
  void copiedHouseRulesAreKeptAndShown() {
    desktop.copied = Optional.of("# ours\n\n- name: Winter\n  rules: haende\n");
    actions().paste(navigator, Optional.empty());
    assertThat(houseRules.kept()).extracting(HouseRules::name).containsExactly("Winter");
    assertThat(navigator.route()).isEqualTo(new HouseRulesRoute());
  }

  @Test
  void copiedHouseRulesWithAFaultAreNotKept() {
    desktop.copied =
        Optional.of("- name: Winter\n  rules: haende\n  switches: {king-armed: perhaps}\n");
    actions().paste(navigator, Optional.empty());
    assertThat(houseRules.kept()).isEmpty();
    assertThat(notices).hasSize(1);
    assertThat(notices.getFirst().in(Language.EN)).contains("clipboard", "line 3").endsWith(".");
    assertThat(navigator.route()).isEqualTo(Area.HOME.front());
  }

  @Test
  void filesOfBothKindsAreOpenedWhenTheyAreCopied() throws IOException {
    Path rules = Files.writeString(folder.resolve("a.RULES"), "- name: Winter\n  rules: haende\n");
    Path game = folder.resolve("elsewhere.otg");
    Files.writeString(game, GameFormat.OPEN_TAFL.write(document(), _ -> ""));
    desktop.copied = Optional.of("file:///whatever the desktop says of them");
    desktop.copiedFiles = List.of(game);
    actions().paste(navigator, Optional.empty());
    assertThat(navigator.route()).isEqualTo(new SavedGameRoute(game.toString()));
    desktop.copiedFiles = List.of(rules, game);
    GameFileActions actions = actions();
    actions.paste(navigator, Optional.empty());
    assertThat(houseRules.kept()).extracting(HouseRules::name).containsExactly("Winter");
    assertThat(actions.files().games()).hasSize(1);
  }

  private static final class Mishap extends RuntimeException {
    static Library happen() {
      throw new Mishap();
    }
  }

  private static GameDocument document() {
    Game game = setup("fetlar").game();
    for (String each : CAPTURE.split(" ")) {
      game.play(move(each));
    }
    return new GameDocument(
        setup("fetlar"),
        game,
        "Sunday",
        new GameDate(LocalDate.of(2026, 11, 22), Optional.empty()));
  }

  private GameFileActions actions() {
    return actions(() -> LIBRARY, Runnable::run);
  }

  private GameFileActions actions(Supplier<Library> library, Executor background) {
    return new GameFileActions(
        library,
        new GameRepository(
            folder,
            Clock::systemUTC,
            new StorageContext(BackgroundWriter.immediate(), notices::add),
            background),
        new PlayFixture.Silent(),
        new HouseRulesActions(
            houseRules,
            library,
            Optional.of(desktop.access()),
            new BackgroundTasks(background, Runnable::run),
            notices::add),
        notices::add,
        Runnable::run,
        desktop.access());
  }
}
