package hnefi.app;

import hnefi.content.ContentFolder;
import hnefi.content.Library;
import hnefi.content.history.History;
import hnefi.text.Language;
import hnefi.ui.history.Doors;
import hnefi.ui.history.HistoryScreens;
import hnefi.ui.history.SectionPlace;
import hnefi.ui.history.TopicPlace;
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
import java.util.ArrayList;
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
    Library library = Library.read(ContentFolder.packed());
    History past = History.read(ContentFolder.packed(), library);
    HistoryScreens history = new HistoryScreens(past, library, Doors.CLOSED);
    Home home = new Home(List::of);
    Options options = new Options(settings);
    Screens screens =
        Screens.builder()
            .front(Area.HOME, home::visit)
            .front(Area.READ, history::front)
            .at(SectionPlace.class, history::section)
            .at(TopicPlace.class, history::topic)
            .front(Area.SETTINGS, options::visit)
            .build();
    Navigator navigator = new Navigator(screens, Area.HOME.front());
    return new Program(
        settings, notices, navigator, new Shell(navigator, settings, notices), stops(history));
  }

  private static List<TourStop> stops(HistoryScreens history) {
    List<TourStop> stops = new ArrayList<>();
    stops.add(TourStop.of("home", Area.HOME.front()));
    stops.add(TourStop.of("settings", Area.SETTINGS.front()));
    stops.addAll(history.stops());
    return stops;
  }
}
