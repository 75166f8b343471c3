package hnefi.ui.play;

import hnefi.board.Side;
import hnefi.content.Edition;
import hnefi.fx.nav.AreaRoute;
import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Presenter;
import hnefi.rules.Outcome;
import hnefi.rules.StartPosition;
import hnefi.session.CustomLayout;
import hnefi.session.GameSetup;
import hnefi.session.GameTerms;
import hnefi.session.Handicap;
import hnefi.session.Participant;
import hnefi.session.Players;
import hnefi.storage.GameSummary;
import hnefi.ui.home.ResumeItem;
import hnefi.ui.play.newgame.NewGameModel;
import hnefi.ui.play.newgame.NewGamePresenter;
import hnefi.ui.play.newgame.PlayersModel;
import hnefi.ui.play.newgame.TermsModel;
import hnefi.ui.play.screen.PlayContext;
import hnefi.ui.profile.Profiles;
import hnefi.ui.route.GameRoute;
import hnefi.ui.route.NewGameRoute;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// The screens on which a game is chosen.
final class NewGameScreens {
  private final PlayContext context;
  private final Supplier<List<ResumeItem>> unfinished;
  private Optional<GameSetup> begun = Optional.empty();

  /// @param unfinished the games that can be gone on with
  NewGameScreens(PlayContext context, Supplier<List<ResumeItem>> unfinished) {
    this.context = context;
    this.unfinished = unfinished;
  }

  Presenter front(AreaRoute route, Navigator navigator) {
    return lastSetup()
        .or(() -> NewGameModel.simplest(context.library().get()).map(this::firstGame))
        .<Presenter>map(model -> newGame(model, navigator))
        .orElse(language -> GameNotFoundController.rules(navigator, language));
  }

  /// Hears what is begun: a game in which nobody moves is not among the saved ones. A game that
  /// somebody was shown is not offered again.
  void remember(GameSetup setup) {
    if (setup.terms().pupil().isEmpty() && offered(setup).isPresent()) {
      begun = Optional.of(setup);
    }
  }

  /// Hears that a saved game is opened: what was played last is in the files again.
  void forget() {
    begun = Optional.empty();
  }

  /// Offers what was played last once more: the rules with their changes, the start position, the
  /// players, and what they agreed on.
  private Optional<NewGameModel> lastSetup() {
    return begun
        .flatMap(this::offered)
        .or(() ->
            lastGames()
                .filter(game -> game.terms().pupil().isEmpty())
                .flatMap(game -> setupOf(game).flatMap(this::offered).stream())
                .findFirst());
  }

  private Optional<GameSetup> setupOf(GameSummary game) {
    return context
        .library()
        .get()
        .edition(game.edition())
        .map(edition -> GameSetup.of(edition, game.start(), game.players()).on(game.terms()));
  }

  /// A game from a position that no book has, as from a lesson, is not offered again, unless the
  /// position is a handicap or a start position that somebody keeps.
  private Optional<NewGameModel> offered(GameSetup setup) {
    Edition edition = setup.edition();
    Optional<StartPosition> start = setup.startWithoutHandicap();
    Optional<CustomLayout> layout = start.flatMap(each -> kept(each, edition));
    if (start.isPresent() && layout.isEmpty()) {
      return Optional.empty();
    }
    Optional<Handicap> handicap =
        setup.fewerMen().<Handicap>map(men -> men).or(() -> rulesOfHandicap(edition));
    NewGameModel model =
        new NewGameModel(
            handicap.flatMap(each -> each.removedFrom(edition)).orElse(edition),
            playersModel(withPersonHere(setup.players()), setup.terms()),
            new TermsModel(setup.terms(), handicap));
    layout.ifPresent(model::choose);
    return Optional.of(model);
  }

