package hnefi.speech;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Queue;
import java.util.logging.Level;
import java.util.logging.Logger;

/// Speaks through a [SpeechCommand], one process for each text. Where the command fails nothing is
/// heard, and the next text is tried again.
public final class CommandVoice implements Voice, AutoCloseable {
  private static final Logger LOG = Logger.getLogger(CommandVoice.class.getName());

  /// Nobody listens to one text longer; a command that hangs is given up.
  private static final Duration LONGEST = Duration.ofMinutes(10);

  /// The longest time to wait for what must end soon.
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  /// @param round what was silenced since belongs to an earlier one
  private record Waiting(String text, Locale language, int round) {}

  private final SpeechCommand command;
  private final Thread thread;
  private final Queue<Waiting> waiting = new ArrayDeque<>();
  private Optional<Process> speaking = Optional.empty();
  private boolean busy;
  private int round;
  private boolean closed;

  public CommandVoice(SpeechCommand command) {
    this.command = command;
    thread = Thread.ofPlatform().name("speech").daemon().start(this::run);
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
    speaking.ifPresent(Process::destroy);
  }

  @Override
  public synchronized boolean isSpeaking() {
    return busy;
  }

  /// Falls silent for good. The program may end then: a server is told to stop before.
  @Override
  public void close() {
    synchronized (this) {
      closed = true;
      silence();
      notifyAll();
    }
    try {
      thread.join(PATIENCE);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
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
      Process process = start(command.line(next.language()));
      synchronized (this) {
        speaking = Optional.of(process);
        if (isSilenced(next)) {
          process.destroy();
        }
      }
      try (OutputStream in = process.getOutputStream()) {
        in.write(next.text().getBytes(StandardCharsets.UTF_8));
      }
      if (!process.waitFor(LONGEST)) {
        process.destroy();
      }
      if (isSilenced(next)) {
        stopServer();
      }
    } catch (IOException e) {
      // An interrupted command closes its input.
      LOG.log(Level.FINE, "not spoken", e);
    }
  }

  private synchronized boolean isSilenced(Waiting text) {
    return text.round() != round;
  }

  private void stopServer() throws IOException, InterruptedException {
    Optional<List<String>> line = command.stopLine();
    if (line.isPresent()) {
      Process process = start(line.get());
      process.getOutputStream().close();
      process.waitFor(PATIENCE);
    }
  }

  private static Process start(List<String> line) throws IOException {
    return new ProcessBuilder(line)
        .redirectOutput(Redirect.DISCARD)
        .redirectError(Redirect.DISCARD)
        .start();
  }
}
