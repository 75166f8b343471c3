package hnefi.ui.play;

import hnefi.content.Edition;
import hnefi.content.EditionName;
import hnefi.game.Game;
import hnefi.narration.EditionWords;
import hnefi.notation.MoveText;
import hnefi.rules.Refusal;
import hnefi.rules.StartPosition;
import hnefi.rules.Switch;
import hnefi.rules.Verdict;
import hnefi.session.GameSetup;
import hnefi.session.GameTerms;
import hnefi.session.Handicap;
import hnefi.session.Players;
import hnefi.storage.FileProblem;
import hnefi.storage.GameFile;
import hnefi.storage.GameRepository;
import hnefi.storage.GameSummary;
import hnefi.storage.RestoredDocument;
import hnefi.text.Language;
import hnefi.text.Result;
import hnefi.text.Words;
import hnefi.ui.home.ResumeItem;
import hnefi.ui.nav.Fxml;
import hnefi.ui.nav.Navigator;
import hnefi.ui.nav.Presenter;
import hnefi.ui.nav.Router;
import hnefi.ui.nav.Screen;
import hnefi.ui.play.editor.EditorContext;
import hnefi.ui.play.editor.EditorModel;
import hnefi.ui.play.editor.EditorPresenter;
import hnefi.ui.play.export.Exporter;
import hnefi.ui.play.library.GameListModel;
import hnefi.ui.play.library.SavedGamesPresenter;
import hnefi.ui.play.newgame.NewGameModel;
import hnefi.ui.play.newgame.NewGamePresenter;
import hnefi.ui.play.newgame.PlayersModel;
import hnefi.ui.play.newgame.TermsModel;
import hnefi.ui.play.rules.HouseRulesPresenter;
import hnefi.ui.play.rules.RulesModel;
import hnefi.ui.play.rules.RulesPresenter;
import hnefi.ui.play.screen.GamePresenter;
import hnefi.ui.play.screen.PlayContext;
import hnefi.ui.play.screen.StagedRoute;
import hnefi.ui.play.sheet.RuleSheetModel;
import hnefi.ui.play.sheet.RuleSheetPresenter;
import hnefi.ui.profile.Profile;
import hnefi.ui.route.Area;
import hnefi.ui.route.AreaRoute;
import hnefi.ui.route.EditorRoute;
import hnefi.ui.route.GameRoute;
import hnefi.ui.route.HouseRulesRoute;
import hnefi.ui.route.NewGameRoute;
import hnefi.ui.route.NextGameRoute;
import hnefi.ui.route.Route;
import hnefi.ui.route.RuleSheetRoute;
import hnefi.ui.route.RulesRoute;
import hnefi.ui.route.SavedGameRoute;
import hnefi.ui.route.SavedGamesRoute;
import hnefi.ui.shell.Confirmation;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import javafx.beans.value.ObservableValue;

/// Everything about playing: registers its screens and knows what was left unfinished.
public final class Play {
  /// How many positions the coach looks at for a picture.
  private static final long STAGED_POSITIONS = 20_000;

  private final PlayContext context;
  private final OpenGames open = new OpenGames();
  private final GameListModel games;

  public Play(PlayContext context) {
    this.context = context;
    games = new GameListModel(context.files(), context.background()::tell);
  }

  /// Registers the screens.
  public Router.Builder register(Router.Builder screens) {
    return registerGames(screens)
        .front(Area.PLAY, this::front)
        .at(NewGameRoute.class, this::newGame)
        .at(EditorRoute.class, this::edit)
        .at(SavedGameRoute.class, this::goOn)
        .at(SavedGamesRoute.class, this::saved)
        .at(RulesRoute.class, this::rules)
        .at(RuleSheetRoute.class, this::sheet)
        .at(
            HouseRulesRoute.class,
            (_, navigator) ->
                new HouseRulesPresenter(
                    context.houseRulesActions(),
                    context.library().get(),
                    paste(navigator),
                    navigator));
  }

