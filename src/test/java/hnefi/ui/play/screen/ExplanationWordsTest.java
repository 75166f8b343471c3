package hnefi.ui.play.screen;

import static hnefi.ui.play.session.PlayFixture.CAPTURE;
import static hnefi.ui.play.session.PlayFixture.model;
import static hnefi.ui.play.session.PlayFixture.move;
import static hnefi.ui.play.session.PlayFixture.play;
import static hnefi.ui.play.session.PlayFixture.setup;
import static hnefi.ui.play.session.PlayFixture.square;
import static org.assertj.core.api.Assertions.assertThat;

import hnefi.narration.RuleWords;
import hnefi.narration.Statement;
import hnefi.rules.Play;
import hnefi.text.Language;
import hnefi.ui.board.BoardMarks;
import hnefi.ui.board.BoardMarks.Kind;
import hnefi.ui.play.session.PlayFixture;
import hnefi.ui.play.session.PlayModel;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ExplanationWordsTest {
  private final PlayModel model = model(setup("fetlar"));
  private final ExplanationWords words =
      new ExplanationWords(PlayFixture.edition("fetlar"), PlayFixture.LIBRARY.books(), Language.EN);

  @Test
  void beforeTheFirstTurnItSaysWhatBothSidesAreAfter() {
    RuleWords ruleWords = new RuleWords(Language.EN);
    assertThat(texts())
        .containsExactly(
            ruleWords.sentence(Play.value("first-move=attackers")),
            ruleWords.sentence(Play.value("escape=corner")),
            ruleWords.sentence(Play.value("king-capture=four-sides")));
  }

  @Test
  void aCaptureLightsUpCaptorsAndVictimUnasked() {
    play(model, CAPTURE);
    assertThat(marks().of(Kind.VICTIM)).containsExactly(square("f10"));
    assertThat(marks().of(Kind.CAPTOR)).containsExactlyInAnyOrder(square("e10"), square("g10"));
    assertThat(marks().of(Kind.SPARED)).isEmpty();
  }

  @Test
  void aTappedSentenceIsLitAlone() {
    play(model, CAPTURE);
    model.explanation().light(2);
    assertThat(marks().of(Kind.SPARED)).containsExactly(square("g11"));
    assertThat(marks().of(Kind.VICTIM)).isEmpty();
    model.explanation().light(2);
    assertThat(marks().of(Kind.VICTIM)).isNotEmpty();
  }

  @Test
  void aPieceThatCannotMoveSaysSoWhenItIsTakenUp() {
    model.hold(Optional.of(square("d11")));
    assertThat(texts()).noneMatch(each -> each.contains("cannot move now"));
    model.hold(Optional.of(square("f11")));
    assertThat(texts()).first().asString().contains("cannot move now");
  }

  @Test
  void aTappedCaptorTellsTheCapture() {
    play(model, CAPTURE);
    model.explain(square("e10"));
    assertThat(texts().getFirst()).contains("f10");
    assertThat(marks().of(Kind.VICTIM)).containsExactly(square("f10"));
  }

  @Test
  void thePlaceOfACaptiveTellsTheCapture() {
    play(model, CAPTURE);
    model.explain(square("f10"));
    assertThat(texts()).hasSize(1).first().asString().contains("f10");
  }

  @Test
  void aPieceOfTheWrongSideSaysWhoseTurnItIs() {
    model.explain(square("f8"));
    assertThat(texts().getFirst()).isEqualTo("It is the attackers’ turn.");
    assertThat(marks().of(Kind.TROUBLE)).containsExactly(square("f8"));
  }

  @Test
  void aRefusedMoveLightsUpWhatHinders() {
    model.attempt(move("a8-a11"));
    assertThat(texts()).hasSize(1);
    assertThat(marks().of(Kind.TROUBLE)).containsExactly(square("a11"));
  }

  private List<String> texts() {
    return words.statements(model.snapshot(), model.explanation().subject()).stream()
        .map(Statement::text)
        .toList();
  }

  private BoardMarks marks() {
    return words.marks(
        model.snapshot(), model.explanation().subject(), model.explanation().litProperty().get());
  }
}
