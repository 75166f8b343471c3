package hnefi.ui.play.session;

import static hnefi.ui.play.session.PlayFixture.CAPTURE;
import static hnefi.ui.play.session.PlayFixture.ESCAPE;
import static hnefi.ui.play.session.PlayFixture.board;
import static hnefi.ui.play.session.PlayFixture.model;
import static hnefi.ui.play.session.PlayFixture.move;
import static hnefi.ui.play.session.PlayFixture.play;
import static hnefi.ui.play.session.PlayFixture.square;
import static hnefi.ui.play.session.PlayFixture.table;
import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.notation.BoardText;
import hnefi.rules.Outcome;
import hnefi.rules.Refusal;
import hnefi.rules.StartPosition;
import hnefi.session.GameSetup;
import hnefi.session.Players;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PlayModelTest {
  private final PlayModel model = model(table("fetlar"));

  @Test
  void onlyTheSideToMoveMayBePickedUp() {
    assertThat(model.mayMove(square("f2"))).isTrue();
    assertThat(model.mayMove(square("f8"))).isFalse();
    assertThat(model.mayMove(square("a1"))).isFalse();
  }

  @Test
  void aTurnIsTold() {
    play(model, CAPTURE);
    assertThat(model.explanation().subject())
        .isEqualTo(new ExplanationTopic.Told(model.moment().shownTurn()));
    assertThat(model.moment().shownTurn().orElseThrow().captured()).containsExactly(square("f10"));
  }

  @Test
  void aRefusedMoveSaysWhyAndChangesNothing() {
    String before = board(model);
    assertThat(model.attempt(move("a8-a11"))).isInstanceOf(Refusal.CornerClosed.class);
    assertThat(board(model)).isEqualTo(before);
    assertThat(model.explanation().subject()).isInstanceOf(ExplanationTopic.Refused.class);
  }

  @Test
  void aTurnIsTakenBackAndPlayedAgain() {
    String start = board(model);
    play(model, "f2-h2");
    String after = board(model);
    model.undo();
    assertThat(board(model)).isEqualTo(start);
    assertThat(model.moment().canRedo()).isTrue();
    model.redo();
    assertThat(board(model)).isEqualTo(after);
  }

  @Test
  void atTheStartNothingCanBeTakenBack() {
    model.undo();
    model.redo();
    assertThat(model.moment().ply()).isZero();
  }

  @Test
  void lookingBackChangesThePictureAndNotTheGame() {
    play(model, CAPTURE);
    String now = board(model);
    model.lookAt(2);
    assertThat(board(model)).isNotEqualTo(now);
    assertThat(model.moment().ply()).isEqualTo(4);
    assertThat(model.mayMove(square("f2"))).isFalse();
    model.lookAtGame();
    assertThat(board(model)).isEqualTo(now);
  }

  @Test
  void onePlaysOnFromWhereOneLooks() {
    play(model, CAPTURE);
    model.lookAt(2);
    model.continueHere();
    assertThat(model.moment().ply()).isEqualTo(2);
    assertThat(model.moment().isLookingAway()).isFalse();
    play(model, "k5-j5");
    assertThat(model.moment().line()).hasSize(3);
  }

  @Test
  void oneCanLookAtWhatWasTakenBack() {
    play(model, CAPTURE);
    model.undo();
    model.lookAt(4);
    assertThat(model.moment().isLookingAway()).isTrue();
    model.continueHere();
    assertThat(model.moment().ply()).isEqualTo(4);
  }

  @Test
  void givingUpIsAskedFirst() {
    model.askToGiveUp();
    assertThat(model.moment().isOngoing()).isTrue();
    model.answer(false);
    assertThat(model.moment().isOngoing()).isTrue();
    model.askToGiveUp();
    model.answer(true);
    assertThat(model.moment().outcome()).contains(Outcome.resignationOf(Side.ATTACKERS));
  }

  @Test
  void aDrawNeedsTheOtherSide() {
    play(model, "f2-h2");
    model.offerDraw();
    assertThat(model.questionProperty().get()).contains(new Question.Draw(Side.DEFENDERS));
    model.answer(true);
    assertThat(model.moment().outcome()).contains(Outcome.agreedDraw());
  }

  @Test
  void aMoveAnswersAnOpenQuestionWithNo() {
    model.offerDraw();
    play(model, "f2-h2");
    assertThat(model.questionProperty().get()).isEmpty();
    assertThat(model.moment().isOngoing()).isTrue();
  }

  @Test
  void aGameThatWasGivenUpGoesOnAfterUndo() {
    play(model, "f2-h2");
    model.askToGiveUp();
    model.answer(true);
    model.undo();
    assertThat(model.moment().isOngoing()).isTrue();
  }

  @Test
  void whoHasWonMovesNoMore() {
    PlayModel small = model(table("haende"));
    play(small, ESCAPE);
    assertThat(small.moment().outcome()).isPresent();
    assertThat(small.mayMove(square("d7"))).isFalse();
    assertThat(small.isPersonsTurn()).isFalse();
  }

  @Test
  void everyChangeIsKept() {
    List<Integer> kept = new ArrayList<>();
    GameSetup table = table("fetlar");
    PlayModel watched =
        new PlayModel(
            table, table.game(), (_, game) -> kept.add(game.ply()), new PlayFixture.Silent());
    play(watched, "f2-h2 e7-e10");
    watched.undo();
    watched.attempt(move("a1-a2"));
    watched.lookAt(0);
    assertThat(kept).containsExactly(1, 2, 1);
  }

  @Test
  void attackersWithTwoMenAreOfferedToGiveUpOnce() {
    PlayModel few =
        model(from("haende", "......./......./..DA.../...KD../......./A..A..D/......."));
    play(few, "d2-d3 c5-c4");
    assertThat(few.questionProperty().get()).isEmpty();
    PlayModel fewer =
        model(from("haende", "......./......./..DA.../..D.K../......./A.....D/A......"));
    play(fewer, "a1-b1 e4-e5");
    assertThat(fewer.questionProperty().get()).contains(new Question.TooFew(2));
    fewer.answer(false);
    play(fewer, "b1-c1 e5-e6");
    assertThat(fewer.questionProperty().get()).isEmpty();
  }

  @Test
  void whereTwoMenCanTakeTheKingNobodyIsOfferedToGiveUp() {
    assertThat(askedOfTheLastTwo("svenska")).contains(new Question.TooFew(2));
    assertThat(askedOfTheLastTwo("svenska-4")).isEmpty();
  }

  /// Plays until two of three attackers are left.
  private static Optional<Question> askedOfTheLastTwo(String rules) {
    PlayModel model =
        model(
            from(
                rules,
                ".......A.../.........../......D..../....DA...../.........../.........../......K..../..D......../.........../A........../..........."));
    play(model, "a2-a3 g9-g8");
    assertThat(model.moment().now().board().count(Piece.ATTACKER)).isEqualTo(2);
    return model.questionProperty().get();
  }

  private static GameSetup from(String edition, String rows) {
    return GameSetup.of(
        PlayFixture.edition(edition),
        Optional.of(
            new StartPosition(BoardText.read(rows).toOptional().orElseThrow(), Side.ATTACKERS)),
        Players.TWO_PEOPLE);
  }
}
