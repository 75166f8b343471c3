package hnefi.app;

import hnefi.storage.StartRequest;
import java.awt.Desktop;
import java.io.File;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.stage.Window;

/// The files that somebody opens by a double click on macOS: there the program is told of them by
/// events and not by arguments, whether it is just starting or has its window already.
///
/// JavaFX passes on no such events, AWT does; but only to who started it before JavaFX, which then
/// runs inside of it. No other system needs AWT, and none waits for it.
final class OpenFileEvents {
  private final CompletableFuture<Consumer<StartRequest>> handler = new CompletableFuture<>();

  /// Begins to listen where such events come. Call it before JavaFX starts.
  static OpenFileEvents ofThisSystem() {
    OpenFileEvents events = new OpenFileEvents();
    if (comeTo(System.getProperties())) {
      events.listen();
    }
    return events;
  }

  /// Returns whether the system sends events to a program with these properties: only the installed
  /// one has told it which files it opens.
  static boolean comeTo(Properties properties) {
    return properties.getProperty("os.name", "").startsWith("Mac")
        && properties.containsKey(KioskCommand.LAUNCHER)
        && !"Headless".equalsIgnoreCase(properties.getProperty("glass.platform"));
  }

  /// Answers events from now on, and those that came before.
  ///
  /// @param wanted hears of them on threads of AWT's
  void onRequest(Consumer<StartRequest> wanted) {
    handler.complete(wanted);
  }

  void open(List<File> files) {
    List<StartRequest> requests = files.stream().map(File::toPath).map(StartRequest::open).toList();
    handler.thenAccept(requests::forEach);
  }

  private void listen() {
    Desktop desktop = Desktop.getDesktop();
    desktop.setOpenFileHandler(event -> open(event.getFiles()));
    // Otherwise AWT would end the program and leave the window no time to remember its place.
    desktop.setQuitHandler((_, answer) -> {
      answer.cancelQuit();
      Platform.runLater(() -> List.copyOf(Window.getWindows()).forEach(Window::hide));
    });
  }
}
