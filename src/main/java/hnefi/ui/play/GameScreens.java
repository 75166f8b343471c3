package hnefi.ui.play;

import hnefi.content.Edition;
import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Presenter;
import hnefi.fx.shell.Confirmation;
import hnefi.game.Game;
import hnefi.notation.MoveText;
import hnefi.rules.Refusal;
import hnefi.rules.Switch;
import hnefi.rules.Verdict;
import hnefi.session.GameSetup;
import hnefi.storage.FileProblem;
import hnefi.storage.GameFile;
import hnefi.storage.GameRepository;
import hnefi.storage.RestoredDocument;
import hnefi.text.Result;
import hnefi.ui.play.screen.GamePresenter;
import hnefi.ui.play.screen.PlayContext;
import hnefi.ui.play.screen.StagedRoute;
import hnefi.ui.route.GameRoute;
import hnefi.ui.route.NextGameRoute;
import hnefi.ui.route.SavedGameRoute;
import hnefi.ui.route.UnreadableGameRoute;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/// The screens of games: new ones, saved ones, and those that are set up for a picture.
final class GameScreens {
  /// How many positions the coach looks at for a picture.
  private static final long STAGED_POSITIONS = 20_000;

  private final PlayContext context;
  private final NewGameScreens newGames;
  private final OpenGames open = new OpenGames();

  /// @param newGames hears what was begun or opened
  GameScreens(PlayContext context, NewGameScreens newGames) {
    this.context = context;
    this.newGames = newGames;
  }

  Presenter begin(GameRoute route, Navigator navigator) {
    Optional<Edition> edition = context.library().get().edition(route.edition());
    if (edition.isEmpty()) {
      return language -> GameNotFoundController.rules(navigator, language);
    }
    return begin(
        GameSetup.of(edition.get(), route.start(), route.players()).on(route.terms()),
        route.disputed(),
        navigator);
  }

  Presenter next(NextGameRoute route, Navigator navigator) {
    return begin(route.setup(), List.of(), navigator);
  }

  private Presenter begin(GameSetup setup, List<Switch> disputed, Navigator navigator) {
    if (disputed.isEmpty()) {
      newGames.remember(setup);
    }
    return open.with(
        new GamePresenter(
            context, navigator, setup, disputed, setup.game(), context.files().create()));
  }

  Presenter stage(StagedRoute route, Navigator navigator) {
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
            context.withoutWaiting(STAGED_POSITIONS),
            navigator,
            setup,
            List.of(),
            game,
            context.files().createUnsaved());
    route.pose().accept(presenter.models());
    return presenter;
  }

  Presenter goOn(SavedGameRoute route, Navigator navigator) {
    return open.of(route.file())
        .<Presenter>map(presenter -> presenter)
        .orElseGet(() -> load(route, navigator));
  }

  private Presenter load(SavedGameRoute route, Navigator navigator) {
    AtomicReference<LoadingPresenter> loading = new AtomicReference<>();
    loading.set(
        new LoadingPresenter(() ->
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
                              show(opened, route, navigator);
                            }
                          });
                    })));
    return loading.get();
  }

  Presenter unreadable(UnreadableGameRoute route, Navigator navigator) {
    return language -> GameNotFoundController.savedGame(route.problem(), navigator, language);
  }

  private Result<GameRepository.Opened> known(GameRepository.Opened opened) {
    return context.opponents().know(opened.restored().document().setup().players())
        ? new Result.Good<>(opened)
        : Result.bad("saved.no-opponent");
  }

  private void show(
      Result<GameRepository.Opened> opened, SavedGameRoute route, Navigator navigator) {
    switch (opened) {
      case Result.Good<GameRepository.Opened>(
              GameRepository.Opened(RestoredDocument(var document, var notes), GameFile file)) -> {
        open.with(
            new GamePresenter(
                context, navigator, document.setup(), List.of(), document.game(), file));
        newGames.forget();
        navigator.replace(route);
        if (!notes.isEmpty()) {
          context.notices().accept(Confirmation.of(new FileProblem.Imported(notes)));
        }
      }
      case Result.Bad<GameRepository.Opened>(int line, var reason) -> {
        navigator.replace(
            new UnreadableGameRoute(new FileProblem.InvalidGame(route.file(), line, reason)));
      }
    }
  }

  /// A game that is open somewhere must hear of its name, or it would be saved under the old one.
  void rename(String file, String title) {
    open.of(file)
        .ifPresentOrElse(game -> game.rename(title), () -> context.files().rename(file, title));
  }
}
