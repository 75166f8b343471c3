package hnefi.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import hnefi.engine.Books;
import hnefi.people.HumanStrength;
import hnefi.rules.Referee;
import java.util.List;
import org.junit.jupiter.api.Test;

class LabelledGameTest {
  private static final Referee REFEREE = new Referee(Books.COPENHAGEN.rules());

  private static List<LabelledGame> read(String text) {
    return LabelledGame.readAll(text, REFEREE, Books.COPENHAGEN.start());
  }

  @Test
  void aLineIsAGameWithItsResult() {
    List<LabelledGame> games =
        read(
            "# played by people\nd1-d3 e5-e2 g1-g3 f4-c4 g3-e3xe2,1,0,Black\nh1-h3 resigned,0,0,?\n");
    assertThat(games).hasSize(2);
    assertThat(games.getFirst().turns()).hasSize(5);
    assertThat(games.getFirst().points()).hasValue(1);
    assertThat(games.getLast().turns()).hasSize(1);
    assertThat(games.getLast().points()).isEmpty();
  }

  @Test
  void aWrongMoveIsNamedWithItsLine() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> read("d1-d3,0,0,Black\nd1-d9,0,0,White\n"))
        .withMessageStartingWith("line 2: d1-d9 is refused");
  }

  @Test
  void gamesOfTheModelEndAndAreTheSameAgain() {
    HumanStrength glance = new HumanStrength(0, 1);
    HumanGames games = new HumanGames(Books.HAENDE.rules(), Books.HAENDE.start(), 120, glance);
    LabelledGame game = games.play(3, 1).getFirst();
    assertThat(game.turns()).isNotEmpty().hasSizeLessThanOrEqualTo(120);
    assertThat(game.points()).isPresent();
    assertThat(games.play(3, 1).getFirst().earlier(game.turns().size() - 1))
        .isEqualTo(game.earlier(game.turns().size() - 1));
  }
}
