package hnefi.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hnefi.speech.Voice;
import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import hnefi.ui.WindowExtension.Start;
import hnefi.ui.home.AreaDrawings;
import hnefi.ui.home.Home;
import hnefi.ui.home.ResumeItem;
import hnefi.ui.nav.Navigator;
import hnefi.ui.nav.Presenter;
import hnefi.ui.nav.Router;
import hnefi.ui.nav.Screen;
import hnefi.ui.nav.Screen.Crumb;
import hnefi.ui.nav.Shortcut;
import hnefi.ui.route.Area;
import hnefi.ui.route.Route;
import hnefi.ui.settings.Settings;
import hnefi.ui.settings.SettingsModel;
import hnefi.ui.settings.SystemLook;
import hnefi.ui.settings.TextSize;
import hnefi.ui.settings.Theme;
import hnefi.ui.settings.page.SettingsPage;
import hnefi.ui.speech.Announcement;
import hnefi.ui.speech.SpeechRequest;
import hnefi.ui.theme.Appearance;
import hnefi.ui.theme.Nodes;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.property.SimpleObjectProperty;
import javafx.css.PseudoClass;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;

@ExtendWith(WindowExtension.class)
@SuppressWarnings("NullAway.Init") // filled by @Start
class ShellTest {
  private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");

  private record Lesson() implements Route {
    @Override
    public Area area() {
      return Area.LEARN;
    }
  }

  private record LongPage() implements Route {
    @Override
    public Area area() {
      return Area.READ;
    }
  }

  private record PageWithBar() implements Route {
    @Override
    public Area area() {
      return Area.READ;
    }
  }

  private final SettingsModel settings =
      new SettingsModel(Settings.DEFAULT, Language.EN, SystemLook.of(Theme.LIGHT, true));
  private final NoticeQueue notices = new NoticeQueue();
  private final List<String> comingsAndGoings = new ArrayList<>();
  private final Navigator navigator =
      new Navigator(
          Router.builder()
              .front(
                  Area.HOME,
                  new Home(
                          () -> List.of(new ResumeItem(new Lesson(), Language::ownName)),
                          new SimpleObjectProperty<>(),
                          AreaDrawings.onDemand())
                      ::create)
              .front(Area.LEARN, (_, _) -> counting())
              .front(Area.SETTINGS, new SettingsPage(settings)::create)
              .at(Lesson.class, (_, _) -> ShellTest::lesson)
              .at(LongPage.class, (_, _) -> new LongPagePresenter())
              .at(PageWithBar.class, (_, _) -> ShellTest::pageWithBar)
              .build(),
          Area.HOME.front());
  private Stage stage;
  private Shell shell;

  @Start
  void open(Stage newStage) {
    stage = newStage;
    Appearance.prepare();
    shell = new Shell(navigator, settings, notices);
    Scene scene = new Scene(shell.root(), 980, 760);
    new Appearance(settings).dress(scene);
    stage.setScene(scene);
    stage.titleProperty().bind(shell.titleProperty());
    FxThread.showUnpainted(stage);
  }

  @Test
  void aNoticeOfAnyLengthLeavesRoomForTheScreen(FxRobot robot) {
    FxThread.runUntilLaidOut(() -> notices.tell(_ -> "endless ".repeat(20_000)));
    FxThread.runUntilLaidOut(() -> stage.getScene().getRoot().layout());

    assertThat(robot.lookup(".notice").queryAs(Region.class).getHeight())
        .isLessThan(stage.getScene().getHeight() / 2);
  }

  @Test
  void whereNothingSpeaksNoLineShowsWhatIsSaid(FxRobot robot) {
    robot.push(KeyCode.F2);
    assertThat(robot.lookup(".notice-text").queryLabeled().getText())
        .startsWith("This computer has no program that speaks.");
    robot.push(KeyCode.TAB);
    FxThread.runUntilLaidOut(() -> notices.tell(_ -> "something"));
    assertThat(robot.lookup("#caption").query().isVisible()).isFalse();
  }

