package hnefi.app;

import hnefi.content.AttractGame;
import hnefi.content.ContentFolder;
import hnefi.content.Library;
import hnefi.content.diagram.Diagrams;
import hnefi.content.history.History;
import hnefi.content.puzzle.Puzzles;
import hnefi.kiosk.Kiosk;
import hnefi.kiosk.KioskSettings;
import hnefi.session.CustomLayouts;
import hnefi.session.EngineOpponents;
import hnefi.storage.BackgroundWriter;
import hnefi.storage.GameRepository;
import hnefi.storage.StorageContext;
import hnefi.ui.board.AnimationSpeed;
import hnefi.ui.further.FurtherReading;
import hnefi.ui.history.HistoryScreens;
import hnefi.ui.kiosk.BoardSpace;
import hnefi.ui.kiosk.KioskScreens;
import hnefi.ui.kiosk.Visit;
import hnefi.ui.learn.Learn;
import hnefi.ui.learn.LessonCatalog;
import hnefi.ui.learn.fxml.LessonLoader;
import hnefi.ui.learn.page.ReplayScheduler;
import hnefi.ui.nav.Navigator;
import hnefi.ui.nav.Router;
import hnefi.ui.play.Play;
import hnefi.ui.play.coach.CoachLimits;
import hnefi.ui.play.editor.CustomLayoutsModel;
import hnefi.ui.play.rules.HouseRulesModel;
import hnefi.ui.play.screen.PlayContext;
import hnefi.ui.profile.Profiles;
import hnefi.ui.profile.ProfilesModel;
import hnefi.ui.route.Area;
import hnefi.ui.route.LessonReviewRoute;
import hnefi.ui.route.LessonRoute;
import hnefi.ui.route.PuzzleThemeRoute;
import hnefi.ui.route.SectionRoute;
import hnefi.ui.route.TopicRoute;
import hnefi.ui.settings.Settings;
import hnefi.ui.settings.SettingsModel;
import hnefi.ui.settings.SystemLook;
import hnefi.ui.settings.Theme;
import hnefi.ui.shell.NoticeQueue;
import hnefi.ui.task.BackgroundTasks;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;

/// Makes the program of each visitor of a kiosk. Only what nobody can change is shared: the content
/// and the threads that think.
final class KioskVisits {
  private final Kiosk kiosk;
  private final ContentFolder content;
  private final BackgroundTasks background;
  private final CoachLimits limits;
  private final ReplayScheduler pacing;
  private final BoardSpace space;
  private final Lazy<Library> library;
  private final LessonCatalog catalog;
  private final Lazy<History> history;
  private final Lazy<Optional<AttractGame>> attract;

  /// @param limits how far the coach searches
  /// @param pacing how the diagrams of the lessons run
  /// @param space the room for boards
  KioskVisits(
      Kiosk kiosk,
      BackgroundTasks background,
      CoachLimits limits,
      ReplayScheduler pacing,
      BoardSpace space) {
    this.kiosk = kiosk;
    this.background = background;
    this.limits = limits;
    this.pacing = pacing;
    this.space = space;
    content = kiosk.overlay().content();
    library = new Lazy<>(() -> Library.read(content));
    catalog =
        new LessonCatalog(
            new Lazy<>(() ->
                new LessonLoader(content, library.get(), Diagrams.read(content, library.get()))),
            new Lazy<>(() -> Puzzles.read(content, library.get())),
            () -> Profiles.NOBODY_YET);
    history = new Lazy<>(() -> History.read(content, library.get()));
    attract = new Lazy<>(() -> AttractGame.read(content, library.get()).game());
  }

  /// Returns the game of the attract loop, reading it if need be.
  Optional<AttractGame> attract() {
    return attract.get();
  }

  /// Reads all content. Any thread may do it.
  void readAhead() {
    library.get();
    catalog.lessons();
    catalog.puzzles();
    history.get();
  }

  /// Returns the program for the next visitor. Call it on the JavaFX thread.
  Visit begin() {
    KioskSettings chosen = kiosk.settings();
    Theme theme = Theme.valueOf(chosen.theme().name());
    SettingsModel settings =
        new SettingsModel(
            Settings.DEFAULT
                .with(chosen.firstLanguage())
                .with(theme)
                .with(AnimationSpeed.NORMAL)
                .withBoardLook(chosen.board())
                .withBlunderCheck(false),
            chosen.firstLanguage(),
            SystemLook.of(theme, false));
    ProfilesModel progress = new ProfilesModel(Profiles.NOBODY_YET);
    Lazy<HistoryScreens> historyScreens =
        new Lazy<>(() -> new HistoryScreens(history.get(), library.get(), settings));
    FurtherReading further =
        (rule, passages, language) ->
            historyScreens.get().furtherReading().on(rule, passages, language);
    Play play = new Play(playContext(settings, further));
    Learn learn =
        new Learn(
            catalog,
            library,
            progress,
            settings,
            pacing,
            background,
            further,
            Learn.PuzzleOffer.SERIES);
    KioskScreens screens =
        new KioskScreens(
            chosen,
            settings,
            progress,
            library,
            catalog::rescue,
            catalog::puzzleSeries,
            pacing,
            background,
            space,
            kiosk.counts()::count);
    Router router =
        play.registerGames(screens.register(Router.builder()))
            .front(Area.READ, (route, navigator) -> historyScreens.get().front(route, navigator))
            .at(
                SectionRoute.class,
                (route, navigator) -> historyScreens.get().section(route, navigator))
            .at(
                TopicRoute.class,
                (route, navigator) -> historyScreens.get().topic(route, navigator))
            .front(Area.LEARN, learn::create)
            .at(LessonRoute.class, learn::create)
            .at(LessonReviewRoute.class, learn::review)
            .at(PuzzleThemeRoute.class, learn::theme)
            .build();
    return new Visit(settings, new Navigator(router, KioskScreens.first(chosen)), progress);
  }

  private PlayContext playContext(SettingsModel settings, FurtherReading further) {
    NoticeQueue notices = new NoticeQueue();
    GameRepository nowhere =
        new GameRepository(
            Path.of(""),
            Clock::systemDefaultZone,
            new StorageContext(BackgroundWriter.none(), notices::tell),
            Runnable::run);
    return new PlayContext(
        library,
        settings,
        nowhere,
        notices::tell,
        new EngineOpponents(
            background.workers(),
            System::nanoTime,
            Math.max(1, Runtime.getRuntime().availableProcessors() - 1),
            limits.evaluation()),
        background.window(),
        background,
        limits,
        further,
        new CustomLayoutsModel(CustomLayouts.NONE),
        HouseRulesModel.inMemory(),
        Optional.empty(),
        new ProfilesModel(Profiles.NOBODY_YET));
  }
}
