package hnefi.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Programs with windows, as the system starts and ends them.
class WindowProcessTest {
  private static final int MINUTES = 4;

  @TempDir private Path folder = Path.of("");
  private final List<Process> started = new ArrayList<>();

  @AfterEach
  void end() throws InterruptedException {
    for (Process each : started) {
      each.destroyForcibly().waitFor();
    }
  }

  @Test
  void ofTwoProgramsOneHandsOverToTheOtherAlsoAfterAKill() throws Exception {
    start("");
    Process other = start("");
    Process left = theOneThatStays();
    left.destroyForcibly().waitFor();
    assertThat(folder.resolve("files/socket")).exists();

    start("");
    start("");
    theOneThatStays();
    assertThat(other.isAlive()).isFalse();
  }

  /// Waits until one of the two programs has ended well, and returns the other.
  private Process theOneThatStays() throws Exception {
    Process one = started.get(started.size() - 2);
    Process two = started.getLast();
    CompletableFuture.anyOf(one.onExit(), two.onExit()).get(MINUTES, TimeUnit.MINUTES);
    Process ended = one.isAlive() ? two : one;
    Process left = one.isAlive() ? one : two;
    assertThat(ended.exitValue()).as(said()).isZero();
    assertThat(left.isAlive()).isTrue();
    return left;
  }

  @Test
  void whenTheFirstScreenFailsTheProgramEndsWithASentence() throws Exception {
    Path screens = Files.createDirectories(folder.resolve("classes/hnefi/ui/home"));
    Files.writeString(screens.resolve("home.fxml"), "this is no screen");

    Process program = start(folder.resolve("classes") + System.getProperty("path.separator", ":"));

    assertThat(program.waitFor(MINUTES, TimeUnit.MINUTES)).isTrue();
    assertThat(program.exitValue()).isEqualTo(1);
    assertThat(said()).contains("Hnefi could not open its window");
  }

  @Test
  void aGameWithAnEndlessTitleDoesNotKeepTheWindowFromOpening() throws Exception {
    Path games = Files.createDirectories(folder.resolve("files/games"));
    Files.writeString(
        games.resolve("a.tafl"),
        "[Title \"%s\"]\n[Date \"2026-11-21\"]\n[Rules \"fetlar\"]\n\nongoing\n"
            .formatted("x".repeat(1_000_000)));

    Process program = start("", "-Dhnefi.rehearsal=true");

    assertThat(program.waitFor(MINUTES, TimeUnit.MINUTES)).isTrue();
    assertThat(program.exitValue()).as(said()).isZero();
    assertThat(said()).doesNotContain("Error");
  }

  /// Starts the program with a window on a screen that is not there.
  ///
  /// @param before goes before the class path
  private Process start(String before, String... more) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home", ""), "bin", "java").toString());
    command.addAll(
        List.of(
            "-Duser.language=en",
            "-Dglass.platform=Headless",
            "-Dprism.order=sw",
            "-Xmx512m",
            "-XX:TieredStopAtLevel=1",
            "-Dhnefi.folder=" + folder.resolve("files"),
            "--enable-native-access=ALL-UNNAMED"));
    command.addAll(List.of(more));
    command.addAll(List.of("-cp", before + ProgramProcess.classPath(), "hnefi.app.Main"));
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.appendTo(err().toFile()))
            .start();
    started.add(process);
    return process;
  }

  private Path err() {
    return folder.resolve("err.txt");
  }

  private String said() throws IOException {
    return Files.readString(err());
  }
}