  @Test
  void whoeverListensBeginsOnThePageAndHearsWhatWasToldBefore(FxRobot robot) {
    List<String> spoken = new ArrayList<>();
    FxThread.run(() -> {
      notices.tell(_ -> "This game cannot be opened.");
      settings.change(chosen -> chosen.with(chosen.speech().withOn(true)));
    });
    FxThread.run(() -> shell.speakWith(recording(spoken)));
    settle();
    assertThat(spoken).last().asString().startsWith("Hnefi. This game cannot be opened.");
    assertThat(stage.getScene().getFocusOwner().getId()).isEqualTo("resume");
    robot.clickOn("#way-settings");
    assertThat(isOnPage(stage.getScene().getFocusOwner())).isTrue();
  }

  @Test
  void onlyWhoeverPressesAKeyCutsShortWhatIsSaid(FxRobot robot) {
    List<String> spoken = new ArrayList<>();
    FxThread.run(() -> {
      shell.speakWith(recording(spoken));
      settings.change(chosen -> chosen.with(chosen.speech().withOn(true)));
      robot.lookup("#way-learn").query().requestFocus();
    });
    settle();
    FxThread.run(spoken::clear);
    FxThread.run(() -> {
      Announcement.say(shell.root(), "You have won.");
      robot.lookup("#way-settings").query().requestFocus();
    });
    settle();
    assertThat(spoken).singleElement().asString().startsWith("You have won. Settings");
    robot.push(KeyCode.TAB);
    assertThat(spoken).contains("(silence)");
  }

  @Test
  void whoeverHearsANoticeHearsTheKeyForWhatItOffers(FxRobot robot) {
    List<String> spoken = new ArrayList<>();
    FxThread.run(() -> {
      shell.speakWith(recording(spoken));
      settings.change(chosen -> chosen.with(chosen.speech().withOn(true)));
    });
    FxThread.run(() ->
        notices.tell(Confirmation.of(_ -> "It is gone.", _ -> "Undo", () -> spoken.add("(back)"))));
    settle();
    assertThat(spoken).last().asString().isEqualTo("It is gone. Undo: Ctrl+Z.");
    robot.push(KeyCode.CONTROL, KeyCode.Z);
    assertThat(spoken).contains("(back)");
  }

  @Test
  void whatIsSwitchedByTheClickThatReachesItIsToldAsItIsThen(FxRobot robot) {
    List<String> spoken = new ArrayList<>();
    FxThread.run(() -> {
      shell.speakWith(recording(spoken));
      settings.change(chosen -> chosen.with(chosen.speech().withOn(true)));
      navigator.go(Area.SETTINGS.front());
    });
    FxThread.run(() -> {
      ToggleButton dark = toggle(robot, "Dark");
      dark.requestFocus();
      dark.fire();
    });
    settle();
    assertThat(spoken).last().asString().endsWith("Dark, chosen.");
  }

  @Test
  void whoeverListensHearsNothingThatTheFocusOnlyPassed(FxRobot robot) {
    List<String> spoken = new ArrayList<>();
    FxThread.run(() -> {
      shell.speakWith(recording(spoken));
      settings.change(chosen -> chosen.with(chosen.speech().withOn(true)));
    });
    robot.push(KeyCode.F1);
    settle();
    FxThread.run(spoken::clear);
    FxThread.runUntilLaidOut(() -> {
      Announcement.say(shell.root(), "It is gone.");
      Pane page = (Pane) robot.lookup("#count").query().getParent();
      page.getChildren().setAll(new Button("next step"));
    });
    settle();
    assertThat(String.join(" ", spoken)).isEqualTo("It is gone. next step.");
  }

  @Test
  void whoeverComesToAPageWithABarBeginsAtWhatItIsAbout(FxRobot robot) {
    List<String> spoken = new ArrayList<>();
    FxThread.run(() -> {
      shell.speakWith(recording(spoken));
      settings.change(chosen -> chosen.with(chosen.speech().withOn(true)));
    });
    go(new PageWithBar());
    assertThat(stage.getScene().getFocusOwner().getId()).isEqualTo("link");
    FxThread.run(spoken::clear);
    robot.push(KeyCode.F3);
    settle();
    assertThat(spoken).last().isEqualTo("This page, list, Who plays?");
    robot.push(KeyCode.UP);
    settle();
    assertThat(spoken).last().isEqualTo("Parts.");
  }

