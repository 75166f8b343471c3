package hnefi.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.board.Square;
import org.junit.jupiter.api.Test;

class MovingTest {
  private static final String FIELD =
      """
      .......
      .......
      .......
      ...D...
      .......
      A..A...
      .....K.
      """;

  @Test
  void aPieceGoesStraightOverAnyNumberOfFreeSquares() {
    assertThat(Play.attackers(FIELD).goals("a2"))
        .containsExactly("a1", "a3", "a4", "a5", "a6", "a7", "b2", "c2");
  }

  @Test
  void friendAndEnemyAlikeStopAPiece() {
    assertThat(Play.attackers(FIELD).goals("d2"))
        .containsExactly("b2", "c2", "d1", "d3", "e2", "f2", "g2");
  }

  @Test
  void onlyPiecesOfTheSideToMoveCanGo() {
    Play play = Play.attackers(FIELD);
    assertThat(play.goals("d4")).isEmpty();
    assertThat(play.goals("e5")).isEmpty();
    assertThat(play.legal()).allMatch(each -> each.startsWith("a2-") || each.startsWith("d2-"));
  }

  @Test
  void thePieceInTheWayIsNamed() {
    Refusal refusal = Play.attackers(FIELD).refusal("a2-g2");
    assertThat(refusal).isEqualTo(new Refusal.Blocked(new Square(3, 1)));
    assertThat(refusal.squares()).containsExactly(new Square(3, 1));
    assertThat(refusal.rule()).contains(CommonRule.MOVE);
  }

  @Test
  void thePieceOnTheGoalIsNamed() {
    assertThat(Play.attackers(FIELD).refusal("d2-d4"))
        .isEqualTo(new Refusal.Occupied(new Square(3, 3)));
  }

  @Test
  void nobodyMovesDiagonally() {
    Refusal refusal = Play.attackers(FIELD).refusal("a2-b3");
    assertThat(refusal).isEqualTo(new Refusal.NotStraight(new Square(0, 1), new Square(1, 2)));
    assertThat(refusal.squares()).containsExactly(new Square(0, 1), new Square(1, 2));
  }

  @Test
  void anEmptySquareCannotMove() {
    assertThat(Play.attackers(FIELD).refusal("c3-c4"))
        .isEqualTo(new Refusal.NoPiece(new Square(2, 2)));
  }

  @Test
  void thePiecesOfTheOtherSideCannotMove() {
    Refusal refusal = Play.attackers(FIELD).refusal("d4-e4");
    assertThat(refusal).isEqualTo(new Refusal.NotYourTurn(new Square(3, 3)));
    assertThat(refusal.rule()).contains(Switch.FIRST_MOVE);
  }

  @Test
  void aSquareOffTheBoardIsRefusedWhicheverEndItIs() {
    Play play = Play.attackers(FIELD);
    assertThat(play.refusal("a2-h2")).isEqualTo(new Refusal.OffBoard(new Square(7, 1)));
    assertThat(play.refusal("a8-a7")).isEqualTo(new Refusal.OffBoard(new Square(0, 7)));
    assertThat(play.refusal("a2-h2").squares()).isEmpty();
  }

  @Test
  void aMoveThatMovesNothingCannotBeWritten() {
    Square square = new Square(0, 0);
    assertThatThrownBy(() -> new Move(square, square)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void everyLegalMoveIsATurnAndNoOther() {
    Referee referee = new Referee(Play.rules());
    Position position = Play.attackers(FIELD).position();
    for (Square from : position.board().size().squares()) {
      for (Square to : position.board().size().squares()) {
        if (!from.equals(to)) {
          Move move = new Move(from, to);
          assertThat(referee.judge(position, move) instanceof Turn)
              .as(move.toString())
              .isEqualTo(referee.legalMoves(position).contains(move));
        }
      }
    }
  }

  @Test
  void theTurnPassesToTheOtherSide() {
    Play play = Play.attackers(FIELD);
    Turn turn = play.turn("a2-a5");
    assertThat(turn.piece()).isEqualTo(Piece.ATTACKER);
    assertThat(turn.after().toMove()).isEqualTo(Side.DEFENDERS);
    assertThat(turn.before().board().isEmpty(new Square(0, 4))).isTrue();
    assertThat(turn.outcome()).isEmpty();
  }
}
