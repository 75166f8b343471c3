package hnefi.ui.home;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.fx.nav.Area;
import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Router;
import hnefi.fx.settings.TextSize;
import hnefi.fx.theme.Appearance;
import hnefi.text.Language;
import hnefi.ui.FxThread;
import hnefi.ui.UnshownScene;
import hnefi.ui.WindowExtension;
import hnefi.ui.route.RescueRoute;
import hnefi.ui.settings.SettingsFixture;
import hnefi.ui.settings.SettingsModel;
import java.util.List;
import java.util.Objects;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@ExtendWith(WindowExtension.class)
class HomeTest {
  @Test
  void whatIsUnfinishedIsOfferedInTwoLines() {
    FxThread.run(() -> {
      Parent root = home(SettingsFixture.withoutMotion(Language.DE), 1280, 720);
      Button resume = (Button) root.lookup("#resume");
      double line = resume.getFont().getSize() * 1.5;
      assertThat(resume.getHeight()).isLessThan(3.2 * line);
    });
  }

  @ParameterizedTest
  @EnumSource(TextSize.class)
  void aPictureStaysWithinItsTile(TextSize size) {
    FxThread.run(() -> {
      SettingsModel settings = SettingsFixture.withoutMotion(Language.DE);
      settings.choose(settings.settings().display().with(size));
      Parent root = home(settings, 1280, 650);
      assertThat(root.lookupAll(".entrance-picture"))
          .hasSize(3)
          .allSatisfy(picture ->
              assertThat(picture.getParent().getBoundsInParent().getMinY()).isNotNegative());
    });
  }

  /// Returns the page, which offers to go on with a game.
  private static Parent home(SettingsModel settings, double width, double height) {
    Appearance.prepare();
    Home home =
        new Home(
            () ->
                List.of(
                    new ResumeItem(
                        new RescueRoute(), _ -> "Tablut mit 12 Verteidigern (Mungo), Hausregeln")),
            new SimpleObjectProperty<>(""),
            new AreaDrawings());
    Router.Builder router = Router.builder();
    for (Area each : Area.values()) {
      router = router.front(each, home::create);
    }
    Navigator navigator = new Navigator(router.build(), Area.HOME.front());
    Parent root = home.create(Area.HOME.front(), navigator).screen(Language.DE).root();
    new UnshownScene(root, settings, width, height).settle();
    return root;
  }

  @Test
  void tilesWhoseNamesHaveNoRoomBesideEachOtherStandOneAboveTheOther() {
    FxThread.run(() -> {
      Appearance.prepare();
      PanelRow row = new PanelRow();
      row.getStylesheets()
          .add(Objects.requireNonNull(HomeTile.class.getResource("home.css")).toExternalForm());
      for (String name : List.of("Lernen", "Spielen", "Entdecken")) {
        HomeTile tile = new HomeTile();
        tile.setText(name);
        row.getChildren().add(tile);
      }
      new UnshownScene(row, SettingsFixture.withoutMotion(Language.DE), 420, 400).settle();
      assertThat(row.lookupAll(".entrance-name"))
          .hasSize(3)
          .allSatisfy(name ->
              assertThat(((Label) name).getWidth())
                  .isGreaterThanOrEqualTo(((Label) name).prefWidth(-1) - 0.5));
    });
  }
}
