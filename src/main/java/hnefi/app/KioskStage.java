package hnefi.app;

import hnefi.fx.file.DefaultPrinter;
import hnefi.fx.task.BackgroundTasks;
import hnefi.fx.task.Scheduler;
import hnefi.fx.theme.Appearance;
import hnefi.kiosk.Kiosk;
import hnefi.sound.SoundPlayer;
import hnefi.speech.CommandVoice;
import hnefi.speech.SpeechCommand;
import hnefi.text.Localized;
import hnefi.text.Words;
import hnefi.ui.board.BoardSounds;
import hnefi.ui.kiosk.BoardSpace;
import hnefi.ui.kiosk.KioskContext;
import hnefi.ui.kiosk.KioskScreen;
import hnefi.ui.kiosk.ScreenScale;
import hnefi.ui.play.coach.CoachLimits;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.collections.ListChangeListener;
import javafx.event.Event;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.input.KeyCombination;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.StageStyle;
import javafx.stage.Window;

/// The window of a kiosk: as large as the screen, without a frame, and no way to close it.
final class KioskStage {
  private final Kiosk kiosk;
  private final KioskScreen screen;
  private final Stage stage;
  private final CompletableFuture<Void> ready;
  private final Rectangle2D bounds = Screen.getPrimary().getBounds();
  private boolean isOutgrown;

  /// Call it on the JavaFX thread, before anything else makes a control.
  ///
  /// @param problems hears on any thread what the staff should know
  KioskStage(Kiosk kiosk, Consumer<Localized> problems) {
    this.kiosk = kiosk;
    stage = new Stage(StageStyle.UNDECORATED);
    Appearance.prepare();
    BackgroundTasks background = BackgroundTasks.ofThreads();
    ScreenScale scale = scale();
    KioskVisits visits =
        new KioskVisits(
            kiosk,
            background,
            CoachLimits.USUAL,
            Scheduler.clock(),
            BoardSpace.of(scale, bounds.getWidth(), bounds.getHeight()),
            new DefaultPrinter());
    ready =
        CompletableFuture.runAsync(visits::readAhead, background.workers())
            .thenRun(() -> visits.problem().ifPresent(problems));
    screen =
        new KioskScreen(
            new KioskContext(
                kiosk,
                scale,
                visits::begin,
                visits::attract,
                ready,
                background.workers(),
                Platform::runLater,
                System::nanoTime));
  }

  private ScreenScale scale() {
    return kiosk
        .settings()
        .screen()
        .map(size -> ScreenScale.of(size, bounds.getWidth(), bounds.getHeight()))
        .orElseGet(() ->
            ScreenScale.ofDensity(
                Screen.getPrimary().getDpi(), bounds.getWidth(), bounds.getHeight()));
  }

  KioskScreen screen() {
    return screen;
  }

  /// Returns what comes when the content is read, or fails if it cannot be.
  CompletableFuture<Void> ready() {
    return ready;
  }

  /// Shows the window; every pulse of JavaFX is a sign of life from then on.
  ///
  /// @param closed hears if somebody closes the window after all, or if there is nothing to show
  ///   because the content could not be read
  Stage show(CompletableFuture<Integer> closed) {
    Scene scene = new Scene(screen.root(), bounds.getWidth(), bounds.getHeight());
    screen.dress(scene);
    if (kiosk.settings().sound()) {
      BoardSounds.install(screen.root(), new SoundPlayer(), () -> true);
    }
    stage.setScene(scene);
    stage.setTitle("Hnefi");
    stage.setX(bounds.getMinX());
    stage.setY(bounds.getMinY());
    stage.setWidth(bounds.getWidth());
    stage.setHeight(bounds.getHeight());
    stage.setFullScreenExitHint("");
    stage.setFullScreenExitKeyCombination(KeyCombination.NO_MATCH);
    stage.setFullScreen(true);
    stage.setAlwaysOnTop(true);
    stage.setOnCloseRequest(Event::consume);
    ListChangeListener<Window> popups = this::guard;
    AnimationTimer pulse =
        new AnimationTimer() {
          @Override
          public void handle(long now) {
            noteSize(Screen.getPrimary().getBounds());
            screen.tick();
            kiosk.supervisor().beat();
          }
        };
    stage.setOnHidden(_ -> {
      pulse.stop();
      Window.getWindows().removeListener(popups);
      closed.complete(KioskWindow.FAILED);
    });
    ready.whenComplete((_, failure) -> {
      if (failure != null) {
        tell(failure);
        closed.complete(KioskWindow.FAILED);
      }
    });
    Window.getWindows().addListener(popups);
    stage.show();
    pulse.start();
    if (kiosk.settings().speech()) {
      Thread.ofPlatform().name("voice").daemon().start(this::findVoice);
    }
    return stage;
  }

  private void findVoice() {
    SpeechCommand.ofThisMachine()
        .map(CommandVoice::new)
        .ifPresentOrElse(
            voice -> Platform.runLater(() -> screen.speakWith(voice)),
            () -> kiosk.supervisor().add(words().say("kiosk.no-voice")));
  }

  /// Everything is as large as the screen was when the window was opened; one of another size gets
  /// a window of its own, as soon as nobody is there.
  void noteSize(Rectangle2D now) {
    if (!isOutgrown && !now.equals(bounds)) {
      isOutgrown = true;
      kiosk.supervisor().add(words().say("screen-changed"));
      screen.restartWhenNobodyIsThere();
    }
  }

  private void tell(Throwable failure) {
    failure.printStackTrace();
    Throwable reason = Objects.requireNonNullElse(failure.getCause(), failure);
    String said = Objects.requireNonNullElse(reason.getMessage(), reason.toString());
    kiosk.supervisor().add(words().say("no-content", said));
  }

  private Words words() {
    return Words.of(KioskStage.class, "app", kiosk.settings().firstLanguage());
  }

  private void guard(ListChangeListener.Change<? extends Window> change) {
    while (change.next()) {
      change.getAddedSubList().stream().filter(each -> each != stage).forEach(screen::guard);
    }
  }
}
