import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Makes the program as a person installs it, for the system this runs on: an application image
/// with a Java of its own in `target/package/image`, and from it the package in `target/package`.
///
/// The program itself stays on the class path, since two of its libraries are automatic modules,
/// which jlink refuses; JavaFX becomes part of the runtime, which is where its modules start
/// soonest and without a warning.
///
/// Run it in the folder of the project, with the built program on the class path, as a single source
/// file: `java -cp target/hnefi.jar src/package/Packager.java VERSION`.
final class Packager {
  private static final Path SOURCES = Path.of("src/package");
  private static final Path BUILT = Path.of("target");
  private static final Path JAR = BUILT.resolve("hnefi.jar");
  private static final Path LIBRARIES = BUILT.resolve("modules");
  private static final Path BILL_OF_MATERIALS = BUILT.resolve("bom.json");
  private static final Path FONTS = Path.of("src/main/resources/hnefi/fx/theme/fonts");
  private static final Path LICENCES = Path.of("src/main/resources/hnefi/ui/about/licences");
  private static final Path RECIPES = Path.of("src/site/kiosk");
  private static final Path LICENCE = Path.of("LICENSE");

  private static final Path OUT = BUILT.resolve("package");
  private static final Path ICONS = OUT.resolve("icons");
  private static final Path INPUT = OUT.resolve("input");
  private static final Path PREPARED = OUT.resolve("prepared");

  private static final Pattern NATIVE = Pattern.compile("[^/]+\\.(so|dll|dylib)");

  private static final List<String> MODULES =
      List.of(
          "java.desktop",
          "java.logging",
          "java.xml",
          // With it the PDF library frees its buffers; without, it logs a page of errors.
          "jdk.unsupported",
          // How dates and numbers are written in German, Swedish and British English.
          "jdk.localedata",
          "javafx.controls",
          "javafx.fxml");

  /// The image keeps its java command: on Linux the launcher runs it.
  private static final List<String> RUNTIME =
      List.of(
          "--strip-debug",
          "--no-header-files",
          "--no-man-pages",
          "--include-locales=en-GB,de,sv",
          "--exclude-resources=/javafx.graphics/*.so,/javafx.graphics/*.dll,/javafx.graphics/*.dylib");

  private static final List<String> JAVA =
      List.of(
          "-Djava.library.path=$APPDIR",
          "--enable-native-access=javafx.graphics",
          // A heap that grows and shrinks with what is in use: after a walk through all areas the
          // program holds 200 MB in place of 400. JavaFX holds bitmaps of screens that are gone by
          // soft references, which by default stay for minutes; and Serial fills the whole heap
          // before it looks for them. What is alive needs a quarter of the heap.
          "-Xmx384m",
          "-XX:InitialHeapSize=96m",
          "-XX:+UseG1GC",
          "-XX:MaxNewSize=30m",
          "-XX:GCTimeRatio=4",
          "-XX:G1PeriodicGCInterval=30000",
          "-XX:MinHeapFreeRatio=10",
          "-XX:MaxHeapFreeRatio=30",
          "-XX:SoftRefLRUPolicyMSPerMB=1",
          // What is freed outside of Java's heap goes back to the system: a fifth of all memory.
          "-XX:TrimNativeHeapInterval=30000",
          // A fifth less work until the first frame: most of what runs then runs once.
          "-XX:CompileThresholdScaling=8",
          // A twelfth less: FXML sets each property once, too seldom for a method handle.
          "-Djdk.reflect.useNativeAccessorOnly=true",
          "-Xlog:disable",
          "-Xlog:all=error:stderr");

