package hnefi.fx.shell;

import hnefi.fx.nav.Area;
import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Presenter;
import hnefi.fx.nav.Route;
import hnefi.fx.nav.Router;
import hnefi.fx.nav.Screen;
import hnefi.fx.nav.Screen.Crumb;
import hnefi.fx.nav.Shortcut;
import hnefi.fx.theme.Appearance;
import hnefi.fx.theme.Nodes;
import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.FxThread;
import hnefi.ui.command.ProgramCommands;
import hnefi.ui.home.AreaDrawings;
import hnefi.ui.home.Home;
import hnefi.ui.home.ResumeItem;
import hnefi.ui.settings.SettingsFixture;
import hnefi.ui.settings.SettingsModel;
import hnefi.ui.settings.page.SettingsPage;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.testfx.api.FxRobot;

/// A window with the frame of the program around a few small screens.
@SuppressWarnings("NullAway.Init") // filled by show
final class ShellFixture {
  record Lesson() implements Route {
    @Override
    public Area area() {
      return Area.LEARN;
    }
  }

  record LongPage() implements Route {
    @Override
    public Area area() {
      return Area.READ;
    }
  }

  record PageWithBar() implements Route {
    @Override
    public Area area() {
      return Area.READ;
    }
  }

  final SettingsModel settings = SettingsFixture.withoutMotion(Language.EN);
  final NoticeQueue notices = new NoticeQueue();

  /// What the screen of the lessons was told, in order.
  final List<String> comingsAndGoings = new ArrayList<>();

  final Navigator navigator =
      new Navigator(
          Router.builder()
              .front(
                  Area.HOME,
                  new Home(
                          () -> List.of(new ResumeItem(new Lesson(), Language::ownName)),
                          new SimpleObjectProperty<>(),
                          new AreaDrawings())
                      ::create)
              .front(Area.LEARN, (_, _) -> counting())
              .front(Area.SETTINGS, new SettingsPage(settings)::create)
              .at(Lesson.class, (_, _) -> ShellFixture::lesson)
              .at(LongPage.class, (_, _) -> new LongPagePresenter())
              .at(PageWithBar.class, (_, _) -> ShellFixture::pageWithBar)
              .build(),
          Area.HOME.front());
  Stage stage;
  Shell shell;

  void show(Stage newStage) {
    stage = newStage;
    Appearance.prepare();
    shell = new Shell(navigator, settings, notices, new ProgramCommands(navigator));
    Scene scene = new Scene(shell.root(), 980, 760);
    new Appearance(settings).dress(scene);
    stage.setScene(scene);
    stage.titleProperty().bind(shell.titleProperty());
    FxThread.showUnpainted(stage);
  }

  private static final class LongPagePresenter implements Presenter {
    @Override
    public Screen screen(Language language) {
      // As long as it is only at the width of the window.
      Label text = new Label("Words that take a new line wherever one ends. ".repeat(200));
      text.setWrapText(true);
      ScrollPane page = new ScrollPane(text);
      page.setFitToWidth(true);
      page.setId("long");
      return Screen.of(page, language.ownName());
    }
  }

  private Presenter counting() {
    AtomicInteger count = new AtomicInteger();
    return language -> {
      Button button = new Button(language.ownName() + " " + count);
      button.setId("count");
      button.setOnAction(_ -> button.setText(language.ownName() + " " + count.incrementAndGet()));
      return Screen.of(new StackPane(button), "Lessons")
          .withShortcuts(Shortcut.of("Home", () -> comingsAndGoings.add("home key")))
          .whenShown(() -> comingsAndGoings.add("shown"))
          .whenHidden(() -> comingsAndGoings.add("hidden"));
    };
  }

  private static Screen pageWithBar(Language language) {
    Button link = new Button("Attackers");
    link.setId("link");
    VBox content = new VBox(new Label("Who plays?"), link);
    Nodes.focusFirst(content);
    return Screen.of(new VBox(new Button("Parts"), content), "Sides");
  }

  private static Screen lesson(Language language) {
    return Screen.of(new Label("Lesson"), "Lesson").under(new Crumb("Lessons", Area.LEARN.front()));
  }

  static Words home(Language language) {
    return Words.of(Home.class, "home", language);
  }

  static Words options(Language language) {
    return Words.of(SettingsPage.class, "settings", language);
  }

  void go(Route place) {
    FxThread.runUntilLaidOut(() -> navigator.go(place));
  }

  /// Waits until a few more frames are laid out.
  static void settle() {
    for (int i = 0; i < 4; i++) {
      FxThread.runUntilLaidOut(() -> {});
    }
  }

  static String text(FxRobot robot, String query) {
    return robot.lookup(query).queryLabeled().getText();
  }

  static ToggleButton toggle(FxRobot robot, String name) {
    return robot.lookup(".toggle-button").queryAllAs(ToggleButton.class).stream()
        .filter(each -> each.getText().equals(name))
        .findFirst()
        .orElseThrow();
  }
}
