package hnefi.ui.about;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Router;
import hnefi.fx.nav.Screen;
import hnefi.fx.settings.SystemLook;
import hnefi.fx.settings.Theme;
import hnefi.fx.speech.Announcement;
import hnefi.storage.UserFolders;
import hnefi.text.Language;
import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import hnefi.ui.WindowExtension.Start;
import hnefi.ui.route.AboutRoute;
import hnefi.ui.route.LicenceRoute;
import hnefi.ui.settings.Settings;
import hnefi.ui.settings.SettingsModel;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.input.Clipboard;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;

@ExtendWith(WindowExtension.class)
class AboutTest {
  private final SettingsModel settings =
      new SettingsModel(Settings.DEFAULT, Language.EN, SystemLook.of(Theme.LIGHT, false));
  private final About about =
      new About(settings, UserFolders.in(Path.of("/home/astrid-lindqvist/hnefi")));
  private final Navigator navigator =
      new Navigator(
          Router.builder()
              .at(AboutRoute.class, about::create)
              .at(LicenceRoute.class, about::licence)
              .build(),
          new AboutRoute());

  @Start
  void open(Stage stage) {
    stage.setScene(new Scene(screen().root(), 1000, 900));
    FxThread.showUnpainted(stage);
  }

  private Screen screen() {
    return navigator.currentProperty().get().presenter().screen(Language.EN);
  }

  @Test
  void tellsWhereTheFilesAre(FxRobot robot) {
    assertThat(robot.lookup("#places Label").queryAllAs(Labeled.class))
        .extracting(Labeled::getText)
        .contains("Games", Path.of("/home/astrid-lindqvist/hnefi/games").toString());
  }

  @Test
  void theCopiedReportNamesVersionsAndSettingsButNobody(FxRobot robot) {
    FxThread.runUntilLaidOut(() -> settings.change(all -> all.with(Theme.CONTRAST)));
    assertThat(robot.lookup("#copied").query().isVisible()).isFalse();

    List<String> told = new ArrayList<>();
    FxThread.runUntilLaidOut(() -> {
      Button copy = robot.lookup("#copy-report").queryAs(Button.class);
      copy.getScene().addEventHandler(Announcement.ANNOUNCED, said -> told.add(said.text()));
      copy.fire();
    });
    assertThat(told).containsExactly(robot.lookup("#copied").queryLabeled().getText());

    assertThat(robot.lookup("#copied").query().isVisible()).isTrue();
    FxThread.runUntilLaidOut(() ->
        assertThat(Clipboard.getSystemClipboard().getString())
            .contains("Hnefi ", "Java 2", "JavaFX 2", "graphics: by software", "screen: ")
            .contains("theme: contrast")
            .doesNotContain("unknown")
            .doesNotContain(System.getProperty("user.home", "?")));
  }

  @Test
  void theTextOfALicenceIsAPageOfItsOwn(FxRobot robot) {
    FxThread.runUntilLaidOut(() ->
        robot.lookup(".licence-button").queryAllAs(Button.class).stream()
            .filter(each -> each.getAccessibleText().contains("ControlsFX"))
            .findFirst()
            .orElseThrow()
            .fire());

    assertThat(navigator.route()).isEqualTo(new LicenceRoute("ControlsFX"));
    FxThread.runUntilLaidOut(() -> {
      Scene scene = new Scene(screen().root(), 800, 600);
      scene.getRoot().applyCss();
      assertThat(scene.getRoot().lookupAll(".licence-text"))
          .extracting(each -> ((Labeled) each).getText())
          .singleElement()
          .asString()
          .contains("Copyright (c) 2013, ControlsFX");
    });
  }
}
