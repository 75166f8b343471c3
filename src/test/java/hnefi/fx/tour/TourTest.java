package hnefi.fx.tour;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.fx.nav.Area;
import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Router;
import hnefi.fx.nav.Screen;
import hnefi.fx.settings.TextSize;
import hnefi.fx.settings.Theme;
import hnefi.fx.shell.NoticeQueue;
import hnefi.fx.shell.Shell;
import hnefi.fx.theme.Appearance;
import hnefi.text.Language;
import hnefi.ui.WindowExtension;
import hnefi.ui.command.ProgramCommands;
import hnefi.ui.settings.SettingsFixture;
import hnefi.ui.settings.SettingsModel;
import hnefi.ui.settings.page.SettingsPage;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import javafx.geometry.Dimension2D;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.util.WaitForAsyncUtils;

@ExtendWith(WindowExtension.class)
class TourTest {
  @TempDir private Path folder;

  @Test
  void aPictureOfEveryStopIsTakenInEveryLanguageThemeAndSize() {
    List<Path> taken =
        take(() ->
            tour()
                .pictures(
                    folder,
                    List.of(Language.DE, Language.SV),
                    List.of(Theme.LIGHT, Theme.DARK),
                    List.of(new Dimension2D(800, 600), new Dimension2D(600, 900)),
                    TextSize.P100));

    assertThat(taken)
        .hasSize(16)
        .allSatisfy(file -> assertThat(file).exists())
        .contains(
            folder.resolve("settings-sv-dark-600x900.png"),
            folder.resolve("posed-de-light-800x600.png"));
    Image light = new Image(folder.resolve("settings-de-light-800x600.png").toUri().toString());
    assertThat(light.getWidth()).isEqualTo(800);
    assertThat(light.getHeight()).isEqualTo(600);
    assertThat(corner(light)).isEqualTo(Color.web("#FFFCF5"));
    Image dark = new Image(folder.resolve("settings-de-dark-800x600.png").toUri().toString());
    assertThat(corner(dark)).isEqualTo(Color.web("#15282D"));
  }

  @Test
  void otherSizesOfTextAreNamedInTheFile() {
    List<Path> taken =
        take(() ->
            tour()
                .pictures(
                    folder,
                    List.of(Language.EN),
                    List.of(Theme.CONTRAST),
                    List.of(new Dimension2D(700, 500)),
                    TextSize.P200));

    assertThat(taken)
        .containsExactly(
            folder.resolve("settings-en-contrast-700x500-200.png"),
            folder.resolve("posed-en-contrast-700x500-200.png"));
  }

  private static List<Path> take(Callable<List<Callable<Path>>> tour) {
    List<Path> taken = new ArrayList<>();
    for (Callable<Path> each : WaitForAsyncUtils.waitForAsyncFx(60_000, tour)) {
      taken.add(WaitForAsyncUtils.waitForAsyncFx(60_000, each));
    }
    return taken;
  }

  private static Tour tour() {
    Appearance.prepare();
    SettingsModel settings = SettingsFixture.withoutMotion(Language.EN);
    Navigator navigator =
        new Navigator(
            Router.builder()
                .front(Area.SETTINGS, new SettingsPage(settings)::create)
                .front(Area.HOME, (_, _) -> _ -> Screen.of(new Label("at ease"), "Hnefi"))
                .build(),
            Area.HOME.front());
    Parent root =
        new Shell(navigator, settings, new NoticeQueue(), new ProgramCommands(navigator)).root();
    return new Tour(
        root,
        navigator,
        settings,
        List.of(
            TourStop.of("settings", Area.SETTINGS.front()),
            new TourStop("posed", () -> Area.HOME.front(), TourTest::pose)),
        new Appearance(settings)::dress,
        Area.SETTINGS.front());
  }

  private static void pose(Parent root) {
    assertThat(root.lookupAll(".label"))
        .filteredOn(each -> ((Label) each).getText().equals("at ease"))
        .hasSize(1)
        .allSatisfy(each -> assertThat(each.getLayoutBounds().getWidth()).isPositive());
  }

  private static Color corner(Image image) {
    return image.getPixelReader().getColor(1, 1);
  }
}
