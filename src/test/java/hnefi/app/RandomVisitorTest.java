package hnefi.app;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.kiosk.KioskSettings;
import hnefi.kiosk.ScreenSize;
import hnefi.text.Language;
import hnefi.ui.kiosk.KioskScreen;
import hnefi.ui.kiosk.KioskTour;
import hnefi.ui.kiosk.RandomVisitor;
import hnefi.ui.kiosk.ScreenScale;
import hnefi.ui.route.Route;
import hnefi.ui.theme.Appearance;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;

/// A hundred thousand touches, keys and gestures on all screens of the kiosk, in all languages, on a
/// screen that stands and on one that lies.
@ExtendWith(ApplicationExtension.class)
class RandomVisitorTest {
  private static final int ACTIONS = Integer.getInteger("actions", 16_700);
  private static final int TAPS_OF_A_HUNDRED = 3;
  private static final int ACTIONS_IN_A_PLACE = 420;
  private static final int ACTIONS_BETWEEN_PULSES = 60;
  private static final long ACTION = 200_000_000L;
  private static final long ABSENCE = 150_000_000_000L;

  private long now;

  @ParameterizedTest
  @CsvSource({
    "DE, 1080, 1920, 398, 708, 1",
    "EN, 1080, 1920, 531, 941, 2",
    "SV, 1080, 1920, 398, 708, 3",
    "DE, 1920, 1080, 708, 398, 4",
    "EN, 1920, 1080, 941, 531, 5",
    "SV, 1920, 1080, 708, 398, 6",
  })
  void nothingAVisitorDoesBringsAnExceptionOrLeadsOut(
      Language language,
      int width,
      int height,
      int millimetresWide,
      int millimetresHigh,
      long seed,
      FxRobot robot) {
    List<String> mishaps = new ArrayList<>();
    robot.interact(() -> {
      Thread.currentThread()
          .setUncaughtExceptionHandler((_, mishap) -> mishaps.add(String.valueOf(mishap)));
      Appearance.prepare();
      ScreenScale scale =
          ScreenScale.of(new ScreenSize(millimetresWide, millimetresHigh), width, height);
      KioskScreen kiosk =
          StillKiosk.screen(StillKiosk.kiosk(KioskSettings.DEFAULT, _ -> {}), scale, () -> now);
      Scene scene = new Scene(kiosk.root(), width, height);
      kiosk.dress(scene);
      Stage stage = new Stage();
      stage.setScene(scene);
      stage.show();
      RandomVisitor visitor = new RandomVisitor(scene, seed, TAPS_OF_A_HUNDRED);
      try {
        walk(kiosk, scene, visitor, language, new Random(seed));
      } catch (RuntimeException e) {
        StringWriter trace = new StringWriter();
        e.printStackTrace(new PrintWriter(trace));
        mishaps.add(trace.toString());
      }
      assertThat(mishaps)
          .as(
              "seed %d, at %s after%n%s",
              seed, kiosk.visit().navigator().route(), String.join("\n", visitor.latest()))
          .isEmpty();
      kiosk.end();
      stage.hide();
    });
  }

  private void walk(
      KioskScreen kiosk, Scene scene, RandomVisitor visitor, Language language, Random chance) {
    List<Route> places = KioskTour.places();
    int place = 0;
    Route shown = kiosk.visit().navigator().route();
    for (int i = 0; i < ACTIONS; i++) {
      if (i % ACTIONS_IN_A_PLACE == 0) {
        kiosk.begin();
        kiosk.visit().settings().change(all -> all.with(language));
        kiosk.visit().navigator().restart(places.get(place++ % places.size()));
      }
      visitor.act();
      now += ACTION;
      if (i % ACTIONS_BETWEEN_PULSES == 0) {
        now += chance.nextInt(6) == 0 ? ABSENCE : 0;
        kiosk.tick();
      }
      Route route = kiosk.visit().navigator().route();
      if (!route.equals(shown) || i % ACTIONS_BETWEEN_PULSES == 0) {
        shown = route;
        scene.getRoot().applyCss();
        scene.getRoot().layout();
        assertThat(scene.getRoot().lookupAll(".text-field"))
            .as("fields to type in")
            .noneMatch(RandomVisitorTest::isShown);
      }
    }
    assertThat(Window.getWindows()).as("windows").hasSizeLessThan(6);
  }

  private static boolean isShown(Node node) {
    return node.getParent() == null
        ? node.isVisible()
        : node.isVisible() && isShown(node.getParent());
  }
}