  @Test
  void theWayOneIsInSaysSo(FxRobot robot) {
    go(Area.LEARN.front());
    assertThat(robot.lookup("#way-learn").query().getAccessibleText())
        .isEqualTo("Learn, you are here");
    go(Area.HOME.front());
    assertThat(robot.lookup("#way-learn").query().getAccessibleText()).isEqualTo("Learn");
  }

  private static boolean isOnPage(Node node) {
    return Stream.iterate(node, Objects::nonNull, Node::getParent)
        .anyMatch(each -> each.getStyleClass().contains("stage"));
  }

  private static Voice recording(List<String> spoken) {
    return new Voice() {
      @Override
      public void speak(String text, Locale language) {
        spoken.add(text);
      }

      @Override
      public void silence() {
        spoken.add("(silence)");
      }

      @Override
      public boolean isSpeaking() {
        return false;
      }
    };
  }

  @Test
  void theWaysLeadToTheAreasAndShowWhereOneIs(FxRobot robot) {
    robot.clickOn("#way-learn");

    assertThat(navigator.route()).isEqualTo(Area.LEARN.front());
    assertThat(robot.lookup("#way-learn").query().getPseudoClassStates()).contains(CURRENT);
    assertThat(robot.lookup("#way-settings").query().getPseudoClassStates())
        .doesNotContain(CURRENT);
  }

  @Test
  void nothingThatIsSpokenCoversAScreenAsLongAsNobodyWantsToHearIt(FxRobot robot) {
    FxThread.runUntilLaidOut(() -> navigator.go(Area.LEARN.front()));
    FxThread.runUntilLaidOut(() -> {});

    assertThat(robot.lookup("#caption").query().isVisible()).isFalse();
  }

  @Test
  void aChangeOnAPageIsPaintedAloneAndNotIntoABitmapOfThePage(FxRobot robot) {
    robot.clickOn("#way-settings");
    FxThread.runUntilLaidOut(() -> {
      shell.root().applyCss(); // a scroll pane has its viewport only now
      shell.root().layout();
    });

    assertThat(robot.lookup(".viewport").<Node>queryAll()).isNotEmpty().noneMatch(Node::isCache);
  }

  @Test
  void anAreaWithoutScreensIsNotOffered(FxRobot robot) {
    assertThat(robot.lookup("#way-play").tryQuery()).isEmpty();
    assertThat(robot.lookup("#play").query().isVisible()).isFalse();
    assertThat(robot.lookup("#learn").query().isVisible()).isTrue();
  }

  @Test
  void theFirstScreenLeadsIntoTheProgramAndTheBrandLeadsHome(FxRobot robot) {
    robot.clickOn("#learn");
    assertThat(navigator.route()).isEqualTo(Area.LEARN.front());

    robot.clickOn("#brand");

    assertThat(navigator.route()).isEqualTo(Area.HOME.front());
  }

  @Test
  void theFirstScreenOffersWhatIsUnfinished(FxRobot robot) {
    assertThat(text(robot, "#resume"))
        .isEqualTo(home(Language.EN).say("resume", Language.EN.ownName()));

    robot.clickOn("#resume");

    assertThat(navigator.route()).isEqualTo(new Lesson());
  }

  @Test
  void backAndForwardWorkByButtonKeyAndOnlyWhereThereIsAWay(FxRobot robot) {
    assertThat(robot.lookup("#back").query().isDisabled()).isTrue();
    robot.clickOn("#way-settings");

    robot.clickOn("#back");
    assertThat(navigator.route()).isEqualTo(Area.HOME.front());
    robot.clickOn("#forward");
    assertThat(navigator.route()).isEqualTo(Area.SETTINGS.front());
    robot.press(KeyCode.ALT, KeyCode.LEFT).release(KeyCode.LEFT, KeyCode.ALT);

    assertThat(navigator.route()).isEqualTo(Area.HOME.front());
    assertThat(robot.lookup("#forward").query().isDisabled()).isFalse();
  }

