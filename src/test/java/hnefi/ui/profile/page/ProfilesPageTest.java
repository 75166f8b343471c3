package hnefi.ui.profile.page;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Side;
import hnefi.fx.nav.Area;
import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Router;
import hnefi.fx.nav.Screen;
import hnefi.fx.settings.SystemLook;
import hnefi.fx.settings.Theme;
import hnefi.fx.speech.Announcement;
import hnefi.fx.theme.Appearance;
import hnefi.text.Language;
import hnefi.text.Localized;
import hnefi.ui.WindowExtension;
import hnefi.ui.play.session.PlayFixture;
import hnefi.ui.profile.Emblem;
import hnefi.ui.profile.Profile;
import hnefi.ui.profile.Profiles;
import hnefi.ui.profile.ProfilesModel;
import hnefi.ui.profile.ResultCount;
import hnefi.ui.route.ProfilesRoute;
import hnefi.ui.settings.Settings;
import hnefi.ui.settings.SettingsModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.event.ActionEvent;
import javafx.event.Event;
import javafx.scene.Group;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;

/// The page of the people, used without a window.
@ExtendWith(WindowExtension.class)
@SuppressWarnings("NullAway.Init") // filled before each test
class ProfilesPageTest {
  private final ProfilesModel model =
      new ProfilesModel(Profiles.NOBODY_YET.add("Olaf", Emblem.STAR));
  private final List<Localized> told = new ArrayList<>();
  private Runnable undo = () -> {};
  private Parent root;

  @BeforeEach
  void open(FxRobot robot) {
    ProfilesPage page =
        new ProfilesPage(
            model,
            () -> PlayFixture.LIBRARY,
            _ -> new ProfilesPage.Learned(2, 10, 5),
            (sentence, back) -> {
              told.add(sentence);
              undo = back;
            });
    robot.interact(() -> {
      Appearance.prepare();
      Navigator nowhere =
          new Navigator(
              Router.builder().front(Area.HOME, (_, _) -> _ -> Screen.of(new Group(), "")).build(),
              Area.HOME.front());
      root = page.create(new ProfilesRoute(), nowhere).screen(Language.EN).root();
      SettingsModel settings =
          new SettingsModel(Settings.DEFAULT, Language.EN, SystemLook.of(Theme.LIGHT, false));
      new Appearance(settings).dress(new Scene(root, 900, 700));
      root.applyCss();
      root.layout();
    });
  }

  @Test
  void somebodyNewGetsANameAndAnEmblemAndIsHere(FxRobot robot) {
    robot.interact(() -> {
      field("#new-name").setText("  Astrid ");
      emblem("Raven").setSelected(true);
      fire("#new-save");
    });
    assertThat(model.profiles().profile().name()).isEqualTo("Astrid");
    assertThat(model.profiles().profile().emblem()).isEqualTo(Emblem.RAVEN);
  }

  @Test
  void aSecondTapOnAnEmblemKeepsIt(FxRobot robot) {
    robot.interact(() -> {
      field("#new-name").setText("Astrid");
      emblem("Raven").fire();
      emblem("Raven").fire();
      fire("#new-save");
    });
    assertThat(model.profiles().profile().emblem()).isEqualTo(Emblem.RAVEN);
  }

  @Test
  void theKeyboardStaysWithWhoeverWasRenamed(FxRobot robot) {
    robot.interact(() -> {
      fire("#rename-1");
      field("#rename-name").setText("Olav");
      fire("#rename-save");
      assertThat(root.getScene().getFocusOwner()).isEqualTo(button("#rename-1"));
    });
  }

  @Test
  void aNameThatIsTakenOrNoneCannotBeSaved(FxRobot robot) {
    robot.interact(() -> {
      for (String name : List.of("", "  ", "olaf", "x".repeat(Profile.LONGEST_NAME + 1))) {
        field("#new-name").setText(name);
        assertThat(button("#new-save").isDisabled()).as(name).isTrue();
      }
    });
  }

