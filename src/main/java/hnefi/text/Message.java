package hnefi.text;

import java.util.List;

/// What to say before it is known in which language: the key of a message and what is put into it.
///
/// An argument may itself be a message.
public record Message(String key, List<Object> arguments) {
  public Message {
    arguments = List.copyOf(arguments);
  }

  public static Message of(String key, Object... arguments) {
    return new Message(key, List.of(arguments));
  }

  /// Returns the message with no more than the beginning of what it quotes.
  public Message shortened() {
    return new Message(
        key,
        arguments.stream()
            .map(each ->
                switch (each) {
                  case String text -> Excerpt.of(text);
                  case Message message -> message.shortened();
                  default -> each;
                })
            .toList());
  }
}
