package hnefi.app;

import hnefi.fx.shell.NoticeQueue;
import hnefi.text.Language;
import hnefi.text.Localized;
import hnefi.text.Words;
import java.lang.Thread.UncaughtExceptionHandler;
import javafx.application.Platform;

/// Tells of mistakes in the program and lets it go on: a visitor should not be left alone with a
/// screen that does nothing.
final class UncaughtExceptionReporter implements UncaughtExceptionHandler {
  private final NoticeQueue notices;

  UncaughtExceptionReporter(NoticeQueue notices) {
    this.notices = notices;
  }

  @Override
  public void uncaughtException(Thread thread, Throwable mishap) {
    mishap.printStackTrace();
    Sentence sentence = new Sentence(mishap.getClass().getSimpleName());
    Platform.runLater(() -> notices.tell(sentence));
  }

  private record Sentence(String what) implements Localized {
    @Override
    public String in(Language language) {
      return Words.of(UncaughtExceptionReporter.class, "app", language).say("mishap", what);
    }
  }
}
