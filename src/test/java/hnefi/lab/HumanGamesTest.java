package hnefi.lab;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.engine.Books;
import hnefi.people.HumanStrength;
import org.junit.jupiter.api.Test;

class HumanGamesTest {
  @Test
  void gamesOfTheModelEndAndAreTheSameAgain() {
    HumanStrength glance = new HumanStrength(0, 1);
    HumanGames games = new HumanGames(Books.HAENDE.rules(), Books.HAENDE.start(), 120, glance);
    LabelledGame game = games.play(3, 1).getFirst();
    assertThat(game.turns()).isNotEmpty().hasSizeLessThanOrEqualTo(120);
    assertThat(game.points()).isIn(0.0, 0.5, 1.0);
    assertThat(games.play(3, 1).getFirst().earlier(game.turns().size() - 1))
        .isEqualTo(game.earlier(game.turns().size() - 1));
  }
}
