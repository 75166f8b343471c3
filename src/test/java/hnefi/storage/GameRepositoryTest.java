package hnefi.storage;

import static hnefi.ui.play.session.PlayFixture.CAPTURE;
import static hnefi.ui.play.session.PlayFixture.ESCAPE;
import static hnefi.ui.play.session.PlayFixture.LIBRARY;
import static hnefi.ui.play.session.PlayFixture.move;
import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Side;
import hnefi.content.EditionName;
import hnefi.game.Game;
import hnefi.game.Match;
import hnefi.notation.BoardText;
import hnefi.rules.Play;
import hnefi.rules.StartPosition;
import hnefi.rules.Switch;
import hnefi.session.GameSetup;
import hnefi.session.Participant;
import hnefi.session.Players;
import hnefi.text.Language;
import hnefi.text.Localized;
import hnefi.text.Result;
import hnefi.ui.play.session.PlayFixture;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameRepositoryTest {
  private final List<Localized> notices = new ArrayList<>();

  @TempDir
  @SuppressWarnings("NullAway.Init")
  Path folder;

  @Test
  void aGameIsKeptAndSetUpAgain() {
    Game game = play(PlayFixture.setup("fetlar"), CAPTURE);
    keep(PlayFixture.setup("fetlar"), game);
    RestoredGame.Good again = restored();
    assertThat(BoardText.write(again.game().position().board()))
        .isEqualTo(BoardText.write(game.position().board()));
    assertThat(again.game().ply()).isEqualTo(4);
  }

  @Test
  void everythingAboutTheTableIsKept() {
    EditionName name =
        new EditionName(
            "mungo-simple-b-i-1",
            Map.of(Switch.KING_ARMED, Play.value("king-armed=no")),
            Optional.of("t-cross"));
    GameSetup table =
        new GameSetup(
            LIBRARY.edition(name).orElseThrow(),
            Optional.of(
                new StartPosition(PlayFixture.edition("fetlar").layout().board(), Side.DEFENDERS)),
            new Players(
                new Participant.Human("Ása \"the\" \\ fair"),
                new Participant.Computer("egil", Duration.ofMillis(1500))),
            new Match(0, List.of(Optional.of(Side.DEFENDERS), Optional.empty())));
    keep(table, play(table, "f8-f9"));
    assertThat(restored().table()).isEqualTo(table);
  }

  @Test
  void whatWasTakenBackIsKeptToo() {
    GameSetup table = PlayFixture.setup("fetlar");
    Game game = play(table, CAPTURE);
    game.undo();
    keep(table, game);
    assertThat(restored().game().ply()).isEqualTo(3);
    assertThat(restored().game().line()).hasSize(4);
  }

  @Test
  void aGameGivenUpStaysGivenUp() {
    GameSetup table = PlayFixture.setup("fetlar");
    Game game = play(table, CAPTURE);
    game.resign(Side.ATTACKERS);
    keep(table, game);
    assertThat(restored().game().outcome()).isEqualTo(game.outcome());
  }

  @Test
  void theLatestUnfinishedGameIsFound() throws IOException {
    GameSetup table = PlayFixture.setup("haende");
    keep(table, play(table, ESCAPE));
    assertThat(files().latestUnfinished()).isEmpty();
    keep(table, play(table, "b4-b1"));
    assertThat(files().latestUnfinished()).isPresent();
    assertThat(names()).hasSize(2);
  }

  @Test
  void savingUnderANameLeavesTheOldFileAsItIs() throws IOException {
    GameSetup table = PlayFixture.setup("haende");
    Game game = play(table, "b4-b1");
    GameRepository.GameFile kept = files().begin();
    kept.save(table, game);
    kept.saveAs("Sunday", table, game);
    game.play(move("c4-c7"));
    kept.save(table, game);
    assertThat(files().list())
        .extracting(each -> ((Result.Good<SavedGame>) each.content()).value())
        .extracting(each -> each.title() + " " + each.ply())
        .containsExactlyInAnyOrder(" 1", "Sunday 2");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1. f2-h2               | 1. f2-a1               | line 6: the move f2-a1
          1. f2-h2               | 1. f2-zz               | zz
          [Rules "fetlar"]       | [Rules "nonsense"]     | nonsense
          [Rules "fetlar"]       | [Rulez "fetlar"]       | Rules is missing
          xf10                   | xf9                    | f10
          ongoing                | attackers king-captured| the result
          ongoing                | perhaps                | perhaps
          [Date "2026-11-21"]    | [Date "yesterday"]     | line 1: the tag Date
          """)
  void aDamagedFileIsToldWithItsPlaceAndLeftAsItIs(String good, String bad, String said)
      throws IOException {
    GameSetup table = PlayFixture.setup("fetlar");
    keep(table, play(table, CAPTURE));
    Path file = folder.resolve(names().getFirst());
    String damaged = Files.readString(file).replace(good.strip(), bad.strip());
    assertThat(damaged).contains(bad.strip());
    Files.writeString(file, damaged);
    assertThat(trouble()).contains(file.getFileName().toString()).contains(said.strip());
    assertThat(Files.readString(file)).isEqualTo(damaged);
  }

  @Test
  void aFileThatIsNoTextIsTold() throws IOException {
    Files.write(folder.resolve("x.tafl"), "\u00e5\u00e4".getBytes(StandardCharsets.ISO_8859_1));
    assertThat(files().latestUnfinished()).isEmpty();
    assertThat(notices).hasSize(1);
    assertThat(notices.getFirst().in(Language.EN)).contains("x.tafl").contains("UTF-8");
  }

  @Test
  void aFolderThatCannotBeWrittenIsTold() throws IOException {
    Path blocked = Files.writeString(folder.resolve("blocked"), "");
    GameSetup table = PlayFixture.setup("haende");
    new GameRepository(blocked, Clock.systemUTC(), notices::add)
        .begin()
        .save(table, play(table, "b4-b1"));
    assertThat(notices).hasSize(1);
  }

  private String trouble() {
    GameRepository.Entry entry = files().list().getFirst();
    return switch (entry.content()) {
      case Result.Bad<SavedGame> bad -> SavedGameFault.of(entry.file(), bad).in(Language.EN);
      case Result.Good<SavedGame>(SavedGame saved) ->
          ((RestoredGame.Bad) RestoredGame.of(entry.file(), saved, LIBRARY))
              .trouble()
              .in(Language.EN);
    };
  }

  private RestoredGame.Good restored() {
    GameRepository.Entry entry = files().list().getFirst();
    SavedGame saved = ((Result.Good<SavedGame>) entry.content()).value();
    return (RestoredGame.Good) RestoredGame.of(entry.file(), saved, LIBRARY);
  }

  private void keep(GameSetup table, Game game) {
    files().begin().save(table, game);
  }

  private GameRepository files() {
    return new GameRepository(
        folder, Clock.fixed(Instant.parse("2026-11-21T10:15:30Z"), ZoneOffset.UTC), notices::add);
  }

  private List<String> names() throws IOException {
    try (var files = Files.list(folder)) {
      return files.map(each -> each.getFileName().toString()).toList();
    }
  }

  private static Game play(GameSetup table, String moves) {
    Game game = table.game();
    for (String each : moves.split(" ")) {
      assertThat(game.play(move(each))).as(each).isInstanceOf(hnefi.rules.Turn.class);
    }
    return game;
  }
}
