package hnefi.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Pictures are taken where there is no display at all.
class HeadlessTourTest {
  @TempDir private Path folder = Path.of("");

  @Test
  void aScreenIsTakenInTheSizeThatWasAskedFor() throws IOException, InterruptedException {
    Path pictures = folder.resolve("pictures");
    ProgramProcess.Left left =
        ProgramProcess.run(
            folder,
            "",
            ("tour " + pictures + " --only settings --lang sv --theme dark --size 800x600")
                .split(" "));
    assertThat(left.code()).as(left.err()).isZero();
    assertThat(left.out()).startsWith("One picture in " + pictures);
    try (var files = Files.walk(pictures)) {
      Path picture =
          files.filter(each -> each.toString().endsWith(".png")).findFirst().orElseThrow();
      // The head of a PNG file names its size.
      ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(picture));
      assertThat(bytes.getInt(16)).isEqualTo(800);
      assertThat(bytes.getInt(20)).isEqualTo(600);
    }
  }

  @Test
  void aScreenThatDoesNotExistIsNamedWithThoseThatDo() throws IOException, InterruptedException {
    ProgramProcess.Left left =
        ProgramProcess.run(folder, "", "tour", folder.toString(), "--only", "attic");
    assertThat(left.code()).isEqualTo(2);
    assertThat(left.err()).contains("There is no screen attic; the screens are: home");
    assertThat(left.out()).isEmpty();
  }
}
