package hnefi.ui.play;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.EditionName;
import hnefi.fx.speech.Announcement;
import hnefi.session.Assistance;
import hnefi.session.GameTerms;
import hnefi.session.Participant;
import hnefi.session.Players;
import hnefi.text.Language;
import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import hnefi.ui.board.BoardControl;
import hnefi.ui.board.command.BoardCommand;
import hnefi.ui.board.command.BoardCommands;
import hnefi.ui.route.GameRoute;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@ExtendWith(WindowExtension.class)
class AdjustingOpponentTest {
  @TempDir private static Path folder;

  @Test
  void theSecondDefeatTellsWhatHelpsFromNowOn() {
    FxThread.run(() -> {
      PlayScreen.Unshown screen = PlayScreen.unshown(folder, 1366, 768, 100, Language.EN);
      giveUp(screen);
      assertThat(screen.find("#adjusted").isVisible()).isFalse();
      giveUp(screen);
      assertThat(screen.find("#adjusted").isVisible()).isTrue();
      assertThat(((Label) screen.find("#adjusted")).getText())
          .isEqualTo("You have lost twice in a row. From now on, you get hints.");
    });
  }

  @Test
  void aKeyGivesNoAssistanceThatWasTakenAway() {
    assertThat(answers(BoardCommand.HINT, Set.of())).contains("In this game, there are no hints.");
    assertThat(answers(BoardCommand.HINT, Set.of(Assistance.HINTS)))
        .anyMatch(each -> each.startsWith("Look"));
    assertThat(answers(BoardCommand.THREATENED, Set.of()))
        .containsExactly("In this game, you are not told which pieces are in danger.");
    assertThat(answers(BoardCommand.THREATENED, Set.of(Assistance.THREATS)))
        .containsExactly("No piece is in danger.");
  }

  /// Returns what is said to whoever asks at the start of a game with this assistance.
  private static List<String> answers(BoardCommand command, Set<Assistance> assistance) {
    List<String> heard = new ArrayList<>();
    FxThread.run(() -> {
      PlayScreen.Unshown screen = PlayScreen.unshown(folder, 1366, 768, 100, Language.EN);
      screen.go(route(assistance));
      BoardControl board = (BoardControl) screen.find("#board");
      screen
          .scene()
          .scene()
          .getRoot()
          .addEventHandler(Announcement.ANNOUNCED, each -> heard.add(each.text()));
      BoardCommands.of(board).orElseThrow().ask(command, false);
    });
    return heard;
  }

  private static void giveUp(PlayScreen.Unshown screen) {
    screen.go(route(Set.of(Assistance.TAKE_BACK)));
    ((Button) screen.find("#resign")).fire();
    ((Button) screen.find("#yes")).fire();
  }

  private static GameRoute route(Set<Assistance> assistance) {
    Players players = new Players(Participant.SOMEBODY, new Participant.Computer("egil"));
    return new GameRoute(EditionName.of("haende"), Optional.empty(), players)
        .on(GameTerms.USUAL.withAssistance(assistance));
  }
}
