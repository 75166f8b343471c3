package hnefi.fx.speech;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;

/// What somebody who listens wants of the frame of the window.
public final class SpeechRequest extends Event {
  public static final EventType<SpeechRequest> REQUESTED =
      new EventType<>(Event.ANY, "HNEFI_SPEECH_REQUESTED");

  private static final long serialVersionUID = 1;

  /// What is wanted.
  public sealed interface Wish {}

  /// To hear the last announcement again.
  public record Repeat() implements Wish {}

  /// To type something, which is handed over with Enter.
  ///
  /// @param prompt says what can be typed
  /// @param then returns why what was typed cannot be done, so that it is typed anew: blank where
  ///   that is told otherwise; empty if it is done
  public record Typing(String prompt, Function<String, Optional<String>> then) implements Wish {}

  /// To go through some lines, one after the other.
  public record Reading(String title, List<String> lines) implements Wish {
    public Reading {
      lines = List.copyOf(lines);
    }
  }

  /// To hear how a word of a language is pronounced.
  public record Pronouncing(String word, Locale language) implements Wish {}

  private final transient Wish wish;

  private SpeechRequest(Wish wish) {
    super(REQUESTED);
    this.wish = wish;
  }

  public static void fire(Node at, Wish wish) {
    fireEvent(at, new SpeechRequest(wish));
  }

  public Wish wish() {
    return wish;
  }
}
