package hnefi.app;

import java.util.Optional;
import java.util.function.Supplier;

/// Makes something when it is first asked for, once; whoever else asks meanwhile waits for it.
final class Lazy<T> implements Supplier<T> {
  private final Supplier<T> maker;
  private Optional<T> made = Optional.empty();

  Lazy(Supplier<T> maker) {
    this.maker = maker;
  }

  @Override
  public synchronized T get() {
    T there = made.orElseGet(maker);
    made = Optional.of(there);
    return there;
  }
}
