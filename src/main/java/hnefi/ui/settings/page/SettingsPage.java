package hnefi.ui.settings.page;

import hnefi.fx.nav.AreaRoute;
import hnefi.fx.nav.Fxml;
import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Presenter;
import hnefi.fx.nav.Screen;
import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.route.AboutRoute;
import hnefi.ui.settings.SettingsModel;

/// Makes the settings page.
public final class SettingsPage {
  private final SettingsModel settings;

  public SettingsPage(SettingsModel settings) {
    this.settings = settings;
  }

  public Presenter create(AreaRoute route, Navigator navigator) {
    return language -> screen(language, navigator);
  }

  private Screen screen(Language language, Navigator navigator) {
    Words words = Words.of(SettingsPage.class, "settings", language);
    SettingsController controller =
        new SettingsController(settings, words, () -> navigator.go(new AboutRoute()));
    return Fxml.screen(SettingsPage.class, "settings", words, words.say("title"), controller);
  }
}