  @Test
  void whoeverListensHearsWhyANameCannotBeSaved(FxRobot robot) {
    List<String> said = new ArrayList<>();
    robot.interact(() -> {
      root.addEventHandler(Announcement.ANNOUNCED, each -> said.add(each.text()));
      for (String name : List.of(" ", "olaf")) {
        field("#new-name").setText(name);
        field("#new-name").fireEvent(new ActionEvent());
      }
    });
    assertThat(said)
        .containsExactly(
            "Enter a name of at most 24 characters.", "Somebody here has this name already.");
  }

  @Test
  void whoeverListensHearsWhoIsHereAndWhatIsChosen(FxRobot robot) {
    robot.interact(() -> {
      assertThat(button("#rename-1").getParent().getParent().getAccessibleText())
          .isEqualTo("Here now");
      assertThat(button("#rename-0").getParent().getParent().getAccessibleText()).isNull();
      assertThat(emblem("Raven").getParent().getAccessibleText()).isEqualTo("Emblem");
      assertThat(root.lookup(".newcomer-card").getAccessibleText()).isEqualTo("Somebody new");
    });
  }

  @Test
  void somebodyIsRenamedAndKeepsTheResults(FxRobot robot) {
    robot.interact(() -> {
      model.change(all -> all.change("Olaf", ProfilesPageTest::winner));
      fire("#rename-1");
      field("#rename-name").setText("Olav");
      fire("#rename-save");
    });
    assertThat(model.profiles().named("Olaf")).isEmpty();
    assertThat(model.profiles().named("Olav").orElseThrow().results()).hasSize(1);
  }

  @Test
  void escapeLeavesTheNameAsItWas(FxRobot robot) {
    robot.interact(() -> {
      fire("#rename-1");
      TextField name = field("#rename-name");
      name.setText("Olav");
      Event.fireEvent(
          name,
          new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.ESCAPE, false, false, false, false));
      assertThat(root.lookup("#rename-name")).isNull();
    });
    assertThat(model.profiles().named("Olaf")).isPresent();
  }

  @Test
  void whoeverIsDeletedComesBackWithTheResults(FxRobot robot) {
    Profiles before = model.profiles();
    robot.interact(() -> fire("#delete-1"));
    assertThat(model.profiles().named("Olaf")).isEmpty();
    assertThat(told.getFirst().in(Language.EN))
        .isEqualTo("“Olaf” has been deleted, with all results.");

    robot.interact(() -> undo.run());
    assertThat(model.profiles()).isEqualTo(before);
  }

  @Test
  void aCardTellsResultsByRuleSetAndSideAndWhatWasLearned(FxRobot robot) {
    robot.interact(() -> model.change(all -> all.change("Olaf", ProfilesPageTest::winner)));
    assertThat(words())
        .contains("Fetlar (Walker), attackers: one win, no draws, no losses")
        .contains("2 of 10 chapters finished, 5 stars.");
  }

  @Test
  void somebodyElseSitsDown(FxRobot robot) {
    robot.interact(() -> fire("#choose-0"));
    assertThat(model.profiles().current()).isEqualTo(1);
    robot.interact(() -> assertThat(button("#choose-0").isVisible()).isFalse());
  }

  @Test
  void theButtonsOfEveryCardSayWhomTheyConcern(FxRobot robot) {
    robot.interact(() -> {
      assertThat(button("#delete-1").getAccessibleText()).isEqualTo("Delete: Olaf");
      assertThat(button("#delete-0").getAccessibleText()).isEqualTo("Delete: Guest");
    });
  }

  private static Profile winner(Profile profile) {
    return profile.played(new ResultCount.Key("fetlar", Side.ATTACKERS), Optional.of(true));
  }

  private List<String> words() {
    return root.lookupAll(".label").stream()
        .map(Labeled.class::cast)
        .map(Labeled::getText)
        .toList();
  }

  private ToggleButton emblem(String name) {
    return root.lookupAll(".toggle-button").stream()
        .map(ToggleButton.class::cast)
        .filter(each -> name.equals(each.getAccessibleText()))
        .findFirst()
        .orElseThrow();
  }

  private TextField field(String query) {
    return (TextField) root.lookup(query);
  }

  private Button button(String query) {
    return (Button) root.lookup(query);
  }

  private void fire(String query) {
    button(query).fire();
  }
}
