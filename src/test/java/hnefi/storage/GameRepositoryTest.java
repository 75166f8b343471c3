package hnefi.storage;

import static hnefi.ui.play.session.PlayFixture.CAPTURE;
import static hnefi.ui.play.session.PlayFixture.ESCAPE;
import static hnefi.ui.play.session.PlayFixture.LIBRARY;
import static hnefi.ui.play.session.PlayFixture.move;
import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Side;
import hnefi.content.EditionName;
import hnefi.game.Game;
import hnefi.game.GameClock;
import hnefi.game.Match;
import hnefi.game.TimeControl;
import hnefi.notation.BoardText;
import hnefi.rules.Outcome;
import hnefi.rules.Play;
import hnefi.rules.StartPosition;
import hnefi.rules.Switch;
import hnefi.session.Assistance;
import hnefi.session.GameSetup;
import hnefi.session.GameTerms;
import hnefi.session.Participant;
import hnefi.session.Players;
import hnefi.text.Language;
import hnefi.text.Localized;
import hnefi.text.Message;
import hnefi.text.Result;
import hnefi.ui.play.session.PlayFixture;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GameRepositoryTest {
  private final List<Localized> notices = new ArrayList<>();

  @TempDir
  @SuppressWarnings("NullAway.Init")
  Path folder;

  @Test
  void aGameIsKeptAndSetUpAgain() {
    Game game = play(PlayFixture.setup("fetlar"), CAPTURE);
    keep(PlayFixture.setup("fetlar"), game);
    GameDocument again = restored();
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
    GameSetup setup =
        new GameSetup(
            LIBRARY.edition(name).orElseThrow(),
            Optional.of(
                new StartPosition(PlayFixture.edition("fetlar").layout().board(), Side.DEFENDERS)),
            new Players(
                new Participant.Human("Ása \"the\" \\ fair"), new Participant.Computer("egil")),
            new Match(
                0,
                List.of(
                    new Match.Result(Optional.of(Side.DEFENDERS), 31),
                    new Match.Result(Optional.empty(), 0))),
            new GameTerms(
                true,
                Optional.of(
                    new GameClock(
                        new TimeControl.Increment(Duration.ofMinutes(5), Duration.ofSeconds(3)),
                        Duration.ofMillis(241_500),
                        Duration.ZERO)),
                Optional.of(Set.of(Assistance.HINTS, Assistance.THREATS)),
                Optional.of(Side.DEFENDERS),
                Optional.of(PlayFixture.edition("copenhagen").layout().board())));
    keep(setup, play(setup, "f8-f9"));
    assertThat(restored().setup()).isEqualTo(setup);
  }

  @Test
  void whatWasTakenBackIsKeptToo() {
    GameSetup setup = PlayFixture.setup("fetlar");
    Game game = play(setup, CAPTURE);
    game.undo();
    keep(setup, game);
    assertThat(restored().game().ply()).isEqualTo(3);
    assertThat(restored().game().line()).hasSize(4);
  }

  @Test
  void aGameGivenUpStaysGivenUp() {
    GameSetup setup = PlayFixture.setup("fetlar");
    Game game = play(setup, CAPTURE);
    game.resign(Side.ATTACKERS);
    keep(setup, game);
    assertThat(restored().game().outcome()).isEqualTo(game.outcome());
  }

  @Test
  void aGameLostOnTimeStaysLostOnTime() {
    GameSetup setup = PlayFixture.setup("fetlar");
    Game game = play(setup, CAPTURE);
    game.timeOver(Side.ATTACKERS);
    keep(setup, game);
    assertThat(restored().game().outcome()).contains(Outcome.timeOverFor(Side.ATTACKERS));
  }

  @Test
  void theLatestUnfinishedGameIsFound() throws IOException {
    GameSetup setup = PlayFixture.setup("haende");
    keep(setup, play(setup, ESCAPE));
    assertThat(files().latestUnfinished()).isEmpty();
    keep(setup, play(setup, "b4-b1"));
    assertThat(files().latestUnfinished()).isPresent();
    assertThat(names()).hasSize(2);
  }

  @Test
  void aMoveTriedFromAPositionDoesNotTakeThePlaceOfTheGameUnderWay() {
    GameSetup game = PlayFixture.setup("haende");
    keep(game, play(game, "b4-b1 c4-c7"));
    GameSetup trial =
        GameSetup.of(
            PlayFixture.edition("fetlar"),
            Optional.of(StartPosition.of(PlayFixture.position("fetlar", "f2-h2"))),
            Players.TWO_PEOPLE);
    keep(trial, play(trial, "e7-e10"));
    assertThat(files().latestUnfinished().orElseThrow().summary().edition().id())
        .isEqualTo("haende");
    assertThat(files().games()).hasSize(2);
    keep(trial, play(trial, "e7-e10 k4-j4 g7-g10 a4-b4 f8-e8 a5-b5"));
    assertThat(files().latestUnfinished().orElseThrow().summary().edition().id())
        .isEqualTo("fetlar");
  }

  @Test
  void aGameGetsAName() {
    GameSetup setup = PlayFixture.setup("haende");
    Game game = play(setup, "b4-b1");
    GameFile kept = files().create();
    kept.save(setup, game);
    kept.rename("Sunday", setup, game);
    game.play(move("c4-c7"));
    kept.save(setup, game);
    assertThat(files().games()).extracting(each -> title(each)).containsExactly("Sunday");
    files().rename(files().games().getFirst().file(), "Monday \"the 2nd\"");
    assertThat(files().games())
        .extracting(each -> title(each))
        .containsExactly("Monday \"the 2nd\"");
    assertThat(restored().game().ply()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[Rules \"haende\"]\n[Title \"Sunday\"]\n[Date \"2026-11-21\"]\n1. b4-b1\nongoing\n",
        "\n\n[Title \"Sunday\"]\n\n[Rules \"haende\"]\n[Date \"2026-11-21\"]\n1. b4-b1\nongoing\n"
      })
  void aGameOfAnEditorWithOtherBlankLinesGetsANameToo(String text) throws IOException {
    Files.writeString(folder.resolve("a.tafl"), text);

    files().rename("a.tafl", "Monday");

    assertThat(files().games()).extracting(each -> title(each)).containsExactly("Monday");
  }

  @Test
  void aTitleInTheCommentsStaysWhenAGameGetsAName() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("a.tafl"),
            "[Rules \"haende\"]\n[Date \"2026-11-21\"]\n\n1. b4-b1\n[Title \"Sunday\"]\nongoing\n");

    files().rename("a.tafl", "Monday");

    assertThat(file).content().startsWith("[Title \"Monday\"]\n").contains("[Title \"Sunday\"]");
  }

  @Test
  void aTitleHasNoControlCharacters() throws IOException {
    Files.writeString(
        folder.resolve("a.tafl"),
        "[Title \"Sun\\u0007day\"]\n"
            + "[Rules \"haende\"]\n"
            + "[Date \"2026-11-21\"]\n"
            + "1. b4-b1\n"
            + "ongoing\n");

    assertThat(files().games()).extracting(each -> title(each)).containsExactly("Sun day");
  }

  @Test
  void aDeletedGameCanBePutBackForAWhile() throws IOException {
    GameSetup setup = PlayFixture.setup("haende");
    keep(setup, play(setup, "b4-b1"));
    keep(setup, play(setup, "b4-b1 c4-c7"));
    List<GameRepository.Entry> before = files().games();
    List<GameRepository.Deleted> deleted = new ArrayList<>();
    GameRepository files = files();
    files.delete(before.getFirst().file(), deleted::add);
    assertThat(files.games()).containsExactly(before.getLast());
    List<String> told = new ArrayList<>();
    Path keptAs = deleted.getFirst().keptAs();
    Path hidden = Files.move(keptAs, folder.resolve("hidden"));
    files.restore(deleted.getFirst(), () -> told.add("back"), () -> told.add("not back"));
    Files.move(hidden, keptAs);
    files.restore(deleted.getFirst(), () -> told.add("back"), () -> told.add("not back"));
    assertThat(told).containsExactly("not back", "back");
    assertThat(files.games()).isEqualTo(before);

    files.delete(before.getFirst().file(), deleted::add);
    at("2026-12-31T00:00:00Z").delete(before.getLast().file(), deleted::add);
    assertThat(deleted.get(1).keptAs()).doesNotExist();
    assertThat(deleted.get(2).keptAs()).exists();
  }

  @Test
  void aListedGameShowsItsLastPosition() {
    GameSetup setup = PlayFixture.setup("fetlar");
    Game game = play(setup, CAPTURE);
    keep(setup, game);
    assertThat(files().games().getFirst().content().toOptional().orElseThrow().board(LIBRARY))
        .contains(game.position().board());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1. f2-h2               | 1. f2-a1               | line 7: the move f2-a1
          1. f2-h2               | 1. f2-zz               | zz
          [Rules "fetlar"]       | [Rules "nonsense"]     | nonsense
          [Rules "fetlar"]       | [Rulez "fetlar"]       | Rules is missing
          xf10                   | xf9                    | f10
          ongoing                | attackers king-captured| the result
          ongoing                | perhaps                | perhaps
          [Date "2026-11-21"]    | [Date "yesterday"]     | line 1: the tag Date
          [Date "2026-11-21"]    | [Dato "2026-11-21"]    | Date is missing
          [Rules "fetlar"]       | [Rules "neither"]      | line 3: there are no rules
          [Attackers ""]         | [Layout "round"]       | line 4: the tag Layout
          [Attackers ""]         | [Place "f2-h2 a1-a2"]  | line 4: the tag Place
          [Attackers ""]         | [Switches "escape=corner corner-enter=nobody"] | line 4
          ongoing                | attackers encirclement | line 9: the result
          """)
  void aDamagedFileIsToldWithItsPlaceAndLeftAsItIs(String good, String bad, String said)
      throws IOException {
    GameSetup setup = PlayFixture.setup("fetlar");
    keep(setup, play(setup, CAPTURE));
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
    GameSetup setup = PlayFixture.setup("haende");
    new GameRepository(blocked, Clock::systemUTC, context(), Runnable::run)
        .create()
        .save(setup, play(setup, "b4-b1"));
    assertThat(notices).hasSize(1);
  }

  @Test
  void aGameSavedLastIsTheLatestEvenIfTheClockWasSetBack() {
    GameSetup setup = PlayFixture.setup("haende");
    at("2026-11-21T10:15:30Z").create().save(setup, play(setup, "b4-b1"));
    at("2001-01-01T00:00:00Z").create().save(setup, play(setup, "b4-b1 c4-c7"));

    assertThat(files().latestUnfinished().orElseThrow().summary().ply()).isEqualTo(2);
  }

  @Test
  void twoGamesBegunInTheSameSecondAreTwoFiles() throws IOException {
    GameSetup setup = PlayFixture.setup("haende");
    GameFile one = files().create();
    GameFile other = files().create();
    one.save(setup, play(setup, "b4-b1"));
    other.save(setup, play(setup, "b4-b1 c4-c7"));
    one.save(setup, play(setup, "b4-b1"));

    assertThat(names()).hasSize(2);
    assertThat(files().games()).extracting(each -> ply(each)).containsExactly(1, 2);
  }

  @Test
  void aFileThatSomebodyElseChangedIsLeftAloneAndTheGameGoesOnInAnother() throws IOException {
    GameSetup setup = PlayFixture.setup("haende");
    keep(setup, play(setup, "b4-b1"));
    String name = names().getFirst();
    GameFile behind = opened(name).file();
    GameFile ahead = opened(name).file();
    ahead.save(setup, play(setup, "b4-b1 c4-c7"));
    String longer = Files.readString(folder.resolve(name));

    behind.save(setup, play(setup, "b4-b1"));
    behind.save(setup, play(setup, "b4-b1"));

    assertThat(folder.resolve(name)).hasContent(longer);
    assertThat(names()).hasSize(2);
    assertThat(notices).hasSize(1);
    assertThat(notices.getFirst().in(Language.EN)).contains(name).contains("goes on in");
  }

  @Test
  void aFileElsewhereIsNotTheOneOfThatNameAmongTheGames() throws IOException {
    GameSetup setup = PlayFixture.setup("haende");
    keep(setup, play(setup, "b4-b1"));
    String name = names().getFirst();
    Path copy = Files.createDirectory(folder.resolve("copies")).resolve(name);
    Files.copy(folder.resolve(name), copy);

    GameFile elsewhere = opened(copy.toString()).file();
    assertThat(elsewhere.isIn(name)).isFalse();
    assertThat(elsewhere.isIn(copy.toString())).isTrue();

    GameFile here = opened(name).file();
    assertThat(here.isIn(name)).isTrue();
    assertThat(here.isIn(folder.resolve(name).toString())).isTrue();
    assertThat(here.isIn(copy.toString())).isFalse();
  }

  @Test
  void aGameWhoseFileWasDeletedIsWrittenAgain() throws IOException {
    GameSetup setup = PlayFixture.setup("haende");
    GameFile kept = files().create();
    kept.save(setup, play(setup, "b4-b1"));
    Files.delete(folder.resolve(names().getFirst()));

    kept.save(setup, play(setup, "b4-b1 c4-c7"));

    assertThat(files().games()).extracting(each -> ply(each)).containsExactly(2);
    assertThat(notices).isEmpty();
  }

  @Test
  void onlyWhatChangedIsReadAgain() throws IOException {
    GameSetup setup = PlayFixture.setup("haende");
    keep(setup, play(setup, "b4-b1"));
    Path file = folder.resolve(names().getFirst());
    GameRepository files = files();
    FileTime modified = Files.getLastModifiedTime(file);
    Files.writeString(file, Files.readString(file).replace("ongoing", "ongoinG"));
    Files.setLastModifiedTime(file, modified);

    files.refresh();
    assertThat(files.latestUnfinished()).isPresent();

    Files.setLastModifiedTime(file, FileTime.fromMillis(modified.toMillis() + 1));
    files.refresh();
    assertThat(files.latestUnfinished()).isEmpty();
  }

  @Test
  void whoListensHearsOfEveryChangeOfTheList() throws IOException {
    GameSetup setup = PlayFixture.setup("haende");
    GameRepository files = files();
    List<Integer> heard = new ArrayList<>();
    files.addListener(() -> heard.add(files.games().size()));

    files.create().save(setup, play(setup, "b4-b1"));
    Files.delete(folder.resolve(names().getFirst()));
    files.refresh();
    files.refresh();

    assertThat(heard).containsExactly(1, 0);
  }

  @Test
  void aNameThatWasReservedAndNeverWrittenIsNoGame() throws IOException {
    Files.createFile(folder.resolve("2026-11-21-101530-haende.tafl"));

    assertThat(files().games()).isEmpty();
    assertThat(notices).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"pipe", "folder", "zeros", "huge"})
  void whatIsNoOrdinaryFileOfOrdinarySizeIsToldAndNotRead(String kind) throws Exception {
    Path odd = folder.resolve("odd.tafl");
    make(kind, odd);

    assertThat(files().latestUnfinished()).isEmpty();

    assertThat(notices).hasSize(1);
    assertThat(notices.getFirst().in(Language.EN))
        .contains("odd.tafl", "huge".equals(kind) ? "too large" : "cannot be opened");
  }

  @Test
  void aFileThatIsNotThereIsCalledSo() {
    String file = folder.resolve("nowhere.tafl").toString();

    assertThat(read(file))
        .isInstanceOfSatisfying(
            Result.Bad.class,
            bad ->
                assertThat(said(file, bad.line(), bad.reason()))
                    .isEqualTo("The game " + file + " cannot be opened: it does not exist."));
  }

  @Test
  void anEmptyFileIsCalledEmpty() throws IOException {
    Path file = Files.createFile(folder.resolve("empty.tafl"));

    assertThat(read(file.toString()))
        .isInstanceOfSatisfying(
            Result.Bad.class,
            bad ->
                assertThat(said("empty.tafl", bad.line(), bad.reason())).contains("it is empty"));
  }

  static void make(String kind, Path file) throws Exception {
    switch (kind) {
      case "pipe" ->
          assertThat(new ProcessBuilder("mkfifo", file.toString()).start().waitFor()).isZero();
      case "folder" -> Files.createDirectory(file);
      case "zeros" -> Files.createSymbolicLink(file, Path.of("/dev/zero"));
      case "huge" -> {
        try (RandomAccessFile huge = new RandomAccessFile(file.toFile(), "rw")) {
          huge.setLength(100 << 20);
        }
      }
      default -> throw new IllegalArgumentException(kind);
    }
  }

  @Test
  void aQuoteOfADamagedFileIsShort() throws IOException {
    Files.writeString(folder.resolve("x.tafl"), "[Rules \"" + "x".repeat(1 << 20) + "\n");

    files();

    assertThat(notices.getFirst().in(Language.EN)).hasSizeLessThan(200).contains("xxx…");
  }

  @Test
  void anEndlessTitleAndNamesAreCutAndReadAgain() {
    GameSetup setup =
        GameSetup.of(
            PlayFixture.edition("haende"),
            Optional.empty(),
            new Players(
                new Participant.Human("n".repeat(100_000)),
                new Participant.Human("\uD83D\uDE00".repeat(99))));
    files().create().rename("t".repeat(100_000), setup, play(setup, "b4-b1"));

    GameDocument saved = opened(files().games().getFirst().file()).restored().document();
    assertThat(saved.title()).hasSize(SavedGame.LONGEST_TITLE);
    assertThat(saved.setup().players()).isEqualTo(setup.players());
  }

  @Test
  void aMatchOfThousandGamesIsReadAgainWithItsLatest() {
    List<Match.Result> results = new ArrayList<>();
    for (int i = 0; i < 1001; i++) {
      results.add(new Match.Result(Optional.of(Side.values()[i % 2]), i));
    }
    GameSetup setup =
        new GameSetup(
            PlayFixture.edition("haende"),
            Optional.empty(),
            Players.TWO_PEOPLE,
            new Match(0, results));
    keep(setup, play(setup, "b4-b1"));

    assertThat(restored().setup()).isEqualTo(setup);
    assertThat(setup.match().results()).hasSize(99);
    assertThat(setup.match().attacker()).isEqualTo(1);
  }

  private String trouble() {
    GameRepository.Entry entry = files().games().getFirst();
    return switch (entry.content()) {
      case Result.Bad<GameSummary>(int line, var reason) -> said(entry.file(), line, reason);
      case Result.Good<GameSummary> _ ->
          switch (read(entry.file())) {
            case Result.Bad<GameRepository.Opened>(int line, var reason) ->
                said(entry.file(), line, reason);
            case Result.Good<GameRepository.Opened> _ -> "nothing";
          };
    };
  }

  private static String said(String file, int line, Message reason) {
    return new FileProblem.InvalidGame(file, line, reason).in(Language.EN);
  }

  private GameDocument restored() {
    return opened(files().games().getFirst().file()).restored().document();
  }

  private GameRepository.Opened opened(String file) {
    return read(file).toOptional().orElseThrow();
  }

  private Result<GameRepository.Opened> read(String file) {
    List<Result<GameRepository.Opened>> read = new ArrayList<>();
    files().open(file, () -> LIBRARY, read::add);
    return read.getFirst();
  }

  private static String title(GameRepository.Entry entry) {
    return entry.content().toOptional().orElseThrow().title();
  }

  private static int ply(GameRepository.Entry entry) {
    return entry.content().toOptional().orElseThrow().ply();
  }

  private void keep(GameSetup setup, Game game) {
    files().create().save(setup, game);
  }

  private GameRepository files() {
    return at("2026-11-21T10:15:30Z");
  }

  private GameRepository at(String time) {
    GameRepository files =
        new GameRepository(
            folder,
            () -> Clock.fixed(Instant.parse(time), ZoneOffset.UTC),
            context(),
            Runnable::run);
    files.refresh();
    return files;
  }

  private StorageContext context() {
    return new StorageContext(BackgroundWriter.immediate(), notices::add);
  }

  private List<String> names() throws IOException {
    try (var files = Files.list(folder)) {
      return files.map(each -> each.getFileName().toString()).toList();
    }
  }

  private static Game play(GameSetup setup, String moves) {
    Game game = setup.game();
    for (String each : moves.split(" ")) {
      assertThat(game.play(move(each))).as(each).isInstanceOf(hnefi.rules.Turn.class);
    }
    return game;
  }
}
