package hnefi.ui.play;

import hnefi.content.Edition;
import hnefi.content.EditionName;
import hnefi.game.Game;
import hnefi.narration.EditionWords;
import hnefi.notation.MoveText;
import hnefi.rules.Refusal;
import hnefi.rules.Verdict;
import hnefi.session.GameSetup;
import hnefi.session.Players;
import hnefi.storage.FileProblem;
import hnefi.storage.GameFile;
import hnefi.storage.GameRepository;
import hnefi.storage.RestoredGame;
import hnefi.text.Language;
import hnefi.text.Result;
import hnefi.text.Words;
import hnefi.ui.home.ResumeItem;
import hnefi.ui.nav.Fxml;
import hnefi.ui.nav.Navigator;
import hnefi.ui.nav.Presenter;
import hnefi.ui.nav.Router;
import hnefi.ui.nav.Screen;
import hnefi.ui.play.newgame.NewGameModel;
import hnefi.ui.play.newgame.NewGamePresenter;
import hnefi.ui.play.newgame.Seating;
import hnefi.ui.play.rules.RulesModel;
import hnefi.ui.play.rules.RulesPresenter;
import hnefi.ui.play.screen.GamePresenter;
import hnefi.ui.play.screen.PlayContext;
import hnefi.ui.play.screen.StagedRoute;
import hnefi.ui.play.session.ParticipantNames;
import hnefi.ui.route.Area;
import hnefi.ui.route.AreaRoute;
import hnefi.ui.route.GameRoute;
import hnefi.ui.route.NewGameRoute;
import hnefi.ui.route.NextGameRoute;
import hnefi.ui.route.RulesRoute;
import hnefi.ui.route.SavedGameRoute;
import hnefi.ui.route.SavedGamesRoute;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import javafx.beans.value.ObservableValue;

/// Everything about playing: registers its screens and knows what was left unfinished.
public final class Play {
  /// How many positions the coach looks at for a picture.
  private static final long STAGED_POSITIONS = 20_000;

  private final PlayContext desk;
  private final OpenGames open = new OpenGames();
  private final GameListModel games;

  public Play(PlayContext desk) {
    this.desk = desk;
    games = new GameListModel(desk.files(), desk.background()::tell);
  }

  /// Registers the screens.
  public Router.Builder register(Router.Builder screens) {
    return screens
        .front(Area.PLAY, this::front)
        .at(GameRoute.class, this::begin)
        .at(NewGameRoute.class, this::newGame)
        .at(NextGameRoute.class, this::next)
        .at(StagedRoute.class, this::stage)
        .at(SavedGameRoute.class, this::goOn)
        .at(SavedGamesRoute.class, this::saved)
        .at(RulesRoute.class, this::rules);
  }

