package hnefi.ui.home;

import hnefi.fx.nav.AreaRoute;
import hnefi.fx.nav.Fxml;
import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Presenter;
import hnefi.fx.nav.Screen;
import hnefi.text.Language;
import hnefi.text.Words;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import javafx.util.Subscription;

/// Makes the first screen.
public final class Home {
  private final Supplier<List<ResumeItem>> unfinished;
  private final ObservableValue<?> changes;
  private final AreaDrawings drawings;

  /// @param unfinished what is under way at the moment, the latest first
  /// @param changes changes whenever that may be something else
  public Home(
      Supplier<List<ResumeItem>> unfinished, ObservableValue<?> changes, AreaDrawings drawings) {
    this.unfinished = unfinished;
    this.changes = changes;
    this.drawings = drawings;
  }

  public Presenter create(AreaRoute home, Navigator navigator) {
    return language -> screen(navigator, language);
  }

  private Screen screen(Navigator navigator, Language language) {
    Words words = Words.of(Home.class, "home", language);
    HomeController controller = new HomeController(navigator, unfinished.get(), drawings, words);
    AtomicReference<Subscription> following = new AtomicReference<>(Subscription.EMPTY);
    return Screen.of(Fxml.load(Home.class, "home", words, controller), "Hnefi")
        .whenShown(() -> following.set(changes.subscribe(_ -> controller.offer(unfinished.get()))))
        .whenHidden(() -> following.get().unsubscribe());
  }
}
