package hnefi.app;

import hnefi.text.Language;
import hnefi.ui.home.Home;
import hnefi.ui.nav.Area;
import hnefi.ui.nav.Navigator;
import hnefi.ui.nav.Screens;
import hnefi.ui.options.Options;
import hnefi.ui.settings.Settings;
import hnefi.ui.settings.SettingsModel;
import hnefi.ui.settings.SystemLook;
import hnefi.ui.shell.Notices;
import hnefi.ui.shell.Shell;
import hnefi.ui.tour.TourStop;
import java.util.List;

/// Everything behind the window, put together. Make it on the JavaFX thread.
///
/// To add an area: make its parts here, register its screens, name its stops of the tour.
record Program(
    SettingsModel settings,
    Notices notices,
    Navigator navigator,
    Shell shell,
    List<TourStop> stops) {

  static Program of(Settings chosen, Language systemLanguage, SystemLook system) {
    SettingsModel settings = new SettingsModel(chosen, systemLanguage, system);
    Notices notices = new Notices();
    Home home = new Home(List::of);
    Options options = new Options(settings);
    Screens screens =
        Screens.builder()
            .front(Area.HOME, home::visit)
            .front(Area.SETTINGS, options::visit)
            .build();
    Navigator navigator = new Navigator(screens, Area.HOME.front());
    return new Program(
        settings,
        notices,
        navigator,
        new Shell(navigator, settings, notices),
        List.of(
            TourStop.of("home", Area.HOME.front()),
            TourStop.of("settings", Area.SETTINGS.front())));
  }
}
