package hnefi.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LauncherTest {
  @TempDir private Path folder = Path.of("");

  @Test
  void aWindowHasBoundedMemory() {
    assertThat(Launcher.command(Path.of("java"), jar()))
        .startsWith("java")
        .contains("-Xmx512m", "-Dhnefi.started=true")
        .endsWith("-jar", jar().toString());
    assertThat(Launcher.command(Path.of("java"), jar(), "a game.tafl"))
        .contains("-Xmx512m")
        .endsWith(jar().toString(), "a game.tafl");
    assertThat(Launcher.command(Path.of("java"), jar(), "--safe-graphics", "a game.tafl"))
        .contains("-Xmx512m")
        .endsWith(jar().toString(), "--safe-graphics", "a game.tafl");
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
