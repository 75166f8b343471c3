package hnefi.content.games;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.ContentFolder;
import hnefi.content.PackedContent;
import hnefi.content.lesson.Lesson;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// The recorded games that are told. That their moves and captures are true is proved by `check`.
class AnnotatedGameTest {
  private static final AnnotatedGames GAMES =
      AnnotatedGames.read(ContentFolder.packed(), PackedContent.LIBRARY);

  @Test
  void aGameThatIsNotToldToItsEndIsRefused() throws Exception {
    String sound = ContentFolder.packed().read("games/annotated/game-open-door.yaml").orElseThrow();
    assertThat(read(sound).faults()).isEmpty();
    assertThat(read(sound.replace("- at: 10", "- at: 9")).faults()).hasSize(1);
    assertThat(read(sound.replace("h6-h8xg8", "h6-h8")).faults()).hasSize(1);
    assertThat(read(sound.replace("winner: defenders", "winner: attackers")).faults()).hasSize(1);
  }

  @Test
  void aKioskIsToldTheShortest() {
    assertThat(GAMES.faults()).isEmpty();
    assertThat(GAMES.shortest(1).lessons())
        .extracting(Lesson::id)
        .containsExactly("game-open-door");
  }

  private static AnnotatedGames read(String file) {
    Map<String, String> files =
        Map.of(
            "games/annotated/index.yaml",
            "- game-open-door",
            "games/annotated/game-open-door.yaml",
            file);
    return AnnotatedGames.read(path -> Optional.ofNullable(files.get(path)), PackedContent.LIBRARY);
  }
}
