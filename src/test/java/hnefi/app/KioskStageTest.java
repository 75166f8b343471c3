package hnefi.app;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.ContentFolder;
import hnefi.kiosk.Kiosk;
import hnefi.kiosk.KioskExit;
import hnefi.kiosk.KioskSettings;
import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import javafx.animation.AnimationTimer;
import javafx.geometry.Rectangle2D;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The window of a kiosk in this process, without a supervisor to replace it.
@ExtendWith(WindowExtension.class)
class KioskStageTest {
  /// Long enough for a slow machine; nobody waits so long.
  private static final int PATIENCE_SECONDS = 60;

  private static final int PULSES = 3;

  private final CompletableFuture<Integer> closed = new CompletableFuture<>();
  private final RecordingSupervisor supervisor = new RecordingSupervisor();
  private final List<KioskExit> exits = new CopyOnWriteArrayList<>();

  @ParameterizedTest
  @ValueSource(strings = {"lessons", "history"})
  void aWindowThatCannotReadAPartOfTheContentEndsAndSaysWhich(String part) {
    ContentFolder sound = ContentFolder.packed();
    show(path -> {
      if (path.startsWith(part + "/")) {
        throw new IOException("dying disk");
      }
      return sound.read(path);
    });
    assertThat(await(closed)).isEqualTo(KioskWindow.FAILED);
    assertThat(supervisor.log()).singleElement().asString().contains("content/" + part);
  }

  @Test
  void aWindowThatFailsToReadTheContentEndsAndSaysWhy() {
    ContentFolder sound = ContentFolder.packed();
    show(path -> {
      if (path.startsWith("history/")) {
        throw new UncheckedIOException(new IOException("damaged file"));
      }
      return sound.read(path);
    });
    assertThat(await(closed)).isEqualTo(KioskWindow.FAILED);
    assertThat(supervisor.log()).singleElement().asString().contains("damaged file");
  }

  @Test
  void aWindowThatReadsAllContentStaysOpenAndGivesSignsOfLifeUntilItIsHidden() {
    KioskStage kiosk = show(ContentFolder.packed());
    await(kiosk.ready());
    assertThat(closed).isNotDone();
    assertThat(supervisor.log()).isEmpty();
    letPulsesPass();
    assertThat(supervisor.beats()).isPositive();
    FxThread.run(() -> ((Stage) kiosk.screen().root().getScene().getWindow()).hide());
    assertThat(closed).isCompletedWithValue(KioskWindow.FAILED);
    int beats = supervisor.beats();
    letPulsesPass();
    assertThat(supervisor.beats()).isEqualTo(beats);
  }

  @Test
  void aScreenThatChangesItsSizeGetsAnotherWindowAsSoonAsNobodyIsThere() {
    KioskStage kiosk = show(ContentFolder.packed());
    await(kiosk.ready());
    FxThread.run(kiosk.screen()::begin);
    FxThread.run(() -> kiosk.noteSize(new Rectangle2D(0, 0, 640, 480)));
    letPulsesPass();
    assertThat(exits).isEmpty();
    FxThread.run(kiosk.screen()::end);
    letPulsesPass();
    assertThat(exits).containsExactly(KioskExit.RESTART);
    assertThat(supervisor.log()).singleElement().asString().contains("Größe");
    FxThread.run(() -> ((Stage) kiosk.screen().root().getScene().getWindow()).hide());
  }

  private KioskStage show(ContentFolder content) {
    Kiosk usual = StandaloneKiosk.kiosk(KioskSettings.DEFAULT, exits::add);
    Kiosk kiosk =
        supervisor.of(
            new Kiosk(
                usual.settings(),
                content,
                usual.supervisor(),
                usual.counts(),
                usual.pin(),
                usual.staff()));
    return FxThread.call(() -> {
      KioskStage stage = new KioskStage(kiosk, _ -> {});
      stage.show(closed);
      return stage;
    });
  }

  private static void letPulsesPass() {
    CompletableFuture<Void> passed = new CompletableFuture<>();
    FxThread.run(() ->
        new AnimationTimer() {
          private int pulses;

          @Override
          public void handle(long now) {
            pulses++;
            if (pulses == PULSES) {
              stop();
              passed.complete(null);
            }
          }
        }.start());
    await(passed);
  }

  private static <T> T await(CompletableFuture<T> awaited) {
    return awaited.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
  }
}
