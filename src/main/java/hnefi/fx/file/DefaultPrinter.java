package hnefi.fx.file;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;

/// The printer that the system prints on unless another is chosen, by the commands `lp` and
/// `lpstat`, which Linux and macOS have.
public final class DefaultPrinter implements DocumentPrinter {
  private static final String DESTINATION = "system default destination: ";
  private static final int PATIENCE_SECONDS = 30;

  private final List<String> print;
  private final List<String> query;
  private volatile boolean found;

  public DefaultPrinter() {
    this(List.of("lp", "-s"), List.of("lpstat", "-d"));
  }

  /// @param print the command that prints what it reads
  /// @param query the command that names the printer
  public DefaultPrinter(List<String> print, List<String> query) {
    this.print = List.copyOf(print);
    this.query = List.copyOf(query);
  }

  /// Looks whether there is a printer; until then there is none. It takes its time: not for the
  /// window's thread.
  public void look() {
    try {
      found = new String(run(query, new byte[0]), StandardCharsets.UTF_8).contains(DESTINATION);
    } catch (IOException _) {
      found = false;
    }
  }

  @Override
  public boolean isReady() {
    return found;
  }

  @Override
  public void print(byte[] pdf) throws IOException {
    run(print, pdf);
  }

  /// Returns what a command writes.
  private static byte[] run(List<String> command, byte[] input) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
    builder.environment().put("LC_ALL", "C");
    Process process = builder.start();
    process
        .onExit()
        .orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS)
        .exceptionally(_ -> process.destroyForcibly());
    try (OutputStream in = process.getOutputStream()) {
      in.write(input);
    }
    byte[] written = process.getInputStream().readAllBytes();
    if (process.onExit().join().exitValue() != 0) {
      throw new IOException(command.getFirst() + " ended with " + process.exitValue());
    }
    return written;
  }
}