  /// Returns the latest game that is not finished.
  public List<ResumeItem> unfinished() {
    return desk.files().latestUnfinished().stream().map(this::unfinished).toList();
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
            desk.library()
                .get()
                .edition(name)
                .map(edition -> EditionWords.title(edition, language))
                .orElse(name.id()));
  }

  private Presenter begin(GameRoute place, Navigator navigator) {
    Optional<Edition> edition = desk.library().get().edition(place.edition());
    if (edition.isEmpty()) {
      return language -> missing(navigator, language);
    }
    return table(GameSetup.of(edition.get(), place.setup(), place.players()), navigator);
  }

  private Presenter next(NextGameRoute place, Navigator navigator) {
    return table(place.table(), navigator);
  }

  private Presenter table(GameSetup table, Navigator navigator) {
    return open.with(
        new GamePresenter(desk, navigator, table, table.game(), desk.files().create()));
  }

  private Presenter stage(StagedRoute place, Navigator navigator) {
    Edition edition = desk.library().get().edition(place.edition()).orElseThrow();
    GameSetup table = GameSetup.of(edition, Optional.empty(), place.players());
    Game game = table.game();
    for (String move : place.moves().isBlank() ? new String[0] : place.moves().split(" ")) {
      Verdict verdict = game.play(MoveText.read(move).toOptional().orElseThrow());
      if (verdict instanceof Refusal refusal) {
        throw new IllegalArgumentException(move + ": " + refusal.id());
      }
    }
    GamePresenter visit =
        new GamePresenter(
            desk.still(STAGED_POSITIONS), navigator, table, game, desk.files().create());
    place.pose().accept(visit.stage());
    return visit;
  }

  private Presenter goOn(SavedGameRoute place, Navigator navigator) {
    return open.of(place.file())
        .<Presenter>map(visit -> visit)
        .orElseGet(() -> load(place, navigator));
  }

  /// A game that was read, every move of it judged.
  private record Loaded(GameFile file, RestoredGame game) {}

  private Presenter load(SavedGameRoute place, Navigator navigator) {
    AtomicReference<LoadingPresenter> loading = new AtomicReference<>();
    loading.set(
        new LoadingPresenter(
            failed ->
                desk.files()
                    .open(
                        place.file(),
                        read -> {
                          Result<Loaded> loaded = read.then(this::restored);
                          desk.background()
                              .tell(() -> {
                                if (loading.get().isEntered()) {
                                  show(loaded, place, navigator, failed);
                                }
                              });
                        }),
            language -> missing(navigator, language)));
    return loading.get();
  }

  private Result<Loaded> restored(GameRepository.Opened opened) {
    return RestoredGame.of(opened.game(), desk.library().get())
        .then(game ->
            desk.computers().know(game.table().players())
                ? new Result.Good<>(new Loaded(opened.file(), game))
                : Result.bad("saved.no-opponent"));
  }

  private void show(
      Result<Loaded> loaded, SavedGameRoute place, Navigator navigator, Runnable failed) {
    switch (loaded) {
      case Result.Good<Loaded>(Loaded(GameFile file, RestoredGame(var table, var game))) -> {
        open.with(new GamePresenter(desk, navigator, table, game, file));
        navigator.replace(place);
      }
      case Result.Bad<Loaded>(int line, var reason) -> {
        desk.notices().accept(new FileProblem.InvalidGame(place.file(), line, reason));
        failed.run();
      }
    }
  }

  private Presenter rules(RulesRoute place, Navigator navigator) {
    return desk.library()
        .get()
        .edition(place.edition())
        .<Presenter>map(edition ->
            new RulesPresenter(desk.library().get(), navigator, new RulesModel(place, edition)))
        .orElse(language -> missing(navigator, language));
  }

  private Presenter saved(SavedGamesRoute place, Navigator navigator) {
    desk.files().refresh();
    return language -> saved(navigator, language);
  }

  private Screen saved(Navigator navigator, Language language) {
    Words words =
        Words.of(Play.class, "play", language)
            .with(Words.of(ParticipantNames.class, "shared", language));
    SavedGamesController controller =
        new SavedGamesController(games, desk.library().get(), navigator, words);
    return Fxml.screen(Play.class, "saved", words, words.say("record.saved"), controller)
        .under(new Screen.Crumb(words.say("new.title"), Area.PLAY.front()))
        .whenShown(controller::follow)
        .whenHidden(controller::stop);
  }

  private Screen missing(Navigator navigator, Language language) {
    Words words = Words.of(Play.class, "play", language);
    return Fxml.screen(
        Play.class,
        "missing",
        words,
        words.say("missing.title"),
        new MissingController(() -> navigator.replace(Area.PLAY.front())));
  }

  private Presenter front(AreaRoute place, Navigator navigator) {
    return NewGameModel.simplest(desk.library().get())
        .map(edition -> newGame(edition, Players.TWO_PEOPLE, navigator))
        .orElse(language -> missing(navigator, language));
  }

  private Presenter newGame(NewGameRoute place, Navigator navigator) {
    return desk.library()
        .get()
        .edition(place.edition())
        .map(edition -> newGame(edition, place.players(), navigator))
        .orElse(language -> missing(navigator, language));
  }

  private Presenter newGame(Edition edition, Players players, Navigator navigator) {
    return new NewGamePresenter(
        desk.library().get(),
        desk.settings(),
        desk.computers(),
        navigator,
        new NewGameModel(edition, new Seating(players, desk.computers().characters())),
        this::unfinished);
  }
}
