package hnefi.app;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.fx.nav.Route;
import hnefi.fx.theme.Appearance;
import hnefi.kiosk.Kiosk;
import hnefi.kiosk.KioskSettings;
import hnefi.kiosk.KioskSettingsFixture;
import hnefi.kiosk.PinHash;
import hnefi.kiosk.ScreenSize;
import hnefi.text.Language;
import hnefi.ui.FxThread;
import hnefi.ui.ScenePulse;
import hnefi.ui.WindowExtension;
import hnefi.ui.kiosk.KioskPlaces;
import hnefi.ui.kiosk.KioskScreen;
import hnefi.ui.kiosk.RandomVisitor;
import hnefi.ui.kiosk.ScreenScale;
import hnefi.ui.route.LanguageRoute;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/// A hundred thousand touches, keys and gestures on all screens of the kiosk, each of them in every
/// language, in turn on a screen that stands and on one that lies.
@ExtendWith(WindowExtension.class)
class RandomVisitorTest {
  private static final double TAPS_OF_A_HUNDRED = 1;
  private static final int ACTIONS_IN_A_PLACE = 1_240;
  private static final int ACTIONS_BETWEEN_PULSES = 620;
  private static final long ACTION = 200_000_000L;
  private static final long ABSENCE = 150_000_000_000L;

  private final List<String> mishaps = new ArrayList<>();
  private long now;

  private record Screen(int width, int height, ScreenSize size) {}

  private static final List<Screen> SCREENS =
      List.of(
          new Screen(1080, 1920, new ScreenSize(398, 708)),
          new Screen(1920, 1080, new ScreenSize(708, 398)));

  /// Where a visitor begins.
  private record Start(Object name, Consumer<KioskScreen> pose) {}

  private final List<String> latest = new ArrayList<>();

  private static List<Start> starts() {
    Stream<Start> places =
        KioskPlaces.all().stream()
            .map(place ->
                new Start(
                    place,
                    kiosk -> {
                      kiosk.begin();
                      kiosk.visit().navigator().restart(place);
                    }));
    Stream<Start> states =
        KioskPlaces.poses().stream().map(pose -> new Start(pose.name(), pose.take()));
    return Stream.concat(places, states).toList();
  }

  @Test
  void nothingAVisitorDoesBringsAnExceptionOrLeadsOut() {
    KioskSettings settings = KioskSettingsFixture.with(PinHash.of(KioskScreenTest.PIN));
    Kiosk kiosk = StandaloneKiosk.kiosk(settings, _ -> {});
    KioskVisits visits = StandaloneKiosk.visits(kiosk);
    long actions = 0;
    for (Language language : Language.values()) {
      for (Screen screen : SCREENS) {
        int parity = SCREENS.indexOf(screen) + language.ordinal();
        actions += walk(kiosk, visits, screen, language, parity);
      }
    }
    assertThat(actions).isGreaterThanOrEqualTo(100_000);
  }

  /// Walks through every other start. Each is a task of its own: JavaFX keeps what was shown until
  /// the task is over.
  ///
  /// @return how many actions there were
  private long walk(Kiosk kiosk, KioskVisits visits, Screen screen, Language language, int parity) {
    long seed = 10L * SCREENS.indexOf(screen) + language.ordinal();
    Walk walk =
        FxThread.call(() -> {
          Thread.currentThread()
              .setUncaughtExceptionHandler((_, mishap) -> mishaps.add(traced(mishap)));
          Appearance.prepare();
          return new Walk(kiosk, visits, screen, language, seed);
        });
    List<Start> starts = starts();
    for (int i = parity % 2; i < starts.size(); i += 2) {
      Start start = starts.get(i);
      FxThread.run(() -> {
        try {
          walk.from(start);
        } catch (RuntimeException e) {
          mishaps.add(traced(e));
          latest.addAll(walk.visitor.latest());
        }
      });
      assertThat(mishaps)
          .as("seed %d, at %s after%n%s", seed, start.name(), String.join("\n", latest))
          .isEmpty();
    }
    FxThread.run(walk.kiosk::end);
    return walk.visitor.actions();
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

    void from(Start start) {
      kiosk.end();
      kiosk.visit().settings().change(all -> all.with(language));
      start.pose().accept(kiosk);
      Route shown = new LanguageRoute();
      for (int i = 0; i < ACTIONS_IN_A_PLACE; i++) {
        Route route = kiosk.visit().navigator().route();
        boolean pulse = i % ACTIONS_BETWEEN_PULSES == 0;
        if (pulse || !route.equals(shown)) {
          shown = route;
          ScenePulse.run(scene);
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
