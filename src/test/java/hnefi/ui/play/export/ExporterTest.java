package hnefi.ui.play.export;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.fx.file.FileType;
import hnefi.fx.file.ScriptedDesktop;
import hnefi.fx.task.BackgroundTasks;
import hnefi.text.Language;
import hnefi.text.Localized;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExporterTest {
  private static final Supplier<byte[]> PDF = () -> "%PDF-".getBytes(StandardCharsets.UTF_8);

  @TempDir private Path folder;

  private final ScriptedDesktop desktop = new ScriptedDesktop();
  private final List<Localized> told = new ArrayList<>();
  private final Exporter exporter =
      new Exporter(desktop.access(), BackgroundTasks.immediate(), told::add);

  @Test
  void theEndingOfTheChosenFileSaysWhatIsWritten() throws IOException {
    desktop.saved = Optional.of(folder.resolve("board.SVG"));
    save();
    assertThat(folder.resolve("board.SVG")).hasContent("drawing");
    assertThat(desktop.proposed).isEqualTo("my board");
    assertThat(told.getFirst().in(Language.EN)).contains("board.SVG");
  }

  @Test
  void whoeverChoosesNoFileWritesNone() throws IOException {
    save();
    try (var files = Files.list(folder)) {
      assertThat(files).isEmpty();
    }
    assertThat(told).isEmpty();
  }

  @Test
  void aFileThatCannotBeWrittenIsToldInOneSentence() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    desktop.saved = Optional.of(file.resolve("board.png"));
    save();
    assertThat(told).hasSize(1);
    assertThat(told.getFirst().in(Language.EN)).contains("board.png");
  }

  @Test
  void theViewerFindsThePdfWhenTheProgramHasEnded() throws IOException, InterruptedException {
    ProcessBuilder command =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home", ""), "bin", "java").toString(),
            "-Djava.io.tmpdir=" + folder,
            "-cp",
            String.join(
                System.getProperty("path.separator", ":"),
                Objects.requireNonNullElse(System.getProperty("jdk.module.path"), ""),
                Objects.requireNonNullElse(System.getProperty("java.class.path"), "")),
            PrintingProgram.class.getName());
    assertThat(command.inheritIO().start().waitFor()).isZero();
    try (var files = Files.list(folder)) {
      assertThat(files).singleElement().asString().endsWith(".pdf");
    }
  }

  /// Prints, and ends.
  static final class PrintingProgram {
    public static void main(String[] arguments) {
      new Exporter(new ScriptedDesktop().access(), BackgroundTasks.immediate(), _ -> {}).print(PDF);
    }
  }

  @Test
  void whereNothingShowsPdfsThePlaceOfTheDocumentIsTold() throws IOException {
    desktop.viewerMissing = true;
    exporter.print(PDF);
    String said = told.getLast().in(Language.EN);
    assertThat(said).startsWith("No program that shows PDF files was found.");
    Path file = Path.of(said.substring(said.lastIndexOf(": ") + 2));
    assertThat(file).hasBinaryContent(PDF.get());
    Files.delete(file);
  }

  private void save() {
    exporter.save(
        _ -> "Save",
        "my board",
        List.of(
            new Exporter.Format(
                new FileType(_ -> "PNG", ".png"), () -> "pixels".getBytes(StandardCharsets.UTF_8)),
            new Exporter.Format(
                new FileType(_ -> "SVG", ".svg"),
                () -> "drawing".getBytes(StandardCharsets.UTF_8))),
        Language.EN);
  }
}