  /// How a system calls the parts of an application image and its own package.
  ///
  /// @param name of the folder with what belongs to this system alone
  /// @param image in the folder of images; the other paths lie in it
  private record Platform(
      String name,
      String type,
      String icon,
      String image,
      String app,
      String launcher,
      List<String> forImage,
      List<String> forPackage) {

    static Platform ofThisSystem() {
      String system = System.getProperty("os.name", "");
      return system.startsWith("Windows") ? windows() : system.startsWith("Mac") ? mac() : linux();
    }

    private static Platform linux() {
      // Fedora and its like have no dpkg.
      String type = Files.exists(Path.of("/usr/bin/dpkg")) ? "deb" : "rpm";
      return new Platform(
          "linux",
          type,
          "hnefi.png",
          "hnefi",
          "lib/app",
          "bin/hnefi",
          List.of(),
          List.of(
              "--linux-package-name", "hnefi",
              "--linux-shortcut",
              "--linux-menu-group", "Game;BoardGame;",
              "--linux-app-category", "games",
              "--linux-deb-maintainer", "hnefi@localhost",
              "--linux-rpm-license-type", "Apache-2.0"));
    }

    private static Platform windows() {
      return new Platform(
          "windows",
          "msi",
          "hnefi.ico",
          "hnefi",
          "app",
          "hnefi.exe",
          // hnefi.exe has no console, so a command could neither print nor ask for anything.
          List.of("--add-launcher", "hnefi-console=src/package/windows/console.properties"),
          // Not --win-per-user-install: a kiosk has an account of its own.
          List.of(
              "--win-menu",
              "--win-menu-group", "Hnefi",
              "--win-shortcut",
              "--win-dir-chooser",
              "--win-upgrade-uuid", "4f0f5a3e-6d5c-4a0e-9a5d-6f2c6e5f1a77"));
    }

    private static Platform mac() {
      List<String> names =
          List.of(
              "--mac-package-identifier", "hnefi.app",
              "--mac-package-name", "Hnefi",
              "--mac-app-category", "board-games");
      // Here the image says in its Info.plist what it opens; elsewhere only the package may.
      List<String> forImage = new ArrayList<>(names);
      forImage.addAll(fileTypes("mac"));
      return new Platform(
          "mac",
          "dmg",
          "hnefi.icns",
          "hnefi.app",
          "Contents/app",
          "Contents/MacOS/hnefi",
          forImage,
          names);
    }

    private static List<String> fileTypes(String name) {
      return Stream.of("tafl", "otg")
          .map(type -> SOURCES.resolve(name, type + ".properties").toString())
          .flatMap(file -> Stream.of("--file-associations", file))
          .toList();
    }

    Path sources() {
      return SOURCES.resolve(name);
    }

    Path imageFolder() {
      return OUT.resolve("image", image).toAbsolutePath();
    }

    Path appFolder() {
      return imageFolder().resolve(app);
    }

    Path launcherFile() {
      return imageFolder().resolve(launcher);
    }
  }

  private final Platform platform;
  private final String version;

  private Packager(Platform platform, String version) {
    this.platform = platform;
    this.version = version;
  }

  public static void main(String[] arguments) throws Exception {
    Packager packager = new Packager(Platform.ofThisSystem(), arguments[0]);
    delete(OUT);
    HeadlessJavaFx.run(() -> {
      Icons.write(ICONS);
      AreaPictures.write(PREPARED);
    });
    packager.gatherInput();
    packager.makeImage();
    packager.replaceLauncher();
    packager.rememberClasses();
    packager.sign();
    packager.makePackage();
    packager.tellTests();
  }

  /// Gathers what lies beside the launcher's settings: jars, licences, recipes.
  private void gatherInput() throws IOException {
    copy(JAR, INPUT.resolve("hnefi.jar"));
    try (FileSystem jar = FileSystems.newFileSystem(INPUT.resolve("hnefi.jar"))) {
      copyTree(PREPARED, jar.getPath("/"));
    }
    for (Path each : libraries()) {
      if (isOfJavaFx(each)) {
        unpackNatives(each);
      } else {
        copy(each, INPUT.resolve("modules").resolve(each.getFileName()));
      }
    }
    copy(LICENCE, INPUT.resolve("LICENSE"));
    copyTree(RECIPES, INPUT.resolve("kiosk"));
    copyTree(LICENCES, INPUT.resolve("licences"));
    copy(FONTS.resolve("Andika-OFL.txt"), INPUT.resolve("licences/ofl-1.1-andika.txt"));
    copy(FONTS.resolve("AlegreyaSans-OFL.txt"), INPUT.resolve("licences/ofl-1.1-alegreya-sans.txt"));
    for (Path each : list(platform.sources())) {
      if (each.toString().endsWith(".xml")) {
        copy(each, INPUT.resolve(each.getFileName()));
      }
    }
    if (Files.exists(BILL_OF_MATERIALS)) {
      Files.writeString(
          INPUT.resolve("hnefi.cdx.json"),
          BillOfMaterials.completed(Files.readString(BILL_OF_MATERIALS)));
    } else {
      System.err.println("there is no bill of materials: Maven makes none while it is offline");
    }
  }

  /// Returns the jars of the libraries the program needs when it runs, without annotations.
  private static List<Path> libraries() throws IOException {
    return list(LIBRARIES).stream().filter(each -> !name(each).startsWith("jspecify-")).toList();
  }

  private static boolean isOfJavaFx(Path jar) {
    return name(jar).startsWith("javafx-");
  }

  /// Unpacks the native libraries beside the jars, where JavaFX finds them without unpacking them
  /// anywhere.
  private static void unpackNatives(Path file) throws IOException {
    try (JarFile jar = new JarFile(file.toFile())) {
      for (JarEntry each : jar.stream().toList()) {
        if (NATIVE.matcher(each.getName()).matches()) {
          try (InputStream in = jar.getInputStream(each)) {
            Files.copy(in, INPUT.resolve(each.getName()));
          }
        }
      }
    }
  }

  private void makeImage() throws IOException {
    List<String> options = new ArrayList<>();
    Collections.addAll(
        options,
        "--type", "app-image",
        "--dest", OUT.resolve("image").toString(),
        "--input", INPUT.toString(),
        "--main-jar", "hnefi.jar",
        "--main-class", "hnefi.app.Main",
        "--module-path", modulePath(),
        "--add-modules", String.join(",", MODULES),
        "--jlink-options", String.join(" ", RUNTIME));
    JAVA.forEach(each -> options.addAll(List.of("--java-options", each)));
    options.addAll(platform.forImage());
    jpackage(options);
  }

