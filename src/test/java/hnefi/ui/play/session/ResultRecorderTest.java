package hnefi.ui.play.session;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Side;
import hnefi.notation.BoardText;
import hnefi.rules.Outcome;
import hnefi.rules.StartPosition;
import hnefi.session.AdaptiveDifficulty;
import hnefi.session.Assistance;
import hnefi.session.GameEvent;
import hnefi.session.GameSetup;
import hnefi.session.GameTerms;
import hnefi.session.Participant;
import hnefi.session.Players;
import hnefi.ui.profile.Emblem;
import hnefi.ui.profile.Profile;
import hnefi.ui.profile.Profiles;
import hnefi.ui.profile.ProfilesModel;
import hnefi.ui.profile.ResultCount;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ResultRecorderTest {
  private static final Participant EGIL = new Participant.Computer("egil");
  private static final ResultCount.Key AS_ATTACKER = new ResultCount.Key("haende", Side.ATTACKERS);
  private static final ResultCount.Key AS_DEFENDER = new ResultCount.Key("haende", Side.DEFENDERS);
  private static final GameEvent ATTACKERS_WIN =
      new GameEvent.Ended(new Outcome(Optional.of(Side.ATTACKERS), Outcome.Ending.RESIGNATION));
  private static final GameEvent DRAW =
      new GameEvent.Ended(new Outcome(Optional.empty(), Outcome.Ending.AGREEMENT));

  private final ProfilesModel people =
      new ProfilesModel(Profiles.NOBODY_YET.add("Olaf", Emblem.STAR).add("Astrid", Emblem.RAVEN));

  @Test
  void bothPlayersResultsAreCountedByRuleSetAndSide() {
    recorder(two("Astrid", "Olaf")).accept(ATTACKERS_WIN);
    recorder(two("Olaf", "Astrid")).accept(DRAW);

    assertThat(results("Astrid"))
        .containsEntry(AS_ATTACKER, new ResultCount(1, 0, 0))
        .containsEntry(AS_DEFENDER, new ResultCount(0, 1, 0));
    assertThat(results("Olaf"))
        .containsEntry(AS_DEFENDER, new ResultCount(0, 0, 1))
        .containsEntry(AS_ATTACKER, new ResultCount(0, 1, 0));
  }

  @Test
  void aGameThatGoesOnAfterItsEndCountsOnce() {
    ResultRecorder recorder = recorder(two("Astrid", "Olaf"));
    recorder.accept(ATTACKERS_WIN);
    recorder.accept(DRAW);

    assertThat(results("Astrid")).containsOnlyKeys(AS_ATTACKER);
    assertThat(person("Astrid").results().get(AS_ATTACKER)).isEqualTo(new ResultCount(1, 0, 0));
  }

  @Test
  void whoIsNotKnownHereIsNotCounted() {
    recorder(two("Astrid", "Nobody")).accept(ATTACKERS_WIN);
    recorder(two("", "")).accept(ATTACKERS_WIN);

    assertThat(results("Astrid").get(AS_ATTACKER)).isEqualTo(new ResultCount(1, 0, 0));
    assertThat(people.profiles().all()).hasSize(3);
    assertThat(results("Olaf")).isEmpty();
  }

  @Test
  void whoPlaysTheComputerWithoutANameIsWhoIsHere() {
    recorder(setup(new Players(Participant.SOMEBODY, EGIL))).accept(ATTACKERS_WIN);

    assertThat(results("Astrid").get(AS_ATTACKER)).isEqualTo(new ResultCount(1, 0, 0));
  }

  @Test
  void twoAgainstTheComputerWinTogether() {
    recorder(setup(new Players(new Participant.Team("Astrid", "Olaf"), EGIL)))
        .accept(ATTACKERS_WIN);

    assertThat(results("Astrid").get(AS_ATTACKER)).isEqualTo(new ResultCount(1, 0, 0));
    assertThat(results("Olaf").get(AS_ATTACKER)).isEqualTo(new ResultCount(1, 0, 0));
  }

  @Test
  void aGameFromAPositionOfItsOwnOrToTeachDoesNotCount() {
    StartPosition own =
        new StartPosition(
            BoardText.read("A.....A/...A.../..K..../..D..../......./......./......A")
                .toOptional()
                .orElseThrow(),
            Side.ATTACKERS);
    recorder(two("Astrid", "Olaf").from(own)).accept(ATTACKERS_WIN);
    recorder(two("Astrid", "Olaf").on(GameTerms.teaching(Side.ATTACKERS))).accept(ATTACKERS_WIN);

    assertThat(results("Astrid")).isEmpty();
  }

  @Test
  void theOpponentThatAdjustsTakesAnAidAfterTwoWinsAndTheNextGameHasIt() {
    GameSetup setup =
        setup(new Players(new Participant.Human("Astrid"), EGIL))
            .on(GameTerms.USUAL.withAssistance(Set.of(Assistance.TAKE_BACK, Assistance.HINTS)));
    ResultRecorder first = recorder(setup);
    first.accept(ATTACKERS_WIN);
    assertThat(first.changeProperty().get()).isEmpty();

    ResultRecorder second = recorder(setup);
    second.accept(ATTACKERS_WIN);

    assertThat(second.changeProperty().get())
        .contains(new AdaptiveDifficulty.Change.AssistanceTaken(Assistance.HINTS));
    GameSetup next = second.next(setup.again());
    assertThat(next.terms().assistance()).contains(Set.of(Assistance.TAKE_BACK));
    assertThat(next.players().defenders()).isEqualTo(EGIL);
  }

  @Test
  void toWhoIsNotKnownHereTheOpponentAdjustsAsToTheOneWhoIsHere() {
    GameSetup setup =
        setup(new Players(new Participant.Human("Nobody"), EGIL))
            .on(GameTerms.USUAL.withAssistance(Set.of(Assistance.TAKE_BACK, Assistance.HINTS)));
    recorder(setup).accept(ATTACKERS_WIN);
    ResultRecorder second = recorder(setup);
    second.accept(ATTACKERS_WIN);

    assertThat(second.next(setup.again()).terms().assistance())
        .contains(Set.of(Assistance.TAKE_BACK));
    assertThat(results("Astrid")).isEmpty();
  }

  private ResultRecorder recorder(GameSetup setup) {
    return new ResultRecorder(setup, people, new PlayFixture.Silent());
  }

  private static GameSetup two(String attackers, String defenders) {
    return setup(new Players(new Participant.Human(attackers), new Participant.Human(defenders)));
  }

  private static GameSetup setup(Players players) {
    return PlayFixture.setup("haende", players);
  }

  private Profile person(String name) {
    return people.profiles().named(name).orElseThrow();
  }

  private Map<ResultCount.Key, ResultCount> results(String name) {
    return Optional.of(person(name)).map(Profile::results).orElseThrow();
  }
}
