package hnefi.ui.history;

import hnefi.content.Library;
import hnefi.content.PackedContent;
import hnefi.content.history.History;
import hnefi.content.history.PackedHistory;
import hnefi.fx.nav.Area;
import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Presenter;
import hnefi.fx.nav.Route;
import hnefi.fx.nav.Router;
import hnefi.fx.nav.Screen;
import hnefi.fx.shell.NoticeQueue;
import hnefi.fx.shell.Shell;
import hnefi.fx.theme.Appearance;
import hnefi.text.Language;
import hnefi.ui.FxThread;
import hnefi.ui.command.ProgramCommands;
import hnefi.ui.route.AboutRoute;
import hnefi.ui.route.GameRoute;
import hnefi.ui.route.LessonRoute;
import hnefi.ui.settings.SettingsFixture;
import hnefi.ui.settings.SettingsModel;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import org.testfx.api.FxRobot;

/// The history browser in its frame; the games it leads to are only noted.
final class HistoryFixture {
  static final Library LIBRARY = PackedContent.LIBRARY;
  static final History HISTORY = PackedHistory.HISTORY;

  final SettingsModel settings = SettingsFixture.withoutMotion(Language.EN);
  final List<GameRoute> asked = new ArrayList<>();
  final Navigator navigator;
  private final Router screens;
  private final Shell shell;

  HistoryFixture(History read) {
    HistoryScreens history = new HistoryScreens(() -> read, () -> LIBRARY, settings);
    screens =
        history
            .register(Router.builder())
            .at(LessonRoute.class, (_, _) -> _ -> Screen.of(new Pane(), "A lesson"))
            .at(AboutRoute.class, (_, _) -> _ -> Screen.of(new Pane(), "About"))
            .at(
                GameRoute.class,
                (game, _) -> {
                  asked.add(game);
                  return _ -> Screen.of(new Pane(), "A game");
                })
            .build();
    navigator = new Navigator(screens, Area.READ.front());
    shell = new Shell(navigator, settings, new NoticeQueue(), new ProgramCommands(navigator));
  }

  /// Shows the window.
  void open(Stage stage, double width, double height) {
    Appearance.prepare();
    stage.setScene(new Appearance(settings).scene(shell.root(), width, height));
    FxThread.showUnpainted(stage);
  }

  Parent root() {
    return shell.root();
  }

  /// Begins a visit of a place that the window does not show.
  Presenter visit(Route place) {
    return screens.create(place, navigator);
  }

  /// Goes to a place and waits until it is there.
  void go(FxRobot robot, Route place) {
    FxThread.runUntilLaidOut(() -> navigator.go(place));
  }

  /// Returns all words in a part of the window.
  static String words(Node node) {
    StringBuilder found = new StringBuilder();
    collect(node, found);
    // Words tied to each other are the same words.
    return found.toString().replace('\u00a0', ' ');
  }

  private static void collect(Node node, StringBuilder found) {
    if (node instanceof Labeled labeled) {
      found.append(labeled.getText()).append('\n');
      if (labeled.getGraphic() != null) {
        collect(labeled.getGraphic(), found);
      }
    } else if (node instanceof javafx.scene.text.Text text) {
      found.append(text.getText());
    }
    if (node instanceof javafx.scene.control.ScrollPane pane && pane.getContent() != null) {
      collect(pane.getContent(), found);
    } else if (node instanceof Parent parent && !(node instanceof Labeled)) {
      parent.getChildrenUnmodifiable().forEach(each -> collect(each, found));
    }
  }
}
