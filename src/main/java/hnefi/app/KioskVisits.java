package hnefi.app;

import hnefi.content.AttractGame;
import hnefi.content.ContentFolder;
import hnefi.content.games.GameCollections;
import hnefi.fx.file.DefaultPrinter;
import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Route;
import hnefi.fx.nav.Router;
import hnefi.fx.settings.SystemLook;
import hnefi.fx.settings.Theme;
import hnefi.fx.shell.NoticeQueue;
import hnefi.fx.task.BackgroundTasks;
import hnefi.fx.task.Scheduler;
import hnefi.kiosk.Kiosk;
import hnefi.kiosk.KioskSettings;
import hnefi.session.CustomLayouts;
import hnefi.session.EngineOpponents;
import hnefi.storage.BackgroundWriter;
import hnefi.storage.GameRepository;
import hnefi.storage.StorageContext;
import hnefi.text.Language;
import hnefi.text.Localized;
import hnefi.text.Words;
import hnefi.ui.board.AnimationSpeed;
import hnefi.ui.further.FurtherReading;
import hnefi.ui.history.HistoryScreens;
import hnefi.ui.kiosk.BoardSpace;
import hnefi.ui.kiosk.KioskScreens;
import hnefi.ui.kiosk.Visit;
import hnefi.ui.learn.Learn;
import hnefi.ui.learn.LearnContext;
import hnefi.ui.play.Play;
import hnefi.ui.play.coach.CoachLimits;
import hnefi.ui.play.editor.CustomLayoutsModel;
import hnefi.ui.play.rules.HouseRulesModel;
import hnefi.ui.play.screen.PlayContext;
import hnefi.ui.profile.Profiles;
import hnefi.ui.profile.ProfilesModel;
import hnefi.ui.route.GameRoute;
import hnefi.ui.settings.Settings;
import hnefi.ui.settings.SettingsModel;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Collection;
import java.util.Optional;

/// Makes the program of each visitor of a kiosk. Only what nobody can change is shared: the content
/// and the threads that think.
final class KioskVisits {
  /// Tells the staff why nobody can print.
  private record NoPrinter() implements Localized {
    @Override
    public String in(Language language) {
      return Words.of(KioskVisits.class, "app", language).say("kiosk.no-printer");
    }
  }

  /// A visit is short, and so are the games that are told in it.
  private static final int GAMES_TOLD = 3;

  private final Kiosk kiosk;
  private final BackgroundTasks background;
  private final CoachLimits limits;
  private final Scheduler scheduler;
  private final BoardSpace space;
  private final ContentProvider content;
  private final Lazy<Optional<AttractGame>> attract;
  private final Optional<DefaultPrinter> printer;

  /// @param limits how far the coach searches
  /// @param scheduler lets time pass in the lessons
  /// @param space the room for boards
  /// @param printer used if the settings allow to print
  KioskVisits(
      Kiosk kiosk,
      BackgroundTasks background,
      CoachLimits limits,
      Scheduler scheduler,
      BoardSpace space,
      DefaultPrinter printer) {
    this.kiosk = kiosk;
    this.background = background;
    this.limits = limits;
    this.scheduler = scheduler;
    this.space = space;
    ContentFolder folder = kiosk.content();
    this.printer = Optional.of(printer).filter(_ -> kiosk.settings().printing());
    content =
        new ContentProvider(
            folder, () -> Profiles.NOBODY_YET, space::offers, games -> games.shortest(GAMES_TOLD));
    attract = new Lazy<>(() -> AttractGame.read(folder, content.library().get()).game());
  }

  /// Returns the game of the attract loop, reading it if need be.
  Optional<AttractGame> attract() {
    return attract.get();
  }

  /// Reads all content and looks for a printer. Any thread may do it.
  ///
  /// @throws UncheckedIOException if a part of it has nothing to show, since its files could not be
  ///   read
  void readAhead() {
    printer.ifPresent(DefaultPrinter::look);
    content.readAhead();
    mustNotBeEmpty("rulebooks", content.library().get().rulebooks());
    mustNotBeEmpty("lessons", content.lessons().lessons());
    mustNotBeEmpty("history", content.history().get().articles().values());
  }

  /// Returns what the staff should know once everything is read: that visitors may print, but there
  /// is nothing to print on.
  Optional<Localized> problem() {
    return printer.filter(each -> !each.isReady()).map(_ -> new NoPrinter());
  }

  private static void mustNotBeEmpty(String folder, Collection<?> read) {
    if (read.isEmpty()) {
      throw new UncheckedIOException("content/" + folder, new IOException("nothing was read"));
    }
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
    HistoryScreens history = new HistoryScreens(content.history(), content.library(), settings);
    Play play = new Play(playContext(settings, history.furtherReading()));
    LearnContext learning =
        new LearnContext(
            content.library(), settings, progress, scheduler, background, history.furtherReading());
    Learn learn = new Learn(content.lessons(), learning, Learn.PuzzleOffer.SERIES);
    KioskScreens screens =
        new KioskScreens(
            chosen, learning, content.lessons()::rescue, content.lessons()::puzzleSeries, space);
    Router router =
        learn
            .register(history.register(play.registerGames(screens.register(Router.builder()))))
            .hiding(this::isTooLarge)
            .build();
    Navigator navigator = new Navigator(router, KioskScreens.first(chosen));
    return new Visit(settings, navigator, progress, content.lessons());
  }

  /// Returns whether the squares of a game's board would be too small for a finger.
  private boolean isTooLarge(Route route) {
    return route instanceof GameRoute game
        && content
            .library()
            .get()
            .edition(game.edition())
            .filter(each -> !space.offers(each.layout().board().size().width()))
            .isPresent();
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
        content.library(),
        () -> GameCollections.NONE,
        _ -> Optional.empty(),
        settings,
        nowhere,
        notices::tell,
        EngineOpponents.leavingOneCore(background.workers(), limits.evaluation()),
        background.window(),
        background,
        limits,
        further,
        new CustomLayoutsModel(CustomLayouts.NONE),
        HouseRulesModel.inMemory(),
        Optional.empty(),
        printer.map(PrintQuota::new),
        new ProfilesModel(Profiles.NOBODY_YET));
  }
}
