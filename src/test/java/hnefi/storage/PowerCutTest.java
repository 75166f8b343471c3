package hnefi.storage;

import static hnefi.ui.play.session.PlayFixture.move;
import static org.assertj.core.api.Assertions.assertThat;

import hnefi.game.Game;
import hnefi.session.GameSetup;
import hnefi.text.Localized;
import hnefi.text.Result;
import hnefi.ui.play.session.PlayFixture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whenever the power fails, what was said to be saved is there and can be read.
class PowerCutTest {
  private static final Clock CLOCK =
      Clock.fixed(Instant.parse("2026-11-21T10:15:30Z"), ZoneOffset.UTC);
  private static final List<String> MOVES = List.of("b4-b1", "c4-c7", "b1-b2");

  @TempDir private Path folder = Path.of("");
  private final List<Localized> notices = new ArrayList<>();

  @Test
  void noMoveThatWasSavedIsLost() throws IOException {
    assertThat(losses(new PowerCutDisk())).isEmpty();
  }

  @Test
  void aDiskThatForgetsToSyncTheFolderIsFoundOut() throws IOException {
    PowerCutDisk forgetful =
        new PowerCutDisk() {
          @Override
          void syncFolder(Path folder) {}
        };

    assertThat(losses(forgetful)).isNotEmpty();
  }

  @Test
  void aDiskThatForgetsToSyncTheFileIsFoundOut() throws IOException {
    PowerCutDisk forgetful =
        new PowerCutDisk() {
          @Override
          void sync(Path file) {}
        };

    assertThat(losses(forgetful)).isNotEmpty();
  }

  @Test
  void noValueThatWasSavedIsLost() throws IOException {
    PowerCutDisk disk = new PowerCutDisk();
    Path file = folder.resolve("before/value.yaml");
    FileRepository<Sample> repository = repository(file, disk);
    repository.load();
    for (int state = 1; state <= 4; state++) {
      repository.save(Sample.of("state " + state));
      disk.acknowledge(state);
    }

    int place = 0;
    for (PowerCutDisk.Remains remains : disk.remains()) {
      Path left = Files.createDirectories(folder.resolve("left-" + place++));
      PowerCutDisk.restore(remains, left);
      String value = repository(left.resolve("value.yaml"), new LocalDisk()).load().text();
      assertThat(value.equals("initial") ? 0 : Integer.parseInt(value.substring(6)))
          .isGreaterThanOrEqualTo(remains.acknowledged());
    }
    assertThat(place).isGreaterThan(20);
    assertThat(notices).isEmpty();
  }

  /// Plays a game of some moves and returns what power cuts would have lost of it.
  private List<String> losses(PowerCutDisk disk) throws IOException {
    GameSetup setup = PlayFixture.setup("haende");
    Game game = setup.game();
    GameFile file = games(folder.resolve("played"), disk).create();
    for (int ply = 1; ply <= MOVES.size(); ply++) {
      game.play(move(MOVES.get(ply - 1)));
      file.save(setup, game);
      disk.acknowledge(ply);
    }
    List<String> losses = new ArrayList<>();
    int place = 0;
    for (PowerCutDisk.Remains remains : disk.remains()) {
      Path left = Files.createDirectories(folder.resolve("left-" + place++));
      PowerCutDisk.restore(remains, left);
      if (ply(left) < remains.acknowledged()) {
        losses.add(remains.files().keySet() + " without move " + remains.acknowledged());
      }
    }
    assertThat(place).isGreaterThan(20);
    return losses;
  }

  /// Returns how many moves can be read, -1 if there is anything that cannot.
  private int ply(Path left) {
    GameRepository games = games(left, new LocalDisk());
    games.refresh();
    int ply = 0;
    for (GameRepository.Entry each : games.games()) {
      switch (each.content()) {
        case Result.Good<GameSummary>(GameSummary game) -> ply = Math.max(ply, game.ply());
        case Result.Bad<GameSummary> _ -> {
          return -1;
        }
      }
    }
    return ply;
  }

  private GameRepository games(Path where, LocalDisk disk) {
    return new GameRepository(where, () -> CLOCK, context(disk), Runnable::run);
  }

  private FileRepository<Sample> repository(Path file, LocalDisk disk) {
    return Sample.repository(file, context(disk));
  }

  private StorageContext context(LocalDisk disk) {
    return new StorageContext(new AtomicFiles(disk), BackgroundWriter.immediate(), notices::add);
  }
}
