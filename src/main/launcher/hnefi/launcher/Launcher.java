package hnefi.launcher;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Main class of the jar. Compiled for Java 17, so that an older Java can read it: it starts the
 * program, on this Java if it is new enough, otherwise on a newer one that it finds.
 */
public final class Launcher {
  private static final int NEEDED = 25;
  private static final List<String> PASSED_ON = List.of("hnefi.", "glass.", "prism.", "javafx.");
  private static final List<String> ALSO_PASSED_ON =
      List.of("user.language", "user.country", "user.home", "java.io.tmpdir");

  private Launcher() {}

  public static void main(String[] args) throws Exception {
    if (Runtime.version().feature() >= NEEDED) {
      runHere(args);
      return;
    }
    Optional<Path> java = new JavaSearch(NEEDED).find();
    if (java.isEmpty()) {
      System.err.println(
          "Hnefi needs Java " + NEEDED + " or newer, but this is " + Runtime.version() + ".");
      System.err.println("Install one (for example Temurin 25), or set JAVA_HOME to it.");
      System.exit(1);
      return;
    }
    System.exit(runOn(java.get(), args));
  }

  private static void runHere(String[] args) throws Exception {
    try {
      Class.forName("hnefi.app.Main").getMethod("main", String[].class).invoke(null, (Object) args);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof Exception cause) {
        throw cause;
      }
      throw e;
    }
  }

  private static int runOn(Path java, String[] args)
      throws IOException, InterruptedException, URISyntaxException {
    List<String> command = new ArrayList<>();
    command.add(java.toString());
    System.getProperties()
        .forEach((key, value) -> {
          if (isPassedOn(key.toString())) {
            command.add("-D" + key + "=" + value);
          }
        });
    command.add("-jar");
    command.add(jar());
    command.addAll(List.of(args));
    Process program = new ProcessBuilder(command).inheritIO().start();
    Runtime.getRuntime().addShutdownHook(new Thread(program::destroy));
    return program.waitFor();
  }

  private static boolean isPassedOn(String property) {
    return ALSO_PASSED_ON.contains(property) || PASSED_ON.stream().anyMatch(property::startsWith);
  }

  private static String jar() throws URISyntaxException {
    return new File(Launcher.class.getProtectionDomain().getCodeSource().getLocation().toURI())
        .getPath();
  }
}
