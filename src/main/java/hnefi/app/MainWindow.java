package hnefi.app;

import hnefi.storage.StartRequest;
import hnefi.ui.route.SavedGameRoute;
import hnefi.ui.settings.SettingsModel;
import hnefi.ui.settings.WindowSize;
import hnefi.ui.theme.Appearance;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.stage.Screen;
import javafx.stage.Stage;

/// The window of the desktop: its size, its icon, its name.
final class MainWindow {
  private static final double FIRST_WIDTH = 1280;
  private static final double FIRST_HEIGHT = 800;
  private static final double LEAST_WIDTH = 600;
  private static final double LEAST_HEIGHT = 560;

  private final Program program;
  private final Stage stage;

  MainWindow(Program program, Stage stage) {
    this.program = program;
    this.stage = stage;
  }

  void show() {
    Optional<WindowSize> remembered = program.settings().settings().window();
    Rectangle2D screen = Screen.getPrimary().getVisualBounds();
    Scene scene =
        new Scene(
            program.shell().root(),
            Math.min(
                remembered.map(WindowSize::width).orElse((int) FIRST_WIDTH), screen.getWidth()),
            Math.min(
                remembered.map(WindowSize::height).orElse((int) FIRST_HEIGHT), screen.getHeight()));
    new Appearance(program.settings()).dress(scene);
    stage.setScene(scene);
    stage.setMinWidth(Math.min(LEAST_WIDTH, screen.getWidth()));
    stage.setMinHeight(Math.min(LEAST_HEIGHT, screen.getHeight()));
    stage.setMaximized(remembered.map(WindowSize::maximized).orElse(false));
    stage.titleProperty().bind(program.shell().titleProperty());
    stage.getIcons().setAll(List.of(icon(32), icon(64), icon(256)));
    stage.setOnHiding(_ -> remember(scene));
    stage.show();
  }

  SettingsModel settings() {
    return program.settings();
  }

  /// Does what somebody wants who started the program, now or when the window was open already.
  void fulfil(StartRequest request) {
    request
        .game()
        .ifPresent(game -> program.navigator().enter(new SavedGameRoute(game.toString())));
    stage.setIconified(false);
    stage.toFront();
    stage.requestFocus();
  }

  private void remember(Scene scene) {
    boolean large = stage.isMaximized() || stage.isFullScreen();
    WindowSize now =
        large
            ? new WindowSize((int) FIRST_WIDTH, (int) FIRST_HEIGHT, stage.isMaximized())
            : new WindowSize((int) scene.getWidth(), (int) scene.getHeight(), false);
    program.settings().change(chosen -> chosen.with(now));
  }

  private static Image icon(int size) {
    return new Image(
        Objects.requireNonNull(MainWindow.class.getResourceAsStream("icon-" + size + ".png")));
  }
}
