package hnefi.ui.play.newgame;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Side;
import hnefi.content.EditionName;
import hnefi.engine.SearchLimits;
import hnefi.fx.nav.Area;
import hnefi.game.GameClock;
import hnefi.game.TimeControl;
import hnefi.session.EngineOpponents;
import hnefi.session.GameTerms;
import hnefi.session.Participant;
import hnefi.session.Players;
import hnefi.text.Language;
import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import hnefi.ui.play.PlayScreen;
import hnefi.ui.route.GameRoute;
import hnefi.ui.route.HouseRulesRoute;
import hnefi.ui.route.NewGameRoute;
import hnefi.ui.route.RulesRoute;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// What everybody chooses before a game.
@ExtendWith(WindowExtension.class)
@SuppressWarnings("NullAway.Init")
class NewGamePageTest {
  private static final int MOST_WORDS = 60;
  private static final int MOST_CONTROLS = 16;

  @TempDir private static Path folder;

  private static PlayScreen.Unshown at(int width, int height, int percent, Language language) {
    return at(folder, width, height, percent, language);
  }

  private static PlayScreen.Unshown at(
      Path folder, int width, int height, int percent, Language language) {
    EngineOpponents opponents = EngineOpponents.leavingOneCore(_ -> {}, SearchLimits.nodes(1));
    return PlayScreen.unshown(folder, width, height, percent, language, opponents);
  }

  @ParameterizedTest
  @EnumSource
  void itIsShortAndNeedsNoScrolling(Language language) {
    FxThread.run(() -> {
      PlayScreen.Unshown screen = at(1024, 768, 100, language);
      screen.go(Area.PLAY.front());
      Parent page = (Parent) screen.find("#choose-game");
      List<String> words = new ArrayList<>();
      List<Node> controls = new ArrayList<>();
      collect(page, words, controls);
      assertThat(words).hasSizeLessThanOrEqualTo(MOST_WORDS).hasSizeGreaterThan(20);
      assertThat(controls).hasSizeLessThanOrEqualTo(MOST_CONTROLS).hasSizeGreaterThan(10);
      ScrollPane scroll = (ScrollPane) screen.find("#brief");
      assertThat(scroll.getContent().getLayoutBounds().getHeight())
          .isLessThanOrEqualTo(scroll.getViewportBounds().getHeight());
    });
  }

  @Test
  void aNewcomerDefendsTheSmallBoardAgainstTheEasiestOpponent() {
    FxThread.run(() -> {
      PlayScreen.Unshown screen = at(1024, 768, 100, Language.EN);
      screen.go(Area.PLAY.front());
      ((Button) screen.find("#start")).fire();
      assertThat(screen.screen().route())
          .isEqualTo(
              new GameRoute(
                  EditionName.of("haende"),
                  Optional.empty(),
                  new Players(new Participant.Computer("hilding"), Participant.SOMEBODY)));
    });
  }

  @Test
  void whoWinsAmongPeopleIsHeardAsWellAsSeen() {
    FxThread.run(() -> {
      PlayScreen.Unshown screen = at(1024, 768, 100, Language.EN);
      screen.go(Area.PLAY.front());
      for (String each : List.of("haende", "mungo-tablut", "fetlar", "copenhagen")) {
        assertThat(((ToggleButton) screen.find("#game-" + each)).getAccessibleText())
            .contains("out of 10 games");
      }
    });
  }

