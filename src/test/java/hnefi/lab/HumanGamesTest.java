package hnefi.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import hnefi.board.Side;
import hnefi.engine.Books;
import hnefi.people.HumanStrength;
import hnefi.people.SideStrengths;
import hnefi.rules.Referee;
import hnefi.rules.Turn;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class HumanGamesTest {
  @Test
  void gamesOfTheModelEndAndAreTheSameAgain() {
    HumanStrength glance = new HumanStrength(0, 1);
    SideStrengths sides = new SideStrengths(glance, glance);
    HumanGames games = new HumanGames(Books.HAENDE.rules(), Books.HAENDE.start(), 120, sides);
    LabelledGame game = games.play(3, 1).getFirst();
    assertThat(game.turns()).isNotEmpty().hasSizeLessThanOrEqualTo(120);
    assertThat(game.points()).isIn(0.0, 0.5, 1.0);
    assertThat(games.play(3, 1).getFirst().earlier(game.turns().size() - 1))
        .isEqualTo(game.earlier(game.turns().size() - 1));
  }

  @Test
  void whoSeesNoHopeGivesUp() {
    HumanStrength glance = new HumanStrength(0, 1);
    SideStrengths sides = new SideStrengths(glance, glance);
    HumanGames games = new HumanGames(Books.HAENDE.rules(), Books.HAENDE.start(), 120, sides);
    assertThat(games.play(0, 30))
        .anyMatch(each -> each.turns().getLast().outcome().isEmpty() && each.points() != 0.5)
        .anyMatch(each -> each.turns().getLast().outcome().isPresent());
  }

  @Test
  void whoLosesAGameThatIsNotOverHasGivenItUp() {
    Referee referee = new Referee(Books.HAENDE.rules());
    Turn turn =
        referee.play(Books.HAENDE.start(), referee.legalMoves(Books.HAENDE.start()).getFirst());
    List<LabelledGame> games =
        Stream.of(0.0, 0.5, 1.0)
            .map(each -> new LabelledGame(Books.HAENDE.start(), List.of(turn), each))
            .toList();
    List<ResignationFit.Result> fitted =
        new ResignationFit(Books.HAENDE.rules(), Books.HAENDE.start().board().size()).fit(games);
    // After one move the defenders are to move: they lost one game, and the attackers' loss was
    // not theirs to give up.
    assertThat(fitted)
        .extracting(ResignationFit.Result::side, ResignationFit.Result::games)
        .containsExactly(tuple(Side.ATTACKERS, 0), tuple(Side.DEFENDERS, 1));
  }
}
