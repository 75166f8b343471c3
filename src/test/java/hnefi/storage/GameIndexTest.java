package hnefi.storage;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.text.Message;
import hnefi.text.Result;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What happens to a file while it is being read.
class GameIndexTest {
  private static final String NAME = "a.tafl";

  @TempDir private Path folder;
  private Consumer<GameIndex> meanwhile = _ -> {};

  @Test
  void aGameThatIsDeletedWhileItIsReadDoesNotComeBack() throws IOException {
    Files.writeString(folder.resolve(NAME), "old");
    meanwhile =
        index -> {
          delete();
          index.forget(NAME);
        };

    assertThat(scanned().games()).isEmpty();
  }

  @Test
  void aGameThatIsWrittenWhileItsOldFileIsReadStaysAsItWasWritten() throws IOException {
    Files.writeString(folder.resolve(NAME), "old");
    GameRepository.Entry newer = entry("new");
    meanwhile = index -> index.note(NAME, Long.MAX_VALUE, newer);

    assertThat(scanned().games()).containsExactly(newer);
  }

  @Test
  void aLinkThatLeadsNowhereKeepsNoGameFromBeingListedOrSaved() throws IOException {
    Files.writeString(folder.resolve(NAME), "old");
    Path loop = folder.resolve("loop.tafl");
    Files.createSymbolicLink(loop, loop.getFileName());

    GameIndex index = scanned();

    assertThat(index.games()).containsExactly(entry("old"));
    assertThat(index.lastModified()).isPositive();
  }

  private GameIndex scanned() throws IOException {
    GameIndex[] index = new GameIndex[1];
    index[0] =
        new GameIndex(
            folder,
            ".tafl",
            _ -> {
              meanwhile.accept(index[0]);
              return entry("old");
            });
    index[0].scan();
    return index[0];
  }

  private static GameRepository.Entry entry(String content) {
    return new GameRepository.Entry(NAME, new Result.Bad<>(Message.of(content)));
  }

  private void delete() {
    try {
      Files.delete(folder.resolve(NAME));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
