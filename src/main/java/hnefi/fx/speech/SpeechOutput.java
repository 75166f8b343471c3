package hnefi.fx.speech;

import hnefi.speech.MoveStyle;
import hnefi.speech.Pronunciation;
import hnefi.speech.Voice;
import hnefi.text.Language;
import hnefi.text.Words;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.Node;
import javafx.scene.Scene;
import org.jspecify.annotations.Nullable;

/// What a window says: everything announced, and what gets the focus. It speaks through the voice
/// of the machine when that is wanted, and to the screen reader of the system always.
public final class SpeechOutput {
  /// How it is to be spoken.
  public interface Manner {
    boolean isOn();

    Language language();

    MoveStyle squares();
  }

  private final Announcer announcer;
  private final Manner manner;
  private final FocusNarrator focus;
  private final ScreenReaderBridge screenReader = new ScreenReaderBridge();
  private final ReadOnlyObjectWrapper<Optional<Voice>> voice =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  public SpeechOutput(Announcer announcer, Manner manner) {
    this.announcer = announcer;
    this.manner = manner;
    Supplier<Words> words = () -> Words.of(SpeechOutput.class, "speech", manner.language());
    focus = new FocusNarrator(announcer, words, this::isOn);
    announcer.addListener(this::speak);
    announcer.addListener(screenReader);
  }

  /// Speaks with a voice from now on.
  public void setVoice(Voice found) {
    voice.set(Optional.of(found));
  }

  /// What this machine speaks with, as far as it is known.
  public ReadOnlyObjectProperty<Optional<Voice>> voiceProperty() {
    return voice.getReadOnlyProperty();
  }

  public boolean hasVoice() {
    return voice.get().isPresent();
  }

  /// Returns whether everything is spoken: somebody wants it and it can be heard.
  public boolean isOn() {
    return manner.isOn() && hasVoice();
  }

  /// Follows the focus in this scene, and in no other one, from now on.
  public void follow(@Nullable Scene scene) {
    focus.follow(scene);
    screenReader.follow(scene);
  }

  /// Falls silent at once.
  public void silence() {
    voice.get().ifPresent(Voice::silence);
  }

  /// Speaks even if speech is off, as to offer it.
  public void speakOnce(String text) {
    voice.get().ifPresent(each -> each.speak(text, manner.language().locale()));
  }

  /// Pronounces a word of another language, whether speech is on or not.
  public void pronounce(String word, Locale language) {
    silence();
    voice.get().ifPresent(each -> each.speak(word, language));
  }

  private void speak(String said, boolean interrupting) {
    if (isOn()) {
      if (interrupting) {
        silence();
      }
      speakOnce(spoken(said));
    }
  }

  /// Returns a sentence with its squares as they are pronounced.
  public String spoken(String sentence) {
    return new Pronunciation(manner.squares(), manner.language()).of(sentence);
  }

  /// Returns every text on a part of the screen, in its order.
  public static List<String> textsOn(Node part) {
    return NodeDescriber.textsIn(part);
  }

  public Announcer announcer() {
    return announcer;
  }
}
