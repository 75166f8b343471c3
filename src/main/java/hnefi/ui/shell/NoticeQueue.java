package hnefi.ui.shell;

import hnefi.text.Localized;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// What the program has to tell, one sentence after the other, each until it is put away.
public final class NoticeQueue {
  private final Deque<Localized> waiting = new ArrayDeque<>();
  private final ReadOnlyObjectWrapper<Optional<Localized>> shown =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /// Tells something, as soon as everything told before was put away; not again what still waits. A
  /// [Confirmation] is told at once; what it comes before is told afterwards, but for another
  /// confirmation.
  public void tell(Localized sentence) {
    if (sentence instanceof Confirmation) {
      if (!isConfirming()) {
        shown.get().ifPresent(waiting::addFirst);
      }
      shown.set(Optional.of(sentence));
      return;
    }
    if (shown.get().filter(sentence::equals).isPresent() || waiting.contains(sentence)) {
      return;
    }
    if (shown.get().isEmpty()) {
      shown.set(Optional.of(sentence));
    } else {
      waiting.add(sentence);
    }
  }

  /// Puts away what is shown.
  public void putAway() {
    shown.set(Optional.ofNullable(waiting.poll()));
  }

  /// Puts away what has become needless.
  void withdraw(Localized sentence) {
    waiting.remove(sentence);
    if (shown.get().filter(sentence::equals).isPresent()) {
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

  private boolean isConfirming() {
    return shown.get().filter(Confirmation.class::isInstance).isPresent();
  }

  public ReadOnlyObjectProperty<Optional<Localized>> shownProperty() {
    return shown.getReadOnlyProperty();
  }
}
