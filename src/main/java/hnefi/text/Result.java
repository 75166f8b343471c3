package hnefi.text;

import java.util.Optional;
import java.util.function.Function;

/// What came of reading a text, or of a request that may be refused: a value, or one sentence
/// saying what is wrong.
public sealed interface Result<T> {
  /// It could be read.
  record Good<T>(T value) implements Result<T> {}

  /// It could not be read.
  ///
  /// @param line counted from 1, or 0 if the whole text is meant
  record Bad<T>(int line, Message reason) implements Result<T> {
    public Bad(Message reason) {
      this(0, reason);
    }
  }

  /// Returns the bad result of a whole text.
  static <T> Result<T> bad(String key, Object... arguments) {
    return new Bad<>(Message.of(key, arguments));
  }

  /// Returns the bad result of a line, counted from 1; 0 for the whole text.
  static <T> Result<T> badAt(int line, String key, Object... arguments) {
    return new Bad<>(line, Message.of(key, arguments));
  }

  /// Returns the value if there is one.
  default Optional<T> toOptional() {
    return this instanceof Good<T>(T value) ? Optional.of(value) : Optional.empty();
  }

  /// Returns the result of reading on from a good value.
  default <R> Result<R> then(Function<? super T, Result<R>> next) {
    return switch (this) {
      case Good<T>(T value) -> next.apply(value);
      case Bad<T>(int line, Message reason) -> new Bad<>(line, reason);
    };
  }

  /// Returns this result with something made of a good value.
  default <R> Result<R> map(Function<? super T, ? extends R> form) {
    return then(value -> new Good<>(form.apply(value)));
  }
}
