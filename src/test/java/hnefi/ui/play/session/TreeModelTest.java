package hnefi.ui.play.session;

import static hnefi.ui.play.session.PlayFixture.CAPTURE;
import static hnefi.ui.play.session.PlayFixture.model;
import static hnefi.ui.play.session.PlayFixture.play;
import static hnefi.ui.play.session.PlayFixture.setup;
import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.BoardShape;
import hnefi.board.Square;
import hnefi.game.DeletedLine;
import hnefi.game.GameNode;
import hnefi.notation.MoveText;
import hnefi.rules.Turn;
import hnefi.ui.board.AnimationSpeed;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Queue;
import javafx.util.Subscription;
import org.junit.jupiter.api.Test;

/// Trying, noting and replaying leave the game where it stands.
class TreeModelTest {
  private final PlayModel model = model(setup("fetlar"));
  private final TreeModel tree = new TreeModel(model);

  @Test
  void anotherMoveTriedInThePastIsAVariationAndTheGameStaysWhereItIs() {
    play(model, CAPTURE);
    GameNode game = model.snapshot().current();
    model.browser().lookAt(1);
    play(model, "e7-b7 k4-j4");
    assertThat(model.snapshot().current()).isEqualTo(game);
    assertThat(shown()).isEqualTo("k4-j4");
    assertThat(model.snapshot().isLookingAway()).isTrue();
    assertThat(tree.variation().map(each -> move(each))).contains("e7-b7");
    model.browser().lookAtGame();
    assertThat(model.snapshot().gameLine()).hasSize(4);
  }

  @Test
  void oneStepsBackAndForthInTheVariationOneCameFrom() {
    play(model, CAPTURE);
    model.browser().lookAt(1);
    play(model, "e7-b7 k4-j4");
    model.browser().lookAt(0);
    model.browser().lookAtEnd();
    assertThat(shown()).isEqualTo("k4-j4");
    model.browser().lookBack();
    model.browser().lookAtVariation(-1);
    assertThat(shown()).isEqualTo("e7-e10");
    model.browser().lookAtVariation(1);
    assertThat(shown()).isEqualTo("e7-b7");
  }

  @Test
  void playingOnFromAVariationMakesItTheGame() {
    play(model, CAPTURE);
    model.browser().lookAt(1);
    play(model, "e7-b7");
    model.continueHere();
    play(model, "k4-j4");
    assertThat(model.snapshot().isLookingAway()).isFalse();
    assertThat(model.snapshot().current().isInMainLine()).isTrue();
    assertThat(model.snapshot().ply()).isEqualTo(3);
    assertThat(model.session().tree().root().last().ply()).isEqualTo(3);
  }

  @Test
  void whatIsDeletedCanBePutBackAndTheGameItselfCannotBeDeleted() {
    play(model, CAPTURE);
    assertThat(tree.mayDeleteFromHere()).isFalse();
    model.browser().lookAt(1);
    play(model, "e7-b7 k4-j4");
    model.browser().lookAt(2);
    DeletedLine deleted = tree.deleteFromHere().orElseThrow();
    assertThat(shown()).isEqualTo("f2-h2");
    assertThat(model.snapshot().place().children()).hasSize(1);
    tree.restore(deleted);
    assertThat(shown()).isEqualTo("e7-b7");
    assertThat(model.snapshot().place().children()).hasSize(1);
  }

  @Test
  void aVariationIsPromotedWhenTheGameIsOver() {
    play(model, "f2-h2 e7-e10");
    model.browser().lookAt(1);
    play(model, "e7-b7");
    tree.promote();
    assertThat(model.snapshot().place().isInMainLine()).isFalse();
    model.browser().lookAtGame();
    model.askToResign();
    model.prompts().answer(true);
    model.browser().lookAt(1);
    play(model, "e7-b7");
    tree.promote();
    assertThat(model.snapshot().place().isInMainLine()).isTrue();
    assertThat(model.snapshot().outcome()).isPresent();
  }

  @Test
  void aShapeDrawnTwiceIsWipedOff() {
    BoardShape circle = new BoardShape.Circle(new Square(0, 0));
    tree.draw(circle);
    assertThat(model.browser().annotationProperty().get().shapes()).containsExactly(circle);
    tree.draw(circle);
    assertThat(model.browser().annotationProperty().get().shapes()).isEmpty();
  }

  @Test
  void aReplayStepsToTheEndAndEndsWhereSomebodyTakesOver() {
    Queue<Runnable> waiting = new ArrayDeque<>();
    ReplayModel replay =
        new ReplayModel(
            model,
            () -> AnimationSpeed.NORMAL,
            (Duration _, Runnable step) -> {
              waiting.add(step);
              return Subscription.EMPTY;
            });
    play(model, CAPTURE);
    replay.toggle();
    assertThat(model.snapshot().shownPly()).isZero();
    while (replay.playingProperty().get()) {
      waiting.remove().run();
    }
    assertThat(model.snapshot().shownPly()).isEqualTo(4);
    replay.toggle();
    model.browser().lookAt(2);
    assertThat(replay.playingProperty().get()).isFalse();
  }

  private String shown() {
    return move(model.snapshot().place());
  }

  private static String move(GameNode place) {
    return place.turn().map(Turn::move).map(MoveText::write).orElse("");
  }
}
