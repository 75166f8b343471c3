package hnefi.ui.play.session;

import hnefi.board.Side;
import hnefi.rules.Outcome;
import hnefi.session.AdaptiveDifficulty;
import hnefi.session.GameEvent;
import hnefi.session.GameSetup;
import hnefi.session.OpponentCatalog;
import hnefi.session.OpponentProfile;
import hnefi.session.Participant;
import hnefi.ui.profile.Profile;
import hnefi.ui.profile.ProfilesModel;
import hnefi.ui.profile.ResultCount;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Notes how a game ended for those of its players who are known here, once, and lets the opponent
/// that adjusts do so.
public final class ResultRecorder implements Consumer<GameEvent> {
  private final GameSetup setup;
  private final ProfilesModel profiles;
  private final OpponentCatalog opponents;
  private boolean noted;
  private final ReadOnlyObjectWrapper<Optional<AdaptiveDifficulty.Change>> change =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  public ResultRecorder(GameSetup setup, ProfilesModel profiles, OpponentCatalog opponents) {
    this.setup = setup;
    this.profiles = profiles;
    this.opponents = opponents;
  }

  @Override
  public void accept(GameEvent event) {
    if (event instanceof GameEvent.Ended(Outcome outcome) && !noted && setup.countsInResults()) {
      noted = true;
      for (Side side : Side.values()) {
        Optional<Boolean> won = outcome.winner().map(winner -> winner == side);
        people(side).forEach(name -> note(name, side, won));
        adapt(side, won);
      }
    }
  }

  /// What changed about the opponent after this game, if something did.
  public ReadOnlyObjectProperty<Optional<AdaptiveDifficulty.Change>> changeProperty() {
    return change.getReadOnlyProperty();
  }

  /// Returns the setup of the next game: with the opponent and the assistance that holds from now
  /// on.
  public GameSetup next(GameSetup planned) {
    if (planned.terms().assistance().isEmpty()) {
      return planned;
    }
    GameSetup next = planned;
    for (Side side : Side.values()) {
      if (planned.players().of(side) instanceof Participant.Computer) {
        Optional<AdaptiveDifficulty> known =
            adaptedTo(planned.players().of(side.opponent())).difficulty();
        if (known.isPresent()) {
          Participant adjusted = new Participant.Computer(known.get().opponent());
          next =
              next.with(next.players().with(side, adjusted))
                  .on(next.terms().withAssistance(known.get().assistance()));
        }
      }
    }
    return next;
  }

  private List<String> people(Side side) {
    return people(setup.players().of(side), setup.players().anyComputer());
  }

  /// Returns the names of those who play a side; whoever sits alone before the computer without a
  /// name is the one who is here now.
  private List<String> people(Participant participant, boolean againstComputer) {
    return switch (participant) {
      case Participant.Computer _ -> List.of();
      case Participant.Team(String first, String second) ->
          List.of(first, second).stream().filter(each -> !each.isEmpty()).distinct().toList();
      case Participant.Human(String name) when !name.isEmpty() -> List.of(name);
      case Participant.Human _ ->
          againstComputer ? List.of(profiles.profiles().profile().name()) : List.of();
    };
  }

  private void note(String name, Side side, Optional<Boolean> won) {
    ResultCount.Key kind = new ResultCount.Key(setup.edition().rulebook().id(), side);
    profiles.change(all -> all.change(name, each -> each.played(kind, won)));
  }

  private void adapt(Side side, Optional<Boolean> won) {
    if (setup.terms().assistance().isPresent()
        && setup.players().of(side.opponent()) instanceof Participant.Computer computer) {
      Profile person = adaptedTo(setup.players().of(side));
      profiles.change(all -> all.change(person.name(), each -> adapted(each, computer, won)));
    }
  }

  /// Returns to whom the opponent adjusts: to the one who is here now, if the player is not known.
  private Profile adaptedTo(Participant player) {
    return profiles.profiles().playing(people(player, true).stream().findFirst().orElse(""));
  }

  private Profile adapted(Profile profile, Participant.Computer computer, Optional<Boolean> won) {
    AdaptiveDifficulty before =
        profile
            .difficulty()
            .filter(each -> each.opponent().equals(computer.opponent()))
            .orElseGet(() ->
                new AdaptiveDifficulty(
                    computer.opponent(), setup.terms().assistance().orElseThrow(), 0));
    AdaptiveDifficulty.Step step =
        before.after(won, opponents.profiles().stream().map(OpponentProfile::id).toList());
    change.set(step.change());
    return profile.with(step.next());
  }
}
