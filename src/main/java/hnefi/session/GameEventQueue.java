package hnefi.session;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/// The events of a session on their way to its listeners: every listener hears every event in the
/// same order.
final class GameEventQueue {
  private final List<Consumer<GameEvent>> listeners = new CopyOnWriteArrayList<>();
  private final Queue<GameEvent> events = new ArrayDeque<>();
  private boolean delivering;

  void addListener(Consumer<GameEvent> listener) {
    listeners.add(listener);
  }

  void add(GameEvent event) {
    events.add(event);
  }

  /// Delivers all events and then goes on, again and again until nothing happens any more. Called
  /// within itself, by a listener or a participant, it leaves the rest to the outer call.
  ///
  /// @param goOn what is to be done once everything is told; returns whether it did anything
  void deliver(BooleanSupplier goOn) {
    if (delivering) {
      return;
    }
    delivering = true;
    try {
      do {
        for (GameEvent event = events.poll(); event != null; event = events.poll()) {
          for (Consumer<GameEvent> listener : listeners) {
            listener.accept(event);
          }
        }
      } while (goOn.getAsBoolean());
    } finally {
      delivering = false;
    }
  }
}
