package hnefi.app;

import hnefi.console.ConsoleProgram;
import hnefi.fx.settings.SystemLook;
import hnefi.fx.settings.Theme;
import hnefi.fx.shell.NoticeQueue;
import hnefi.fx.task.Scheduler;
import hnefi.fx.theme.Appearance;
import hnefi.session.CustomLayouts;
import hnefi.sound.SoundPlayer;
import hnefi.speech.CommandVoice;
import hnefi.speech.SpeechCommand;
import hnefi.storage.SingleInstance;
import hnefi.storage.UserFolders;
import hnefi.text.Language;
import hnefi.text.Localized;
import hnefi.text.Words;
import hnefi.ui.board.BoardSounds;
import hnefi.ui.home.AreaDrawings;
import hnefi.ui.profile.Profiles;
import hnefi.ui.settings.Settings;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import javafx.util.Duration;

/// Opens the window and waits until it is closed; or asks a window that is open already.
final class DesktopProgram {
  private static final String RUN_BY_BUILD = "hnefi.run-by-build";

  /// How long the first frame has the cores for itself, from the first pulse on.
  private static final Duration FIRST_FRAME = Duration.millis(300);

  private final Language systemLanguage;
  private final NoticeQueue notices = new NoticeQueue();
  private final CompletableFuture<Void> noticesShown = new CompletableFuture<>();

  /// What speaks, known on the JavaFX thread.
  private Optional<CommandVoice> voice = Optional.empty();

  private final CompletableFuture<Integer> closed = new CompletableFuture<>();

  DesktopProgram(Language systemLanguage) {
    this.systemLanguage = systemLanguage;
  }

  /// Opens the window.
  ///
  /// @return the exit code, after the window was closed
  int open(WindowArguments arguments) {
    if (!Toolkit.hasDisplay()) {
      return refuse();
    }
    Consumer<Localized> tell =
        sentence -> noticesShown.thenRun(() -> Platform.runLater(() -> notices.tell(sentence)));
    UserFolders folders = UserFolders.ofThisMachine(tell);
    return switch (SingleInstance.claim(folders.data(), arguments.request())) {
      case SingleInstance.Claim.HandedOver() -> 0;
      case SingleInstance.Claim.Unguarded() -> open(folders, tell, arguments, Optional.empty());
      case SingleInstance.Claim.First(SingleInstance instance) -> {
        try (instance) {
          UserFiles.removeTemporaryFiles(folders);
          yield open(folders, tell, arguments, Optional.of(instance));
        }
      }
    };
  }

  private int open(
      UserFolders folders,
      Consumer<Localized> tell,
      WindowArguments arguments,
      Optional<SingleInstance> instance) {
    UserFiles files = UserFiles.of(folders, tell);
    // For a program that is ended from outside.
    Runtime.getRuntime().addShutdownHook(new Thread(files::flush));
    CompletableFuture<Settings> settings = new CompletableFuture<>();
    OpenFileEvents openFiles = OpenFileEvents.ofThisSystem();
    CompletableFuture<Void> started =
        Toolkit.startBeside(
            () -> arguments.safeGraphics() || settings.join().display().safeGraphics());
    try {
      // All files are read while JavaFX starts.
      settings.completeAsync(() -> files.settings().load(), Runnable::run);
      CompletableFuture<Profiles> profiles =
          CompletableFuture.supplyAsync(() -> files.profiles().load());
      CompletableFuture<CustomLayouts> layouts =
          CompletableFuture.supplyAsync(() -> files.layouts().load());
      files.games().refresh();
      // Fonts first: they wait until JavaFX has loaded the classes that must not be touched before.
      Appearance.loadFonts();
      AreaDrawings drawings = new AreaDrawings();
      drawings.prepare(settings.join().display().theme().orElse(Theme.LIGHT));
      started.join();
      // The program is put together while JavaFX reads the style; then its thread waits, so that
      // nothing that is told meanwhile reaches a part that is being made.
      CompletableFuture<SystemLook> desktop = new CompletableFuture<>();
      CompletableFuture<Program> made = new CompletableFuture<>();
      Toolkit.run(() -> desktop.complete(SystemLook.ofDesktop()), desktop);
      Appearance.setUserAgentStylesheet();
      Toolkit.run(
          () -> {
            Program program = made.join();
            MainWindow window = show(program, files);
            PauseTransition drawing = new PauseTransition(FIRST_FRAME);
            drawing.setOnFinished(_ -> doAfterFirstFrame(program, window, instance, drawings));
            drawing.play();
            window.fulfil(arguments.request());
            openFiles.onRequest(more -> Platform.runLater(() -> window.fulfil(more)));
            instance.ifPresent(
                first -> first.onRequest(more -> Platform.runLater(() -> window.fulfil(more))));
            return window;
          },
          closed);
      made.completeAsync(
          () ->
              program(
                  files,
                  settings.join(),
                  profiles.join(),
                  layouts.join(),
                  desktop.join(),
                  drawings),
          Runnable::run);
      return closed.join();
    } catch (RuntimeException | Error e) {
      Throwable cause = e instanceof CompletionException ? e.getCause() : e;
      return switch (Objects.requireNonNullElse(cause, e)) {
        case UnsupportedOperationException _ when started.isCompletedExceptionally() -> refuse();
        case UnsatisfiedLinkError _ when started.isCompletedExceptionally() -> refuse();
        case Throwable mishap -> giveUp(mishap);
      };
    } finally {
      instance.ifPresent(SingleInstance::stopListening);
      files.flush();
    }
  }

