package hnefi.ui.play;

import hnefi.content.Edition;
import hnefi.content.EditionName;
import hnefi.fx.nav.Area;
import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Presenter;
import hnefi.fx.nav.Router;
import hnefi.storage.GameRepository;
import hnefi.ui.home.ResumeItem;
import hnefi.ui.play.editor.EditorContext;
import hnefi.ui.play.editor.EditorModel;
import hnefi.ui.play.editor.EditorPresenter;
import hnefi.ui.play.export.Exporter;
import hnefi.ui.play.library.GameListModel;
import hnefi.ui.play.library.SavedGamesPresenter;
import hnefi.ui.play.rules.HouseRulesPresenter;
import hnefi.ui.play.rules.RulesModel;
import hnefi.ui.play.rules.RulesPresenter;
import hnefi.ui.play.screen.PlayContext;
import hnefi.ui.play.screen.StagedRoute;
import hnefi.ui.play.sheet.RuleSheetModel;
import hnefi.ui.play.sheet.RuleSheetPresenter;
import hnefi.ui.route.EditorRoute;
import hnefi.ui.route.GameRoute;
import hnefi.ui.route.HouseRulesRoute;
import hnefi.ui.route.NewGameRoute;
import hnefi.ui.route.NextGameRoute;
import hnefi.ui.route.OpeningsRoute;
import hnefi.ui.route.RuleSheetRoute;
import hnefi.ui.route.RulesRoute;
import hnefi.ui.route.SavedGameRoute;
import hnefi.ui.route.SavedGamesRoute;
import hnefi.ui.route.UnreadableGameRoute;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.value.ObservableValue;

/// Everything about playing: registers its screens and knows what was left unfinished.
public final class Play {
  private final PlayContext context;
  private final GameScreens screens;
  private final NewGameScreens newGameScreens;
  private final GameListModel games;

  public Play(PlayContext context) {
    this.context = context;
    games = new GameListModel(context.files(), context.background()::tell);
    newGameScreens = new NewGameScreens(context, this::unfinished);
    screens = new GameScreens(context, newGameScreens);
  }

  /// Registers the screens.
  public Router.Builder register(Router.Builder router) {
    return registerGames(router)
        .front(Area.PLAY, newGameScreens::front)
        .at(NewGameRoute.class, newGameScreens::newGame)
        .at(EditorRoute.class, this::edit)
        .at(OpeningsRoute.class, (route, navigator) -> screens.begin(route.game(), navigator))
        .at(SavedGameRoute.class, screens::goOn)
        .at(UnreadableGameRoute.class, screens::unreadable)
        .at(SavedGamesRoute.class, this::saved)
        .at(RulesRoute.class, this::rules)
        .at(RuleSheetRoute.class, this::sheet)
        .at(
            HouseRulesRoute.class,
            (route, navigator) ->
                new HouseRulesPresenter(
                    route.chosen(),
                    context.houseRulesActions(),
                    context.library().get(),
                    context.paste(navigator),
                    navigator));
  }

  /// Opens files, as when somebody drops them on the window.
  public void open(List<Path> chosen, Navigator navigator) {
    context.fileActions().ifPresent(actions -> actions.open(chosen, navigator));
  }

  /// Registers the games alone, without the choice of one, what was kept, and rules to turn.
  public Router.Builder registerGames(Router.Builder router) {
    return router
        .at(GameRoute.class, screens::begin)
        .at(NextGameRoute.class, screens::next)
        .at(StagedRoute.class, screens::stage);
  }

  /// Returns the latest game that is not finished.
  public List<ResumeItem> unfinished() {
    return context.files().latestUnfinished().stream().map(this::unfinished).toList();
  }

  /// Changes when the saved games do, and with them [#unfinished].
  public ObservableValue<?> savedGames() {
    return games.gamesProperty();
  }

  private ResumeItem unfinished(GameRepository.Unfinished game) {
    EditionName name = game.summary().edition();
    return new ResumeItem(
        new SavedGameRoute(game.file()),
        language ->
            context
                .library()
                .get()
                .edition(name)
                .map(edition -> context.houseRules().title(edition, language))
                .orElse(name.id()));
  }

  private Presenter rules(RulesRoute route, Navigator navigator) {
    return under(
        route.game().edition(),
        navigator,
        edition ->
            new RulesPresenter(
                context.library().get(),
                navigator,
                new RulesModel(route, edition),
                context.houseRulesActions()));
  }

  private Presenter sheet(RuleSheetRoute route, Navigator navigator) {
    return under(
        route.edition(),
        navigator,
        edition ->
            new RuleSheetPresenter(
                new RuleSheetModel(
                    edition,
                    context.houseRules().named(edition.name()),
                    context.library().get(),
                    exporter()),
                context.settings()));
  }

  private Presenter saved(SavedGamesRoute route, Navigator navigator) {
    context.files().refresh();
    return new SavedGamesPresenter(
        games, screens::rename, context.fileActions().orElseThrow(), context.settings(), navigator);
  }

  private Presenter edit(EditorRoute route, Navigator navigator) {
    return under(
        route.edition(),
        navigator,
        edition ->
            new EditorPresenter(
                new EditorContext(
                    context.library().get(),
                    context.settings(),
                    keptRules(),
                    context.layouts(),
                    context.notices(),
                    exporter()),
                navigator,
                new EditorModel(route.board(), route.toMove(), edition),
                route.players(),
                route.terms()));
  }

  private Optional<Exporter> exporter() {
    return context
        .desktop()
        .map(each -> new Exporter(each, context.background(), context.notices()));
  }

  /// Returns what stands behind a screen under the rules of an edition, if there is one.
  private Presenter under(
      EditionName name, Navigator navigator, Function<Edition, Presenter> presenter) {
    return context
        .library()
        .get()
        .edition(name)
        .map(presenter)
        .orElse(language -> GameNotFoundController.rules(navigator, language));
  }

  private List<Edition> keptRules() {
    return context.houseRules().kept().stream()
        .flatMap(each -> context.library().get().edition(each.edition()).stream())
        .toList();
  }
}
