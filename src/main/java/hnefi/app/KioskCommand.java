package hnefi.app;

import hnefi.kiosk.WindowStarter;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import java.util.function.BinaryOperator;

/// The command that starts the window of a kiosk in a process of its own, the way this one was
/// started: by the launcher of the installed program, from the jar, or from classes.
///
/// @param environment what is added to this process's own
record KioskCommand(List<String> words, Map<String, String> environment) {
  /// The argument that makes the program the window of a kiosk, and no more.
  static final String WINDOW = "--kiosk-window";

  /// The property in which the launcher of the installed program names itself.
  static final String LAUNCHER = "jpackage.app-path";

  /// A window that is out of memory is replaced, better than one that fails here and there.
  private static final String EXIT_WITHOUT_MEMORY = "-XX:+ExitOnOutOfMemoryError";

  /// The launcher of the installed program leaves this to what it starts. Started with it, a second
  /// one would hand its arguments to Java and read no settings of its own.
  private static final String LAUNCHED = "_JPACKAGE_LAUNCHER";

  private static final String JAVA_OPTIONS = "JAVA_TOOL_OPTIONS";
  private static final String MOST_MEMORY = "-Xmx384m";
  private static final List<String> PASSED_ON =
      List.of(
          "hnefi.",
          "glass.",
          "prism.",
          "javafx.",
          "user.language",
          "user.country",
          "user.home",
          "java.io.tmpdir");

  /// Returns the file of the settings from the arguments of a window.
  static Optional<Path> settings(String... arguments) {
    return arguments.length > 1 ? Optional.of(Path.of(arguments[1])) : Optional.empty();
  }

  /// Returns what starts a window by these settings.
  static WindowStarter starter(Optional<Path> settings) {
    return inSoftware -> {
      KioskCommand command = of(settings, System.getProperties(), inSoftware);
      ProcessBuilder builder = new ProcessBuilder(command.words);
      command.adapt(builder.environment());
      return builder.start();
    };
  }

  /// Changes the environment of this process into that of the window.
  void adapt(Map<String, String> inherited) {
    inherited.remove(LAUNCHED);
    environment.forEach((name, value) -> inherited.merge(name, value, joining(name)));
  }

  /// Returns how a variable that is there already becomes the window's: options of Java's are added
  /// to those that somebody else gave, the others are replaced.
  private static BinaryOperator<String> joining(String name) {
    return (old, own) -> name.equals(JAVA_OPTIONS) ? old + " " + own : own;
  }

  /// @param properties those of the system
  /// @param inSoftware whether to draw without the graphics card, whatever the properties say
  static KioskCommand of(Optional<Path> settings, Properties properties, boolean inSoftware) {
    Optional<String> order =
        inSoftware
            ? Optional.of(Toolkit.SOFTWARE)
            : Optional.ofNullable(properties.getProperty(Toolkit.ORDER));
    String drawing = order.map(each -> "-D" + Toolkit.ORDER + "=" + each).orElse("");
    List<String> words = new ArrayList<>();
    Map<String, String> environment = new TreeMap<>();
    String launcher = properties.getProperty(LAUNCHER, "");
    if (launcher.isEmpty()) {
      words.addAll(java(properties, drawing));
    } else {
      words.add(launcher);
      // The launcher takes no options of Java's, but Java itself looks here.
      environment.put(JAVA_OPTIONS, (EXIT_WITHOUT_MEMORY + " " + drawing).strip());
    }
    if (properties.getProperty("sun.jnu.encoding", "").equals("ANSI_X3.4-1968")) {
      // Otherwise no file with any other letter than those of ASCII could be named.
      environment.put("LC_ALL", "C.UTF-8");
    }
    words.add(WINDOW);
    settings.ifPresent(file -> words.add(file.toString()));
    return new KioskCommand(List.copyOf(words), Map.copyOf(environment));
  }

  private static List<String> java(Properties properties, String drawing) {
    List<String> words = new ArrayList<>();
    words.add(Path.of(properties.getProperty("java.home", ""), "bin", "java").toString());
    words.addAll(List.of(MOST_MEMORY, EXIT_WITHOUT_MEMORY));
    for (String key : properties.stringPropertyNames().stream().sorted().toList()) {
      if (PASSED_ON.stream().anyMatch(key::startsWith) && !key.equals(Toolkit.ORDER)) {
        words.add("-D" + key + "=" + properties.getProperty(key));
      }
    }
    if (!drawing.isEmpty()) {
      words.add(drawing);
    }
    String modules = properties.getProperty("jdk.module.path", "");
    String classes = properties.getProperty("java.class.path", "");
    if (modules.isEmpty() && classes.endsWith(".jar") && !classes.contains(File.pathSeparator)) {
      Path cache = Path.of(classes).toAbsolutePath().resolveSibling("hnefi.aot");
      if (Files.exists(cache)) {
        words.addAll(List.of("-XX:AOTCache=" + cache, "-Xlog:disable"));
      }
      // Tells the main class of the jar that this is the Java to run on.
      words.addAll(List.of("-Dhnefi.started=true", "-jar", classes));
    } else {
      words.addAll(
          List.of(
              "--enable-native-access=ALL-UNNAMED",
              "-cp",
              String.join(File.pathSeparator, modules, classes),
              Main.class.getName()));
    }
    return words;
  }
}
