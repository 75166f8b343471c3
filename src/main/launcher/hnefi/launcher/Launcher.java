package hnefi.launcher;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Main class of the jar. Compiled for Java 17, so that an older Java can read it: it starts the
 * program, on this Java if it is new enough, otherwise on a newer one that it finds.
 *
 * <p>A window gets a Java of its own, whose memory is bounded. It opens in half the time with the
 * cache of loaded classes that the build put beside the jar, which only a new Java can be told to
 * use. One that does not fit is ignored. A fifth less work is done until the first frame if the
 * compiler waits longer; the search is compiled soon enough.
 *
 * <p>Whoever opens the program waits for this class: it has no lambda and no stream, since the
 * first of them takes as long as everything else here.
 */
public final class Launcher {
  private static final int NEEDED = 25;
  private static final String STARTED = "hnefi.started";
  private static final String CACHE = "hnefi.aot";

  // What Java takes from LC_ALL=C or POSIX; it cannot name a file with any other letter then.
  private static final String ASCII = "ANSI_X3.4-1968";

  private static final String SAFE_GRAPHICS = "--safe-graphics";

  // With the heap that Java takes by itself, pictures of screens that are gone stay in memory for
  // as long as there is room: some gigabytes.
  private static final String MOST_MEMORY = "-Xmx512m";

  private static final List<String> PASSED_ON = List.of("hnefi.", "glass.", "prism.", "javafx.");
  private static final List<String> ALSO_PASSED_ON =
      List.of("user.language", "user.country", "user.home", "java.io.tmpdir");

  private Launcher() {}

  public static void main(String[] args) throws Exception {
    boolean newEnough = Runtime.version().feature() >= NEEDED;
    if (newEnough && (Boolean.getBoolean(STARTED) || !isWindow(args))) {
      runHere(args);
      return;
    }
    Optional<Path> java = newEnough ? JavaSearch.thisJava() : new JavaSearch(NEEDED).find();
    if (java.isEmpty()) {
      System.err.println(
          "Hnefi needs Java " + NEEDED + " or newer, but this is " + Runtime.version() + ".");
      System.err.println("Install one (for example Temurin 25), or set JAVA_HOME to it.");
      System.exit(1);
      return;
    }
    System.exit(runOn(java.get(), args));
  }

  // The program itself knows which files it opens. Here it is enough that the name of a file has a
  // dot, and that of a command none.
  private static boolean isWindow(String[] args) {
    for (String each : args) {
      boolean file = each.indexOf('.') >= 0 && !each.startsWith("-");
      if (!file && !each.equals(SAFE_GRAPHICS)) {
        return false;
      }
    }
    return true;
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
    ProcessBuilder builder = new ProcessBuilder(command(java, jar(), args)).inheritIO();
    if (System.getProperty("sun.jnu.encoding", "").equals(ASCII)) {
      builder.environment().put("LC_ALL", "C.UTF-8");
    }
    Process program = builder.start();
    Runtime.getRuntime().addShutdownHook(new EndOf(program));
    return program.waitFor();
  }

  static List<String> command(Path java, Path jar, String... args) {
    List<String> command = new ArrayList<>();
    command.add(java.toString());
    for (String key : System.getProperties().stringPropertyNames()) {
      if (isPassedOn(key)) {
        command.add("-D" + key + "=" + System.getProperty(key));
      }
    }
    command.add("-D" + STARTED + "=true");
    if (isWindow(args)) {
      command.add(MOST_MEMORY);
      command.add("-XX:SoftRefLRUPolicyMSPerMB=1");
      command.add("-XX:CompileThresholdScaling=8");
      // A twelfth less: FXML sets each property once, too seldom for a method handle.
      command.add("-Djdk.reflect.useNativeAccessorOnly=true");
    }
    Path cache = jar.resolveSibling(CACHE);
    if (Files.exists(cache)) {
      command.add("-XX:AOTCache=" + cache);
      command.add("-Xlog:disable");
    }
    command.add("-jar");
    command.add(jar.toString());
    command.addAll(List.of(args));
    return command;
  }

  private static boolean isPassedOn(String property) {
    for (String beginning : PASSED_ON) {
      if (property.startsWith(beginning)) {
        return true;
      }
    }
    return ALSO_PASSED_ON.contains(property);
  }

  private static Path jar() throws URISyntaxException {
    return Path.of(Launcher.class.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  /** Ends the program when this one is ended. */
  private static final class EndOf extends Thread {
    private final Process program;

    EndOf(Process program) {
      this.program = program;
    }

    @Override
    public void run() {
      program.destroy();
    }
  }
}
