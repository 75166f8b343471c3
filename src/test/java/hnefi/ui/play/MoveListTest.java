package hnefi.ui.play;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Side;
import hnefi.content.EditionName;
import hnefi.notation.BoardText;
import hnefi.rules.StartPosition;
import hnefi.session.Players;
import hnefi.text.Language;
import hnefi.ui.WindowExtension;
import hnefi.ui.board.BoardControl;
import hnefi.ui.play.session.PlayFixture;
import hnefi.ui.route.GameRoute;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;

/// The list of moves beside the board.
@ExtendWith(WindowExtension.class)
class MoveListTest {
  /// A row of six defenders at the edge; the attacker in the corner closes it.
  private static final String WALL =
      "A........../..........A/.A........./DA........./DA........./DA........./DA.K......./"
          + "DA........./DA........./A........../...........";

  /// The same with two defenders.
  private static final String SHORT_WALL =
      "A........../..........A/.A........./DA........./DA........./A........../...K......./"
          + ".........../.........../.........../...........";

  private static final GameRoute SHORT_WALL_GAME =
      new GameRoute(
          EditionName.of("mungo-fetlar-b-iii"),
          Optional.of(
              new StartPosition(
                  BoardText.read(SHORT_WALL).toOptional().orElseThrow(), Side.ATTACKERS)),
          Players.TWO_PEOPLE);

  @TempDir private static Path folder;

  @ParameterizedTest
  @ValueSource(ints = {100, 200})
  void aCaptureOfAWholeRowIsReadToItsEnd(int percent, FxRobot robot) {
    robot.interact(() -> {
      PlayScreen.Unshown screen = PlayScreen.unshown(folder, 1280, 800, percent, Language.DE);
      screen.go(
          new GameRoute(
              EditionName.of("mungo-fetlar-b-iii"),
              Optional.of(
                  new StartPosition(
                      BoardText.read(WALL).toOptional().orElseThrow(), Side.ATTACKERS)),
              Players.TWO_PEOPLE));
      ((BoardControl) screen.find("#board")).moveInput().attempt(PlayFixture.move("a11-a9"));
      screen.settle();

      Button move = (Button) screen.find(".move");
      assertThat(move.getText()).isEqualTo("a11–a9 ×a3, a4, a5, a6, a7, a8");
      Text shown = (Text) move.lookup(".text");
      assertThat(shown.getText()).isEqualTo(move.getText());
      assertThat(shown.getLayoutBounds().getHeight()).isLessThanOrEqualTo(move.getHeight());
    });
  }

  @Test
  void theLatestMoveIsSeenWholeInALowListAlsoWhereItTakesSeveralLines(FxRobot robot) {
    robot.interact(() -> {
      PlayScreen.Unshown screen = PlayScreen.unshown(folder, 600, 800, 100, Language.DE);
      screen.go(SHORT_WALL_GAME);
      BoardControl board = (BoardControl) screen.find("#board");
      ToggleButton record = (ToggleButton) screen.find("#record-page");
      record.setSelected(true);
      screen.settle();
      for (int turn = 0; turn < 9; turn++) {
        String attacker = "%c10-%c10".formatted('k' - turn, 'j' - turn);
        board.moveInput().attempt(PlayFixture.move(attacker));
        board.moveInput().attempt(PlayFixture.move(turn % 2 == 0 ? "d5-d6" : "d6-d5"));
      }
      screen.settle();
      board.moveInput().attempt(PlayFixture.move("a11-a9"));
      screen.settle();

      Node list = screen.find("#moves");
      Node move = screen.find(".move:shown");
      Bounds seen = list.localToScene(list.getLayoutBounds());
      Bounds latest = move.localToScene(move.getLayoutBounds());
      assertThat(latest.getMinY()).isGreaterThanOrEqualTo(seen.getMinY());
      assertThat(latest.getMaxY()).isLessThanOrEqualTo(seen.getMaxY());
    });
  }

  @Test
  void whoLooksBackAfterTheEndStaysAtTheListOfMoves(FxRobot robot) {
    robot.interact(() -> {
      PlayScreen.Unshown screen = PlayScreen.unshown(folder, 600, 800, 100, Language.EN);
      screen.go(GameRoute.of(EditionName.of("haende")));
      BoardControl board = (BoardControl) screen.find("#board");
      board.moveInput().attempt(PlayFixture.move("b4-b1"));
      board.moveInput().attempt(PlayFixture.move("c4-c7"));
      ((Button) screen.find("#resign")).fire();
      ((Button) screen.find("#yes")).fire();
      ToggleButton record = (ToggleButton) screen.find("#record-page");
      record.fire();
      screen.settle();

      ((Button) screen.find(".move")).fire();
      screen.settle();

      assertThat(screen.find("#looking").isVisible()).isTrue();
      assertThat(record.isSelected()).isTrue();
      assertThat(screen.find(".coach-part").isVisible()).isTrue();
    });
  }

  @Test
  void whatIsShownAlreadyIsNotMadeAnewAtTheNextMove(FxRobot robot) {
    robot.interact(() -> {
      PlayScreen.Unshown screen = PlayScreen.unshown(folder, 1280, 800, 100, Language.DE);
      screen.go(SHORT_WALL_GAME);
      BoardControl board = (BoardControl) screen.find("#board");
      board.moveInput().attempt(PlayFixture.move("k10-j10"));
      screen.settle();
      List<Node> kept = List.of(screen.find(".move:shown"), screen.find("#statements .sentence"));
      List<Node> removed = new ArrayList<>();
      kept.forEach(each -> each.sceneProperty().subscribe((_, _) -> removed.add(each)));

      board.moveInput().attempt(PlayFixture.move("d5-d6"));
      board.moveInput().attempt(PlayFixture.move("j10-i10"));
      screen.settle();

      assertThat(removed).isEmpty();
      assertThat(((Button) screen.find(".move:shown")).getText()).isEqualTo("j10–i10");
      assertThat(((Button) kept.getLast()).getText()).contains("i10");
    });
  }

  @Test
  void numbersOfThreeDigitsAreReadToTheirEnd(FxRobot robot) {
    robot.interact(() -> {
      PlayScreen.Unshown screen = PlayScreen.unshown(folder, 1280, 800, 100, Language.DE);
      screen.go(SHORT_WALL_GAME);
      BoardControl board = (BoardControl) screen.find("#board");
      for (int turn = 0; turn < 100; turn++) {
        // Rounds of different lengths, so that hardly a position comes again.
        board.moveInput().attempt(PlayFixture.move(step("abcdefghijk", 10, turn)));
        board.moveInput().attempt(PlayFixture.move(step("efghijd", 5, turn)));
      }
      screen.settle();

      Label number = (Label) screen.find(".move:shown").getParent().lookup(".move-number");
      assertThat(number.getText()).isEqualTo("100.");
      assertThat(((Text) number.lookup(".text")).getText()).isEqualTo(number.getText());
    });
  }

  /// Returns a step of a round along a rank.
  private static String step(String files, int rank, int turn) {
    char from = files.charAt((files.length() - 1 + turn) % files.length());
    char to = files.charAt(turn % files.length());
    return "%c%d-%c%d".formatted(from, rank, to, rank);
  }
}
