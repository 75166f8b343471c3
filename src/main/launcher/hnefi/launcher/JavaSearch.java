package hnefi.launcher;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds a Java of at least a version in the usual places, the ones in which mvnw looks too. */
final class JavaSearch {
  private static final Pattern VERSION = Pattern.compile("^JAVA_VERSION=\"?(\\d+)");

  private final int needed;
  private final List<Path> homes;

  JavaSearch(int needed) {
    this(
        needed,
        homes(JavaSearch::variable, Path.of(System.getProperty("user.home")), Path.of("/")));
  }

  /** Looks into these homes of a Java alone. */
  JavaSearch(int needed, List<Path> homes) {
    this.needed = needed;
    this.homes = homes;
  }

  /** Returns the java command of the first one found. */
  Optional<Path> find() {
    for (Path home : homes) {
      Optional<Path> java = javaOf(home);
      if (java.isPresent() && version(home) >= needed) {
        return java;
      }
    }
    return Optional.empty();
  }

  /** Returns the java command of the Java this runs on. */
  static Optional<Path> thisJava() {
    return javaOf(Path.of(System.getProperty("java.home")));
  }

  private static Optional<Path> javaOf(Path home) {
    for (String name : List.of("java", "java.exe")) {
      Path java = home.resolve("bin").resolve(name);
      if (Files.isExecutable(java)) {
        return Optional.of(java);
      }
    }
    return Optional.empty();
  }

  /**
   * Returns the places in which a Java may lie, the wanted ones first.
   *
   * @param environment gives the value of an environment variable, empty if it is not set
   * @param root where the folders of the system lie
   */
  static List<Path> homes(UnaryOperator<String> environment, Path user, Path root) {
    List<Path> homes = new ArrayList<>();
    for (String variable : List.of("HNEFI_JDK", "JAVA_HOME")) {
      String home = environment.apply(variable);
      if (!home.isBlank()) {
        homes.add(Path.of(home));
      }
    }
    homes.addAll(in(root.resolve("usr/lib/jvm"), ""));
    homes.addAll(in(user.resolve(".sdkman/candidates/java"), ""));
    homes.addAll(in(user.resolve(".jdks"), ""));
    homes.addAll(in(root.resolve("opt"), ""));
    homes.addAll(in(root.resolve("Library/Java/JavaVirtualMachines"), "Contents/Home"));
    homes.addAll(in(user.resolve("Library/Java/JavaVirtualMachines"), "Contents/Home"));
    String programs = environment.apply("ProgramFiles");
    if (!programs.isBlank()) {
      for (String vendor : List.of("Java", "Eclipse Adoptium", "Microsoft", "Zulu", "BellSoft")) {
        homes.addAll(in(Path.of(programs, vendor), ""));
      }
    }
    return homes;
  }

  private static String variable(String name) {
    String value = System.getenv(name);
    return value == null ? "" : value;
  }

  private static List<Path> in(Path folder, String below) {
    List<Path> homes = new ArrayList<>();
    if (Files.isDirectory(folder)) {
      try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder)) {
        for (Path entry : entries) {
          homes.add(entry.resolve(below));
        }
      } catch (IOException unreadable) {
        return List.of();
      }
    }
    return homes;
  }

  private static int version(Path home) {
    try {
      for (String line : Files.readAllLines(home.resolve("release"))) {
        Matcher matcher = VERSION.matcher(line);
        if (matcher.find()) {
          return Integer.parseInt(matcher.group(1));
        }
      }
    } catch (IOException | NumberFormatException unreadable) {
      return 0;
    }
    return 0;
  }
}
