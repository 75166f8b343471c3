package hnefi.app;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.EditionName;
import hnefi.fx.nav.Area;
import hnefi.fx.nav.Route;
import hnefi.fx.nav.Screen;
import hnefi.fx.nav.Shortcut;
import hnefi.fx.theme.Appearance;
import hnefi.rules.StartPosition;
import hnefi.session.Players;
import hnefi.text.Language;
import hnefi.ui.ScenePulse;
import hnefi.ui.WindowExtension;
import hnefi.ui.play.session.PlayFixture;
import hnefi.ui.route.EditorRoute;
import hnefi.ui.route.GameRoute;
import hnefi.ui.route.HouseRulesRoute;
import hnefi.ui.route.ProfilesRoute;
import hnefi.ui.route.RuleSheetRoute;
import hnefi.ui.route.RulesRoute;
import hnefi.ui.route.SavedGamesRoute;
import hnefi.ui.settings.Settings;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ListView;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.api.FxRobot;

/// Everything that can be done: with a key of its own, by pointing and by ear.
@ExtendWith(WindowExtension.class)
class CommandsTest {
  /// Keys that mean on a screen what they mean everywhere, but nearer: its own files, its own
  /// search.
  private static final Set<String> NEARER = Set.of("Shortcut+O", "Shortcut+F");

  /// Keys whose signs no voice pronounces.
  private static final Map<String, String> PRONOUNCED =
      Map.of(
          ",",
          "comma",
          "+",
          "plus",
          "-",
          "minus",
          "←",
          "left arrow",
          "→",
          "right arrow",
          "↑",
          "up arrow",
          "↓",
          "down arrow",
          "↵",
          "Enter");

  @TempDir private static Path folder;

  static Stream<Route> places() {
    EditionName fetlar = EditionName.of("fetlar");
    StartPosition start = StartPosition.of(PlayFixture.position("fetlar", ""));
    return Stream.of(
        Area.HOME.front(),
        Area.LEARN.front(),
        Area.PLAY.front(),
        Area.READ.front(),
        Area.SETTINGS.front(),
        GameRoute.of(fetlar),
        new SavedGamesRoute(),
        new HouseRulesRoute(),
        RulesRoute.of(fetlar),
        new RuleSheetRoute(fetlar),
        new EditorRoute(start.board(), start.toMove(), fetlar, Players.TWO_PEOPLE),
        new ProfilesRoute());
  }

  @ParameterizedTest
  @MethodSource("places")
  void everyCommandHasAKeyOfItsOwnAnEntryOfTheMenuAndALineToHear(Route place, FxRobot robot) {
    robot.interact(() -> {
      Program program = ProgramFixture.program(folder, Settings.DEFAULT, Language.EN);
      Scene scene = new Scene(program.shell().root(), 1200, 800);
      new Appearance(program.settings()).dress(scene);
      program.navigator().go(place);
      for (int i = 0; i < 3; i++) {
        ScenePulse.run(scene);
      }
      Screen screen = program.navigator().currentProperty().get().presenter().screen(Language.EN);
      List<Shortcut> commands = screen.shortcuts().stream().filter(Shortcut::isListed).toList();
      List<MenuItem> menu = menu(scene);
      assertThat(menu)
          .allSatisfy(item -> {
            assertThat(item.getText()).isNotBlank();
            assertThat(item.getAccelerator()).as(item.getText()).isNotNull();
            assertThat(item.getOnAction()).as(item.getText()).isNotNull();
          });
      assertThat(menu)
          .extracting(MenuItem::getText)
          .doesNotHaveDuplicates()
          .containsAll(commands.stream().map(Shortcut::name).toList());
      assertThat(doubled(menu)).isSubsetOf(NEARER);
      assertThat(ids(scene.getRoot()))
          .containsAll(
              commands.stream().map(Shortcut::button).filter(id -> !id.isEmpty()).toList());
      assertThat(lines(scene)).containsAll(menu.stream().map(CommandsTest::line).toList());
    });
  }

  /// Returns the entries of all menus.
  private static List<MenuItem> menu(Scene scene) {
    return ((MenuButton) scene.getRoot().lookup("#menu"))
        .getItems().stream().flatMap(each -> ((Menu) each).getItems().stream()).toList();
  }

  /// Returns the keys that stand beside more than one entry.
  private static Set<String> doubled(List<MenuItem> menu) {
    Set<String> once = new HashSet<>();
    return menu.stream()
        .map(item -> item.getAccelerator().getName())
        .filter(key -> !once.add(key))
        .collect(Collectors.toSet());
  }

  /// Returns the ids of everything on the screen, with the entries of its menus.
  private static List<String> ids(Node node) {
    List<String> ids = new ArrayList<>();
    if (node.getId() != null) {
      ids.add(node.getId());
    }
    if (node instanceof MenuButton button) {
      button.getItems().stream().map(MenuItem::getId).forEach(ids::add);
    }
    if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> ids.addAll(ids(child)));
    }
    return ids;
  }

  /// Returns what is listed for whoever asks for the keys.
  private static List<String> lines(Scene scene) {
    Event.fireEvent(
        scene.getRoot(),
        new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.F1, true, false, false, false));
    return ((ListView<?>) scene.getRoot().lookup("#reading-lines"))
        .getItems().stream().map(String::valueOf).toList();
  }

  private static String line(MenuItem item) {
    String keys = item.getAccelerator().getDisplayText();
    String last = keys.substring(keys.length() - 1);
    return item.getText()
        + ": "
        + keys.substring(0, keys.length() - 1)
        + PRONOUNCED.getOrDefault(last, last)
        + ".";
  }
}
