package hnefi.ui.home;

import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.nav.FrontPage;
import hnefi.ui.nav.Fxml;
import hnefi.ui.nav.Navigator;
import hnefi.ui.nav.Screen;
import hnefi.ui.nav.Visit;
import java.util.List;
import java.util.function.Supplier;

/// Makes the first screen.
public final class Home {
  private final Supplier<List<Unfinished>> unfinished;

  /// @param unfinished what is under way at the moment, the latest first
  public Home(Supplier<List<Unfinished>> unfinished) {
    this.unfinished = unfinished;
  }

  public Visit visit(FrontPage home, Navigator navigator) {
    return language -> screen(navigator, language);
  }

  private Screen screen(Navigator navigator, Language language) {
    Words words = Words.of(Home.class, "home", language);
    HomeController controller = new HomeController(navigator, unfinished.get(), words);
    return Screen.of(Fxml.load(Home.class, "home", words, controller), "Hnefi");
  }
}