  @ParameterizedTest
  @EnumSource(
      value = Area.class,
      names = {"HOME", "LEARN", "SETTINGS"})
  void theLanguageChangesAtOnceOnEveryScreen(Area area, FxRobot robot) {
    go(area.front());
    for (Language language : Language.values()) {
      robot.clickOn("#language-" + language.code());

      assertThat(settings.language()).isEqualTo(language);
      assertThat(text(robot, "#way-learn"))
          .isEqualTo(Words.of(Shell.class, "shell", language).say("learn"));
      assertThat(shownWords(robot)).anyMatch(word -> word.equals(sample(area, language)));
    }
  }

  @Test
  void theLanguagesAreNamedInThemselvesWhateverIsSpoken(FxRobot robot) {
    for (Language spoken : Language.values()) {
      FxThread.runUntilLaidOut(() -> settings.change(chosen -> chosen.with(spoken)));
      for (Language each : Language.values()) {
        assertThat(text(robot, "#language-" + each.code())).isEqualTo(each.ownName());
      }
    }
  }

  @Test
  void aScreenReaderHearsWhichLanguageIsChosen(FxRobot robot) {
    FxThread.runUntilLaidOut(() -> settings.change(chosen -> chosen.with(Language.SV)));
    assertThat(robot.lookup("#language-sv").query().getAccessibleText()).isEqualTo("Svenska, valt");
    assertThat(robot.lookup("#language-de").query().getAccessibleText()).isEqualTo("Deutsch");
  }

  @Test
  void aSignTellsItsNameAndItsKeyWhereThePointerComesInEveryLanguage(FxRobot robot) {
    robot.moveTo("#full-screen");
    Button sign = robot.lookup("#full-screen").queryButton();
    assertThat(sign.getTooltip().getText()).isEqualTo("Full screen (F11)");

    FxThread.runUntilLaidOut(() -> settings.change(chosen -> chosen.with(Language.SV)));
    robot.moveTo("#brand").moveTo("#full-screen");
    assertThat(sign.getTooltip().getText()).isEqualTo("Helskärm (F11)");
  }

  @Test
  void aChangeOfLanguageKeepsWhatWasDone(FxRobot robot) {
    go(Area.LEARN.front());
    robot.clickOn("#count").clickOn("#count");

    robot.clickOn("#language-sv");

    assertThat(text(robot, "#count")).isEqualTo("Svenska 2");
    robot.clickOn("#brand").clickOn("#back");
    assertThat(text(robot, "#count")).isEqualTo("Svenska 2");
  }

  @Test
  void screensAreToldWhenTheyComeAndGo() {
    go(Area.LEARN.front());
    go(Area.HOME.front());

    assertThat(comingsAndGoings).containsExactly("shown", "hidden");
  }

  @Test
  void theTrailLeadsUp(FxRobot robot) {
    go(new Lesson());

    robot.clickOn("Lessons");

    assertThat(navigator.route()).isEqualTo(Area.LEARN.front());
  }

  @Test
  void theWindowIsCalledLikeTheScreen(FxRobot robot) {
    assertThat(stage.getTitle()).isEqualTo("Hnefi");
    robot.clickOn("#way-settings");
    assertThat(stage.getTitle()).isEqualTo(options(Language.EN).say("title") + " – Hnefi");
    robot.clickOn("#language-de");
    assertThat(stage.getTitle()).isEqualTo(options(Language.DE).say("title") + " – Hnefi");
  }

  @Test
  void noticesAreShownOneAfterTheOtherUntilPutAway(FxRobot robot) {
    FxThread.runUntilLaidOut(() -> {
      notices.tell(language -> "first in " + language);
      notices.tell(_ -> "second");
    });
    assertThat(noticeText(robot)).isEqualTo("first in EN");
    robot.clickOn("#language-de");
    assertThat(noticeText(robot)).isEqualTo("first in DE");

    robot.clickOn("#notice-close");
    assertThat(noticeText(robot)).isEqualTo("second");
    robot.clickOn("#notice-close");

    assertThat(robot.lookup(".notice").query().isVisible()).isFalse();
  }

