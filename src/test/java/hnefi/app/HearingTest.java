package hnefi.app;

import static hnefi.app.Listener.squares;
import static org.assertj.core.api.Assertions.assertThat;

import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.board.command.BoardCommands;
import hnefi.ui.play.newgame.NewGamePresenter;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.testfx.framework.junit5.ApplicationExtension;

/// The program as somebody meets it who sees nothing: every step follows from what was said.
@ExtendWith(ApplicationExtension.class)
class HearingTest {
  private static final int PATH = 10;

  /// Far more than any game by these hands takes.
  private static final int MOST_TURNS = 80;

  @TempDir private static Path folder;

  @ParameterizedTest
  @EnumSource
  void aGameIsPlayedToItsEnd(Language language) {
    Listener listener = new Listener(folder, language);
    Words command = Words.of(BoardCommands.class, "command", language);
    String start = Words.of(NewGamePresenter.class, "new", language).say("new.start");

    listener.pressWithControl(KeyCode.N);
    listener.tabTo(said -> said.startsWith("Brandub"));
    listener.tabTo((start + ".")::equals);
    listener.press(KeyCode.SPACE);
    listener.press(KeyCode.F6);
    for (int turn = 0; turn < MOST_TURNS && isOngoing(listener, command); turn++) {
      String said = turn % 2 == 0 ? attack(listener) : defend(listener, command);
      assertThat(said).as(String.join("\n", listener.all())).isNotBlank();
    }

    assertThat(isOngoing(listener, command)).isFalse();
    assertThat(listener.press(KeyCode.W)).isEqualTo(listener.press(KeyCode.W)).isNotBlank();
  }

  private static boolean isOngoing(Listener listener, Words command) {
    String turn = listener.press(KeyCode.W);
    return List.of("turn.attackers", "turn.defenders").stream()
        .map(command::say)
        .anyMatch(turn::equals);
  }

  /// Moves the first attacker that can move.
  private static String attack(Listener listener) {
    return moveAny(listener, KeyCode.A);
  }

  /// Lets the king win or go where he can; else a defender makes room.
  private static String defend(Listener listener, Words command) {
    String open = listener.press(KeyCode.O);
    if (open.startsWith(command.say("reached.open-line"))) {
      String goal = squares(open).getFirst();
      String king = squares(listener.press(KeyCode.K)).getFirst();
      return listener.type(king + " " + goal);
    }
    String king = squares(listener.press(KeyCode.K)).getFirst();
    List<String> ways = squares(listener.press(KeyCode.M));
    return ways.size() > 1
        ? listener.type(king + " " + ways.getLast())
        : moveAny(listener, KeyCode.D);
  }

  private static String moveAny(Listener listener, KeyCode next) {
    for (int i = 0; i < MOST_TURNS; i++) {
      listener.press(next);
      List<String> ways = squares(listener.press(KeyCode.M));
      if (ways.size() > 1) {
        return listener.type(ways.get(0) + " " + ways.get(1));
      }
    }
    throw new AssertionError("nothing moves");
  }

  /// One chapter in each language, in turn.
  @Test
  void theTutorialIsWalkedThrough() {
    Listener listener = new Listener(folder, Language.DE);
    Pupil pupil = new Pupil(listener);
    pupil.begin();
    for (int chapter = 0; chapter < PATH; chapter++) {
      pupil.listenIn(Language.values()[chapter % Language.values().length]);
      pupil.solveChapter();
    }
  }
}
