package hnefi.notation;

import hnefi.text.Message;
import java.util.Optional;
import java.util.function.Function;

/// What came of reading a text: a value, or one sentence saying what is wrong with it.
public sealed interface Parsed<T> {
  /// The text was good.
  record Good<T>(T value) implements Parsed<T> {}

  /// The text was bad.
  record Bad<T>(Message reason) implements Parsed<T> {}

  /// Returns the bad result with this reason.
  static <T> Parsed<T> bad(String key, Object... arguments) {
    return new Bad<>(Message.of(key, arguments));
  }

  /// Returns the value if the text was good.
  default Optional<T> toOptional() {
    return this instanceof Good<T>(T value) ? Optional.of(value) : Optional.empty();
  }

  /// Returns the result of reading on from a good value.
  default <R> Parsed<R> then(Function<? super T, Parsed<R>> next) {
    return switch (this) {
      case Good<T>(T value) -> next.apply(value);
      case Bad<T>(Message reason) -> new Bad<>(reason);
    };
  }
}
