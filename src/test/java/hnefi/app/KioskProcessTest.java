package hnefi.app;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.kiosk.KioskExit;
import hnefi.storage.ProcessLock;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A kiosk and its window as they are started, on a screen that is not there.
class KioskProcessTest {
  private static final int MINUTES = 4;
  private static final String GREETING = "hnefi supervision 1780000000 0 0 0\n";

  @TempDir private Path folder;
  private Optional<Process> started = Optional.empty();

  @AfterEach
  void end() throws InterruptedException {
    if (started.isPresent()) {
      started.get().destroyForcibly().waitFor();
    }
  }

  private Process start(String argument, String... settings) throws IOException {
    Path file = Files.write(folder.resolve("kiosk.yaml"), List.of(settings));
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home", ""), "bin", "java").toString(),
                "-Duser.language=en",
                "-Dglass.platform=Headless",
                "-Dprism.order=sw",
                "-Dhnefi.folder=" + folder.resolve("files"),
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                ProgramProcess.classPath(),
                Main.class.getName(),
                argument,
                file.toString()));
    Process process =
        new ProcessBuilder(command).redirectError(folder.resolve("err.txt").toFile()).start();
    started = Optional.of(process);
    process.getOutputStream().write(GREETING.getBytes(StandardCharsets.UTF_8));
    process.getOutputStream().flush();
    return process;
  }

  @Test
  void theWindowSendsItsPulseTellsOfFaultsAndEndsWhenANewOneIsWanted() throws Exception {
    Files.createDirectories(folder.resolve("texts/history/en"));
    Files.writeString(folder.resolve("texts/history/en/names.md"), "No title.\n");
    Process window = start(KioskCommand.WINDOW, "overlay: texts");
    try (BufferedReader told = window.inputReader(StandardCharsets.UTF_8)) {
      // The files are looked at while the window opens.
      String fault = "hnefi log " + folder.resolve("texts/history/en/names.md");
      int beats = 0;
      boolean faultTold = false;
      while (beats < 2 || !faultTold) {
        String line = told.readLine();
        assertThat(line)
            .as(Files.readString(folder.resolve("err.txt")))
            .satisfiesAnyOf(
                each -> assertThat(each).isEqualTo("hnefi beat"),
                each -> assertThat(each).startsWith(fault));
        beats += "hnefi beat".equals(line) ? 1 : 0;
        faultTold |= !"hnefi beat".equals(line);
      }
      OutputStream supervisor = window.getOutputStream();
      supervisor.write("hnefi restart\n".getBytes(StandardCharsets.UTF_8));
      supervisor.flush();
      assertThat(window.waitFor(MINUTES, TimeUnit.MINUTES)).isTrue();
      assertThat(window.exitValue()).isEqualTo(KioskExit.RESTART.code());
    }
  }

  @Test
  void theWindowEndsWithItsSupervisor() throws Exception {
    Process window = start(KioskCommand.WINDOW, "touch: false");
    assertThat(window.inputReader(StandardCharsets.UTF_8).readLine()).isEqualTo("hnefi beat");
    window.getOutputStream().close();
    assertThat(window.waitFor(MINUTES, TimeUnit.MINUTES)).isTrue();
  }

  @Test
  void aSecondKioskWithTheSameDataEndsWithASentence() throws Exception {
    try (ProcessLock first = ProcessLock.take(folder.resolve("data/kiosk.lock")).orElseThrow()) {
      assertThat(first).isNotNull();
      Process second = start("--kiosk", "data: data");
      assertThat(second.waitFor(MINUTES, TimeUnit.MINUTES)).isTrue();
      assertThat(second.exitValue()).isEqualTo(1);
      assertThat(Files.readString(folder.resolve("err.txt")))
          .contains("Another Hnefi kiosk is already using the folder " + folder.resolve("data"));
    }
  }
}
