package hnefi.ui.kiosk;

import hnefi.fx.speech.Announcement;
import hnefi.fx.speech.Announcer;
import hnefi.fx.speech.SpeechOutput;
import hnefi.speech.MoveStyle;
import hnefi.speech.Voice;
import hnefi.text.Language;
import hnefi.text.Sentences;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import javafx.event.EventType;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.input.InputEvent;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.TouchEvent;

/// Reads a kiosk aloud to whoever goes by keys: what is on a page when it comes, what the keys have
/// reached, what happens. Each key cuts short what is being said; a touch ends it.
final class KioskSpeech {
  private final SpeechOutput speech;
  private boolean byKeys;

  /// @param wanted whether the settings let it speak
  /// @param language the one that is spoken now
  /// @param window runs a task on the JavaFX thread
  KioskSpeech(boolean wanted, Supplier<Language> language, Executor window) {
    speech =
        new SpeechOutput(
            // What gets the focus, when all has happened that belongs to the moment, is told last.
            new Announcer(task -> window.execute(() -> window.execute(task))),
            new SpeechOutput.Manner() {
              @Override
              public boolean isOn() {
                return wanted && byKeys;
              }

              @Override
              public Language language() {
                return language.get();
              }

              @Override
              public MoveStyle squares() {
                return MoveStyle.WORDS;
              }
            });
  }

  void install(Parent root) {
    root.addEventFilter(KeyEvent.KEY_PRESSED, _ -> follow(true));
    for (EventType<? extends InputEvent> each :
        List.of(MouseEvent.MOUSE_PRESSED, TouchEvent.TOUCH_PRESSED)) {
      root.addEventFilter(each, _ -> follow(false));
    }
    root.addEventHandler(
        Announcement.ANNOUNCED,
        said -> {
          if (said.isReply()) {
            speech.announcer().reply(said.text());
          } else {
            speech.announcer().say(said.text());
          }
        });
  }

  private void follow(boolean keys) {
    byKeys = keys;
    speech.silence();
  }

  void speakWith(Voice voice) {
    speech.setVoice(voice);
  }

  void follow(Scene scene) {
    speech.follow(scene);
  }

  /// Returns whether somebody goes by keys.
  boolean isByKeys() {
    return byKeys;
  }

  /// Forgets the visitor.
  void end() {
    byKeys = false;
    speech.silence();
  }

  /// Says the title of a page and whatever is to be read on it; what can be pressed is told when
  /// the keys reach it.
  void readPage(String title, Parent page) {
    Set<String> reached = new HashSet<>();
    ArrowKeys.stops(page).forEach(each -> reached.addAll(SpeechOutput.textsOn(each)));
    speech.announcer().reply(title);
    speech
        .announcer()
        .say(
            Sentences.join(
                SpeechOutput.textsOn(page).stream()
                    .filter(each -> !reached.contains(each) && !each.equals(title))
                    .toList()));
  }
}