  @Test
  void everyThemeColoursTheWholeWindow(FxRobot robot) {
    go(Area.SETTINGS.front());
    robot.clickOn(options(Language.EN).say("theme.dark"));
    assertThat(shell.root().getStyleClass()).contains("theme-dark").doesNotContain("theme-light");
    assertThat(headingColour(robot)).isEqualTo(Color.web("#6BBFB6"));

    robot.clickOn(options(Language.EN).say("theme.contrast"));
    assertThat(headingColour(robot)).isEqualTo(Color.web("#7FE9FF"));

    robot.clickOn(options(Language.EN).say("theme.light"));
    assertThat(headingColour(robot)).isEqualTo(Color.web("#1B5A61"));
  }

  @Test
  void theTextGrowsAndShrinksByKey(FxRobot robot) {
    double normal = font(robot, "#language-de").getSize();
    robot.press(KeyCode.CONTROL, KeyCode.PLUS).release(KeyCode.PLUS, KeyCode.CONTROL);
    assertThat(settings.settings().display().textSize()).isEqualTo(TextSize.P115);
    assertThat(font(robot, "#language-de").getSize()).isGreaterThan(normal);

    robot.press(KeyCode.CONTROL, KeyCode.DIGIT0).release(KeyCode.DIGIT0, KeyCode.CONTROL);

    assertThat(font(robot, "#language-de").getSize()).isEqualTo(normal);
  }

  @Test
  void allTextIsSetInTheFontOfTheProgram(FxRobot robot) {
    assertThat(robot.lookup(Labeled.class::isInstance).<Labeled>queryAll())
        .filteredOn(each -> !each.getStyleClass().contains("icon"))
        .allSatisfy(each -> assertThat(each.getFont().getFamily()).isIn("Andika", "Alegreya Sans"));
  }

  @ParameterizedTest
  @EnumSource(TextSize.class)
  void noLanguageAndNoWayIsCutOffAtAnySizeOfText(TextSize size, FxRobot robot) {
    FxThread.runUntilLaidOut(() -> settings.change(chosen -> chosen.with(size)));
    assertNothingIsCutOff(robot);
    FxThread.runUntilLaidOut(() -> stage.setWidth(640));
    assertNothingIsCutOff(robot);
  }

  private void assertNothingIsCutOff(FxRobot robot) {
    settle();
    for (String id : new String[] {"language-de", "language-sv", "way-learn", "way-settings"}) {
      Node button = robot.lookup("#" + id).query();
      assertThat(button.getLayoutBounds().getWidth())
          .as(id)
          .isGreaterThanOrEqualTo(button.prefWidth(-1) - 1);
      assertThat(button.localToScene(button.getLayoutBounds()).getMaxX())
          .as(id)
          .isLessThanOrEqualTo(stage.getScene().getWidth());
    }
  }

  @Test
  void aTallWindowHasTheWaysAtItsFoot(FxRobot robot) {
    assertThat(y(robot, "#way-learn")).isLessThan(100);

    FxThread.runUntilLaidOut(() -> {
      stage.setWidth(620);
      stage.setHeight(900);
    });
    settle();

    assertThat(y(robot, "#way-learn")).isGreaterThan(700);
    assertThat(shell.root().getPseudoClassStates())
        .contains(PseudoClass.getPseudoClass("tall"), PseudoClass.getPseudoClass("narrow"));
  }

  @Test
  void aSmallWideWindowKeepsTheWaysInItsHeaderWithoutTheirSigns(FxRobot robot) {
    for (Language language : Language.values()) {
      FxThread.runUntilLaidOut(() -> {
        settings.change(chosen -> chosen.with(language));
        stage.setWidth(800);
        stage.setHeight(600);
      });
      settle();
      assertThat(y(robot, "#way-learn")).isLessThan(100);
      assertNothingIsCutOff(robot);
    }
  }

  @Test
  void everyButtonIsLargeEnoughToTouchAndHasAName(FxRobot robot) {
    for (Area area : new Area[] {Area.HOME, Area.SETTINGS}) {
      go(area.front());
      assertThat(robot.lookup(".button").<Button>queryAll())
          .filteredOn(Node::isVisible)
          .allSatisfy(each -> {
            assertThat(each.getHeight()).isGreaterThanOrEqualTo(44);
            assertThat(each.getWidth()).isGreaterThanOrEqualTo(44);
            assertThat(String.valueOf(each.getAccessibleText()) + each.getText())
                .isNotIn("null", "nullnull");
          });
    }
  }

