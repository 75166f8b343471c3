package hnefi.app;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.fx.theme.Appearance;
import hnefi.speech.Voice;
import hnefi.text.Language;
import hnefi.ui.FxThread;
import hnefi.ui.ScenePulse;
import hnefi.ui.settings.Settings;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javafx.event.Event;
import javafx.event.EventTarget;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.TraversalDirection;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// Somebody who uses the whole program by keys and hears what it says, but sees nothing. There is
/// no window.
final class ScreenReaderUser {
  private static final Pattern SQUARE = Pattern.compile("\\b[a-s]1?\\d\\b");
  private static final int MANY = 80;

  private final List<String> said = new ArrayList<>();
  private final Program program;
  private final Scene scene;

  /// Starts the program with speech on.
  ScreenReaderUser(Path folder, Language language) {
    program =
        ProgramFixture.program(
            folder, Settings.DEFAULT.with(Settings.DEFAULT.speech().withOn(true)), language);
    scene = new Scene(program.shell().root(), 1000, 700);
    new Appearance(program.settings()).dress(scene);
    program.shell().speakWith(new RecordingVoice());
  }

  /// Presses a key where the focus is.
  ///
  /// @return what is said then
  String press(KeyCode key) {
    return press(key, false, false);
  }

  String pressWithShift(KeyCode key) {
    return press(key, true, false);
  }

  String pressWithControl(KeyCode key) {
    return press(key, false, true);
  }

  private String press(KeyCode key, boolean shift, boolean control) {
    return hear(() -> {
      fire(KeyEvent.KEY_PRESSED, "", key, shift, control);
      if (key.isLetterKey() && !control) {
        fire(KeyEvent.KEY_TYPED, key.getChar().toLowerCase(Locale.ROOT), key, shift, false);
      }
      fire(KeyEvent.KEY_RELEASED, "", key, shift, control);
      // Controls can be used only when they have their skins.
      ScenePulse.run(scene);
    });
  }

  /// A letter is typed where the focus is by then.
  private void fire(
      EventType<KeyEvent> type, String typed, KeyCode key, boolean shift, boolean control) {
    EventTarget target = focus().map(EventTarget.class::cast).orElse(scene);
    boolean isTyped = type == KeyEvent.KEY_TYPED;
    KeyCode code = isTyped ? KeyCode.UNDEFINED : key;
    Event.fireEvent(target, new KeyEvent(type, typed, "", code, shift, control, false, false));
  }

  /// Lets the program speak another language.
  String change(Language language) {
    return hear(() -> {
      program.settings().change(chosen -> chosen.with(language));
      ScenePulse.run(scene);
    });
  }

  /// Goes from part to part with Tab until one is heard whose words are wanted.
  String tabTo(Predicate<String> wanted) {
    List<String> heard = new ArrayList<>();
    for (int i = 0; i < MANY; i++) {
      String now =
          hear(() -> {
            focus().orElse(scene.getRoot()).requestFocusTraversal(TraversalDirection.NEXT);
          });
      heard.add(now);
      if (wanted.test(now)) {
        return now;
      }
    }
    throw new AssertionError("not heard on the way: " + heard);
  }

  /// Types into the line that I opens at the board, and Enter.
  String type(String text) {
    press(KeyCode.I);
    hear(() -> {
      if (scene.getFocusOwner() instanceof TextField field) {
        field.appendText(text);
      }
    });
    return press(KeyCode.ENTER);
  }

  /// Returns what has the focus; a part that has gone still has it until the next frame.
  private Optional<Node> focus() {
    return Optional.ofNullable(scene.getFocusOwner()).filter(each -> each.getScene() == scene);
  }

  /// Does something and returns what is said about it.
  private String hear(Runnable action) {
    int before = said.size();
    FxThread.run(action);
    // What belongs to one moment is said at its end, when a lost focus has come back.
    FxThread.run(() -> {});
    FxThread.run(() -> {});
    return String.join(" ", said.subList(before, said.size())).strip();
  }

  /// Returns the squares that are named in what was heard.
  static List<String> squares(String heard) {
    return SQUARE.matcher(heard).results().map(MatchResult::group).distinct().toList();
  }

  /// Everything that was said, for the message of a failed test.
  List<String> all() {
    return List.copyOf(said);
  }

  private final class RecordingVoice implements Voice {
    @Override
    public void speak(String text, Locale language) {
      assertThat(language).isEqualTo(program.settings().language().locale());
      said.add(text);
    }

    @Override
    public void silence() {}

    @Override
    public boolean isSpeaking() {
      return false;
    }
  }
}
