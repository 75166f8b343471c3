package hnefi.ui.home;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.fx.nav.Area;
import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Router;
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

@ExtendWith(WindowExtension.class)
class HomeTest {
  @Test
  void whatIsUnfinishedIsOfferedInTwoLines() {
    FxThread.run(() -> {
      Appearance.prepare();
      Home home =
          new Home(
              () ->
                  List.of(
                      new ResumeItem(
                          new RescueRoute(),
                          _ -> "Tablut mit 12 Verteidigern (Mungo), Hausregeln")),
              new SimpleObjectProperty<>(""),
              new AreaDrawings());
      Router router = Router.builder().front(Area.HOME, home::create).build();
      Navigator navigator = new Navigator(router, Area.HOME.front());
      Parent root = home.create(Area.HOME.front(), navigator).screen(Language.DE).root();
      SettingsModel settings = SettingsFixture.withoutMotion(Language.DE);
      new UnshownScene(root, settings, 1280, 720).settle();
      Button resume = (Button) root.lookup("#resume");
      double line = resume.getFont().getSize() * 1.5;
      assertThat(resume.getHeight()).isLessThan(3.2 * line);
    });
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
