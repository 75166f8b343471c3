package hnefi.ui.play.export;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.text.Language;
import hnefi.text.Localized;
import hnefi.ui.file.FileType;
import hnefi.ui.file.ScriptedDesktop;
import hnefi.ui.task.BackgroundTasks;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExporterTest {
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
