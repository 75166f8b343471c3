package hnefi.app;

import hnefi.kiosk.Kiosk;
import hnefi.storage.UserFolders;
import hnefi.ui.learn.page.ReplayScheduler;
import hnefi.ui.learn.progress.Learners;
import hnefi.ui.settings.Settings;
import hnefi.ui.settings.SystemLook;
import hnefi.ui.shell.NoticeQueue;
import hnefi.ui.theme.Appearance;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.input.KeyCombination;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.StageStyle;

/// The window of a kiosk: as large as the screen, without a frame, above everything else.
final class KioskStage {
  private final Kiosk kiosk;

  KioskStage(Kiosk kiosk) {
    this.kiosk = kiosk;
  }

  /// Shows the window; every pulse of JavaFX is a sign of life from then on.
  ///
  /// @param closed hears if somebody closes the window
  Stage show(CompletableFuture<Integer> closed) {
    Appearance.prepare();
    Stage stage = new Stage(StageStyle.UNDECORATED);
    Rectangle2D screen = Screen.getPrimary().getBounds();
    Scene scene = scene(screen);
    stage.setScene(scene);
    stage.setX(screen.getMinX());
    stage.setY(screen.getMinY());
    stage.setWidth(screen.getWidth());
    stage.setHeight(screen.getHeight());
    stage.setFullScreenExitHint("");
    stage.setFullScreenExitKeyCombination(KeyCombination.NO_MATCH);
    stage.setFullScreen(true);
    stage.setAlwaysOnTop(true);
    stage.setOnHidden(_ -> closed.complete(1));
    stage.show();
    new AnimationTimer() {
      @Override
      public void handle(long now) {
        kiosk.supervisor().beat();
      }
    }.start();
    return stage;
  }

  private Scene scene(Rectangle2D screen) {
    NoticeQueue notices = new NoticeQueue();
    UserFolders nowhere = UserFolders.in(Path.of(System.getProperty("java.io.tmpdir", ".")));
    Program program =
        Program.of(
            Settings.DEFAULT,
            Learners.NOBODY_YET,
            kiosk.settings().firstLanguage(),
            SystemLook.ofDesktop(),
            UserFiles.of(nowhere, notices::tell).games(),
            notices,
            ReplayScheduler.clock(),
            Platform::runLater);
    Scene scene = new Scene(program.shell().root(), screen.getWidth(), screen.getHeight());
    new Appearance(program.settings()).dress(scene);
    return scene;
  }
}
