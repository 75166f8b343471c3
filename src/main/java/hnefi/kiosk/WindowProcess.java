package hnefi.kiosk;

import hnefi.text.Excerpt;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

/// A window in a process of its own, as its supervisor hears it.
final class WindowProcess implements AutoCloseable {
  private static final int LINES_KEPT = 4;

  /// Java says so at its start to everybody whom these options were given.
  private static final String PICKED_UP = "Picked up JAVA_TOOL_OPTIONS";

  private static final int LONGEST_LINE = 200;
  private static final Duration LAST_WORDS = Duration.ofMillis(500);
  private static final Duration DEATH = Duration.ofSeconds(5);

  private final Process process;
  private final Deque<String> printed = new ArrayDeque<>();

  private WindowProcess(Process process) {
    this.process = process;
  }

  /// Starts a window.
  ///
  /// @param inSoftware whether it is drawn without the graphics card
  /// @param heard takes what the window tells, on a thread of its own
  /// @param ended takes the exit code, after everything the window told
  static WindowProcess start(
      WindowStarter starter,
      boolean inSoftware,
      Supervision supervision,
      Consumer<WindowSignal> heard,
      IntConsumer ended)
      throws IOException {
    WindowProcess window = new WindowProcess(starter.start(inSoftware));
    try {
      window.listen(heard, ended);
      window.say(SupervisorPipe.greeting(supervision));
      return window;
    } catch (Throwable e) {
      window.close();
      throw e;
    }
  }

  private void listen(Consumer<WindowSignal> heard, IntConsumer ended) {
    Thread told =
        reader(
            process.getInputStream(),
            line -> WindowSignal.parse(line).ifPresentOrElse(heard, () -> keep(line)));
    Thread complaints = reader(process.getErrorStream(), this::keep);
    process
        .onExit()
        .thenAccept(exited -> {
          join(told);
          join(complaints);
          ended.accept(exited.exitValue());
        });
  }

  private Thread reader(InputStream in, Consumer<String> each) {
    return Thread.ofPlatform()
        .daemon()
        .name("window-reader")
        .start(() -> {
          try (BufferedReader reader =
              new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            reader.lines().forEach(each);
          } catch (IOException | UncheckedIOException _) {
            // The process has ended.
          }
        });
  }

  /// A process of the window's may hold its streams open, so this does not wait for ever.
  private static void join(Thread thread) {
    try {
      thread.join(LAST_WORDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private void keep(String line) {
    if (line.startsWith(PICKED_UP)) {
      return;
    }
    System.err.println(line);
    synchronized (printed) {
      if (printed.size() == LINES_KEPT) {
        printed.removeFirst();
      }
      printed.addLast(Excerpt.cut(line.strip(), LONGEST_LINE));
    }
  }

  /// Returns the last lines that the window printed, in one; empty if it printed none.
  Optional<String> lastWords() {
    synchronized (printed) {
      return printed.isEmpty() ? Optional.empty() : Optional.of(String.join(" | ", printed));
    }
  }

  /// Tells the window something; one that does not listen any more will end by itself.
  void say(String line) {
    try {
      OutputStream out = process.getOutputStream();
      out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
      out.flush();
    } catch (IOException _) {
      // Its end is heard soon.
    }
  }

  /// Lets the window end by itself, as it does when its supervisor falls silent.
  void end(Duration patience) {
    try {
      process.getOutputStream().close();
      process.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (IOException _) {
      // It has ended.
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /// Ends the process, also one that is stopped, and waits until it is gone.
  @Override
  public void close() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
    try {
      process.waitFor(DEATH.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
