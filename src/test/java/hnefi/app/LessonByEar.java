package hnefi.app;

import static hnefi.app.ScreenReaderUser.squares;
import static org.assertj.core.api.Assertions.assertThat;

import hnefi.text.Language;
import hnefi.text.Sentences;
import hnefi.text.Words;
import hnefi.ui.learn.Learn;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import javafx.scene.input.KeyCode;

/// Somebody who goes through the tutorial by ear.
final class LessonByEar {
  private static final int PATIENCE = 30;

  private static final Pattern SENTENCE_END = Pattern.compile("(?<=[.!?]) ");

  private final ScreenReaderUser user;
  private Words words;
  private String heard = "";

  LessonByEar(ScreenReaderUser user) {
    this.user = user;
    words = Words.of(Learn.class, "learn", Language.DE);
  }

  /// Goes to the first step of the first chapter.
  void begin() {
    user.press(KeyCode.F1);
    user.tabTo(said -> said.startsWith(words.say("begin")));
    heard = user.press(KeyCode.SPACE);
  }

  /// Hears the step again in another language.
  void listenIn(Language language) {
    if (language != words.language()) {
      words = Words.of(Learn.class, "learn", language);
      heard = user.change(language);
    }
  }

  /// Does what every step of the chapter asks for, and goes to the next chapter.
  void solveChapter() {
    String button;
    do {
      solve();
      button = user.tabTo(this::isOnwards);
      heard = user.press(KeyCode.SPACE);
      assertThat(heard).isNotBlank().doesNotContain(words.say("skip.unsolved", words.say("next")));
    } while (button.startsWith(words.say("next") + "."));
  }

  private void solve() {
    if (is("watch")) {
      watch();
    } else if (is("try") || is("game")) {
      move();
    } else if (is("ask")) {
      find();
    } else if (is("decide")) {
      press(words.say("action.yes"));
    } else {
      assertThat(is("say") || is("compare") || is("gallery") || is("rules")).as(heard).isTrue();
    }
  }

  private boolean isOnwards(String button) {
    return button.startsWith(words.say("next") + ".")
        || button.startsWith(words.say("next.lesson", ""));
  }

  private boolean is(String kind) {
    return heard.contains(Sentences.join(words.say("kind." + kind)) + " ");
  }

  private void press(String button) {
    user.press(KeyCode.F6);
    user.tabTo(said -> said.startsWith(button));
    heard = user.press(KeyCode.SPACE);
    assertThat(SENTENCE_END.split(heard)).doesNotHaveDuplicates();
  }

  /// Steps on until nothing more is said; answers what is asked in between.
  private void watch() {
    String answers = words.say("spoken.answers", "").split(":")[0];
    for (int i = 0; i < PATIENCE; i++) {
      user.press(KeyCode.F6);
      String button =
          user.tabTo(said -> said.startsWith(words.say("action.forward")) || isOnwards(said));
      if (isOnwards(button)) {
        return;
      }
      String before = heard;
      heard = user.press(KeyCode.SPACE);
      if (heard.contains(answers + ":")) {
        String first =
            heard
                .substring(heard.indexOf(answers + ":") + answers.length() + 1)
                .split(";")[0]
                .strip();
        String question = heard.substring(0, heard.indexOf(answers + ":"));
        press(first);
        assertThat(SENTENCE_END.split(heard))
            .doesNotContain(SENTENCE_END.split(question))
            .doesNotContain(SENTENCE_END.split(before));
        if (heard.contains(words.say("predicted", first))) {
          press(words.say("action.see"));
        }
      }
    }
    throw new AssertionError("no end: " + heard);
  }

  /// Asks for hints until they name a move, and types it; as long as there is one.
  private void move() {
    for (int i = 0; i < PATIENCE; i++) {
      user.press(KeyCode.F6);
      user.press(KeyCode.G);
      user.press(KeyCode.G);
      List<String> squares = squares(user.press(KeyCode.G));
      if (squares.isEmpty()) {
        return;
      }
      heard = user.type(squares.get(0) + " " + squares.get(1));
    }
    throw new AssertionError("no end: " + heard);
  }

  /// Asks which moves would capture whom, and says so of each until it is right.
  private void find() {
    user.press(KeyCode.F6);
    String moves = user.pressWithShift(KeyCode.M);
    List<Set<String>> victims = new ArrayList<>();
    for (String each : moves.substring(moves.indexOf(':') + 1).split(Pattern.quote(";"))) {
      List<String> squares = squares(each);
      victims.add(new LinkedHashSet<>(squares.subList(2, squares.size())));
    }
    for (Set<String> each : victims) {
      tap(each);
      press(words.say("action.check"));
      if (heard.contains(words.say("rule", "").strip())) {
        return;
      }
      tap(each);
    }
    throw new AssertionError("not found: " + moves);
  }

  private void tap(Set<String> squares) {
    user.press(KeyCode.F6);
    for (String each : squares) {
      user.type(each);
      user.press(KeyCode.ENTER);
    }
  }
}
