package hnefi.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hnefi.board.Arrangement;
import hnefi.board.Side;
import org.junit.jupiter.api.Test;

class SetUpTest {
  private static final String SOUND =
      """
      .....
      .....
      ADK..
      .....
      ..A..
      """;

  @Test
  void exactlyOneKingMustStandOnTheBoard() {
    assertThat(fault(SOUND.replace('K', '.'))).contains(Position.Fault.NO_KING);
    assertThat(fault(SOUND.replace('D', 'K'))).contains(Position.Fault.SEVERAL_KINGS);
    assertThat(fault(SOUND)).isEmpty();
  }

  @Test
  void atLeastOneAttackerMustStandOnTheBoard() {
    assertThat(fault(SOUND.replace('A', '.'))).contains(Position.Fault.NO_ATTACKER);
    assertThat(fault(SOUND.replace('D', '.'))).isEmpty();
  }

  @Test
  void aFaultyArrangementIsNotSetUp() {
    Referee referee = new Referee(Play.rules());
    Arrangement kingless = Play.board(SOUND.replace('K', '.'));
    assertThatThrownBy(() -> referee.setUp(kingless, Side.ATTACKERS))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void nothingIsCapturedBySettingUp() {
    Play play =
        Play.attackers(
            """
            ..A..
            .AKA.
            ..A..
            .ADA.
            .....
            """);
    assertThat(play.position().board().king()).isNotNull();
    assertThat(play.result()).isEqualTo("ongoing");
  }

  @Test
  void theStartIsTheFirstOccurrence() {
    assertThat(Play.attackers(SOUND).position().occurrence()).isEqualTo(1);
  }

  @Test
  void theSideThatBeginsIsASwitch() {
    Arrangement board = Play.board(SOUND);
    assertThat(new Referee(Play.rules("first-move=defenders")).start(board).toMove())
        .isEqualTo(Side.DEFENDERS);
    assertThat(new Referee(Play.rules("first-move=attackers")).start(board).toMove())
        .isEqualTo(Side.ATTACKERS);
  }

  private static java.util.Optional<Position.Fault> fault(String picture) {
    return Position.faultOf(Play.board(picture));
  }
}
