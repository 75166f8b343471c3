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
}
