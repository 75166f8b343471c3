package hnefi.app;

import hnefi.content.ContentFolder;
import hnefi.content.Library;
import hnefi.files.UserFolders;
import hnefi.text.Language;
import hnefi.ui.home.Home;
import hnefi.ui.nav.Area;
import hnefi.ui.nav.Navigator;
import hnefi.ui.nav.Screens;
import hnefi.ui.options.Options;
import hnefi.ui.play.Desk;
import hnefi.ui.play.GameFiles;
import hnefi.ui.play.NoComputers;
import hnefi.ui.play.Play;
import hnefi.ui.play.PlayTour;
import hnefi.ui.settings.Settings;
import hnefi.ui.settings.SettingsModel;
import hnefi.ui.settings.SystemLook;
import hnefi.ui.shell.Notices;
import hnefi.ui.shell.Shell;
import hnefi.ui.tour.TourStop;
import java.time.Clock;
import java.util.List;
import java.util.stream.Stream;

/// Everything behind the window, put together. Make it on the JavaFX thread.
///
/// To add an area: make its parts here, register its screens, name its stops of the tour.
record Program(
    SettingsModel settings,
    Notices notices,
    Navigator navigator,
    Shell shell,
    List<TourStop> stops) {

  /// @param folders where games are kept
  static Program of(
      Settings chosen, Language systemLanguage, SystemLook system, UserFolders folders) {
    SettingsModel settings = new SettingsModel(chosen, systemLanguage, system);
    Notices notices = new Notices();
    Lazy<Library> library = new Lazy<>(() -> Library.read(ContentFolder.packed()));
    Play play =
        new Play(
            new Desk(
                library,
                settings,
                new GameFiles(folders.games(), Clock.systemDefaultZone(), notices::tell),
                notices::tell,
                new NoComputers()));
    Home home = new Home(play::unfinished);
    Options options = new Options(settings);
    Screens screens =
        play.register(Screens.builder())
            .front(Area.HOME, home::visit)
            .front(Area.SETTINGS, options::visit)
            .build();
    Navigator navigator = new Navigator(screens, Area.HOME.front());
    return new Program(
        settings,
        notices,
        navigator,
        new Shell(navigator, settings, notices),
        Stream.of(
                List.of(
                    TourStop.of("home", Area.HOME.front()),
                    TourStop.of("settings", Area.SETTINGS.front())),
                PlayTour.stops())
            .flatMap(List::stream)
            .toList());
  }
}
