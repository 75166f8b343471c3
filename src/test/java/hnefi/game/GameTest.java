package hnefi.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hnefi.board.Side;
import hnefi.content.Edition;
import hnefi.content.PackedContent;
import hnefi.notation.Annotation;
import hnefi.notation.MoveLineWriter;
import hnefi.notation.MoveText;
import hnefi.rules.Outcome;
import hnefi.rules.Refusal;
import hnefi.rules.Turn;
import hnefi.rules.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;

/// A game keeps whatever was played in it, and where it stands.
class GameTest {
  private static final Edition HAENDE = PackedContent.LIBRARY.edition("haende").orElseThrow();

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

  @Test
  void whatIsPlayedIsTheMainLineAndWhatWasTakenBackAVariation() {
    play("d6-a6", "d5-g5");
    game.undo();
    play("d5-b5");
    assertThat(tree()).isEqualTo("1. d6-a6 d5-b5\n1b.1.1a. ..... d5-g5\n");
  }

  @Test
  void aMoveThatIsAddedAnywhereLeavesTheGameWhereItIs() {
    play("d6-a6", "d5-g5");
    GameNode added = add(game.root(), "d6-b6");
    add(added, "d5-g5");
    assertThat(game.ply()).isEqualTo(2);
    assertThat(line()).containsExactly("d6-a6", "d5-g5");
    assertThat(tree()).isEqualTo("1. d6-a6 d5-g5\n1a.1.1a. d6-b6 d5-g5\n");
    assertThat(added.variation()).contains(added);
    assertThat(game.find(added.path())).contains(added);
  }

  @Test
  void goingOnFromAVariationMakesItTheMainLine() {
    play("d6-a6", "d5-g5");
    game.goTo(add(game.root(), "d6-b6"));
    assertThat(tree()).startsWith("1. d6-a6");
    play("d5-g5");
    assertThat(tree()).isEqualTo("1. d6-b6 d5-g5\n1a.1.1a. d6-a6 d5-g5\n");
  }

  @Test
  void aLineDeepInTheTreeBecomesTheMainLine() {
    play("d6-a6", "d5-g5");
    GameNode deep = add(add(game.root(), "d6-b6"), "d5-g5");
    GameNode other = add(deep.ancestor(1), "d5-a5");
    game.promote(other);
    assertThat(tree()).isEqualTo("1. d6-b6 d5-a5\n1a.1.1a. d6-a6 d5-g5\n1b.1.1a. ..... d5-g5\n");
    assertThat(line()).containsExactly("d6-a6", "d5-g5");
  }

  @Test
  void whatWasDeletedComesBackWhereItWasTogetherWithWhatWasPlayedMeanwhile() {
    play("d6-a6", "d5-g5");
    GameNode first = add(game.root(), "d6-b6");
    game.annotate(add(first, "d5-g5"), Annotation.comment("a trap"));
    add(game.root(), "d6-c6");
    String before = tree();
    DeletedLine deleted = game.delete(first);
    assertThat(tree()).doesNotContain("d6-b6");
    game.restore(deleted);
    assertThat(tree()).isEqualTo(before);
    DeletedLine again = game.delete(first);
    add(add(game.root(), "d6-b6"), "d5-a5");
    game.restore(again);
    assertThat(tree()).contains("d6-b6 d5-a5", "d5-g5", "a trap", "d6-c6");
  }

  @Test
  void whereTheGameStandsNothingIsDeleted() {
    play("d6-a6", "d5-g5");
    GameNode first = game.root().children().getFirst();
    assertThatThrownBy(() -> game.delete(first)).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> game.delete(game.root())).isInstanceOf(IllegalStateException.class);
    GameNode gone = add(game.root(), "d6-b6");
    game.delete(gone);
    assertThatThrownBy(() -> game.goTo(gone)).isInstanceOf(IllegalArgumentException.class);
  }

  private GameNode add(GameNode at, String move) {
    Verdict verdict =
        game.referee().judge(at.position(), MoveText.read(move).toOptional().orElseThrow());
    return game.add(at, (Turn) verdict);
  }

  private String tree() {
    return MoveLineWriter.write(GameMoves.of(game));
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
