package hnefi.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KioskCommandTest {
  private static final Optional<Path> SETTINGS = Optional.of(Path.of("museum.yaml"));

  @TempDir private Path folder;

  private static Properties properties(Map<String, String> values) {
    Properties properties = new Properties();
    properties.putAll(values);
    return properties;
  }

  @Test
  void theInstalledProgramStartsItsOwnLauncher() {
    KioskCommand command =
        KioskCommand.of(
            SETTINGS, properties(Map.of("jpackage.app-path", "/opt/hnefi/bin/hnefi")), false);
    assertThat(command.words())
        .containsExactly("/opt/hnefi/bin/hnefi", "--kiosk-window", "museum.yaml");
    assertThat(command.environment())
        .containsExactly(Map.entry("JAVA_TOOL_OPTIONS", "-XX:+ExitOnOutOfMemoryError"));
  }

  @Test
  void theLauncherDoesNotTakeItselfForTheOneThatStartedIt() {
    Map<String, String> environment = new HashMap<>();
    environment.put("_JPACKAGE_LAUNCHER", "/opt/hnefi/bin/hnefi");
    environment.put("DISPLAY", ":0");
    KioskCommand.of(
            SETTINGS, properties(Map.of("jpackage.app-path", "/opt/hnefi/bin/hnefi")), false)
        .adapt(environment);
    assertThat(environment).containsOnlyKeys("DISPLAY", "JAVA_TOOL_OPTIONS");
  }

  @Test
  void optionsOfJavaThatSomebodyElseGaveStay() {
    Map<String, String> environment = new HashMap<>(Map.of("JAVA_TOOL_OPTIONS", "-Xlog:gc"));
    KioskCommand.of(
            SETTINGS, properties(Map.of("jpackage.app-path", "/opt/hnefi/bin/hnefi")), false)
        .adapt(environment);
    assertThat(environment)
        .containsEntry("JAVA_TOOL_OPTIONS", "-Xlog:gc -XX:+ExitOnOutOfMemoryError");
  }

  @Test
  void theLauncherIsToldHowToDraw() {
    Properties properties =
        properties(Map.of("jpackage.app-path", "/opt/hnefi/bin/hnefi", "prism.order", "sw"));
    assertThat(KioskCommand.of(SETTINGS, properties, false).environment())
        .containsExactly(
            Map.entry("JAVA_TOOL_OPTIONS", "-XX:+ExitOnOutOfMemoryError -Dprism.order=sw"));
  }

  @Test
  void aWindowInSoftwareIsDrawnSoWhateverThePropertiesSay() {
    Map<String, String> java = Map.of("java.home", "/jdk", "prism.order", "d3d");
    assertThat(KioskCommand.of(SETTINGS, properties(java), true).words())
        .contains("-Dprism.order=sw")
        .doesNotContain("-Dprism.order=d3d");
  }

  @Test
  void theJarStartsItselfWithItsCacheOfClasses() throws IOException {
    Path cache = Files.createFile(folder.resolve("hnefi.aot"));
    String jar = folder.resolve("hnefi.jar").toString();
    KioskCommand command =
        KioskCommand.of(
            SETTINGS,
            properties(
                Map.of(
                    "java.home", "/jdk",
                    "java.class.path", jar,
                    "hnefi.folder", "/data",
                    "os.name", "Linux",
                    "sun.jnu.encoding", "ANSI_X3.4-1968")),
            false);
    assertThat(command.words())
        .containsExactly(
            Path.of("/jdk/bin/java").toString(),
            "-Xmx384m",
            "-XX:+ExitOnOutOfMemoryError",
            "-Dhnefi.folder=/data",
            "-XX:AOTCache=" + cache,
            "-Xlog:disable",
            "-Dhnefi.started=true",
            "-jar",
            jar,
            "--kiosk-window",
            "museum.yaml");
    assertThat(command.environment()).containsExactly(Map.entry("LC_ALL", "C.UTF-8"));
  }

  @Test
  void classesAreFoundAgainWhereverTheyLay() {
    KioskCommand command =
        KioskCommand.of(
            Optional.empty(),
            properties(
                Map.of(
                    "java.home", "/jdk",
                    "jdk.module.path", "javafx.jar",
                    "java.class.path", "classes")),
            false);
    assertThat(command.words())
        .containsSubsequence(
            "-cp",
            "javafx.jar" + File.pathSeparator + "classes",
            "hnefi.app.Main",
            "--kiosk-window")
        .endsWith("--kiosk-window");
  }

  @Test
  void aWindowFindsTheFileOfItsSettingsAmongItsArguments() {
    assertThat(KioskCommand.settings("--kiosk-window")).isEmpty();
    assertThat(KioskCommand.settings("--kiosk-window", "museum.yaml")).isEqualTo(SETTINGS);
  }
}
