package hnefi.fx.speech;

import hnefi.text.Sentences;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/// Collects what is announced. What belongs to one moment is said in one go, each sentence once.
/// Lives on the JavaFX thread.
public final class Announcer {
  /// Hears what is said.
  @FunctionalInterface
  public interface Listener {
    /// @param interrupting whether what is being said is cut short
    void hear(String said, boolean interrupting);
  }

  private final Executor atTheEndOfTheMoment;
  private final List<Listener> listeners = new ArrayList<>();
  private final List<String> pending = new ArrayList<>();
  private final List<String> places = new ArrayList<>();
  private final ReadOnlyStringWrapper latest = new ReadOnlyStringWrapper("");
  private boolean interrupting;
  private boolean collecting;

  /// @param atTheEndOfTheMoment runs a task on this thread when all that happens now has happened
  public Announcer(Executor atTheEndOfTheMoment) {
    this.atTheEndOfTheMoment = atTheEndOfTheMoment;
  }

  public void addListener(Listener listener) {
    listeners.add(listener);
  }

  /// Says what has happened, after what is being said.
  public void say(String text) {
    add(text, pending, false);
  }

  /// Says something at once: whatever is being said is cut short.
  public void reply(String text) {
    add(text, pending, true);
  }

  /// Says where somebody is now: after all else that belongs to the moment, and instead of places
  /// that were only passed in it.
  ///
  /// @param cutting whether whatever is being said is cut short
  public void tellPlace(String text, boolean cutting) {
    places.clear();
    add(text, places, cutting);
  }

  /// Returns whether it is about to say where somebody is.
  boolean isTellingPlace() {
    return !places.isEmpty();
  }

  /// Says line after line at once: whatever is being said is cut short.
  public void readOn(List<String> lines) {
    reply(Sentences.join(lines));
  }

  /// Says the latest announcement again.
  public void repeat() {
    reply(latest.get());
  }

  /// What was said last.
  public ReadOnlyStringProperty latestProperty() {
    return latest.getReadOnlyProperty();
  }

  private void add(String text, List<String> part, boolean cutting) {
    String sentence = text.strip();
    if (sentence.isEmpty()) {
      return;
    }
    if (all().noneMatch(each -> says(each, sentence))) {
      pending.removeIf(each -> says(sentence, each));
      places.removeIf(each -> says(sentence, each));
      part.add(sentence);
    }
    interrupting |= cutting;
    if (!collecting) {
      collecting = true;
      atTheEndOfTheMoment.execute(this::tell);
    }
  }

  /// Returns whether a text says another one too, and not only has its words within a sentence, as
  /// a button may have the title of its page.
  private static boolean says(String text, String other) {
    String sentence = other.endsWith(".") ? other.substring(0, other.length() - 1) : other;
    return Pattern.compile("(^|[.!?:;,…] )" + Pattern.quote(sentence) + "($|[.!?:;,…])")
        .matcher(text)
        .find();
  }

  private void tell() {
    String said = Sentences.join(all().toList());
    boolean cutting = interrupting;
    pending.clear();
    places.clear();
    interrupting = false;
    collecting = false;
    latest.set(said);
    List.copyOf(listeners).forEach(each -> each.hear(said, cutting));
  }

  private Stream<String> all() {
    return Stream.concat(pending.stream(), places.stream());
  }
}
