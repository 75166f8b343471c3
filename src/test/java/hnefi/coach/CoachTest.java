package hnefi.coach;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Side;
import hnefi.board.Square;
import hnefi.engine.Books;
import hnefi.engine.SearchLimits;
import hnefi.engine.StopSignal;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.Switch;
import hnefi.rules.Turn;
import hnefi.text.Language;
import hnefi.text.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CoachTest {
  private static final SearchLimits SHORT = SearchLimits.nodes(20_000);

  /// One move from an encirclement: the gap is f10.
  private static final String RING =
      "...........|....A......|....A.A....|...A.D.A...|..A..D..A..|.A..K.D..A.|..A.....A..|...A...A...|....A.A....|.....A.....|..........."
          .replace('|', '/');

  /// One move from an exit fort: f2 is missing.
  private static final String FORT =
      ".........../...A...A.../.........../.....A...../.........../..A......../.....D..A../...A....A../.........../....D....../...D.KD....";

  private final Coach coach = new Coach(Books.MUNGO_SIMPLE.rules());
  private final Referee referee = new Referee(Books.MUNGO_SIMPLE.rules());

  @Test
  void namesThePieceWhichCouldFallAndTheKingsOpenLines() {
    Position position =
        position("......./...A.../.A...../.DAK..A/......./.A.A.../A......", Side.DEFENDERS);
    Threats threats = coach.threats(position, Side.DEFENDERS);
    assertThat(threats.captures())
        .extracting(Threats.CaptureThreat::target)
        .containsExactly(square("b4"));
    assertThat(threats.kingLines()).isEmpty();
    Reason reason = coach.explain(threats, position.board().size()).getFirst();
    assertThat(reason.message().key()).isEqualTo("why.loses.pincer.defender");
    assertThat(reason.rule()).contains(threats.captures().getFirst().capture().rule());
    assertThat(reason.squares()).contains(square("b4"), square("c4"));
  }

  @Test
  void announcesTheRingThatCanBeClosed() {
    assertThat(announced(RING, Side.DEFENDERS))
        .singleElement()
        .satisfies(reason -> {
          assertThat(reason.message())
              .isEqualTo(Message.of("why.coming.encirclement", "e10", "f10"));
          assertThat(reason.rule()).contains(Switch.ENCIRCLEMENT);
          assertThat(reason.squares()).contains(square("b6"), square("f2"));
        });
  }

  @Test
  void announcesTheFortThatCanBeCompleted() {
    assertThat(announced(FORT, Side.ATTACKERS))
        .singleElement()
        .satisfies(reason -> {
          assertThat(reason.message()).isEqualTo(Message.of("why.coming.exit-fort", "f5", "f2"));
          assertThat(reason.squares()).contains(square("d1"), square("e2"), square("f2"));
        });
  }

  @Test
  void nothingOfTheKindIsAnnouncedWhereTheRulesDoNotKnowIt() {
    Coach walker = new Coach(Books.FETLAR.rules());
    assertThat(walker.threats(position(FORT, Side.ATTACKERS), Side.ATTACKERS).enclosures())
        .isEmpty();
  }

  @Test
  void aMoveThatPreventsTheFortIsHintedAtForThat() {
    Hint hint = copenhagen().hint(position(FORT, Side.ATTACKERS), SHORT, new StopSignal());
    assertThat(hint.reasons())
        .extracting(reason -> reason.message().key())
        .contains("why.prevents.exit-fort");
  }

  private List<Reason> announced(String board, Side toMove) {
    Position position = position(board, toMove);
    Coach coach = copenhagen();
    return coach.explain(coach.threats(position, toMove), position.board().size()).stream()
        .filter(each -> each.message().key().startsWith("why.coming"))
        .toList();
  }

  private static Coach copenhagen() {
    return new Coach(Books.COPENHAGEN.rules());
  }

  @Test
  void warnsBeforeTheKingsLineIsOpened() {
    Position position =
        position("......./......./...A.../..AKA../......./......./A..A..D", Side.ATTACKERS);
    BlunderWarning warning =
        coach
            .blunderWarning(referee.play(position, move("d1", "c1")), SHORT, new StopSignal())
            .get();
    assertThat(warning.reasons())
        .extracting(Reason::message)
        .contains(Message.of("why.opens", Message.of("exit.edge", "d1")));
    assertThat(warning.reasons().getFirst().rule()).contains(Switch.ESCAPE);
    assertThat(warning.reply().move()).isEqualTo(move("d4", "d1"));
  }

  @Test
  void everyWarningSaysWhatIsLostAndNoneOnlyNamesTheReply() {
    Coach brandub = new Coach(Books.HAENDE.rules());
    Referee judge = new Referee(Books.HAENDE.rules());
    Random random = new Random(7);
    List<String> said = new ArrayList<>();
    for (int game = 0; game < 12; game++) {
      Position position = Books.HAENDE.start();
      for (int ply = 0; ply < 14 && position.outcome().isEmpty(); ply++) {
        List<Move> moves = judge.legalMoves(position);
        Turn turn = judge.play(position, moves.get(random.nextInt(moves.size())));
        brandub
            .blunderWarning(turn, SearchLimits.nodes(150), new StopSignal())
            .ifPresent(warning -> {
              assertThat(warning.reasons()).isNotEmpty();
              warning.reasons().forEach(each -> said.add(each.message().key()));
            });
        position = turn.after();
      }
    }
    assertThat(said)
        .isNotEmpty()
        .allMatch(key ->
            key.startsWith("why.loses")
                || key.startsWith("why.opens")
                || key.startsWith("why.leaves-open"));
  }

  @Test
  void warnsOfAPieceThatIsLostAtOnceEvenIfTheChancesHardlyChange() {
    Coach brandub = new Coach(Books.HAENDE.rules());
    Referee judge = new Referee(Books.HAENDE.rules());
    Position position = judge.play(Books.HAENDE.start(), move("d6", "f6")).after();
    assertThat(judge.legalMoves(position))
        .extracting(
            each -> brandub.blunderWarning(judge.play(position, each), SHORT, new StopSignal()))
        .filteredOn(warning ->
            warning
                .filter(each -> !each.reply().captures().isEmpty() && each.cost() < 0.12)
                .isPresent())
        .hasSizeGreaterThan(2);
  }

  @Test
  void saysNothingAboutAFineMove() {
    Position position = Books.HAENDE.start();
    Coach brandub = new Coach(Books.HAENDE.rules());
    Hint hint = brandub.hint(position, SHORT, new StopSignal());
    assertThat(brandub.blunderWarning(hint.turn(), SHORT, new StopSignal())).isEmpty();
  }

  @Test
  void hintsFromTheAreaToTheMove() {
    Position position =
        position("A..A..A/......./..A..../.A.K..A/......./..A.A../A.....A", Side.DEFENDERS);
    Hint hint = coach.hint(position, SHORT, new StopSignal());
    assertThat(hint.turn().move()).isEqualTo(move("d4", "d1"));
    assertThat(hint.area()).contains(square("d4"), square("d1"));
    assertThat(hint.areaMessage()).isEqualTo(Message.of("hint.look.win", "d2"));
    assertThat(hint.reasons())
        .extracting(Reason::message)
        .containsExactly(Message.of("why.end.king-escaped"));
  }

  @Test
  void hintsAtAnExitFortAndAtAnEncirclement() {
    Coach copenhagen = new Coach(Books.COPENHAGEN.rules());
    Referee referee = new Referee(Books.COPENHAGEN.rules());
    Position fort =
        referee.setUp(
            Books.board(
                ".........../...A...A.../.........../.....A...../.........../"
                    + "..A......../.....D..A../...A....A../.........../....D....../...D.KD...."),
            Side.DEFENDERS);
    assertThat(copenhagen.hint(fort, SHORT, new StopSignal()).reasons())
        .extracting(Reason::message)
        .containsExactly(Message.of("why.end.exit-fort"));
    Position ring =
        referee.setUp(
            Books.board(
                ".........../.....A...../....A.A..../...A...A.../..A..D..A../"
                    + ".A..DKD..A./..A.D...A../...A...A.../....A.A..../..........A/..........."),
            Side.ATTACKERS);
    assertThat(copenhagen.hint(ring, SHORT, new StopSignal()).reasons())
        .extracting(Reason::message)
        .containsExactly(Message.of("why.end.encirclement"));
  }

  @Test
  void hintsThatSomethingIsToBePrevented() {
    Position position =
        position("......./......./...A.../..AKA../......./......./A.....D", Side.ATTACKERS);
    Hint hint = coach.hint(position, SHORT, new StopSignal());
    assertThat(hint.turn().move()).isEqualTo(move("a1", "d1"));
    assertThat(hint.areaMessage().key()).isEqualTo("hint.look.guard");
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void findsTheMoveThatLostTheGameAndSaysWhyInEveryLanguage(Language language) {
    Position start =
        position("......./......./...A.../..AKA../......./......./A..A..D", Side.ATTACKERS);
    Turn blunder = (Turn) referee.judge(start, move("d1", "c1"));
    Turn escape = (Turn) referee.judge(blunder.after(), move("d4", "d1"));
    List<Integer> heard = new ArrayList<>();
    Review review = coach.review(List.of(blunder, escape), SHORT, new StopSignal(), heard::add);
    assertThat(review.mistakes()).hasSize(1);
    Review.Mistake mistake = review.mistakes().getFirst();
    assertThat(mistake.played()).isEqualTo(blunder);
    assertThat(mistake.line()).startsWith(mistake.better().move());
    assertThat(review.winningChances()).hasSize(3);
    assertThat(review.winningChances().getLast()).isZero();
    assertThat(heard).containsExactly(1, 2);
    List<Reason> said = new ArrayList<>(mistake.drawbacks());
    said.addAll(mistake.merits());
    assertThat(said)
        .isNotEmpty()
        .allSatisfy(each -> assertThat(Coach.words(language).say(each.message())).isNotBlank());
  }

  @Test
  void theBarIsNearTheMiddleAtTheStartAndAtItsEndWhenTheGameIsOver() {
    Coach fetlar = new Coach(Books.FETLAR.rules());
    assertThat(fetlar.winningChances(Books.FETLAR.start(), SHORT, new StopSignal()))
        .isBetween(0.2, 0.8);
  }

  private Position position(String rows, Side side) {
    return referee.setUp(Books.board(rows), side);
  }

  private static Move move(String from, String to) {
    return new Move(square(from), square(to));
  }

  private static Square square(String name) {
    return new Square(name.charAt(0) - 'a', name.charAt(1) - '1');
  }
}
