package hnefi.app;

import hnefi.console.ConsoleProgram;
import hnefi.storage.KeptFile;
import hnefi.storage.UserFolders;
import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.learn.page.ReplayScheduler;
import hnefi.ui.learn.progress.Learners;
import hnefi.ui.learn.progress.ProgressFile;
import hnefi.ui.settings.Settings;
import hnefi.ui.settings.SettingsFile;
import hnefi.ui.settings.SystemLook;
import hnefi.ui.theme.Appearance;
import java.util.concurrent.CompletableFuture;
import javafx.application.Platform;
import javafx.stage.Stage;

/// Opens the window and waits until it is closed.
final class Desktop {
  private final Language systemLanguage;

  Desktop(Language systemLanguage) {
    this.systemLanguage = systemLanguage;
  }

  /// Opens the window.
  ///
  /// @return the exit code, after the window was closed
  int open() {
    if (!Toolkit.hasDisplay()) {
      return refuse();
    }
    CompletableFuture<Integer> closed = new CompletableFuture<>();
    UserFolders folders = UserFolders.ofThisMachine();
    KeptFile<Settings> file = SettingsFile.at(folders.settings());
    // Read while JavaFX starts.
    CompletableFuture<KeptFile.Opened<Settings>> opened = CompletableFuture.supplyAsync(file::read);
    try {
      Toolkit.start(
          () -> {
            show(folders, file, opened.join(), closed);
            return closed;
          },
          closed);
      return closed.join();
    } catch (UnsupportedOperationException | UnsatisfiedLinkError _) {
      return refuse();
    }
  }

  private void show(
      UserFolders folders,
      KeptFile<Settings> file,
      KeptFile.Opened<Settings> opened,
      CompletableFuture<Integer> closed) {
    Appearance.prepare();
    KeptFile<Learners> progressFile = ProgressFile.at(folders.progress());
    KeptFile.Opened<Learners> learners = progressFile.read();
    Program program =
        Program.of(
            opened.value(),
            learners.value(),
            systemLanguage,
            SystemLook.ofDesktop(),
            folders,
            ReplayScheduler.clock(),
            Platform::runLater);
    Thread.setDefaultUncaughtExceptionHandler(new UncaughtExceptionReporter(program.notices()));
    learners.trouble().ifPresent(program.notices()::tell);
    program
        .progress()
        .learnersProperty()
        .addListener((_, _, now) -> progressFile.write(now).ifPresent(program.notices()::tell));
    opened.trouble().ifPresent(program.notices()::tell);
    program
        .settings()
        .settingsProperty()
        .addListener((_, _, now) -> file.write(now).ifPresent(program.notices()::tell));
    Stage stage = new Stage();
    stage.setOnHidden(_ -> closed.complete(0));
    new ProgramWindow(program, stage).show();
    // Behind the drawings of the first screen, so that the window does not wait for it.
    Platform.runLater(() ->
        Thread.ofPlatform()
            .name("read-ahead")
            .daemon()
            .priority(Thread.MIN_PRIORITY)
            .start(program.readAhead()));
    if (ClassCacheTraining.isWanted()) {
      new ClassCacheTraining(program.navigator(), stage).begin();
    }
  }

  private int refuse() {
    System.err.println(Words.of(ConsoleProgram.class, "usage", systemLanguage).say("no.display"));
    return 1;
  }
}
