package hnefi.app;

import hnefi.content.ContentFolder;
import hnefi.content.HouseRulesFile;
import hnefi.content.Library;
import hnefi.content.lesson.Lesson;
import hnefi.fx.file.DesktopAccess;
import hnefi.fx.nav.Area;
import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Router;
import hnefi.fx.settings.SystemLook;
import hnefi.fx.shell.Confirmation;
import hnefi.fx.shell.NoticeQueue;
import hnefi.fx.shell.Shell;
import hnefi.fx.task.BackgroundTasks;
import hnefi.fx.task.Scheduler;
import hnefi.fx.tour.TourStop;
import hnefi.session.CustomLayouts;
import hnefi.session.EngineOpponents;
import hnefi.storage.FileRepository;
import hnefi.storage.GameRepository;
import hnefi.storage.UserFolders;
import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.about.About;
import hnefi.ui.command.ProgramCommands;
import hnefi.ui.history.HistoryScreens;
import hnefi.ui.history.HistoryTour;
import hnefi.ui.home.AreaDrawings;
import hnefi.ui.home.Home;
import hnefi.ui.learn.Learn;
import hnefi.ui.learn.LearnContext;
import hnefi.ui.learn.LessonTour;
import hnefi.ui.play.Play;
import hnefi.ui.play.PlayTour;
import hnefi.ui.play.coach.CoachLimits;
import hnefi.ui.play.editor.CustomLayoutsModel;
import hnefi.ui.play.library.SavedGamesTour;
import hnefi.ui.play.rules.HouseRulesModel;
import hnefi.ui.play.screen.PlayContext;
import hnefi.ui.profile.Profiles;
import hnefi.ui.profile.ProfilesModel;
import hnefi.ui.profile.page.ProfilesPage;
import hnefi.ui.route.AboutRoute;
import hnefi.ui.route.LicenceRoute;
import hnefi.ui.route.ProfilesRoute;
import hnefi.ui.settings.Settings;
import hnefi.ui.settings.SettingsModel;
import hnefi.ui.settings.page.SettingsPage;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;

/// Everything behind the window, put together. It may be made on any thread, and belongs to the
/// JavaFX thread as soon as that shows it.
///
/// Reading ahead prepares the content that the areas would read when they are first entered; any
/// thread may do it.
///
/// To add an area: make its parts here, register its screens, name its stops of the tour.
record Program(
    SettingsModel settings,
    NoticeQueue notices,
    Navigator navigator,
    Shell shell,
    ProfilesModel progress,
    CustomLayoutsModel layouts,
    Consumer<List<Path>> openFiles,
    Runnable readAhead,
    ScreenPreloader preloader,
    Supplier<List<TourStop>> stops) {

  /// @param kept the start positions that somebody keeps
  /// @param games what is played is kept there
  /// @param houseRules keeps house rules, which must be found in the library
  /// @param notices shown in the window
  /// @param desktop files and clipboard
  /// @param scheduler lets time pass in the lessons
  /// @param drawings hang on the first screen
  static Program of(
      Settings chosen,
      Profiles profiles,
      CustomLayouts kept,
      Language systemLanguage,
      SystemLook system,
      GameRepository games,
      Function<Supplier<Library>, FileRepository<HouseRulesFile>> houseRules,
      NoticeQueue notices,
      DesktopAccess desktop,
      Scheduler scheduler,
      AreaDrawings drawings) {
    SettingsModel settings = new SettingsModel(chosen, systemLanguage, system);
    ProfilesModel progress = new ProfilesModel(profiles);
    ContentProvider content =
        new ContentProvider(
            ContentFolder.packed(), progress::profiles, _ -> true, UnaryOperator.identity());
    Supplier<Library> library = content.library();
    BackgroundTasks background = BackgroundTasks.ofThreads();
    CustomLayoutsModel layouts = new CustomLayoutsModel(kept);
    HistoryScreens history = new HistoryScreens(content.history(), library, settings);
    Lazy<FileRepository<HouseRulesFile>> rulesFile = new Lazy<>(() -> houseRules.apply(library));
    Play play =
        new Play(
            new PlayContext(
                library,
                content.recordedGames(),
                id -> content.lessons().lesson(id).map(Lesson::title),
                settings,
                games,
                notices::tell,
                EngineOpponents.leavingOneCore(
                    background.workers(), CoachLimits.USUAL.evaluation()),
                background.window(),
                background,
                CoachLimits.USUAL,
                history.furtherReading(),
                layouts,
                new HouseRulesModel(
                    () -> rulesFile.get().load().all(),
                    rules -> rulesFile.get().save(new HouseRulesFile(rules))),
                Optional.of(desktop),
                Optional.empty(),
                progress));
    Learn learn =
        new Learn(
            content.lessons(),
            new LearnContext(
                library, settings, progress, scheduler, background, history.furtherReading()),
            Learn.PuzzleOffer.DAILY);
    BooleanProperty contentRead = new SimpleBooleanProperty();
    Home home =
        new Home(
            // To read the lessons first would nearly double the work until the first frame.
            () ->
                Stream.concat(
                        play.unfinished().stream(),
                        content.lessons().isRead() ? learn.unfinished().stream() : Stream.empty())
                    .toList(),
            Bindings.createObjectBinding(Object::new, play.savedGames(), contentRead),
            drawings);
    SettingsPage page = new SettingsPage(settings);
    About about = new About(settings, UserFolders.ofThisMachine(_ -> {}));
    ProfilesPage people =
        new ProfilesPage(
            progress,
            library,
            profile -> learn.learned(profile.progress()),
            (sentence, undo) ->
                notices.tell(
                    Confirmation.of(
                        sentence,
                        language -> Words.of(Program.class, "app", language).say("undo"),
                        undo)));
    Router screens =
        learn
            .register(history.register(play.register(Router.builder())))
            .front(
                Area.HOME,
                (route, way) -> {
                  games.refresh();
                  return home.create(route, way);
                })
            .front(Area.SETTINGS, page::create)
            .at(AboutRoute.class, about::create)
            .at(LicenceRoute.class, about::licence)
            .at(ProfilesRoute.class, people::create)
            .build();
    Navigator navigator = new Navigator(screens, Area.HOME.front());
    return new Program(
        settings,
        notices,
        navigator,
        new Shell(navigator, settings, notices, new ProgramCommands(navigator)),
        progress,
        layouts,
        files -> play.open(files, navigator),
        () -> {
          content.readAhead();
          background.window().execute(() -> contentRead.set(true));
        },
        new ScreenPreloader(screens, navigator, settings),
        () ->
            Stream.of(
                    List.of(
                        TourStop.of("home", Area.HOME.front()),
                        TourStop.of("settings", Area.SETTINGS.front())),
                    About.stops(),
                    LessonTour.stops(content.lessons(), progress),
                    PlayTour.stops(),
                    List.of(TourStop.of("profiles", new ProfilesRoute())),
                    SavedGamesTour.stops(games, library),
                    HistoryTour.stops())
                .flatMap(List::stream)
                .toList());
  }
}
