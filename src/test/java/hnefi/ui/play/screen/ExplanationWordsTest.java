package hnefi.ui.play.screen;

import static hnefi.ui.play.session.PlayFixture.CAPTURE;
import static hnefi.ui.play.session.PlayFixture.model;
import static hnefi.ui.play.session.PlayFixture.move;
import static hnefi.ui.play.session.PlayFixture.play;
import static hnefi.ui.play.session.PlayFixture.setup;
import static hnefi.ui.play.session.PlayFixture.square;
import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Side;
import hnefi.board.Square;
import hnefi.content.Edition;
import hnefi.narration.BoardMarks;
import hnefi.narration.BoardMarks.Kind;
import hnefi.narration.RuleWords;
import hnefi.narration.Statement;
import hnefi.rules.Move;
import hnefi.rules.Play;
import hnefi.rules.StartPosition;
import hnefi.rules.Switch;
import hnefi.session.GameSetup;
import hnefi.session.Players;
import hnefi.text.Language;
import hnefi.ui.play.session.PlayFixture;
import hnefi.ui.play.session.PlayModel;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExplanationWordsTest {
  private final PlayModel model = model(setup("fetlar"));
  private final ExplanationWords words =
      new ExplanationWords(
          PlayFixture.edition("fetlar"),
          PlayFixture.LIBRARY.books(),
          Language.EN,
          List.of(),
          Optional.empty());

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
  void whatDiffersFromTheBookIsToldFirst() {
    Edition turned =
        PlayFixture.edition("haende")
            .with(List.of(Play.value("king-capture=two-sides"), Play.value("king-range=3")))
            .toOptional()
            .orElseThrow();
    PlayModel game = model(GameSetup.of(turned, Optional.empty(), Players.TWO_PEOPLE));
    RuleWords ruleWords = new RuleWords(Language.EN);
    assertThat(
            new ExplanationWords(
                    turned, PlayFixture.LIBRARY.books(), Language.EN, List.of(), Optional.empty())
                .statements(game.snapshot(), game.explanation().subject()))
        .extracting(Statement::text)
        .containsExactly(
            ruleWords.sentence(Play.value("king-range=3")),
            ruleWords.sentence(Play.value("king-capture=two-sides")),
            ruleWords.sentence(Play.value("first-move=attackers")),
            ruleWords.sentence(Play.value("escape=corner")));
  }

  @Test
  void aGameOpenedForTheSakeOfARuleTellsThatRuleFirst() {
    ExplanationWords disputed =
        new ExplanationWords(
            PlayFixture.edition("fetlar"),
            PlayFixture.LIBRARY.books(),
            Language.EN,
            List.of(Switch.THRONE_PASS, Switch.ESCAPE),
            Optional.empty());
    RuleWords ruleWords = new RuleWords(Language.EN);
    assertThat(disputed.statements(model.snapshot(), model.explanation().subject()))
        .extracting(Statement::text)
        .containsExactly(
            ruleWords.sentence(PlayFixture.edition("fetlar").rules().value(Switch.THRONE_PASS)),
            ruleWords.sentence(Play.value("escape=corner")),
            ruleWords.sentence(Play.value("first-move=attackers")),
            ruleWords.sentence(Play.value("king-capture=four-sides")));
  }

  @ParameterizedTest
  @CsvSource({"fetlar, Bring the king to a corner!", "mungo-tablut, Bring the king to the edge!"})
  void whoeverPlaysAloneIsToldTheAimUntilTheFirstMove(String rules, String aim) {
    PlayModel game = model(setup(rules));
    ExplanationWords alone =
        new ExplanationWords(
            PlayFixture.edition(rules),
            PlayFixture.LIBRARY.books(),
            Language.EN,
            List.of(),
            Optional.of(Side.DEFENDERS));
    playAny(game);
    assertThat(alone.statements(game.snapshot(), game.explanation().subject()))
        .extracting(Statement::text)
        .last()
        .isEqualTo(aim);
    playAny(game);
    assertThat(alone.statements(game.snapshot(), game.explanation().subject()))
        .extracting(Statement::text)
        .doesNotContain(aim);
  }

  private static void playAny(PlayModel game) {
    Square from =
        game.snapshot().shown().board().squaresOf(game.snapshot().shown().toMove()).stream()
            .filter(each -> !game.destinations(each).isEmpty())
            .findFirst()
            .orElseThrow();
    game.attempt(new Move(from, game.destinations(from).iterator().next()));
  }

  @ParameterizedTest
  @CsvSource({
    "c5-c1, escape=corner", // the edge is reached, and nothing is won
    "c6-h6, throne-pass=anyone",
    "c6-e6,",
    "c5-c4,"
  })
  void aRuleForWhoseSakeAGameIsOpenedIsToldAfterAMoveThatHangsOnIt(
      String move, @Nullable String rule) {
    ExplanationWords disputed =
        new ExplanationWords(
            PlayFixture.edition("fetlar"),
            PlayFixture.LIBRARY.books(),
            Language.EN,
            List.of(Switch.THRONE_PASS, Switch.ESCAPE),
            Optional.empty());
    StartPosition start =
        new StartPosition(
            Play.board(
                """
                ...........
                ...........
                ..........A
                ...........
                ...........
                ..D........
                ..K........
                ...........
                ...........
                ...........
                ...........
                """),
            Side.DEFENDERS);
    PlayModel game =
        model(GameSetup.of(PlayFixture.edition("fetlar"), Optional.of(start), Players.TWO_PEOPLE));
    play(game, move);
    assertThat(disputed.statements(game.snapshot(), game.explanation().subject()))
        .extracting(Statement::text)
        .hasSize(rule == null ? 1 : 2)
        .last()
        .matches(each ->
            rule == null || each.equals(new RuleWords(Language.EN).sentence(Play.value(rule))));
  }

  @Test
  void nobodyIsSaidToBeginWhereAGameStartsFromAnotherPosition() {
    GameSetup setup =
        GameSetup.of(
            PlayFixture.edition("fetlar"),
            Optional.of(StartPosition.of(PlayFixture.position("fetlar", "f2-h2"))),
            Players.TWO_PEOPLE);
    PlayModel another = model(setup);
    assertThat(words.statements(another.snapshot(), another.explanation().subject()))
        .extracting(Statement::text)
        .hasSize(2)
        .doesNotContain(new RuleWords(Language.EN).sentence(Play.value("first-move=attackers")));
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