  /// Returns the jars of JavaFX that hold a module: others are empty except for a manifest.
  private static String modulePath() throws IOException {
    List<String> jars = new ArrayList<>();
    for (Path each : libraries()) {
      try (JarFile jar = new JarFile(each.toFile())) {
        if (isOfJavaFx(each) && jar.getEntry("module-info.class") != null) {
          jars.add(each.toString());
        }
      }
    }
    return String.join(System.getProperty("path.separator"), jars);
  }

  /// Where the system has a launcher of our own, puts it in the place of jpackage's: see there.
  private void replaceLauncher() throws IOException {
    Path own = platform.sources().resolve("launcher");
    if (Files.exists(own)) {
      Path java = platform.imageFolder().resolve("lib/runtime/bin/java");
      copy(java, java.resolveSibling("hnefi"));
      copy(own, platform.launcherFile());
      platform.launcherFile().toFile().setExecutable(true, false);
    }
  }

  /// Has the image remember which classes a window needs, which halves the start. Its own launcher
  /// does that: the cache fits only the runtime, options and jars it was written with.
  private void rememberClasses() throws IOException, InterruptedException {
    Path cache = platform.appFolder().resolve("hnefi.aot");
    String options =
        "'-XX:AOTCacheOutput=%s' '-Duser.home=%s'".formatted(
                cache, OUT.resolve("class-cache").toAbsolutePath())
            + " -Dglass.platform=Headless -Dprism.order=sw -Dhnefi.rehearsal=true";
    ProcessBuilder builder = new ProcessBuilder(platform.launcherFile().toString());
    builder.environment().put("JAVA_TOOL_OPTIONS", options);
    List.of("XDG_CONFIG_HOME", "XDG_DATA_HOME", "APPDATA", "LOCALAPPDATA")
        .forEach(builder.environment()::remove);
    run(builder.redirectErrorStream(true).redirectOutput(OUT.resolve("class-cache.log").toFile()));
    Files.writeString(
        platform.appFolder().resolve("hnefi.cfg"),
        "java-options=-XX:AOTCache=$APPDIR/hnefi.aot" + System.lineSeparator(),
        StandardOpenOption.APPEND);
  }

  /// Signs the image of macOS again: jpackage has signed it as it was before.
  private void sign() throws IOException, InterruptedException {
    if (platform.name().equals("mac")) {
      run(
          new ProcessBuilder(
                  "codesign", "--force", "--deep", "--sign", "-", platform.imageFolder().toString())
              .inheritIO());
    }
  }

  private void makePackage() throws IOException {
    List<String> options = new ArrayList<>();
    Collections.addAll(
        options,
        "--type", platform.type(),
        "--dest", OUT.toString(),
        "--app-image", platform.imageFolder().toString(),
        "--resource-dir", platform.sources().toString(),
        "--license-file", LICENCE.toString());
    options.addAll(Platform.fileTypes(platform.name()));
    options.addAll(platform.forPackage());
    jpackage(options);
  }

  private void jpackage(List<String> more) throws IOException {
    List<String> options = new ArrayList<>();
    Collections.addAll(
        options,
        "--name", "hnefi",
        "--app-version", version,
        "--vendor", "Hnefi",
        "--description", "Learn, play and read about Hnefatafl",
        "--icon", ICONS.resolve(platform.icon()).toString(),
        "--copyright", "Copyright 2026 the authors of Hnefi, Apache-2.0");
    options.addAll(more);
    ToolProvider jpackage = ToolProvider.findFirst("jpackage").orElseThrow();
    if (jpackage.run(System.out, System.err, options.toArray(String[]::new)) != 0) {
      throw new IOException("jpackage " + String.join(" ", options));
    }
  }

  /// Tells the tests of the image where it is.
  private void tellTests() throws IOException {
    Files.writeString(
        OUT.resolve("image.properties"),
        Map.of(
                "hnefi.image", platform.imageFolder(),
                "hnefi.image.launcher", platform.launcherFile(),
                "hnefi.image.app", platform.appFolder())
            .entrySet()
            .stream()
            .map(each -> each.getKey() + "=" + each.getValue().toString().replace('\\', '/') + "\n")
            .collect(Collectors.joining()));
  }

  private static void run(ProcessBuilder builder) throws IOException, InterruptedException {
    if (builder.start().waitFor() != 0) {
      throw new IOException(String.join(" ", builder.command()));
    }
  }

  private static String name(Path file) {
    return file.getFileName().toString();
  }

  private static List<Path> list(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    Files.createDirectories(to.getParent());
    Files.copy(
        from, to, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.COPY_ATTRIBUTES);
  }

  private static void copyTree(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path each : files.filter(Files::isRegularFile).toList()) {
        copy(each, to.resolve(from.relativize(each).toString()));
      }
    }
  }

  private static void delete(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path each : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(each);
        }
      }
    }
  }
}
