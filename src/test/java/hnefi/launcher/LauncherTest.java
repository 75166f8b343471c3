package hnefi.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LauncherTest {
  @TempDir private Path folder = Path.of("");

  @Test
  void aWindowHasBoundedMemory() {
    assertThat(Launcher.command(Path.of("java"), jar()))
        .startsWith("java")
        .contains("-Xmx512m", "-Dhnefi.started=true")
        .endsWith("-jar", jar().toString());
    assertThat(Launcher.command(Path.of("java"), jar(), "--safe-graphics", "a game.tafl"))
        .contains("-Xmx512m")
        .endsWith(jar().toString(), "--safe-graphics", "a game.tafl");
  }

  @ParameterizedTest
  @ValueSource(strings = {"a game.tafl", "A GAME.TAFL", "/a folder/game.otg", "winter.rules"})
  void soHasOneThatOpensAFile(String file) {
    assertThat(Launcher.command(Path.of("java"), jar(), file))
        .contains("-Xmx512m")
        .endsWith(jar().toString(), file);
  }

  @ParameterizedTest
  @ValueSource(strings = {"--help", "check", "engine", "--kiosk-example"})
  void aCommandIsNoFile(String command) {
    assertThat(Launcher.command(Path.of("java"), jar(), command)).doesNotContain("-Xmx512m");
  }

  @Test
  void aCommandTakesTheMemoryItNeeds() {
    assertThat(Launcher.command(Path.of("java"), jar(), "perft", "fetlar", "3"))
        .noneMatch(each -> each.startsWith("-Xmx"))
        .endsWith("perft", "fetlar", "3");
  }

  @Test
  void onlyACacheThatIsThereIsUsed() throws IOException {
    assertThat(Launcher.command(Path.of("java"), jar())).noneMatch(each -> each.contains("AOT"));

    Path cache = Files.createFile(folder.resolve("hnefi.aot"));

    assertThat(Launcher.command(Path.of("java"), jar())).contains("-XX:AOTCache=" + cache);
  }

  private Path jar() {
    return folder.resolve("hnefi.jar");
  }
}
