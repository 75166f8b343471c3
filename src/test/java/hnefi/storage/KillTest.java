package hnefi.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import hnefi.text.Language;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A program that is killed while it saves has lost nothing that it said was saved.
class KillTest {
  /// Fewer than an experiment makes of the same test: `-Dhnefi.kills=1000`.
  private static final int KILLS = Integer.getInteger("hnefi.kills", 4);

  @TempDir private Path folder = Path.of("");

  @Test
  void whatWasSaidToBeSavedOutlastsAKill() throws Exception {
    Path file = folder.resolve("count.yaml");
    int saved = 0;
    StorageContext context =
        new StorageContext(BackgroundWriter.immediate(), notice -> fail(notice.in(Language.EN)));
    for (int kill = 0; kill < KILLS; kill++) {
      saved = lastSavedBeforeKill(file, 3 + kill * 7 % 31);
      assertThat(Integer.parseInt(Sample.repository(file, context).load().text()))
          .isGreaterThanOrEqualTo(saved);
    }
    new AtomicFiles().removeTemporaryFiles(folder);

    assertThat(saved).isGreaterThan(KILLS);
    assertThat(folder).isDirectoryNotContaining("glob:**.new");
    assertThat(folder).isDirectoryNotContaining("glob:**-1");
  }

  private static int lastSavedBeforeKill(Path file, int after)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home", ""), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp", classPath()));
    command.addAll(List.of(SavingProcess.class.getName(), file.toString()));
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    int saved = 0;
    try (BufferedReader out = process.inputReader()) {
      String line = out.readLine();
      for (int count = 1; line != null; count++) {
        saved = Integer.parseInt(line);
        if (count == after) {
          // Told of itself, the process would close its output too.
          process.toHandle().destroyForcibly();
        }
        line = out.readLine();
      }
    }
    process
        .waitFor(); // its output is closed a little before it is gone, and its temporary file with
    // it
    return saved;
  }

  private static String classPath() {
    return String.join(
        System.getProperty("path.separator", ":"),
        Objects.requireNonNullElse(System.getProperty("jdk.module.path"), ""),
        Objects.requireNonNullElse(System.getProperty("java.class.path"), ""));
  }
}