  @Test
  void theSideHasAPlaceOfItsOwnAndTheChosenCompanyChangesNothing() {
    FxThread.run(() -> {
      PlayScreen.Unshown screen = at(1024, 768, 100, Language.EN);
      screen.go(Area.PLAY.front());
      ToggleButton computer = (ToggleButton) screen.find("#with-computer");
      assertThat(computer.getAccessibleText()).contains("You defend");
      computer.fire();
      assertThat(computer.isSelected()).isTrue();
      assertThat(computer.getAccessibleText()).contains("You defend");
      Node side = screen.find("#exchange");
      assertThat(side.isFocusTraversable()).isTrue();
      assertThat(side.getAccessibleText()).contains("You defend").contains("Change sides");
      side.fireEvent(
          new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.SPACE, false, false, false, false));
      assertThat(computer.getAccessibleText()).contains("You attack");
      ((ToggleButton) screen.find("#game-copenhagen")).fire();
      assertThat(computer.getAccessibleText()).contains("You attack");
      ((ToggleButton) screen.find("#with-here")).fire();
      computer.fire();
      assertThat(computer.getAccessibleText()).contains("You attack");
    });
  }

  @Test
  void whatFewPeopleChooseIsToldInOneLine() {
    FxThread.run(() -> {
      PlayScreen.Unshown screen = at(1024, 768, 100, Language.EN);
      screen.go(new NewGameRoute(EditionName.of("svenska"), Players.TWO_PEOPLE));
      Label line = (Label) screen.find("#in-force");
      assertThat(line.getText()).isEqualTo("Vikings and landsmen");
      ((Button) screen.find("#more-choices")).fire();
      screen.settle();
      ((ToggleButton) screen.find("#more-terms")).setSelected(true);
      ((ComboBox<?>) screen.find("#time-control")).getSelectionModel().selectLast();
      ((Button) screen.find("#fewer-choices")).fire();
      assertThat(line.getText())
          .isEqualTo("Vikings and landsmen · 15 minutes each, plus 10 seconds per move");
      ((ToggleButton) screen.find("#game-haende")).fire();
      assertThat(line.getText()).isEqualTo("15 minutes each, plus 10 seconds per move");
      screen.go(new NewGameRoute(PlayScreen.WINTER.edition(), Players.TWO_PEOPLE));
      assertThat(((Label) screen.find("#in-force")).getText()).isEqualTo("Winter rules");
    });
  }

  @ParameterizedTest
  @CsvSource({"1366, 768, 150", "1024, 768, 150", "1366, 768, 200", "1024, 640, 100"})
  void theButtonThatBeginsStaysInSight(int width, int height, int percent) {
    FxThread.run(() -> {
      for (Language language : Language.values()) {
        PlayScreen.Unshown screen = at(width, height, percent, language);
        screen.go(Area.PLAY.front());
        Node start = screen.find("#start");
        Bounds place = start.localToScene(start.getLayoutBounds());
        assertThat(place.getMaxY()).as(language.toString()).isLessThanOrEqualTo(height);
        assertThat(place.getMaxX()).isLessThanOrEqualTo(width);
      }
    });
  }

  @Test
  void theClockAndTheNamesStayOnEveryWayToTheGame() {
    Players named = new Players(new Participant.Human("Astrid"), new Participant.Human("Olaf"));
    GameTerms clock =
        GameTerms.USUAL.withClock(
            Optional.of(GameClock.wound(new TimeControl.Hourglass(Duration.ofMinutes(1)))));
    GameRoute chosen = new GameRoute(EditionName.of("haende"), Optional.empty(), named).on(clock);
    FxThread.run(() -> {
      PlayScreen.Unshown screen = at(1024, 768, 100, Language.EN);
      screen.go(new NewGameRoute(chosen));
      ((Button) screen.find("#more-choices")).fire();
      screen.settle();
      ((Button) screen.find("#house-rules")).fire();
      screen.settle();
      ((Button) screen.find("#choose-players")).fire();
      screen.settle();
      assertThat(screen.screen().route()).isEqualTo(new NewGameRoute(chosen));
      ((Button) screen.find("#more-choices")).fire();
      screen.settle();
      ((Button) screen.find("#own-rules")).fire();
      assertThat(screen.screen().route()).isEqualTo(new HouseRulesRoute(Optional.of(chosen)));
      screen.settle();
      ((Button) screen.find("#begin-house-rules")).fire();
      assertThat(screen.screen().route()).isEqualTo(RulesRoute.of(chosen));
      screen.settle();
      ((Button) screen.find("#play-start")).fire();
      assertThat(screen.screen().route()).isEqualTo(chosen);
    });
  }

  @Test
  void afterAWinTheNextOpponentFits(@TempDir Path games) throws IOException {
    Files.writeString(
        games.resolve("2026-11-21-120000-haende.tafl"),
        """
        [Date "2026-11-21"]
        [Time "12:00"]
        [Rules "haende"]
        [AttackersComputer "hilding"]
        [Defenders ""]

        1. b4-b1 c4-c7
        defenders resignation
        """);
    FxThread.run(() -> {
      PlayScreen.Unshown screen = at(games, 1024, 768, 100, Language.EN);
      screen.go(Area.PLAY.front());
      assertThat(((ToggleButton) screen.find("#face-hilding")).isSelected()).isTrue();
      assertThat(screen.find("#face-hilding").getAccessibleText()).doesNotContain("suits you");
      assertThat(screen.find("#face-bjorn").getAccessibleText()).contains("suits you");
    });
  }

  @Test
  void aGameThatAFriendWasShownIsNotOfferedAgain(@TempDir Path games) {
    FxThread.run(() -> {
      PlayScreen.Unshown screen = at(games, 1024, 768, 100, Language.EN);
      Players hilding = new Players(Participant.SOMEBODY, new Participant.Computer("hilding"));
      screen.go(new GameRoute(EditionName.of("haende"), Optional.empty(), hilding));
      screen.go(
          new GameRoute(EditionName.of("fetlar"), Optional.empty(), Players.TWO_PEOPLE)
              .on(GameTerms.teaching(Side.DEFENDERS)));
      screen.go(Area.PLAY.front());
      assertThat(((ToggleButton) screen.find("#with-computer")).isSelected()).isTrue();
      assertThat(((ToggleButton) screen.find("#game-haende")).isSelected()).isTrue();
    });
  }

  /// Whoever looks at a record of other people goes on to play as before.
  @Test
  void aRecordOfAnotherProgramIsNotOfferedAgain(@TempDir Path games) throws IOException {
    String record =
        """
        [Date "2015-05-04"]
        [Rules "fetlar"]
        [Attackers "Xerxes"]
        [Defenders "Animals"]

        1. e1-e3 g7-g9
        2. g1-g3 e5-b5
        defenders resignation
        """;
    Files.writeString(games.resolve("2026-11-27-010758-fetlar.tafl"), record);
    FxThread.run(() -> {
      PlayScreen.Unshown screen = at(games, 1024, 768, 100, Language.EN);
      screen.go(Area.PLAY.front());
      assertThat(((ToggleButton) screen.find("#game-haende")).isSelected()).isTrue();
      assertThat(((ToggleButton) screen.find("#with-computer")).isSelected()).isTrue();
    });
  }

  private static void collect(Node node, List<String> words, List<Node> controls) {
    if (!node.isVisible()) {
      return;
    }
    if (node instanceof ButtonBase) {
      controls.add(node);
    }
    if (node instanceof Labeled labeled && !node.getStyleClass().contains("icon")) {
      for (String each : labeled.getText().split("[\\s·]+")) {
        if (!each.isEmpty()) {
          words.add(each);
        }
      }
    }
    if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(each -> collect(each, words, controls));
    }
  }
}
