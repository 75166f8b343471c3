package hnefi.ui.play.session;

import static hnefi.ui.play.session.PlayFixture.CAPTURE;
import static hnefi.ui.play.session.PlayFixture.ESCAPE;
import static hnefi.ui.play.session.PlayFixture.board;
import static hnefi.ui.play.session.PlayFixture.model;
import static hnefi.ui.play.session.PlayFixture.move;
import static hnefi.ui.play.session.PlayFixture.play;
import static hnefi.ui.play.session.PlayFixture.setup;
import static hnefi.ui.play.session.PlayFixture.square;
import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.notation.BoardText;
import hnefi.rules.Outcome;
import hnefi.rules.Refusal;
import hnefi.rules.StartPosition;
import hnefi.rules.Turn;
import hnefi.session.GameSetup;
import hnefi.session.GameTerms;
import hnefi.session.Players;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PlayModelTest {
  private final PlayModel model = model(setup("fetlar"));

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
        .isEqualTo(new ExplanationTopic.Told(model.snapshot().shownTurn()));
    assertThat(model.snapshot().shownTurn().orElseThrow().captured())
        .containsExactly(square("f10"));
  }

  @Test
  void aRefusedMoveSaysWhyAndChangesNothing() {
    String before = board(model);
    model.attempt(move("a8-a11"));
    assertThat(board(model)).isEqualTo(before);
    assertThat(model.explanation().subject())
        .isInstanceOfSatisfying(
            ExplanationTopic.Refused.class,
            refused -> assertThat(refused.refusal()).isInstanceOf(Refusal.CornerClosed.class));
  }

  @Test
  void aTurnIsTakenBackAndPlayedAgain() {
    String start = board(model);
    play(model, "f2-h2");
    String after = board(model);
    model.undo();
    assertThat(board(model)).isEqualTo(start);
    assertThat(model.snapshot().canRedo()).isTrue();
    model.redo();
    assertThat(board(model)).isEqualTo(after);
  }

  @Test
  void whereNothingMayBeTakenBackTheGameSaysSo() {
    PlayModel strict = model(setup("fetlar").on(GameTerms.USUAL.withAssistance(Set.of())));
    play(strict, "f2-h2");
    String after = board(strict);
    strict.undo();
    assertThat(board(strict)).isEqualTo(after);
    assertThat(strict.explanation().subject()).isEqualTo(new ExplanationTopic.UndoRefused());
  }

  @Test
  void atTheStartNothingCanBeTakenBack() {
    model.undo();
    model.redo();
    assertThat(model.snapshot().ply()).isZero();
  }

  @Test
  void lookingBackChangesThePictureAndNotTheGame() {
    play(model, CAPTURE);
    String now = board(model);
    model.browser().lookAt(2);
    assertThat(board(model)).isNotEqualTo(now);
    assertThat(model.snapshot().ply()).isEqualTo(4);
    assertThat(model.mayMove(square("f2"))).isFalse();
    model.browser().lookAtGame();
    assertThat(board(model)).isEqualTo(now);
  }

  @Test
  void onePlaysOnFromWhereOneLooks() {
    play(model, CAPTURE);
    model.browser().lookAt(2);
    model.continueHere();
    assertThat(model.snapshot().ply()).isEqualTo(2);
    assertThat(model.snapshot().isLookingAway()).isFalse();
    play(model, "k5-j5");
    assertThat(model.snapshot().line()).hasSize(3);
  }

  @Test
  void oneCanLookAtWhatWasTakenBack() {
    play(model, CAPTURE);
    model.undo();
    model.browser().lookAt(4);
    assertThat(model.snapshot().isLookingAway()).isTrue();
    model.continueHere();
    assertThat(model.snapshot().ply()).isEqualTo(4);
  }

  @Test
  void givingUpIsAskedFirst() {
    model.askToResign();
    assertThat(model.snapshot().isOngoing()).isTrue();
    model.prompts().answer(false);
    assertThat(model.snapshot().isOngoing()).isTrue();
    model.askToResign();
    model.prompts().answer(true);
    assertThat(model.snapshot().outcome()).contains(Outcome.resignationOf(Side.ATTACKERS));
  }

  @Test
  void aDrawNeedsTheOtherSide() {
    play(model, "f2-h2");
    model.offerDraw();
    assertThat(model.prompts().promptProperty().get())
        .contains(new Prompt.DrawOffer(Side.DEFENDERS));
    model.prompts().answer(true);
    assertThat(model.snapshot().outcome()).contains(Outcome.agreedDraw());
  }

  @Test
  void aMoveAnswersAnOpenQuestionWithNo() {
    model.offerDraw();
    play(model, "f2-h2");
    assertThat(model.prompts().promptProperty().get()).isEmpty();
    assertThat(model.snapshot().isOngoing()).isTrue();
  }

  @Test
  void undoAfterTheEndLooksBackAndReopensNothing() {
    play(model, "f2-h2 e7-e10");
    String end = board(model);
    model.askToResign();
    model.prompts().answer(true);
    model.undo();
    assertThat(board(model)).isNotEqualTo(end);
    assertThat(model.snapshot().outcome()).contains(Outcome.resignationOf(Side.ATTACKERS));
    model.undo();
    assertThat(model.snapshot().canUndo()).isFalse();
    model.redo();
    model.redo();
    assertThat(board(model)).isEqualTo(end);
    assertThat(model.snapshot().isLookingAway()).isFalse();
  }

  @Test
  void aFinishedGameGoesOnWhenOneSaysSo() {
    play(model, "f2-h2");
    model.askToResign();
    model.prompts().answer(true);
    model.undo();
    model.continueHere();
    assertThat(model.snapshot().isOngoing()).isTrue();
    assertThat(model.snapshot().ply()).isZero();
  }

  @Test
  void oneStepsThroughTheGameAndStopsAtItsEnds() {
    play(model, "f2-h2 e7-e10");
    model.browser().lookForward();
    assertThat(model.snapshot().isLookingAway()).isFalse();
    model.browser().lookBack();
    assertThat(model.snapshot().shownPly()).isEqualTo(1);
    model.browser().lookBack();
    model.browser().lookBack();
    assertThat(model.snapshot().isFirstShown()).isTrue();
    assertThat(model.snapshot().ply()).isEqualTo(2);
    model.browser().lookForward();
    model.browser().lookForward();
    assertThat(model.snapshot().isLookingAway()).isFalse();
  }

  @Test
  void whoHasWonMovesNoMore() {
    PlayModel small = model(setup("haende"));
    play(small, ESCAPE);
    assertThat(small.snapshot().outcome()).isPresent();
    assertThat(small.mayMove(square("d7"))).isFalse();
    assertThat(small.isPersonsTurn()).isFalse();
  }

  @Test
  void theBoardIsToldHowItComesToWhatIsShown() {
    List<BoardChange> changes = new ArrayList<>();
    play(model, "f2-h2");
    model.snapshotProperty().subscribe((_, now) -> changes.add(now.change()));
    play(model, "e7-e10");
    Turn turn = model.snapshot().shownTurn().orElseThrow();
    model.browser().lookAt(0);
    model.browser().lookAt(1);
    model.browser().lookAtGame();
    model.undo();
    model.redo();
    model.askToResign();
    model.prompts().answer(true);
    assertThat(changes)
        .containsExactly(
            new BoardChange.Played(turn),
            new BoardChange.Jumped(),
            new BoardChange.Played(model.snapshot().line().getFirst()),
            new BoardChange.Played(turn),
            new BoardChange.Jumped(),
            new BoardChange.Played(turn),
            new BoardChange.Unchanged());
  }

  @Test
  void whoGoesOnFromWhereOneLooksSeesTheBoardAsItIs() {
    play(model, CAPTURE);
    model.browser().lookAt(2);
    model.continueHere();
    assertThat(model.snapshot().change()).isEqualTo(new BoardChange.Unchanged());
  }

  @Test
  void attackersWithTwoMenAreOfferedToGiveUpOnce() {
    PlayModel few =
        model(from("haende", "......./......./..DA.../...KD../......./A..A..D/......."));
    play(few, "d2-d3 c5-c4");
    assertThat(few.prompts().promptProperty().get()).isEmpty();
    PlayModel fewer =
        model(from("haende", "......./......./..DA.../..D.K../......./A.....D/A......"));
    play(fewer, "a1-b1 e4-e5");
    assertThat(fewer.prompts().promptProperty().get()).contains(new Prompt.TooFewAttackers(2));
    fewer.prompts().answer(false);
    play(fewer, "b1-c1 e5-e6");
    assertThat(fewer.prompts().promptProperty().get()).isEmpty();
  }

  @Test
  void whereTwoMenCanTakeTheKingNobodyIsOfferedToGiveUp() {
    assertThat(askedOfTheLastTwo("svenska")).contains(new Prompt.TooFewAttackers(2));
    assertThat(askedOfTheLastTwo("svenska-4")).isEmpty();
  }

  /// Plays until two of three attackers are left.
  private static Optional<Prompt> askedOfTheLastTwo(String rules) {
    PlayModel model =
        model(
            from(
                rules,
                ".......A.../.........../......D..../....DA...../.........../.........../......K..../..D......../.........../A........../..........."));
    play(model, "a2-a3 g9-g8");
    assertThat(model.snapshot().now().board().count(Piece.ATTACKER)).isEqualTo(2);
    return model.prompts().promptProperty().get();
  }

  private static GameSetup from(String edition, String rows) {
    return GameSetup.of(
        PlayFixture.edition(edition),
        Optional.of(
            new StartPosition(BoardText.read(rows).toOptional().orElseThrow(), Side.ATTACKERS)),
        Players.TWO_PEOPLE);
  }
}