  /// Opens what was copied, where that is possible.
  private Optional<Runnable> paste(Navigator navigator) {
    return context.fileActions().map(actions -> () -> actions.paste(navigator, Optional.empty()));
  }

  /// Opens files, as when somebody drops them on the window.
  public void open(List<Path> chosen, Navigator navigator) {
    context.fileActions().ifPresent(actions -> actions.open(chosen, navigator));
  }

  /// Registers the games alone, without the choice of one, what was kept, and rules to turn.
  public Router.Builder registerGames(Router.Builder screens) {
    return screens
        .at(GameRoute.class, this::begin)
        .at(NextGameRoute.class, this::next)
        .at(StagedRoute.class, this::stage);
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
                .map(edition -> EditionWords.title(edition, language))
                .orElse(name.id()));
  }

  private Presenter begin(GameRoute route, Navigator navigator) {
    Optional<Edition> edition = context.library().get().edition(route.edition());
    if (edition.isEmpty()) {
      return language -> missing(navigator, language);
    }
    return begin(
        GameSetup.of(edition.get(), route.start(), route.players()).on(route.terms()),
        route.disputed(),
        navigator);
  }

  private Presenter next(NextGameRoute route, Navigator navigator) {
    return begin(route.setup(), List.of(), navigator);
  }

  private Presenter begin(GameSetup setup, List<Switch> disputed, Navigator navigator) {
    return open.with(
        new GamePresenter(
            context, navigator, setup, disputed, setup.game(), context.files().create()));
  }

  private Presenter stage(StagedRoute route, Navigator navigator) {
    Edition edition = context.library().get().edition(route.edition()).orElseThrow();
    GameSetup setup = GameSetup.of(edition, Optional.empty(), route.players()).on(route.terms());
    Game game = setup.game();
    for (String move : route.moves().isBlank() ? new String[0] : route.moves().split(" ")) {
      Verdict verdict = game.play(MoveText.read(move).toOptional().orElseThrow());
      if (verdict instanceof Refusal refusal) {
        throw new IllegalArgumentException(move + ": " + refusal.id());
      }
    }
    GamePresenter presenter =
        new GamePresenter(
            context.still(STAGED_POSITIONS),
            navigator,
            setup,
            List.of(),
            game,
            context.files().create());
    route.pose().accept(presenter.models());
    return presenter;
  }

  private Presenter goOn(SavedGameRoute route, Navigator navigator) {
    return open.of(route.file())
        .<Presenter>map(presenter -> presenter)
        .orElseGet(() -> load(route, navigator));
  }

  private Presenter load(SavedGameRoute route, Navigator navigator) {
    AtomicReference<LoadingPresenter> loading = new AtomicReference<>();
    loading.set(
        new LoadingPresenter(
            failed ->
                context
                    .files()
                    .open(
                        route.file(),
                        context.library(),
                        read -> {
                          Result<GameRepository.Opened> opened = read.then(this::known);
                          context
                              .background()
                              .tell(() -> {
                                if (loading.get().isEntered()) {
                                  show(opened, route, navigator, failed);
                                }
                              });
                        }),
            language -> unreadable(navigator, language)));
    return loading.get();
  }

  private Result<GameRepository.Opened> known(GameRepository.Opened opened) {
    return context.opponents().know(opened.restored().document().setup().players())
        ? new Result.Good<>(opened)
        : Result.bad("saved.no-opponent");
  }

  private void show(
      Result<GameRepository.Opened> opened,
      SavedGameRoute route,
      Navigator navigator,
      Runnable failed) {
    switch (opened) {
      case Result.Good<GameRepository.Opened>(
              GameRepository.Opened(RestoredDocument(var document, var notes), GameFile file)) -> {
        open.with(
            new GamePresenter(
                context, navigator, document.setup(), List.of(), document.game(), file));
        navigator.replace(route);
        if (!notes.isEmpty()) {
          context.notices().accept(Confirmation.of(new FileProblem.Imported(notes)));
        }
      }
      case Result.Bad<GameRepository.Opened>(int line, var reason) -> {
        FileProblem problem = new FileProblem.InvalidGame(route.file(), line, reason);
        context.notices().accept(Confirmation.of(problem));
        failed.run();
      }
    }
  }

  private Presenter rules(RulesRoute route, Navigator navigator) {
    return context
        .library()
        .get()
        .edition(route.edition())
        .<Presenter>map(edition ->
            new RulesPresenter(
                context.library().get(),
                navigator,
                new RulesModel(route, edition),
                context.houseRulesActions()))
        .orElse(language -> missing(navigator, language));
  }

  private Presenter sheet(RuleSheetRoute route, Navigator navigator) {
    return context
        .library()
        .get()
        .edition(route.edition())
        .<Presenter>map(edition ->
            new RuleSheetPresenter(
                new RuleSheetModel(
                    edition,
                    context.houseRules().named(edition.name()),
                    context.library().get(),
                    context.desktop(),
                    context.background(),
                    context.notices()),
                context.settings()))
        .orElse(language -> missing(navigator, language));
  }

  /// A game that is open somewhere must hear of its name, or it would be saved under the old one.
  private void rename(String file, String title) {
    open.of(file)
        .ifPresentOrElse(game -> game.rename(title), () -> context.files().rename(file, title));
  }

  private Presenter saved(SavedGamesRoute route, Navigator navigator) {
    context.files().refresh();
    return new SavedGamesPresenter(
        games, this::rename, context.fileActions().orElseThrow(), context.settings(), navigator);
  }

  private static Screen missing(Navigator navigator, Language language) {
    return notFound("missing", Area.PLAY.front(), navigator, language);
  }

  private static Screen unreadable(Navigator navigator, Language language) {
    return notFound("missing.game", new SavedGamesRoute(), navigator, language);
  }

  /// @param what beginning of the messages
  /// @param otherwise where one can choose something else
  private static Screen notFound(
      String what, Route otherwise, Navigator navigator, Language language) {
    Words words = Words.of(Play.class, "play", language);
    String title = words.say(what + ".title");
    return Fxml.screen(
        Play.class,
        "game-not-found",
        words,
        title,
        new GameNotFoundController(
            title,
            words.say(what),
            words.say(what + ".choose"),
            () -> navigator.replace(otherwise)));
  }

  private Presenter front(AreaRoute route, Navigator navigator) {
    return lastSetup()
        .or(() ->
            NewGameModel.simplest(context.library().get())
                .map(edition -> newGame(edition, Optional.empty(), Players.TWO_PEOPLE)))
        .<Presenter>map(model -> newGame(model, navigator))
        .orElse(language -> missing(navigator, language));
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

  private Presenter edit(EditorRoute route, Navigator navigator) {
    return context
        .library()
        .get()
        .edition(route.edition())
        .<Presenter>map(edition ->
            new EditorPresenter(
                new EditorContext(
                    context.library().get(),
                    context.settings(),
                    keptRules(),
                    context.opponents(),
                    context.layouts(),
                    context.notices(),
                    context
                        .desktop()
                        .map(each -> new Exporter(each, context.background(), context.notices()))),
                navigator,
                new EditorModel(route.board(), route.toMove(), edition),
                route.players(),
                route.terms()))
        .orElse(language -> missing(navigator, language));
  }

  private List<Edition> keptRules() {
    return context.houseRules().kept().stream()
        .flatMap(each -> context.library().get().edition(each.edition()).stream())
        .toList();
  }

  private Presenter newGame(NewGameRoute route, Navigator navigator) {
    return context
        .library()
        .get()
        .edition(route.edition())
        .<Presenter>map(
            edition -> newGame(newGame(edition, route.position(), route.players()), navigator))
        .orElse(language -> missing(navigator, language));
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
        this::unfinished,
        () ->
            context.profiles().profiles().all().stream()
                .filter(each -> !each.name().isEmpty())
                .toList(),
        paste(navigator));
  }
}
