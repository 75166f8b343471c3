package hnefi.app;

import hnefi.kiosk.WindowStarter;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/// The command that starts the window of a kiosk in a process of its own, the way this one was
/// started: by the launcher of the installed program, from the jar, or from classes.
final class KioskCommand {
  /// The argument that makes the program the window of a kiosk, and no more.
  static final String WINDOW = "--kiosk-window";

  private static final List<String> PASSED_ON =
      List.of(
          "hnefi.", "glass.", "prism.", "javafx.", "user.language", "user.country", "user.home");

  /// A window that is out of memory is replaced, which is better than one that fails here and there.
  private static final String EXIT_WITHOUT_MEMORY = "-XX:+ExitOnOutOfMemoryError";

  private KioskCommand() {}

  /// Returns the file of the settings from the arguments of a window.
  static Optional<Path> settings(String... arguments) {
    return arguments.length > 1 ? Optional.of(Path.of(arguments[1])) : Optional.empty();
  }

  static WindowStarter starter(Optional<Path> settings) {
    List<String> arguments =
        Stream.concat(Stream.of(WINDOW), settings.map(Path::toString).stream()).toList();
    String launcher = System.getProperty("jpackage.app-path", "");
    return launcher.isEmpty()
        ? () -> new ProcessBuilder(java(arguments)).start()
        : () -> {
          ProcessBuilder builder =
              new ProcessBuilder(Stream.concat(Stream.of(launcher), arguments.stream()).toList());
          // The launcher takes no options of Java's, but Java itself looks here.
          builder.environment().put("JAVA_TOOL_OPTIONS", EXIT_WITHOUT_MEMORY);
          return builder.start();
        };
  }

  private static List<String> java(List<String> arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home", ""), "bin", "java").toString());
    command.addAll(List.of("-Xmx512m", EXIT_WITHOUT_MEMORY));
    for (String key : System.getProperties().stringPropertyNames()) {
      if (PASSED_ON.stream().anyMatch(key::startsWith)) {
        command.add("-D" + key + "=" + System.getProperty(key));
      }
    }
    String classPath = property("java.class.path");
    if (property("jdk.module.path").isEmpty()
        && classPath.endsWith(".jar")
        && !isSeveral(classPath)) {
      Path cache = Path.of(classPath).toAbsolutePath().resolveSibling("hnefi.aot");
      if (Files.exists(cache)) {
        command.addAll(List.of("-XX:AOTCache=" + cache, "-Xlog:disable"));
      }
      // Tells the main class of the jar that this is the Java to run on.
      command.addAll(List.of("-Dhnefi.started=true", "-jar", classPath));
    } else {
      command.addAll(
          List.of(
              "--enable-native-access=ALL-UNNAMED",
              "-cp",
              String.join(File.pathSeparator, property("jdk.module.path"), classPath),
              Main.class.getName()));
    }
    command.addAll(arguments);
    return command;
  }

  private static boolean isSeveral(String classPath) {
    return classPath.contains(File.pathSeparator);
  }

  private static String property(String key) {
    return Objects.requireNonNullElse(System.getProperty(key), "");
  }
}