  @Test
  void theKeysOfAScreenWorkWhereverTheFocusIs(FxRobot robot) {
    FxThread.runUntilLaidOut(() -> navigator.go(Area.LEARN.front()));
    FxThread.runUntilLaidOut(() -> shell.root().requestFocus());
    robot.press(KeyCode.HOME).release(KeyCode.HOME);
    assertThat(comingsAndGoings).contains("home key");

    robot.clickOn("#way-learn");
    robot.press(KeyCode.HOME).release(KeyCode.HOME);
    assertThat(comingsAndGoings).filteredOn("home key"::equals).hasSize(2);
  }

  @Test
  void whoeverGoesByKeysIsInThePageAtOnce(FxRobot robot) {
    robot.press(KeyCode.F1).release(KeyCode.F1);
    FxThread.runUntilLaidOut(() -> {});
    assertThat(navigator.route()).isEqualTo(Area.LEARN.front());
    assertThat(stage.getScene().getFocusOwner().getId()).isEqualTo("count");

    robot.clickOn("#brand");
    FxThread.runUntilLaidOut(() -> {});
    assertThat(stage.getScene().getFocusOwner().getId()).isEqualTo("brand");
  }

  @Test
  void whatGoesAwayLeavesTheFocusInThePage(FxRobot robot) {
    robot.press(KeyCode.F1).release(KeyCode.F1);
    FxThread.runUntilLaidOut(() -> {});
    FxThread.runUntilLaidOut(() -> {
      Pane page = (Pane) robot.lookup("#count").query().getParent();
      page.getChildren().setAll(new Button("next step"));
    });
    settle();
    assertThat(stage.getScene().getFocusOwner())
        .isInstanceOfSatisfying(
            Button.class, next -> assertThat(next.getText()).isEqualTo("next step"));
  }

  @Test
  void whatGoesAwayUnderThePointerLeavesTheFocusToNothingElse(FxRobot robot) {
    FxThread.runUntilLaidOut(() -> navigator.go(Area.LEARN.front()));
    Pane page = (Pane) robot.lookup("#count").query().getParent();
    robot.clickOn("#count");
    FxThread.runUntilLaidOut(() -> page.getChildren().setAll(new Button("next step")));
    settle();
    assertThat(stage.getScene().getFocusOwner()).isEqualTo(page);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void whatTookTheFocusFromWhatWentAwayKeepsIt(boolean byKeys, FxRobot robot) {
    FxThread.runUntilLaidOut(() -> navigator.go(Area.LEARN.front()));
    Pane page = (Pane) robot.lookup("#count").query().getParent();
    Node settingsWay = robot.lookup("#way-settings").query();
    robot.clickOn("#count");
    if (byKeys) {
      robot.press(KeyCode.SHIFT).release(KeyCode.SHIFT);
    }
    FxThread.runUntilLaidOut(() -> {
      stage
          .getScene()
          .focusOwnerProperty()
          // Heard before the shell hears that the focus is lost.
          .subscribe(() -> {
            if (stage.getScene().getFocusOwner() == null) {
              Platform.runLater(settingsWay::requestFocus);
            }
          });
      page.getChildren().setAll(new Button("next step"));
    });
    settle();
    assertThat(stage.getScene().getFocusOwner()).isEqualTo(settingsWay);
  }

  @Test
  void theLinesToGoThroughCloseBehindWhoeverGoesOn(FxRobot robot) {
    SpeechRequest.Wish lines = new SpeechRequest.Reading("This page", List.of("first", "second"));
    FxThread.runUntilLaidOut(() -> SpeechRequest.fire(shell.root(), lines));
    assertThat(robot.lookup("#reading").query().isVisible()).isTrue();
    FxThread.runUntilLaidOut(() -> robot.lookup("#way-learn").query().requestFocus());
    assertThat(robot.lookup("#reading").tryQuery()).isEmpty();
    assertThat(stage.getScene().getFocusOwner().getId()).isEqualTo("way-learn");
  }

  @Test
  void aKeyLeadsToTheSettingsFromAnywhere(FxRobot robot) {
    robot.press(KeyCode.CONTROL, KeyCode.COMMA).release(KeyCode.COMMA, KeyCode.CONTROL);
    assertThat(navigator.route()).isEqualTo(Area.SETTINGS.front());
  }

  @Test
  void aKeyFillsTheScreenAndAnotherPressLeavesItAgain(FxRobot robot) {
    // A window that is not shown: nothing is painted while its size changes.
    FxThread.runUntilLaidOut(() -> {
      Stage unshown = new Stage();
      Scene scene = new Scene(new Shell(navigator, settings, notices).root());
      unshown.setScene(scene);
      KeyEvent pressed =
          new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.F11, false, false, false, false);
      Event.fireEvent(scene, pressed);
      assertThat(unshown.isFullScreen()).isTrue();
      Event.fireEvent(scene, pressed);
      assertThat(unshown.isFullScreen()).isFalse();
    });
  }

