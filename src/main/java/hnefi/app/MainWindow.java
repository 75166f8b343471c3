package hnefi.app;

import hnefi.fx.settings.WindowPlacement;
import hnefi.fx.theme.Appearance;
import hnefi.storage.StartRequest;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.scene.input.TransferMode;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import javafx.util.Duration;

/// The window of the desktop: its place and size, its icon, its name.
final class MainWindow {
  private static final WindowPlacement FIRST =
      new WindowPlacement(1280, 800, Optional.empty(), false);
  private static final double LEAST_WIDTH = 600;
  private static final double LEAST_HEIGHT = 560;

  /// How long the bounds stay the same before they count as chosen. A desktop may tell that a
  /// window fills the screen only after it has told its new size.
  private static final Duration SETTLING = Duration.millis(300);

  private final Program program;
  private final Stage stage;
  private boolean placed;
  private Rectangle2D restored = Rectangle2D.EMPTY;

  MainWindow(Program program, Stage stage) {
    this.program = program;
    this.stage = stage;
  }

  void show() {
    WindowPlacement placement = program.settings().settings().window().orElse(FIRST);
    restored = placement.boundsOn(screens());
    // With a size, so that the first layout is not one of a size that nobody sees.
    Scene scene =
        new Appearance(program.settings())
            .scene(program.shell().root(), restored.getWidth(), restored.getHeight());
    takeFiles(scene);
    stage.setScene(scene);
    place(restored);
    stage.setMinWidth(Math.min(LEAST_WIDTH, restored.getWidth()));
    stage.setMinHeight(Math.min(LEAST_HEIGHT, restored.getHeight()));
    stage.setMaximized(placement.maximized());
    stage.titleProperty().bind(program.shell().titleProperty());
    PauseTransition settled = new PauseTransition(SETTLING);
    settled.setOnFinished(_ -> settle());
    Stream.of(stage.xProperty(), stage.yProperty(), stage.widthProperty(), stage.heightProperty())
        .forEach(each -> each.addListener((_, _, _) -> settled.playFromStart()));
    stage.setOnHiding(_ -> remember());
    stage.show();
    settled.playFromStart();
  }

  void showIcon() {
    stage.getIcons().setAll(List.of(icon(32), icon(64), icon(256)));
  }

  /// Prepares the screens to which the first one leads.
  void preloadScreens() {
    program.preloader().begin(stage.getScene());
  }

  /// Does something as soon as the window is gone.
  void whenClosed(Runnable next) {
    stage.addEventHandler(WindowEvent.WINDOW_HIDDEN, _ -> next.run());
  }

  /// Opens what somebody drops on the window.
  private void takeFiles(Scene scene) {
    scene.setOnDragOver(event -> {
      if (event.getDragboard().hasFiles()) {
        event.acceptTransferModes(TransferMode.COPY);
      }
      event.consume();
    });
    scene.setOnDragDropped(event -> {
      List<Path> files = event.getDragboard().getFiles().stream().map(File::toPath).toList();
      // The desktop waits for the answer before anything else happens.
      Platform.runLater(() -> program.openFiles().accept(files));
      event.setDropCompleted(!files.isEmpty());
      event.consume();
    });
  }

  /// Does what somebody wants who started the program, now or when the window was open already.
  void fulfil(StartRequest request) {
    request.file().ifPresent(file -> program.openFiles().accept(List.of(file)));
    stage.setIconified(false);
    stage.toFront();
    stage.requestFocus();
  }

  private void settle() {
    WindowPlacement now = WindowPlacement.of(bounds(), false);
    if (!placed && isFree() && !now.isWithin(screens())) {
      // A desktop may add its frame only after it has put the window in its place: the title bar
      // then lies above the screen, where nobody can take hold of it.
      place(now.boundsOn(screens()));
    }
    placed = true;
    noteBounds();
  }

  private void place(Rectangle2D bounds) {
    stage.setX(bounds.getMinX());
    stage.setY(bounds.getMinY());
    stage.setWidth(bounds.getWidth());
    stage.setHeight(bounds.getHeight());
  }

  /// Keeps the bounds to which a maximized window returns.
  private void noteBounds() {
    if (isFree()) {
      restored = bounds();
    }
  }

  /// Returns whether the window has a place and size of its own.
  private boolean isFree() {
    return !stage.isMaximized() && !stage.isFullScreen() && !stage.isIconified();
  }

  private void remember() {
    noteBounds();
    WindowPlacement placement = WindowPlacement.of(restored, stage.isMaximized());
    // A window that fills another screen than it left is to fill that one again.
    Rectangle2D here =
        stage.isMaximized()
            ? placement.boundsOn(List.of(WindowPlacement.of(bounds(), true).screenAmong(screens())))
            : restored;
    program.settings().change(chosen -> chosen.with(WindowPlacement.of(here, stage.isMaximized())));
  }

  private Rectangle2D bounds() {
    return new Rectangle2D(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight());
  }

  /// Returns the parts of the screens that windows may cover, the first screen first.
  private static List<Rectangle2D> screens() {
    return Stream.concat(Stream.of(Screen.getPrimary()), Screen.getScreens().stream())
        .map(Screen::getVisualBounds)
        .distinct()
        .toList();
  }

  private static Image icon(int size) {
    return new Image(
        Objects.requireNonNull(MainWindow.class.getResourceAsStream("icon-" + size + ".png")));
  }
}
