package hnefi.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The application image, as `./mvnw -Ppackage verify` has just made it, visits every area on a
/// screen that is not there.
class ImageIT {
  private static final int MINUTES = 4;
  private static final Path IMAGE = Path.of(property("hnefi.image"));
  private static final Path LAUNCHER = Path.of(property("hnefi.image.launcher"));
  private static final Path APP = Path.of(property("hnefi.image.app"));

  // With this mode a cache that cannot be used ends the program.
  private static final String CACHE_OR_NOTHING = "-XX:AOTMode=on";

  @TempDir private Path folder = Path.of("");

  @Test
  void startsWithItsClassCache() throws Exception {
    assertThat(visit(LAUNCHER, CACHE_OR_NOTHING)).as(said()).isZero();
    assertThat(said()).doesNotContain("Exception", "WARNING");
  }

  @Test
  void startsWithoutAClassCacheThatIsDamaged() throws Exception {
    Path damaged = copyOfTheImage();
    Path cache = damaged.resolve(IMAGE.relativize(APP)).resolve("hnefi.aot");
    Files.write(cache, Arrays.copyOf(Files.readAllBytes(cache), 10_000_000));
    Path launcher = damaged.resolve(IMAGE.relativize(LAUNCHER));

    assertThat(visit(launcher, CACHE_OR_NOTHING)).isNotZero();
    assertThat(visit(launcher, "")).as(said()).isZero();
  }

  @Test
  void itsJavaWritesDatesAndNumbersAsEachLanguageDoes() throws IOException {
    try (Stream<Path> all = Files.walk(IMAGE)) {
      Path release = all.filter(each -> each.endsWith("release")).findFirst().orElseThrow();
      assertThat(Files.readString(release)).contains("jdk.localedata");
    }
  }

  private Path copyOfTheImage() throws IOException {
    Path copy = folder.resolve("image");
    try (Stream<Path> all = Files.walk(IMAGE)) {
      for (Path each : all.toList()) {
        Files.copy(each, copy.resolve(IMAGE.relativize(each)), StandardCopyOption.COPY_ATTRIBUTES);
      }
    }
    return copy;
  }

  @Test
  void theBillOfMaterialsAndTheLicencesAreThere() throws IOException {
    assertThat(Files.readString(APP.resolve("hnefi.cdx.json")))
        .contains("\"CycloneDX\"", "javafx-graphics", "atlantafx-base", "picocli")
        .contains("\"OpenJDK\"", "\"Bootstrap Icons\"", "\"Andika\"", "\"Natural Earth\"")
        .doesNotContain("junit", "testfx");
    assertThat(APP.resolve("licences/gpl-2.0-classpath.txt")).isNotEmptyFile();
    assertThat(APP.resolve("licences/ofl-1.1-andika.txt")).isNotEmptyFile();
    assertThat(APP.resolve("licences/ofl-1.1-alegreya-sans.txt")).isNotEmptyFile();
    assertThat(APP.resolve("LICENSE")).isNotEmptyFile();
  }

  @Test
  void theRecipesForAnExhibitionAreThere() {
    assertThat(APP.resolve("kiosk"))
        .isDirectoryContaining("glob:**/README.md")
        .isDirectoryContaining("glob:**/README.de.md")
        .isDirectoryContaining("glob:**/hnefi-kiosk.service")
        .isDirectoryContaining("glob:**/assigned-access.xml");
  }

  private int visit(Path launcher, String options) throws Exception {
    ProcessBuilder builder =
        new ProcessBuilder(launcher.toString())
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(folder.resolve("err.txt").toFile());
    builder
        .environment()
        .put(
            "JAVA_TOOL_OPTIONS",
            "%s -Dglass.platform=Headless -Dprism.order=sw -Dhnefi.rehearsal=true -Dhnefi.folder=%s"
                .formatted(options, folder.resolve("files")));
    Process image = builder.start();
    try {
      assertThat(image.waitFor(MINUTES, TimeUnit.MINUTES)).as("ends by itself").isTrue();
      return image.exitValue();
    } finally {
      image.destroyForcibly();
    }
  }

  private String said() throws IOException {
    return Files.readString(folder.resolve("err.txt"));
  }

  private static String property(String name) {
    return Objects.requireNonNullElse(System.getProperty(name), "");
  }
}
