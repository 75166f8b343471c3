package hnefi.fx.shell;

import hnefi.text.Localized;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// What the program has to tell, one sentence after the other, each until it is put away.
public final class NoticeQueue {
  private final Deque<Localized> waiting = new ArrayDeque<>();
  private final ReadOnlyObjectWrapper<Optional<Localized>> shown =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private Consumer<Localized> onAnnounced = _ -> {};

  /// Lets somebody announce what is told: whatever comes into view, also if it is told again while
  /// it is there.
  void setOnAnnounced(Consumer<Localized> announce) {
    onAnnounced = announce;
  }

  /// Tells something, as soon as everything told before was put away; what still waits, not twice.
  /// A [Confirmation] is told at once; what it comes before is told afterwards, but for another
  /// confirmation.
  public void tell(Localized sentence) {
    boolean atOnce = sentence instanceof Confirmation;
    if (atOnce && !isConfirming()) {
      shown.get().ifPresent(waiting::addFirst);
    }
    if (atOnce || shown.get().isEmpty() || isShown(sentence)) {
      show(sentence);
    } else if (!waiting.contains(sentence)) {
      waiting.add(sentence);
    }
  }

  private void show(Localized sentence) {
    shown.set(Optional.of(sentence));
    onAnnounced.accept(sentence);
  }

  /// Puts away what is shown.
  public void putAway() {
    Localized next = waiting.poll();
    if (next == null) {
      shown.set(Optional.empty());
    } else {
      show(next);
    }
  }

  /// Puts away what has become needless.
  void withdraw(Localized sentence) {
    waiting.remove(sentence);
    if (isShown(sentence)) {
      putAway();
    }
  }

  /// Puts away a confirmation: whoever goes elsewhere has seen it, and leaves behind what it could
  /// take back.
  void moveOn() {
    if (isConfirming()) {
      putAway();
    }
  }

  private boolean isShown(Localized sentence) {
    return shown.get().filter(sentence::equals).isPresent();
  }

  private boolean isConfirming() {
    return shown.get().filter(Confirmation.class::isInstance).isPresent();
  }

  public ReadOnlyObjectProperty<Optional<Localized>> shownProperty() {
    return shown.getReadOnlyProperty();
  }
}
