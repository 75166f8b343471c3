package hnefi.content.games;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.Edition;
import hnefi.content.PackedContent;
import hnefi.notation.MoveText;
import hnefi.rules.Position;
import hnefi.rules.Turn;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// What is counted in three short games, and what `check` says of false ones.
class OpeningExplorerTest {
  private static final Edition COPENHAGEN = edition("copenhagen");

  @Test
  void movesThatLookTheSameFromAnotherSideAreOne() {
    // The same move, mirrored and turned.
    GameCollections games =
        games("attackers d1-d3 e5-e2", "defenders h1-h3 g5-g2", "draw a4-c4 e5-b5");
    OpeningExplorer explorer = games.explorer(COPENHAGEN).orElseThrow();
    List<OpeningExplorer.Reply> first = explorer.replies(after());
    assertThat(first).hasSize(1);
    assertThat(first.getFirst().attackers()).isEqualTo(1);
    assertThat(first.getFirst().draws()).isEqualTo(1);
    assertThat(first.getFirst().defenders()).isEqualTo(1);
    assertThat(explorer.replies(after("h1-h3")))
        .extracting(each -> MoveText.write(each.move()), OpeningExplorer.Reply::games)
        .containsExactly(org.assertj.core.groups.Tuple.tuple("g5-g2", 3));
  }

  @Test
  void fewerThanThreeGamesTellNothing() {
    OpeningExplorer explorer =
        games("attackers d1-d3", "attackers d1-d3", "attackers e1-e3")
            .explorer(COPENHAGEN)
            .orElseThrow();
    assertThat(explorer.replies(after())).hasSize(2);
    assertThat(explorer.replies(after("d1-d3"))).isEmpty();
  }

  @Test
  void otherRulesAreToldOnlyWhatGoesAlike() {
    GameCollections games = games("attackers d1-d3", "attackers d1-d3", "attackers d1-d3");
    assertThat(games.explorer(edition("fetlar"))).isPresent();
    assertThat(games.explorer(edition("spieltz"))).isEmpty();
    assertThat(games.know(edition("haende"))).isFalse();
  }

  @Test
  void aFalseRecordIsFound() {
    assertThat(games("attackers d1-d3 e5-e2").all().getFirst().faults()).isEmpty();
    assertThat(games("attackers d1-e3").all().getFirst().faults()).hasSize(1);
    assertThat(games("attackers d1-d3xe5").all().getFirst().faults()).hasSize(1);
    assertThat(games("nobody d1-d3").faults()).hasSize(1);
  }

  private static Position after(String... moves) {
    Position position = COPENHAGEN.referee().start(COPENHAGEN.layout().board());
    for (String each : moves) {
      position =
          ((Turn)
                  COPENHAGEN
                      .referee()
                      .judge(position, MoveText.read(each).toOptional().orElseThrow()))
              .after();
    }
    return position;
  }

  private static Edition edition(String id) {
    return PackedContent.LIBRARY.edition(id).orElseThrow();
  }

  private static GameCollections games(String... games) {
    String file =
        "rules: copenhagen\nalso: [fetlar]\nsource: recorded-games\ngames:\n- "
            + String.join("\n- ", games)
            + "\n";
    Map<String, String> files = Map.of("games/index.yaml", "- one", "games/one.yaml", file);
    return GameCollections.read(
        path -> Optional.ofNullable(files.get(path)), PackedContent.LIBRARY);
  }
}
