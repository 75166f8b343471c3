package hnefi.fx.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisabledOnOs(OS.WINDOWS)
class DefaultPrinterTest {
  private static final byte[] PDF = "%PDF-".getBytes(StandardCharsets.UTF_8);

  @TempDir private Path folder = Path.of("");

  private static boolean isFound(String... query) {
    DefaultPrinter printer = new DefaultPrinter(List.of("true"), List.of(query));
    printer.look();
    return printer.isReady();
  }

  @Test
  void aPrinterIsThereIfTheSystemNamesOne() {
    assertThat(isFound("echo", "system default destination: office")).isTrue();
    assertThat(isFound("echo", "no system default destination")).isFalse();
    assertThat(isFound("sh", "-c", "echo system default destination: office; exit 1")).isFalse();
    assertThat(isFound("no-such-command")).isFalse();
  }

  @Test
  void nothingIsReadyBeforeSomebodyHasLooked() {
    assertThat(new DefaultPrinter(List.of("true"), List.of("true")).isReady()).isFalse();
  }

  @Test
  void theCommandReadsTheDocument() throws IOException {
    Path paper = folder.resolve("paper");
    new DefaultPrinter(List.of("sh", "-c", "cat > '" + paper + "'"), List.of("true")).print(PDF);
    assertThat(paper).hasBinaryContent(PDF);
  }

  @Test
  void aPrinterThatDoesNotTakeTheDocumentIsNoticed() {
    DefaultPrinter printer =
        new DefaultPrinter(List.of("sh", "-c", "cat; exit 2"), List.of("true"));
    assertThatThrownBy(() -> printer.print(PDF)).isInstanceOf(IOException.class);
  }
}
