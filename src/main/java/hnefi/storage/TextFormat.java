package hnefi.storage;

import hnefi.text.Language;
import hnefi.text.Message;
import hnefi.text.Words;
import java.util.Optional;

/// How a value is written as text.
public interface TextFormat<T> {
  /// What could be read of a text.
  ///
  /// @param value what its good lines say
  /// @param fault its first bad line, if it has any
  record Salvaged<T>(T value, Optional<LineFault> fault) {}

  /// What is wrong with a line.
  ///
  /// @param line counted from 1
  record LineFault(int line, Message reason) {
    public static LineFault of(int line, String key, Object... arguments) {
      return new LineFault(line, Message.of(key, arguments));
    }
  }

  /// Returns what holds as long as there is no file.
  T initial();

  /// Reads whatever makes sense of a text.
  Salvaged<T> read(String text);

  String write(T value);

  /// Returns the messages that say why a line makes no sense.
  Words reasons(Language language);
}
