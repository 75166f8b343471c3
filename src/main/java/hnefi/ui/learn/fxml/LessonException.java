package hnefi.ui.learn.fxml;

import hnefi.text.Message;

/// A lesson document says something that has no meaning; the message says what.
final class LessonException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient Message reason;

  LessonException(String key, Object... arguments) {
    this(Message.of(key, arguments));
  }

  LessonException(Message reason) {
    super(reason.toString());
    this.reason = reason;
  }

  Message reason() {
    return reason;
  }
}
