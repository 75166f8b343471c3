package hnefi.ui.settings.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import hnefi.fx.nav.Area;
import hnefi.fx.nav.AreaRoute;
import hnefi.fx.nav.Leaving;
import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Presenter;
import hnefi.fx.nav.Router;
import hnefi.fx.settings.SystemLook;
import hnefi.fx.settings.Theme;
import hnefi.fx.theme.Appearance;
import hnefi.text.Language;
import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import hnefi.ui.WindowExtension.Start;
import hnefi.ui.settings.Settings;
import hnefi.ui.settings.SettingsModel;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;

/// The settings page follows the settings, whoever changes them.
@ExtendWith(WindowExtension.class)
class SettingsPageTest {
  private static final AreaRoute PLACE = Area.SETTINGS.front();

  private final SettingsModel settings =
      new SettingsModel(Settings.DEFAULT, Language.EN, SystemLook.of(Theme.LIGHT, false));

  @Start
  void open(Stage stage) {
    Scene scene = new Scene(visit().screen(Language.EN).root(), 1000, 800);
    new Appearance(settings).dress(scene);
    stage.setScene(scene);
    FxThread.showUnpainted(stage);
  }

  private Presenter visit() {
    SettingsPage page = new SettingsPage(settings);
    Router router = Router.builder().front(Area.SETTINGS, page::create).build();
    return page.create(PLACE, new Navigator(router, PLACE));
  }

  @Test
  void aTapChoosesAndASecondTapDoesNotLetGo(FxRobot robot) {
    ToggleButton dark = theme(robot, Theme.DARK);
    FxThread.runUntilLaidOut(dark::fire);
    assertThat(settings.settings().display().theme()).contains(Theme.DARK);
    FxThread.runUntilLaidOut(dark::fire);
    assertThat(dark.isSelected()).isTrue();
  }

  @Test
  void whatIsChangedElsewhereIsShown(FxRobot robot) {
    FxThread.runUntilLaidOut(() -> settings.change(all -> all.with(Theme.CONTRAST)));
    assertThat(theme(robot, Theme.CONTRAST).isSelected()).isTrue();
    assertThat(theme(robot, Theme.LIGHT).isSelected()).isFalse();
  }

  @Test
  void aPageThatWasLeftIsNotHeldByTheSettings() {
    assertThatCode(() -> Leaving.waitUntilForgotten(this::visit)).doesNotThrowAnyException();
  }

  private static ToggleButton theme(FxRobot robot, Theme choice) {
    Pane row = robot.lookup("#theme").queryAs(Pane.class);
    return (ToggleButton) List.copyOf(row.getChildren()).get(1 + choice.ordinal());
  }
}
