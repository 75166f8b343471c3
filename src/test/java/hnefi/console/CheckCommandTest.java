package hnefi.console;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.check.ContentCheck;
import hnefi.text.Language;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import picocli.CommandLine;

class CheckCommandTest {
  private static final ContentCheck.Report NOTHING_MORE =
      new ContentCheck.Report(List.of(), Map.of(), List.of());

  private final StringWriter said = new StringWriter();

  /// A folder without content has lines of every kind but the one that all is sound.
  @ParameterizedTest
  @EnumSource
  void everyLineIsSaidInEveryLanguage(Language language, @TempDir Path folder) {
    check("--lang", language.name(), folder.toString());
    assertThat(said.toString().lines()).hasSizeGreaterThan(4).noneMatch(line -> line.contains("{"));
  }

  @Test
  void aDamagedFolderIsToldFaultByFault(@TempDir Path folder) throws IOException {
    copy(Path.of("content"), folder);
    withoutPuzzles(folder);
    Path layout = folder.resolve("layouts/brandub.yaml");
    Files.writeString(layout, Files.readString(layout).replace("AADKDAA", "AADDDAA"));
    assertThat(check("--lang", "en", folder.toString())).isEqualTo(1);
    assertThat(said.toString())
        .containsPattern("content/layouts/brandub.yaml, line \\d+: the board has no king\\.")
        .containsPattern("\\d+ faults found\\.");
  }

  @Test
  void aFolderThatIsNotThereIsNamed(@TempDir Path folder) {
    Path missing = folder.resolve("nowhere");
    assertThat(check("--lang", "en", missing.toString())).isEqualTo(2);
    assertThat(said.toString()).isEqualToIgnoringNewLines("There is no folder “" + missing + "”.");
  }

  private int check(String... arguments) {
    PrintWriter writer = new PrintWriter(said, true);
    return new CommandLine(new CheckCommand(_ -> NOTHING_MORE, Language.SV))
        .setOut(writer)
        .setErr(writer)
        .execute(arguments);
  }

  private static void withoutPuzzles(Path folder) throws IOException {
    Files.writeString(folder.resolve("puzzles/index.yaml"), "[]");
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path each : files.toList()) {
        Path copy = to.resolve(from.relativize(each).toString());
        if (Files.isDirectory(each)) {
          Files.createDirectories(copy);
        } else {
          Files.copy(each, copy);
        }
      }
    }
  }
}