  private Program program(
      UserFiles files,
      Settings settings,
      Profiles profiles,
      CustomLayouts layouts,
      SystemLook desktop,
      AreaDrawings drawings) {
    drawings.prepare(settings.display().theme().orElseGet(desktop.theme()::getValue));
    return Program.of(
        settings,
        profiles,
        layouts,
        systemLanguage,
        desktop,
        files.games(),
        files.houseRules(),
        notices,
        UserFiles.desktop(),
        Scheduler.unhurried(
            Scheduler.clock(), () -> voice.filter(CommandVoice::isSpeaking).isPresent()),
        drawings);
  }

  private MainWindow show(Program program, UserFiles files) {
    Thread.setDefaultUncaughtExceptionHandler(new UncaughtExceptionReporter(notices));
    program.progress().profilesProperty().addListener((_, _, now) -> files.profiles().save(now));
    program.layouts().layoutsProperty().addListener((_, _, now) -> files.layouts().save(now));
    program.settings().settingsProperty().addListener((_, _, now) -> files.settings().save(now));
    noticesShown.complete(null);
    Stage stage = new Stage();
    stage.setOnHidden(_ -> closed.complete(0));
    SoundPlayer player = new SoundPlayer();
    BoardSounds.install(
        program.shell().root(), player, () -> program.settings().settings().sound());
    stage.addEventHandler(WindowEvent.WINDOW_HIDDEN, _ -> player.close());
    MainWindow window = new MainWindow(program, stage);
    window.show();
    if (ClassCacheTraining.isWanted()) {
      new ClassCacheTraining(program.navigator(), stage).begin();
    }
    return window;
  }

  /// Does what the first frame need not wait for, or share the cores with.
  private void doAfterFirstFrame(
      Program program,
      MainWindow window,
      Optional<SingleInstance> instance,
      AreaDrawings drawings) {
    window.showIcon();
    startInBackground(() -> {
      // Whoever starts the program before waits for it.
      instance.ifPresent(SingleInstance::listen);
      drawings.replacePictures(Platform::runLater);
      program.readAhead().run();
      Platform.runLater(window::preloadScreens);
    });
    findVoice(program, window);
  }

  /// Does something on a thread that gives way to all others.
  private static void startInBackground(Runnable task) {
    Thread.ofPlatform().name("background").daemon().priority(Thread.MIN_PRIORITY).start(task);
  }

  private void findVoice(Program program, MainWindow window) {
    startInBackground(() ->
        SpeechCommand.ofThisMachine()
            .map(CommandVoice::new)
            .ifPresent(speaker ->
                Platform.runLater(() -> {
                  voice = Optional.of(speaker);
                  program.shell().speakWith(speaker);
                  window.whenClosed(speaker::close);
                })));
  }

  private int refuse() {
    System.err.println(Words.of(ConsoleProgram.class, "usage", systemLanguage).say("no.display"));
    // The build that runs the program would add a page about a failure of its own.
    return Boolean.getBoolean(RUN_BY_BUILD) ? 0 : 1;
  }

  /// Without a first screen there is no window in which to tell anything.
  private int giveUp(Throwable mishap) {
    mishap.printStackTrace();
    System.err.println(
        Words.of(DesktopProgram.class, "app", systemLanguage)
            .say("no-window", mishap.getClass().getSimpleName()));
    return 1;
  }
}
