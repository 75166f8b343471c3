package hnefi.app;

import static hnefi.app.ScreenReaderUser.squares;
import static org.assertj.core.api.Assertions.assertThat;

import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.WindowExtension;
import hnefi.ui.board.command.BoardCommands;
import hnefi.ui.play.editor.EditorPresenter;
import hnefi.ui.play.newgame.NewGamePresenter;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The program as somebody meets it who sees nothing: every step follows from what was said.
@ExtendWith(WindowExtension.class)
class HearingTest {
  private static final int PATH = 10;

  /// Far more than any game by these hands takes.
  private static final int MOST_TURNS = 80;

  @TempDir private static Path folder;

  @ParameterizedTest
  @EnumSource
  void aGameIsPlayedToItsEnd(Language language) {
    ScreenReaderUser user = new ScreenReaderUser(folder, language);
    Words command = Words.of(BoardCommands.class, "command", language);
    Words choice = Words.of(NewGamePresenter.class, "new", language);
    String start = choice.say("new.start");

    user.pressWithControl(KeyCode.N);
    String who = user.tabTo(said -> said.startsWith(choice.say("new.players")));
    if (!who.contains(choice.say("new.mode.two-people"))) {
      assertThat(user.press(KeyCode.LEFT)).contains(choice.say("new.mode.two-people"));
    }
    user.tabTo((start + ".")::equals);
    user.press(KeyCode.SPACE);
    user.press(KeyCode.F6);
    assertThat(user.type("help")).startsWith(command.say("help"));
    user.press(KeyCode.ESCAPE);
    for (int turn = 0; turn < MOST_TURNS && isOngoing(user, command); turn++) {
      String said = turn % 2 == 0 ? attack(user) : defend(user, command);
      assertThat(said).as(String.join("\n", user.all())).isNotBlank();
    }

    assertThat(isOngoing(user, command)).isFalse();
    assertThat(user.press(KeyCode.W)).isEqualTo(user.press(KeyCode.W)).isNotBlank();
  }

  private static boolean isOngoing(ScreenReaderUser user, Words command) {
    String turn = user.press(KeyCode.W);
    return List.of("turn.attackers", "turn.defenders").stream()
        .map(command::say)
        .anyMatch(turn::equals);
  }

  /// Moves the first attacker that can move.
  private static String attack(ScreenReaderUser user) {
    return moveAny(user, KeyCode.A);
  }

  /// Lets the king win or go where he can; else a defender makes room.
  private static String defend(ScreenReaderUser user, Words command) {
    String open = user.press(KeyCode.O);
    if (open.startsWith(command.say("reached.open-line"))) {
      String goal = squares(open).getFirst();
      String king = squares(user.press(KeyCode.K)).getFirst();
      return user.type(king + " " + goal);
    }
    String king = squares(user.press(KeyCode.K)).getFirst();
    List<String> ways = squares(user.press(KeyCode.M));
    return ways.size() > 1 ? user.type(king + " " + ways.getLast()) : moveAny(user, KeyCode.D);
  }

  private static String moveAny(ScreenReaderUser user, KeyCode next) {
    for (int i = 0; i < MOST_TURNS; i++) {
      user.press(next);
      List<String> ways = squares(user.press(KeyCode.M));
      if (ways.size() > 1) {
        return user.type(ways.get(0) + " " + ways.get(1));
      }
    }
    throw new AssertionError("nothing moves");
  }

  @ParameterizedTest
  @EnumSource
  void aPositionIsSetUp(Language language) {
    ScreenReaderUser user = new ScreenReaderUser(folder, language);
    Words words = Words.of(EditorPresenter.class, "editor", language);
    Words choice = Words.of(NewGamePresenter.class, "new", language);
    String toEditor = choice.say("new.editor");
    user.pressWithControl(KeyCode.N);
    user.tabTo((choice.say("new.more") + ".")::equals);
    user.press(KeyCode.SPACE);
    user.tabTo((toEditor + ".")::equals);
    assertThat(user.press(KeyCode.SPACE)).contains(words.say("editor.digits"));

    user.press(KeyCode.K);
    assertThat(user.pressWithShift(KeyCode.DIGIT2)).startsWith("b4");
    user.press(KeyCode.K);
    assertThat(user.press(KeyCode.DELETE)).contains(words.say("fault.no-king"));
    assertThat(user.pressWithControl(KeyCode.ENTER)).isEqualTo(words.say("fault.no-king"));
    user.press(KeyCode.A);
    user.press(KeyCode.DELETE);
    assertThat(user.pressWithControl(KeyCode.Z)).isEqualTo(words.say("editor.undone"));
    assertThat(user.pressWithControl(KeyCode.Z))
        .contains(words.say("editor.undone"))
        .contains(words.say("editor.sound"));
  }

  /// One chapter in each language, in turn.
  @Test
  void theTutorialIsWalkedThrough() {
    ScreenReaderUser user = new ScreenReaderUser(folder, Language.DE);
    LessonByEar lesson = new LessonByEar(user);
    lesson.begin();
    for (int chapter = 0; chapter < PATH; chapter++) {
      lesson.listenIn(Language.values()[chapter % Language.values().length]);
      lesson.solveChapter();
    }
  }
}
