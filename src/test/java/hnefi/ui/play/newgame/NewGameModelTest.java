package hnefi.ui.play.newgame;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Arrangement;
import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.content.Edition;
import hnefi.game.GameClock;
import hnefi.game.TimeControl;
import hnefi.notation.BoardText;
import hnefi.rules.Outcome;
import hnefi.rules.Play;
import hnefi.rules.StartPosition;
import hnefi.session.AdaptiveDifficulty;
import hnefi.session.Assistance;
import hnefi.session.CustomLayout;
import hnefi.session.GameSetup;
import hnefi.session.GameTerms;
import hnefi.session.Handicap;
import hnefi.session.OpponentProfile;
import hnefi.session.Participant;
import hnefi.session.Players;
import hnefi.ui.play.session.PlayFixture;
import hnefi.ui.route.GameRoute;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class NewGameModelTest {
  private final NewGameModel model =
      new NewGameModel(
          NewGameModel.simplest(PlayFixture.LIBRARY).orElseThrow(),
          players(Players.TWO_PEOPLE),
          nothingAgreed());

  private static PlayersModel players(Players chosen) {
    return players(chosen, GameTerms.USUAL);
  }

  private static PlayersModel players(Players chosen, GameTerms terms) {
    OpponentProfile bjorn = new OpponentProfile("bjorn", _ -> "Björn", _ -> "");
    return new PlayersModel(
        chosen, terms, List.of(bjorn), _ -> Optional.empty(), _ -> Optional.empty(), "");
  }

  private static TermsModel nothingAgreed() {
    return new TermsModel(GameTerms.USUAL, Optional.empty());
  }

  @Test
  void aNewcomerBeginsWithTheSmallestBoard() {
    assertThat(model.edition().layout().board().size().width()).isEqualTo(7);
    assertThat(model.route().start()).isEmpty();
  }

  @Test
  void aVariantBringsItsOwnStart() {
    model.choose(PlayFixture.edition("svenska").rulebook());
    model.choose(Optional.of(PlayFixture.edition("svenska-1").preset().orElseThrow()));
    assertThat(model.route().edition().id()).isEqualTo("svenska-1");
    assertThat(model.edition().layout().id()).isEqualTo("t-cross");
    model.choose(Optional.empty());
    assertThat(model.edition().layout().id()).isEqualTo("t-diamond");
  }

  @Test
  void anotherStartKeepsTheVariant() {
    model.choose(PlayFixture.edition("mungo-simple-b-i-1").rulebook());
    model.choose(PlayFixture.edition("mungo-simple-b-i-1").preset());
    model.choose(PlayFixture.LIBRARY.layout("t-cross").orElseThrow());
    assertThat(model.route().edition().id()).isEqualTo("mungo-simple-b-i-1");
    assertThat(model.route().edition().layout()).contains("t-cross");
  }

  @Test
  void choosingTheSameRuleSetAgainKeepsWhatWasChosenForIt() {
    Edition turned =
        PlayFixture.edition("haende").with(Play.value("king-armed=no")).toOptional().orElseThrow();
    NewGameModel other = new NewGameModel(turned, players(Players.TWO_PEOPLE), nothingAgreed());
    other.choose(turned.rulebook());
    assertThat(other.edition()).isEqualTo(turned);
    other.forgetHouseRules();
    assertThat(other.edition()).isEqualTo(PlayFixture.edition("haende"));
  }

  @Test
  void thePlayersSitWhereTheyWerePut() {
    model.playersModel().name(Side.DEFENDERS).set(" Olaf ");
    assertThat(model.route().players().defenders()).isEqualTo(new Participant.Human("Olaf"));
  }

  @Test
  void twoAgainstTheComputerComeBackAsTheyWere() {
    Players team =
        new Players(new Participant.Computer("bjorn"), new Participant.Team("Astrid", "Olaf"));
    assertThat(players(team).players()).isEqualTo(team);
  }

  @Test
  void whatWasAgreedOnIsOfferedAgain() {
    TimeControl clock = TermsModel.CONTROLS.getFirst();
    GameTerms agreed =
        GameTerms.USUAL
            .withTwoGames(true)
            .withClock(Optional.of(new GameClock(clock, Duration.ofSeconds(1), Duration.ZERO)));
    TermsModel offered = new TermsModel(agreed, Optional.empty());
    assertThat(offered.terms(players(Players.TWO_PEOPLE, agreed)))
        .isEqualTo(agreed.withClock(Optional.of(GameClock.wound(clock))));

    GameTerms teaching = GameTerms.teaching(Side.DEFENDERS);
    PlayersModel pupils = players(Players.TWO_PEOPLE, teaching);
    assertThat(new TermsModel(teaching, Optional.empty()).terms(pupils)).isEqualTo(teaching);

    Players alone = new Players(new Participant.Human("Astrid"), new Participant.Computer("bjorn"));
    PlayersModel adjusting =
        players(alone, GameTerms.USUAL.withAssistance(Set.of(Assistance.HINTS)));
    assertThat(adjusting.adjustingProperty().get()).isTrue();
  }

  @Test
  void nothingIsAgreedOnUntilSomebodyWantsIt() {
    assertThat(model.route().terms()).isEqualTo(GameTerms.USUAL);
    model.termsModel().controlProperty().set(Optional.of(TermsModel.CONTROLS.getFirst()));
    assertThat(model.route().terms().clock()).isPresent();
    model.playersModel().modeProperty().set(PlayersModel.Mode.TEACH);
    assertThat(model.route().terms()).isEqualTo(GameTerms.teaching(Side.ATTACKERS));
  }

  @Test
  void anOpponentThatAdjustsIsWhoItHasBecomeAndGivesItsAids() {
    OpponentProfile bjorn = new OpponentProfile("bjorn", _ -> "Björn", _ -> "");
    PlayersModel adjusting =
        new PlayersModel(
            Players.TWO_PEOPLE,
            GameTerms.USUAL,
            List.of(bjorn),
            name ->
                Optional.of(new AdaptiveDifficulty("bjorn", Set.of(Assistance.HINTS), 1))
                    .filter(_ -> name.equals("Astrid")),
            _ -> Optional.empty(),
            "Astrid");
    adjusting.modeProperty().set(PlayersModel.Mode.AGAINST_COMPUTER);
    adjusting.adjustingProperty().set(true);
    assertThat(adjusting.players().attackers()).isEqualTo(new Participant.Human("Astrid"));
    GameTerms terms = nothingAgreed().terms(adjusting);
    assertThat(terms.gives(Assistance.TAKE_BACK)).isFalse();
    assertThat(terms.gives(Assistance.HINTS)).isTrue();
    assertThat(terms.gives(Assistance.THREATS)).isFalse();

    adjusting.name(Side.ATTACKERS).set("Olaf");
    assertThat(adjusting.difficultyInUse()).contains(AdaptiveDifficulty.begunWith("bjorn"));
  }

  @Test
  void aHandicapChangesTheRulesOrTheStart() {
    model.choose(PlayFixture.edition("svenska").rulebook());
    model
        .termsModel()
        .handicapProperty()
        .set(Optional.of(new Handicap.FewerMen(Side.ATTACKERS, 2)));
    assertThat(model.route().start()).isPresent();
    model
        .termsModel()
        .handicapProperty()
        .set(Handicap.choices(model.edition(), model.boardWithoutHandicap()).stream().findFirst());
    assertThat(model.route().edition().id()).isEqualTo("svenska-2");
  }

  @Test
  void fewerMenAreTakenFromAPositionOfOnesOwnToo() {
    Arrangement own =
        BoardText.read("A.....A/...A.../..K..../..D..../A.....A/......./A.....A")
            .toOptional()
            .orElseThrow();
    model.choose(new CustomLayout("Own", own));
    model
        .termsModel()
        .handicapProperty()
        .set(Optional.of(new Handicap.FewerMen(Side.ATTACKERS, 2)));
    assertThat(model.route().start().orElseThrow().board().count(Piece.ATTACKER)).isEqualTo(5);
    assertThat(model.board()).isEqualTo(model.route().start().orElseThrow().board());
  }

  @Test
  void fewerMenOfAPositionOfOnesOwnStayWithThePlayerToo() {
    Arrangement own =
        BoardText.read("A.....A/...A.../..K..../..DD.../A.....A/......./A.....A")
            .toOptional()
            .orElseThrow();
    model.choose(new CustomLayout("Own", own));
    model
        .termsModel()
        .handicapProperty()
        .set(Optional.of(new Handicap.FewerMen(Side.ATTACKERS, 2)));
    GameRoute route = model.route();
    GameSetup first =
        GameSetup.of(model.edition(), route.start(), route.players()).on(route.terms());
    GameSetup second = first.exchanged(Outcome.agreedDraw(), 12);
    StartPosition exchanged = second.start().orElseThrow();
    assertThat(exchanged.board().count(Piece.ATTACKER)).isEqualTo(7);
    assertThat(exchanged.board().count(Piece.DEFENDER)).isEqualTo(1);
    assertThat(exchanged.toMove()).isEqualTo(Side.ATTACKERS);
    assertThat(second.exchanged(Outcome.agreedDraw(), 12).start()).isEqualTo(route.start());
  }

  @Test
  void whoShowsOrWatchesAGameGetsNoHandicap() {
    model
        .termsModel()
        .handicapProperty()
        .set(Optional.of(new Handicap.FewerMen(Side.ATTACKERS, 2)));
    model.playersModel().modeProperty().set(PlayersModel.Mode.WATCH);
    assertThat(model.route().start()).isEmpty();
    model.playersModel().modeProperty().set(PlayersModel.Mode.TEACH);
    assertThat(model.route().start()).isEmpty();
  }
}
