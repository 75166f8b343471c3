package hnefi.ui.play.screen;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.EditionName;
import hnefi.session.Participant;
import hnefi.session.Players;
import hnefi.text.Language;
import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import hnefi.ui.board.BoardControl;
import hnefi.ui.play.PlayScreen;
import hnefi.ui.play.session.PlayFixture;
import hnefi.ui.route.GameRoute;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What stands beside the board in a game, and what is a touch away.
@ExtendWith(WindowExtension.class)
@SuppressWarnings("NullAway.Init")
class GameMoreTest {
  private static final GameRoute GAME =
      new GameRoute(
          EditionName.of("fetlar"),
          Optional.empty(),
          new Players(Participant.SOMEBODY, new Participant.Computer("egil")));

  @TempDir private static Path folder;

  @ParameterizedTest
  @CsvSource({"1024, 640, 100", "1366, 768, 200", "1100, 720, 100"})
  void noControlIsCutAndFewStandThere(int width, int height, int percent) {
    FxThread.run(() -> {
      for (Language language : Language.values()) {
        PlayScreen.Unshown screen = PlayScreen.unshown(folder, width, height, percent, language);
        screen.go(GAME);
        List<ButtonBase> shown = new ArrayList<>();
        collect((Parent) screen.find("#game"), shown);
        assertThat(shown)
            .extracting(Node::getId)
            .contains("undo", "hint", "more")
            .doesNotContain("flip", "resign", "export", "threats");
        for (ButtonBase each : shown) {
          Bounds place = each.localToScene(each.getLayoutBounds());
          assertThat(place.getMaxX()).as(each.getId()).isLessThanOrEqualTo(width);
          assertThat(place.getMaxY()).as(each.getId()).isLessThanOrEqualTo(height);
          assertThat(each.isTextTruncated()).as(each.getText()).isFalse();
        }
      }
    });
  }

  @Test
  void everythingElseIsInOneMenuWhichClosesWithWhateverIsDone() {
    FxThread.run(() -> {
      PlayScreen.Unshown screen = PlayScreen.unshown(folder, 1024, 768, 100, Language.EN);
      screen.go(GAME);
      ToggleButton more = (ToggleButton) screen.find("#more");
      Node menu = screen.find("#more-menu");
      more.fire();
      screen.settle();
      assertThat(menu.isVisible()).isTrue();
      List<ButtonBase> there = new ArrayList<>();
      collect((Parent) menu, there);
      assertThat(there)
          .extracting(Node::getId)
          .contains("redo", "flip", "resign", "draw", "new-game", "replay-play", "threats")
          .contains("evaluation", "move-now", "export");
      ((ButtonBase) screen.find("#flip")).fire();
      assertThat(menu.isVisible()).isFalse();
      more.fire();
      menu.fireEvent(
          new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.ESCAPE, false, false, false, false));
      assertThat(menu.isVisible()).isFalse();
    });
  }

  @Test
  void theMenuLeavesTheSidesInSightAndClosesWithEscapeAnywhereAndWithEveryMove() {
    FxThread.run(() -> {
      PlayScreen.Unshown screen = PlayScreen.unshown(folder, 1024, 768, 100, Language.EN);
      screen.go(GAME);
      ToggleButton more = (ToggleButton) screen.find("#more");
      Node menu = screen.find("#more-menu");
      BoardControl board = (BoardControl) screen.find("#board");
      more.fire();
      screen.settle();
      Node sides = screen.find(".sides");
      assertThat(sides.isVisible()).isTrue();
      assertThat(
              menu.localToScene(menu.getLayoutBounds())
                  .intersects(sides.localToScene(sides.getLayoutBounds())))
          .isFalse();
      board.fireEvent(
          new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.ESCAPE, false, false, false, false));
      assertThat(menu.isVisible()).isFalse();
      for (String move : List.of("d1-d2", "a1-a2")) {
        more.fire();
        assertThat(menu.isVisible()).isTrue();
        board.moveInput().attempt(PlayFixture.move(move));
        assertThat(menu.isVisible()).as(move).isFalse();
      }
    });
  }

  @Test
  void theGameIsCalledAsWhereItWasChosen() {
    FxThread.run(() -> {
      PlayScreen.Unshown screen = PlayScreen.unshown(folder, 1024, 768, 100, Language.EN);
      screen.go(GameRoute.of(EditionName.of("haende")));
      assertThat(((Label) screen.find(".edition-name")).getText()).startsWith("The small game");
      screen.go(GameRoute.of(EditionName.of("copenhagen")));
      assertThat(((Label) screen.find(".edition-name")).getText()).isEqualTo("Today: Copenhagen");
    });
  }

  private static void collect(Parent parent, List<ButtonBase> found) {
    for (Node each : parent.getChildrenUnmodifiable()) {
      if (each.isVisible() && each instanceof ButtonBase button) {
        found.add(button);
      } else if (each.isVisible()
          && each instanceof Parent inner
          && !(each instanceof ScrollPane)) {
        collect(inner, found);
      }
    }
  }
}
