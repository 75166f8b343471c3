package hnefi.ui.play;

import hnefi.content.Edition;
import hnefi.rules.StartPosition;
import hnefi.session.GameTerms;
import hnefi.session.Handicap;
import hnefi.session.Players;
import hnefi.storage.GameSummary;
import hnefi.ui.home.ResumeItem;
import hnefi.ui.nav.Navigator;
import hnefi.ui.nav.Presenter;
import hnefi.ui.play.newgame.NewGameModel;
import hnefi.ui.play.newgame.NewGamePresenter;
import hnefi.ui.play.newgame.PlayersModel;
import hnefi.ui.play.newgame.TermsModel;
import hnefi.ui.play.screen.PlayContext;
import hnefi.ui.profile.Profile;
import hnefi.ui.route.AreaRoute;
import hnefi.ui.route.NewGameRoute;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/// The screens on which a game is chosen.
final class NewGameScreens {
  private final PlayContext context;
  private final Supplier<List<ResumeItem>> unfinished;

  /// @param unfinished the games that can be gone on with
  NewGameScreens(PlayContext context, Supplier<List<ResumeItem>> unfinished) {
    this.context = context;
    this.unfinished = unfinished;
  }

  Presenter front(AreaRoute route, Navigator navigator) {
    return lastSetup()
        .or(() ->
            NewGameModel.simplest(context.library().get())
                .map(edition -> newGame(edition, Optional.empty(), Players.TWO_PEOPLE)))
        .<Presenter>map(model -> newGame(model, navigator))
        .orElse(language -> GameNotFoundController.rules(navigator, language));
  }

  /// Offers what was played last once more: the rules with their changes, the players, and what
  /// they agreed on. A game from a position of its own, as from a lesson, does not count, unless
  /// the position is a handicap.
  private Optional<NewGameModel> lastSetup() {
    return context.files().games().stream()
        .flatMap(each -> each.content().toOptional().stream())
        .filter(game -> context.opponents().know(game.players()))
        .flatMap(game ->
            context.library().get().edition(game.edition()).stream()
                .flatMap(edition -> setupOf(game, edition).stream()))
        .findFirst();
  }

  private Optional<NewGameModel> setupOf(GameSummary game, Edition edition) {
    Optional<Handicap> handicap = game.start().flatMap(start -> Handicap.of(edition, start));
    return game.setUp() && handicap.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new NewGameModel(
                edition,
                Optional.empty(),
                playersModel(game.players(), game.terms()),
                new TermsModel(game.terms(), handicap)));
  }

  Presenter newGame(NewGameRoute route, Navigator navigator) {
    return context
        .library()
        .get()
        .edition(route.edition())
        .<Presenter>map(
            edition -> newGame(newGame(edition, route.position(), route.players()), navigator))
        .orElse(language -> GameNotFoundController.rules(navigator, language));
  }

  private NewGameModel newGame(Edition edition, Optional<StartPosition> position, Players players) {
    return new NewGameModel(
        edition,
        position,
        playersModel(players, GameTerms.USUAL),
        new TermsModel(GameTerms.USUAL, Optional.empty()));
  }

  private PlayersModel playersModel(Players players, GameTerms terms) {
    Profile user = context.profiles().profiles().profile();
    return new PlayersModel(
        players, terms, context.opponents().profiles(), user.adaptation(), user.name());
  }

  private Presenter newGame(NewGameModel model, Navigator navigator) {
    return new NewGamePresenter(
        context.library().get(),
        context.settings(),
        context.opponents(),
        navigator,
        model,
        context.houseRules(),
        context.layouts(),
        unfinished,
        () ->
            context.profiles().profiles().all().stream()
                .filter(each -> !each.name().isEmpty())
                .toList(),
        context.paste(navigator));
  }
}
