package hnefi.ui.play.export;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.BoardShape;
import hnefi.fx.file.ScriptedDesktop;
import hnefi.fx.task.BackgroundTasks;
import hnefi.text.Language;
import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import hnefi.ui.board.BoardControl;
import hnefi.ui.play.session.PlayFixture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@ExtendWith(WindowExtension.class)
class BoardExportTest {
  @TempDir private Path folder;

  private final ScriptedDesktop desktop = new ScriptedDesktop();
  private final BoardExport export =
      new BoardExport(
          new Exporter(desktop.access(), BackgroundTasks.immediate(), _ -> {}), Language.EN);

  @Test
  void whatWasDrawnOnTheBoardIsInItsPictures() throws IOException {
    List<BoardShape> drawn =
        List.of(
            new BoardShape.Circle(PlayFixture.square("a1")),
            new BoardShape.Arrow(PlayFixture.square("d4"), PlayFixture.square("g7")));
    for (String file : List.of("board.png", "board.svg")) {
      assertThat(saved(file, drawn)).isNotEqualTo(saved(file, List.of()));
    }
  }

  private byte[] saved(String file, List<BoardShape> drawn) throws IOException {
    Path picture = folder.resolve(file);
    desktop.saved = Optional.of(picture);
    FxThread.run(() -> {
      BoardControl board = new BoardControl();
      board.setArrangement(PlayFixture.edition("haende").layout().board());
      board.setShapes(drawn);
      export.save(board, "board");
    });
    return Files.readAllBytes(picture);
  }
}
