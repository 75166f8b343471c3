package hnefi.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hnefi.board.Side;
import hnefi.content.ContentFolder;
import hnefi.content.Edition;
import hnefi.content.Library;
import hnefi.notation.MoveText;
import hnefi.rules.Outcome;
import hnefi.rules.Refusal;
import hnefi.rules.Turn;
import hnefi.rules.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;

/// A game keeps whatever was played in it, and where it stands.
class GameTest {
  private static final Edition HAENDE =
      Library.read(ContentFolder.packed()).edition("haende").orElseThrow();

  private final Game game =
      new Game(HAENDE.referee(), HAENDE.referee().start(HAENDE.layout().board()));

  @Test
  void movesAreToldInTheOrderInWhichTheyWerePlayed() {
    play("d6-a6", "d5-g5");
    assertThat(line()).containsExactly("d6-a6", "d5-g5");
    assertThat(game.ply()).isEqualTo(2);
    assertThat(game.position().toMove()).isEqualTo(Side.ATTACKERS);
  }

  @Test
  void aMoveThatIsRefusedChangesNothing() {
    assertThat(play("d6-d5")).isInstanceOf(Refusal.Occupied.class);
    assertThat(game.line()).isEmpty();
    assertThat(game.position()).isEqualTo(game.start());
  }

  @Test
  void whatWasTakenBackCanBePlayedAgain() {
    play("d6-a6", "d5-g5");
    game.undo();
    game.undo();
    assertThat(game.ply()).isZero();
    assertThat(game.position()).isEqualTo(game.start());
    assertThat(line()).containsExactly("d6-a6", "d5-g5");
    game.redo();
    game.redo();
    assertThat(game.canRedo()).isFalse();
    assertThat(game.ply()).isEqualTo(2);
  }

  @Test
  void anotherMoveOpensABranchAndTheOldOneIsFoundAgain() {
    play("d6-a6", "d5-g5");
    game.undo();
    game.undo();
    play("d6-b6");
    assertThat(line()).containsExactly("d6-b6");
    game.undo();
    play("d6-a6");
    assertThat(line()).containsExactly("d6-a6", "d5-g5");
    assertThat(game.ply()).isEqualTo(1);
    game.redo();
    assertThat(game.ply()).isEqualTo(2);
  }

  @Test
  void thereIsNothingToTakeBackAtTheStartAndNothingToRepeatAtTheEnd() {
    assertThat(game.canUndo()).isFalse();
    assertThat(game.canRedo()).isFalse();
    assertThatThrownBy(game::undo).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(game::redo).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void whoGivesUpHasLostAndNobodyMovesAnyMore() {
    play("d6-a6");
    game.resign(Side.DEFENDERS);
    assertThat(game.outcome()).contains(Outcome.resignationOf(Side.DEFENDERS));
    assertThat(game.outcome().orElseThrow().winner()).contains(Side.ATTACKERS);
    assertThat(play("d5-g5")).isInstanceOf(Refusal.GameOver.class);
    assertThat(game.ply()).isEqualTo(1);
  }

  @Test
  void anAgreedDrawEndsTheGameOnce() {
    game.agreeDraw();
    assertThat(game.outcome()).contains(Outcome.agreedDraw());
    assertThatThrownBy(game::agreeDraw).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> game.resign(Side.ATTACKERS)).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void takingAMoveBackForgetsThatTheGameWasGivenUp() {
    play("d6-a6");
    game.resign(Side.ATTACKERS);
    game.undo();
    assertThat(game.outcome()).isEmpty();
    assertThat(play("d6-b6")).isInstanceOf(Turn.class);
  }

  private Verdict play(String... moves) {
    Verdict last = new Refusal.GameOver(Outcome.agreedDraw());
    for (String each : moves) {
      last = game.play(MoveText.read(each).toOptional().orElseThrow());
    }
    return last;
  }

  private List<String> line() {
    return game.line().stream().map(Turn::move).map(MoveText::write).toList();
  }
}