  @Test
  void comingBackToALongPageOneFindsThePlaceAgain(FxRobot robot) {
    FxThread.runUntilLaidOut(() -> navigator.go(new LongPage()));
    FxThread.runUntilLaidOut(() -> robot.lookup("#long").queryAs(ScrollPane.class).setVvalue(0.5));
    FxThread.runUntilLaidOut(() -> navigator.go(Area.SETTINGS.front()));
    FxThread.runUntilLaidOut(navigator::back);
    assertThat(robot.lookup("#long").queryAs(ScrollPane.class).getVvalue())
        .isCloseTo(0.5, within(0.001));

    FxThread.runUntilLaidOut(() -> navigator.enter(new LongPage()));
    assertThat(robot.lookup("#long").queryAs(ScrollPane.class).getVvalue()).isZero();
  }

  @Test
  void comingBackByKeysOneGoesOnWhereOneLeft(FxRobot robot) {
    go(Area.SETTINGS.front());
    robot.push(KeyCode.TAB);
    FxThread.runUntilLaidOut(() -> toggle(robot, "Dark").requestFocus());
    robot.push(KeyCode.F1);
    FxThread.runUntilLaidOut(() -> {});
    robot.push(KeyCode.ALT, KeyCode.LEFT);
    FxThread.runUntilLaidOut(() -> {});
    assertThat(stage.getScene().getFocusOwner()).isEqualTo(toggle(robot, "Dark"));
  }

  private static ToggleButton toggle(FxRobot robot, String name) {
    return robot.lookup(".toggle-button").queryAllAs(ToggleButton.class).stream()
        .filter(each -> each.getText().equals(name))
        .findFirst()
        .orElseThrow();
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

  private static String sample(Area area, Language language) {
    return switch (area) {
      case LEARN -> language.ownName() + " 0";
      case SETTINGS -> options(language).say("text");
      case HOME, PLAY, READ -> home(language).say("learn.about");
    };
  }

  private static Words home(Language language) {
    return Words.of(Home.class, "home", language);
  }

  private static Words options(Language language) {
    return Words.of(SettingsPage.class, "settings", language);
  }

  private void go(Route place) {
    FxThread.runUntilLaidOut(() -> navigator.go(place));
  }

  /// Waits until a few more frames are laid out.
  private static void settle() {
    for (int i = 0; i < 4; i++) {
      FxThread.runUntilLaidOut(() -> {});
    }
  }

  private static List<String> shownWords(FxRobot robot) {
    return robot.lookup(Labeled.class::isInstance).<Labeled>queryAll().stream()
        .map(Labeled::getText)
        .toList();
  }

  private static String text(FxRobot robot, String query) {
    return robot.lookup(query).queryLabeled().getText();
  }

  private static String noticeText(FxRobot robot) {
    return text(robot, ".notice-text");
  }

  private static Font font(FxRobot robot, String query) {
    return robot.lookup(query).queryLabeled().getFont();
  }

  private static Color headingColour(FxRobot robot) {
    settle();
    return (Color) robot.lookup(".heading").queryLabeled().getTextFill();
  }

  private static double y(FxRobot robot, String query) {
    Node node = robot.lookup(query).query();
    return node.localToScene(0, 0).getY();
  }
}
