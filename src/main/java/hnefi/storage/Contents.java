package hnefi.storage;

import hnefi.text.Message;

/// What came of reading a text: the thing it keeps, or where and why it makes no sense.
public sealed interface Contents<T> {
  record Good<T>(T value) implements Contents<T> {}

  /// @param line counted from 1, or 0 if the whole text is meant
  record Bad<T>(int line, Message reason) implements Contents<T> {}

  /// Returns a text that makes no sense.
  static <T> Contents<T> bad(int line, String key, Object... arguments) {
    return new Bad<>(line, Message.of(key, arguments));
  }
}
