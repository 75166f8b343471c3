package hnefi.console;

import hnefi.engine.StopSignal;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;

/// Answers the lines of an input, one line each and in their order, until `quit` or the end of the
/// input.
///
/// A thread of its own reads, so that `stop` and the end of the input reach a search or a count
/// under way: they stop all commands read before that are not yet answered. `quit` does not; it
/// waits its turn as every other command does.
final class ProtocolLoop {
  /// So many lines are read ahead; further ones wait in the input.
  private static final int READ_AHEAD = 1_000;

  /// What the reading thread hands on.
  private sealed interface Input {
    record Line(String text, StopSignal signal) implements Input {}

    /// @param failure why nothing more can be read, if that is so
    record End(Optional<IOException> failure) implements Input {}
  }

  private final EngineProtocol protocol;
  private final BlockingQueue<Input> inputs = new ArrayBlockingQueue<>(READ_AHEAD);
  private final Set<StopSignal> unanswered = ConcurrentHashMap.newKeySet();

  ProtocolLoop(EngineProtocol protocol) {
    this.protocol = protocol;
  }

  /// @throws IOException if the input cannot be read, or an answer not be written
  void run(Reader in, Writer out) throws IOException {
    Thread reader = Thread.ofPlatform().daemon().name("protocol-reader").start(() -> readAll(in));
    try {
      while (true) {
        switch (inputs.take()) {
          case Input.Line(String text, StopSignal signal) -> {
            out.write(protocol.answer(text, signal) + "\n");
            out.flush();
            unanswered.remove(signal);
          }
          case Input.End(Optional<IOException> failure) -> {
            if (failure.isPresent()) {
              throw failure.get();
            }
            return;
          }
        }
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    } finally {
      reader.interrupt();
    }
  }

  private void readAll(Reader in) {
    try {
      inputs.put(new Input.End(read(in)));
    } catch (InterruptedException _) {
      // the answering thread has ended
    }
  }

  /// Reads until `quit` or the end of the input.
  private Optional<IOException> read(Reader in) throws InterruptedException {
    LineReader lines = new LineReader(in, EngineProtocol.LONGEST_LINE + 1);
    try {
      for (String line = lines.next(); line != null; line = lines.next()) {
        String command = line.strip();
        if (command.equals("quit")) {
          return Optional.empty();
        }
        if (command.equals("stop")) {
          unanswered.forEach(StopSignal::stop);
        }
        StopSignal signal = new StopSignal();
        unanswered.add(signal);
        inputs.put(new Input.Line(line, signal));
      }
      unanswered.forEach(StopSignal::stop);
      return Optional.empty();
    } catch (IOException e) {
      unanswered.forEach(StopSignal::stop);
      return Optional.of(e);
    }
  }
}
