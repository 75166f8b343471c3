package hnefi.app;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;

/// The program in a process of its own, as whoever starts it finds it.
final class ProgramProcess {
  /// What a process left behind.
  record Left(int code, String out, String err) {}

  private ProgramProcess() {}

  /// Runs a command to its end.
  static Left run(Path folder, String input, String... arguments)
      throws IOException, InterruptedException {
    return start("hnefi.app.Main", folder, input, arguments);
  }

  /// Runs a command to its end.
  ///
  /// @param main the class that is started
  /// @param folder where the process may put what it prints
  /// @param input what it reads from standard input
  static Left start(String main, Path folder, String input, String... arguments)
      throws IOException, InterruptedException {
    Path out = folder.resolve("out.txt");
    Path err = folder.resolve("err.txt");
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home", ""), "bin", "java").toString(),
                "-Duser.language=en",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                classPath(),
                main));
    command.addAll(List.of(arguments));
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(err.toFile());
    builder.environment().remove("JAVA_TOOL_OPTIONS");
    builder.environment().remove("DISPLAY");
    Process process = builder.start();
    try (OutputStream in = process.getOutputStream()) {
      in.write(input.getBytes(StandardCharsets.UTF_8));
    }
    if (!process.waitFor(2, TimeUnit.MINUTES)) {
      process.destroyForcibly();
      throw new AssertionError("the program does not end");
    }
    return new Left(process.exitValue(), Files.readString(out), Files.readString(err));
  }

  /// The tests run as a module or not; the program does not mind.
  static String classPath() {
    return String.join(
        System.getProperty("path.separator", ":"),
        Objects.requireNonNullElse(System.getProperty("jdk.module.path"), ""),
        Objects.requireNonNullElse(System.getProperty("java.class.path"), ""));
  }
}
