package hnefi.ui.learn.fxml;

/// A lesson document says something that has no meaning; the message says what.
final class LessonException extends RuntimeException {
  private static final long serialVersionUID = 1;

  LessonException(String message) {
    super(message);
  }
}
