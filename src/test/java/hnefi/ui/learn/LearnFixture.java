package hnefi.ui.learn;

import hnefi.board.Square;
import hnefi.content.ContentFolder;
import hnefi.content.Library;
import hnefi.content.diagram.Diagrams;
import hnefi.rules.Move;
import hnefi.text.Language;
import hnefi.ui.board.BoardControl;
import hnefi.ui.learn.fxml.LessonLoader;
import hnefi.ui.learn.page.Pacing;
import hnefi.ui.learn.progress.Learners;
import hnefi.ui.learn.progress.ProgressModel;
import hnefi.ui.nav.Area;
import hnefi.ui.nav.Navigator;
import hnefi.ui.nav.Screens;
import hnefi.ui.settings.Settings;
import hnefi.ui.settings.SettingsModel;
import hnefi.ui.settings.SystemLook;
import hnefi.ui.settings.Theme;
import hnefi.ui.shell.Notices;
import hnefi.ui.shell.Shell;
import hnefi.ui.theme.Appearance;
import hnefi.ui.theme.Fonts;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.testfx.api.FxRobot;

/// The tutorial in a window, used as a learner uses it. Nothing moves by itself.
final class LearnFixture {
  private static final Library LIBRARY = Library.read(ContentFolder.packed());
  static final Curriculum CURRICULUM =
      new Curriculum(
          () -> new LessonLoader(LIBRARY, Diagrams.read(ContentFolder.packed(), LIBRARY)));

  final ProgressModel progress = new ProgressModel(Learners.NOBODY_YET);
  final SettingsModel settings =
      new SettingsModel(Settings.DEFAULT, Language.DE, SystemLook.of(Theme.LIGHT, true));
  final Navigator navigator;
  private final Shell shell;

  LearnFixture() {
    Learn learn =
        new Learn(CURRICULUM, LIBRARY::books, progress, settings, GameDoor.SHUT, Pacing.still());
    Screens screens =
        Screens.builder()
            .front(Area.LEARN, learn::visit)
            .at(LessonPlace.class, learn::visit)
            .at(ReviewPlace.class, learn::review)
            .build();
    navigator = new Navigator(screens, Area.LEARN.front());
    shell = new Shell(navigator, settings, new Notices());
  }

  void show(Stage stage) {
    Fonts.load();
    Scene scene = new Scene(shell.root(), 900, 700);
    new Appearance(settings).dress(scene);
    stage.setScene(scene);
    stage.show();
  }

  static void press(FxRobot robot, String id) {
    robot.interact(() -> robot.lookup("#" + id).queryAs(Button.class).fire());
  }

  static String said(FxRobot robot, String id) {
    return robot.lookup("#" + id).queryAs(Label.class).getText();
  }

  static BoardControl board(FxRobot robot) {
    return robot.lookup("#lesson-board").queryAs(BoardControl.class);
  }

  static void touch(FxRobot robot, Square square) {
    robot.interact(() -> board(robot).focus(square));
    robot.type(KeyCode.ENTER);
  }

  static void move(FxRobot robot, Move move) {
    touch(robot, move.from());
    touch(robot, move.to());
  }
}
