package hnefi.app;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.kiosk.Kiosk;
import hnefi.kiosk.KioskSettings;
import hnefi.kiosk.ScreenSize;
import hnefi.text.Language;
import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import hnefi.ui.kiosk.KioskScreen;
import hnefi.ui.kiosk.KioskTour;
import hnefi.ui.kiosk.RandomVisitor;
import hnefi.ui.kiosk.ScreenScale;
import hnefi.ui.route.LanguageRoute;
import hnefi.ui.route.Route;
import hnefi.ui.theme.Appearance;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import javafx.scene.Node;
import javafx.scene.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/// A hundred thousand touches, keys and gestures on all screens of the kiosk, in all languages, on
/// a screen that stands and on one that lies.
@ExtendWith(WindowExtension.class)
class RandomVisitorTest {
  private static final int ACTIONS = 16_800;
  private static final double TAPS_OF_A_HUNDRED = 0.5;
  private static final int ACTIONS_IN_A_PLACE = 1_400;
  private static final int ACTIONS_BETWEEN_PULSES = 350;
  private static final long ACTION = 200_000_000L;
  private static final long ABSENCE = 150_000_000_000L;

  private final List<String> mishaps = new ArrayList<>();
  private long now;
  private int walks;

  private record Screen(int width, int height, ScreenSize size) {}

  private static final List<Screen> SCREENS =
      List.of(
          new Screen(1080, 1920, new ScreenSize(398, 708)),
          new Screen(1920, 1080, new ScreenSize(708, 398)));

  private final List<String> latest = new ArrayList<>();

  @Test
  void nothingAVisitorDoesBringsAnExceptionOrLeadsOut() {
    Kiosk kiosk = StandaloneKiosk.kiosk(KioskSettings.DEFAULT, _ -> {});
    KioskVisits visits = StandaloneKiosk.visits(kiosk);
    for (Screen screen : SCREENS) {
      for (Language language : Language.values()) {
        walk(kiosk, visits, screen, language, 10L * SCREENS.indexOf(screen) + language.ordinal());
      }
    }
  }

  /// Each place is a task of its own: JavaFX keeps what was shown until the task is over.
  private void walk(Kiosk kiosk, KioskVisits visits, Screen screen, Language language, long seed) {
    AtomicReference<Walk> walk = new AtomicReference<>();
    FxThread.run(() -> {
      Thread.currentThread()
          .setUncaughtExceptionHandler((_, mishap) -> mishaps.add(traced(mishap)));
      Appearance.prepare();
      walk.set(new Walk(kiosk, visits, screen, language, seed));
    });
    List<Route> places = KioskTour.places();
    int stay = ACTIONS / ACTIONS_IN_A_PLACE;
    for (int i = 0; i < stay; i++) {
      // Every walk goes on where the one before it stopped.
      Route place = places.get((walks * stay + i) % places.size());
      FxThread.run(() -> {
        try {
          walk.get().at(place);
        } catch (RuntimeException e) {
          mishaps.add(traced(e));
          latest.addAll(walk.get().visitor.latest());
        }
      });
      assertThat(mishaps)
          .as("seed %d, at %s after%n%s", seed, place, String.join("\n", latest))
          .isEmpty();
    }
    FxThread.run(() -> walk.get().kiosk.end());
    walks++;
  }

  private final class Walk {
    private final KioskScreen kiosk;
    private final Scene scene;
    private final RandomVisitor visitor;
    private final Language language;
    private final Random chance;

    Walk(Kiosk kiosk, KioskVisits visits, Screen screen, Language language, long seed) {
      ScreenScale scale = ScreenScale.of(screen.size(), screen.width(), screen.height());
      this.kiosk = StandaloneKiosk.screen(kiosk, visits, scale, () -> now);
      this.language = language;
      scene = new Scene(this.kiosk.root(), screen.width(), screen.height());
      this.kiosk.dress(scene);
      visitor = new RandomVisitor(scene, seed, TAPS_OF_A_HUNDRED);
      chance = new Random(seed);
    }

    void at(Route place) {
      kiosk.begin();
      kiosk.visit().settings().change(all -> all.with(language));
      kiosk.visit().navigator().restart(place);
      Route shown = new LanguageRoute();
      for (int i = 0; i < ACTIONS_IN_A_PLACE; i++) {
        Route route = kiosk.visit().navigator().route();
        boolean pulse = i % ACTIONS_BETWEEN_PULSES == 0;
        if (pulse || !route.equals(shown)) {
          shown = route;
          // The whole scene is dressed only now and then, a new screen at once.
          Node stage = scene.getRoot().lookup(".stage");
          (pulse || stage == null ? scene.getRoot() : stage).applyCss();
          scene.getRoot().layout();
          assertThat(scene.getRoot().lookupAll(".text-field"))
              .as("fields to type in")
              .noneMatch(RandomVisitorTest::isShown);
        }
        visitor.act();
        now += ACTION;
        if (pulse) {
          now += chance.nextInt(20) == 0 ? ABSENCE : 0;
          kiosk.tick();
        }
      }
    }
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