  /// Returns the players with whoever is here now against the computer, instead of somebody else of
  /// this machine. A guest, whom the machine does not know, stays.
  private Players withPersonHere(Players players) {
    Profiles profiles = context.profiles().profiles();
    String here = profiles.profile().name();
    if (here.isEmpty() || !players.anyComputer()) {
      return players;
    }
    Players changed = players;
    for (Side side : Side.values()) {
      if (players.of(side) instanceof Participant.Human(String name)
          && profiles.named(name).isPresent()) {
        changed = changed.with(side, new Participant.Human(here));
      }
    }
    return changed;
  }

  /// House rules that somebody keeps are offered as what they are.
  private Optional<Handicap> rulesOfHandicap(Edition edition) {
    return context.houseRules().named(edition.name()).isPresent()
        ? Optional.empty()
        : Handicap.of(edition);
  }

  private Optional<CustomLayout> kept(StartPosition start, Edition edition) {
    return context.layouts().layouts().all().stream()
        .filter(each -> start.equals(new StartPosition(each.board(), edition.rules().firstMove())))
        .findFirst();
  }

  Presenter newGame(NewGameRoute route, Navigator navigator) {
    return context
        .library()
        .get()
        .edition(route.chosen().edition())
        .<Presenter>map(edition -> newGame(chosen(edition, route.chosen()), navigator))
        .orElse(language -> GameNotFoundController.rules(navigator, language));
  }

  /// Offers what was chosen; a start position that nobody keeps gives way to the edition's own.
  private NewGameModel chosen(Edition edition, GameRoute game) {
    GameSetup setup = GameSetup.of(edition, game.start(), game.players()).on(game.terms());
    return offered(setup).orElseGet(() -> newGame(edition, game.players(), game.terms()));
  }

  /// Nobody has played here yet: against the easiest opponent, on the side that people win with.
  private NewGameModel firstGame(Edition edition) {
    Players players =
        context.opponents().profiles().stream()
            .findFirst()
            .map(easiest ->
                new Players(Participant.SOMEBODY, new Participant.Computer(easiest.id())))
            .orElse(Players.TWO_PEOPLE);
    NewGameModel model = newGame(edition, players, GameTerms.USUAL);
    model.offerFavouredSide(context.library().get());
    return model;
  }

  private NewGameModel newGame(Edition edition, Players players, GameTerms terms) {
    return new NewGameModel(
        edition, playersModel(players, terms), new TermsModel(terms, Optional.empty()));
  }

  private PlayersModel playersModel(Players players, GameTerms terms) {
    Profiles profiles = context.profiles().profiles();
    return new PlayersModel(
        players,
        terms,
        context.opponents().profiles(),
        name -> profiles.playing(name).difficulty(),
        this::beatenLast,
        profiles.profile().name());
  }

  /// Returns the character against whom a person has won the last finished game against the
  /// computer.
  private Optional<String> beatenLast(String name) {
    return lastGames()
        .filter(game -> game.outcome().isPresent())
        .filter(game -> opponentOf(name, game.players()).isPresent())
        .findFirst()
        .filter(game ->
            game.outcome()
                .flatMap(Outcome::winner)
                .filter(winner -> !game.players().of(winner).isComputer())
                .isPresent())
        .flatMap(game -> opponentOf(name, game.players()));
  }

  private static Optional<String> opponentOf(String name, Players players) {
    for (Side side : Side.values()) {
      if (players.of(side).equals(new Participant.Human(name))
          && players.of(side.opponent()) instanceof Participant.Computer(String opponent)) {
        return Optional.of(opponent);
      }
    }
    return Optional.empty();
  }

  /// Returns the saved games that were and can be played here, the last one first: a record of
  /// another program knows no time of day.
  private Stream<GameSummary> lastGames() {
    return context.files().games().stream()
        .flatMap(each -> each.content().toOptional().stream())
        .filter(game -> game.date().time().isPresent())
        .filter(game -> context.opponents().know(game.players()));
  }

  private Presenter newGame(NewGameModel model, Navigator navigator) {
    return new NewGamePresenter(context, navigator, model, unfinished);
  }
}
