package hnefi.fx.nav;

import hnefi.text.Language;
import java.lang.ref.Reference;
import java.lang.ref.WeakReference;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import javafx.scene.Parent;
import org.testfx.util.WaitForAsyncUtils;

/// Shows a screen and leaves it again: the visit keeps its models, but the screen must go.
public final class Leaving {
  private static final int SECONDS = 20;

  private Leaving() {}

  /// Waits until nothing holds the screen of a visit that was left.
  ///
  /// @param visit begun on the JavaFX thread
  /// @throws TimeoutException if something still does
  public static void waitUntilForgotten(Supplier<Presenter> visit) throws TimeoutException {
    Presenter begun = WaitForAsyncUtils.waitFor(WaitForAsyncUtils.asyncFx(visit::get));
    WeakReference<Parent> left =
        WaitForAsyncUtils.waitFor(WaitForAsyncUtils.asyncFx(() -> showAndLeave(begun)));
    WaitForAsyncUtils.waitFor(
        SECONDS,
        TimeUnit.SECONDS,
        () -> {
          System.gc();
          return left.refersTo(null);
        });
    Reference.reachabilityFence(begun);
  }

  private static WeakReference<Parent> showAndLeave(Presenter visit) {
    Screen screen = visit.screen(Language.EN);
    screen.onShow().run();
    visit.enter();
    visit.leave();
    screen.onHide().run();
    return new WeakReference<>(screen.root());
  }
}
