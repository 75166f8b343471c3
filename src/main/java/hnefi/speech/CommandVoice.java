package hnefi.speech;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;

/// Speaks through a [SpeechCommand], one process for each text. Where the command fails nothing is
/// heard, and the next text is tried again.
public final class CommandVoice implements Voice, AutoCloseable {
  private static final Logger LOG = Logger.getLogger(CommandVoice.class.getName());

  /// Nobody listens to one text longer; a command that hangs is given up.
  private static final long LONGEST_MINUTES = 10;

  /// @param round what was silenced since belongs to an earlier one
  private record Waiting(String text, Locale language, int round) {}

  private final SpeechCommand command;
  private final Queue<Waiting> waiting = new ArrayDeque<>();
  private Optional<Process> speaking = Optional.empty();
  private boolean busy;
  private int round;
  private boolean closed;

  public CommandVoice(SpeechCommand command) {
    this.command = command;
    Thread.ofPlatform().name("speech").daemon().start(this::run);
  }

  @Override
  public synchronized void speak(String text, Locale language) {
    if (!text.isBlank() && !closed) {
      // One line, and no sign of a protocol at its beginning.
      String line = " " + text.strip().replaceAll("\\s+", " ") + "\n";
      waiting.add(new Waiting(line, language, round));
      busy = true;
      notifyAll();
    }
  }

  @Override
  public synchronized void silence() {
    waiting.clear();
    round++;
    speaking.ifPresent(process -> {
      process.destroy();
      command.stopLine().ifPresent(CommandVoice::runOnce);
    });
  }

  @Override
  public synchronized boolean isSpeaking() {
    return busy;
  }

  /// Falls silent for good.
  @Override
  public synchronized void close() {
    closed = true;
    silence();
    notifyAll();
  }

  private void run() {
    try {
      for (Optional<Waiting> next = take(); next.isPresent(); next = take()) {
        speakNow(next.get());
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized Optional<Waiting> take() throws InterruptedException {
    speaking = Optional.empty();
    while (waiting.isEmpty() && !closed) {
      busy = false;
      wait();
    }
    return Optional.ofNullable(closed ? null : waiting.remove());
  }

  private void speakNow(Waiting next) throws InterruptedException {
    try {
      Process process;
      synchronized (this) {
        if (next.round() != round) {
          return;
        }
        process = start(command.line(next.language()));
        speaking = Optional.of(process);
      }
      try (OutputStream in = process.getOutputStream()) {
        in.write(next.text().getBytes(StandardCharsets.UTF_8));
      }
      if (!process.waitFor(LONGEST_MINUTES, TimeUnit.MINUTES)) {
        process.destroy();
      }
    } catch (IOException e) {
      // An interrupted command closes its input.
      LOG.log(Level.FINE, "not spoken", e);
    }
  }

  private static void runOnce(List<String> line) {
    try {
      start(line);
    } catch (IOException e) {
      LOG.log(Level.FINE, "not stopped", e);
    }
  }

  private static Process start(List<String> line) throws IOException {
    return new ProcessBuilder(line)
        .redirectOutput(Redirect.DISCARD)
        .redirectError(Redirect.DISCARD)
        .start();
  }
}
