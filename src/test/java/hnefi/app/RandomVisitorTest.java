package hnefi.app;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.kiosk.Kiosk;
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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;

/// A hundred thousand touches, keys and gestures on all screens of the kiosk, in all languages, on a
/// screen that stands and on one that lies.
@ExtendWith(ApplicationExtension.class)
class RandomVisitorTest {
  private static final int ACTIONS = 16_700;
  private static final double TAPS_OF_A_HUNDRED = 0.8;
  private static final int ACTIONS_IN_A_PLACE = 700;
  private static final int ACTIONS_BETWEEN_PULSES = 100;
  private static final long ACTION = 200_000_000L;
  private static final long ABSENCE = 150_000_000_000L;

  private final List<String> mishaps = new ArrayList<>();
  private long now;

  private record Screen(int width, int height, ScreenSize size) {}

  private static final List<Screen> SCREENS =
      List.of(
          new Screen(1080, 1920, new ScreenSize(398, 708)),
          new Screen(1920, 1080, new ScreenSize(708, 398)));

  @Test
  void nothingAVisitorDoesBringsAnExceptionOrLeadsOut(FxRobot robot) {
    robot.interact(() -> {
      Thread.currentThread()
          .setUncaughtExceptionHandler((_, mishap) -> mishaps.add(traced(mishap)));
      Appearance.prepare();
      Kiosk kiosk = StillKiosk.kiosk(KioskSettings.DEFAULT, _ -> {});
      KioskVisits visits = StillKiosk.visits(kiosk);
      for (Screen screen : SCREENS) {
        for (Language language : Language.values()) {
          ScreenScale scale = ScreenScale.of(screen.size(), screen.width(), screen.height());
          visit(
              StillKiosk.screen(kiosk, visits, scale, () -> now),
              screen,
              language,
              10L * SCREENS.indexOf(screen) + language.ordinal());
        }
      }
    });
  }

  private void visit(KioskScreen kiosk, Screen screen, Language language, long seed) {
    Scene scene = new Scene(kiosk.root(), screen.width(), screen.height());
    kiosk.dress(scene);
    Stage stage = new Stage();
    stage.setScene(scene);
    stage.show();
    RandomVisitor visitor = new RandomVisitor(scene, seed, TAPS_OF_A_HUNDRED);
    try {
      walk(kiosk, scene, visitor, language, new Random(seed));
    } catch (RuntimeException e) {
      mishaps.add(traced(e));
    }
    assertThat(mishaps)
        .as(
            "seed %d, at %s after%n%s",
            seed, kiosk.visit().navigator().route(), String.join("\n", visitor.latest()))
        .isEmpty();
    kiosk.end();
    stage.hide();
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
      boolean pulse = i % ACTIONS_BETWEEN_PULSES == 0;
      if (pulse) {
        now += chance.nextInt(20) == 0 ? ABSENCE : 0;
        kiosk.tick();
      }
      Route route = kiosk.visit().navigator().route();
      if (pulse || !route.equals(shown)) {
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
    return node.isVisible() && (node.getParent() == null || isShown(node.getParent()));
  }

  private static String traced(Throwable mishap) {
    StringWriter trace = new StringWriter();
    mishap.printStackTrace(new PrintWriter(trace));
    return trace.toString();
  }
}
