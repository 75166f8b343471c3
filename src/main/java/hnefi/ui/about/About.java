package hnefi.ui.about;

import hnefi.fx.nav.Area;
import hnefi.fx.nav.Fxml;
import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Presenter;
import hnefi.fx.nav.Screen;
import hnefi.fx.tour.TourStop;
import hnefi.storage.UserFolders;
import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.route.AboutRoute;
import hnefi.ui.route.LicenceRoute;
import hnefi.ui.settings.SettingsModel;
import java.util.List;

/// Makes the page about the program and the pages of its licences.
public final class About {
  private final SettingsModel settings;
  private final UserFolders folders;

  public About(SettingsModel settings, UserFolders folders) {
    this.settings = settings;
    this.folders = folders;
  }

  public Presenter create(AboutRoute route, Navigator navigator) {
    return language -> {
      Words words = words(language);
      return Fxml.screen(
              About.class,
              "about",
              words,
              words.say("title"),
              new AboutController(words, settings, folders, navigator))
          .under(settingsCrumb(words));
    };
  }

  public Presenter licence(LicenceRoute route, Navigator navigator) {
    return language -> {
      Words words = words(language);
      return Screen.of(LicencePage.of(route.component(), words), route.component())
          .under(settingsCrumb(words), new Screen.Crumb(words.say("title"), new AboutRoute()));
    };
  }

  /// Returns the pictures of the tour.
  public static List<TourStop> stops() {
    return List.of(
        TourStop.of("about", new AboutRoute()),
        TourStop.of("about-licence", new LicenceRoute("AtlantaFX")));
  }

  private static Screen.Crumb settingsCrumb(Words words) {
    return new Screen.Crumb(words.say("settings"), Area.SETTINGS.front());
  }

  private static Words words(Language language) {
    return Words.of(About.class, "about", language);
  }
}
