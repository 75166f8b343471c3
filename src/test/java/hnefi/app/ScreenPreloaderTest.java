package hnefi.app;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.fx.nav.Area;
import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Router;
import hnefi.fx.nav.Screen;
import hnefi.fx.settings.SystemLook;
import hnefi.fx.settings.Theme;
import hnefi.text.Language;
import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import hnefi.ui.settings.Settings;
import hnefi.ui.settings.SettingsModel;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.util.WaitForAsyncUtils;

@ExtendWith(WindowExtension.class)
class ScreenPreloaderTest {
  private static final List<Area> PRELOADED = List.of(Area.PLAY, Area.LEARN, Area.READ);

  private final SettingsModel settings =
      new SettingsModel(Settings.DEFAULT, Language.SV, SystemLook.of(Theme.DARK, true));
  private final Router screens = screens();
  private final Navigator navigator = new Navigator(screens, Area.HOME.front());
  private final List<Label> drawn = new ArrayList<>();
  private final List<Area> left = new ArrayList<>();

  @Test
  void theFirstScreensAreDrawnUnseenAndLeftAgain() throws Exception {
    FxThread.run(() -> new ScreenPreloader(screens, navigator, settings).begin(window()));
    WaitForAsyncUtils.waitFor(10, TimeUnit.SECONDS, () -> left.size() == 2 * PRELOADED.size());

    assertThat(left).containsOnlyElementsOf(PRELOADED);
    assertThat(drawn)
        .allSatisfy(label -> {
          assertThat(label.getText()).isEqualTo("sv");
          assertThat(label.getSkin()).isNotNull();
          assertThat(label.getWidth()).isPositive();
          assertThat(label.getScene()).isNull();
        });
    assertThat(navigator.route()).isEqualTo(Area.HOME.front());
  }

  @Test
  void whoGoesSomewhereIsNotDisturbedForAWhile() {
    FxThread.run(() -> {
      new ScreenPreloader(screens, navigator, settings).begin(window());
      navigator.go(Area.READ.front());
    });
    WaitForAsyncUtils.sleep(300, TimeUnit.MILLISECONDS);
    assertThat(drawn).isEmpty();
  }

  private static Scene window() {
    return new Scene(new StackPane(), 640, 480);
  }

  private Router screens() {
    Router.Builder areas = Router.builder().front(Area.HOME, (_, _) -> _ -> home());
    PRELOADED.forEach(area -> areas.front(area, (_, _) -> language -> screen(area, language)));
    return areas.build();
  }

  private static Screen home() {
    return Screen.of(new StackPane(), "Hnefi");
  }

  private Screen screen(Area area, Language language) {
    Label label = new Label(language.code());
    drawn.add(label);
    return Screen.of(new StackPane(label), area.name()).whenHidden(() -> left.add(area));
  }
}
