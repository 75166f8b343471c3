package hnefi.ui.play.export;

import hnefi.fx.file.FileType;
import hnefi.fx.tour.PngWriter;
import hnefi.print.BoardDrawing;
import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.board.BoardControl;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.scene.layout.StackPane;

/// Pictures of what a board shows, with its marks and what was drawn on it: as it looks, in pixels,
/// or drawn for paper, as SVG.
public final class BoardExport {
  private static final double PIXELS = 1400;

  private final Exporter exporter;
  private final Words words;

  public BoardExport(Exporter exporter, Language language) {
    this.exporter = exporter;
    words = Words.of(Exporter.class, "export", language);
  }

  /// Asks for a file and writes a picture into it.
  ///
  /// @param name the name of the file that is proposed
  public void save(BoardControl board, String name) {
    Image picture = picture(board);
    String drawing = drawing(board, name);
    exporter.save(
        _ -> words.say("export.picture"),
        name,
        List.of(
            new Exporter.Format(
                new FileType(_ -> words.say("export.png"), ".png"), () -> png(picture)),
            new Exporter.Format(
                new FileType(_ -> words.say("export.svg"), ".svg"),
                () -> drawing.getBytes(StandardCharsets.UTF_8))),
        words.language());
  }

  /// Puts a picture into the clipboard.
  public void copy(BoardControl board) {
    exporter.copy(picture(board));
  }

  private static String drawing(BoardControl board, String title) {
    return BoardDrawing.of(Objects.requireNonNull(board.getArrangement()), board.getMarkedSquares())
        .with(board.getMarks().with(board.getShapes()))
        .flipped(board.isFlipped())
        .svg(title);
  }

  /// Returns the board as it looks in its window, in a size of its own and with nothing in hand.
  private static Image picture(BoardControl board) {
    BoardControl copy = new BoardControl();
    copy.setLook(board.getLook());
    copy.setMarkedSquares(board.getMarkedSquares());
    copy.setFlipped(board.isFlipped());
    copy.setInteractive(false);
    copy.setArrangement(board.getArrangement());
    copy.setMarks(board.getMarks());
    copy.setShapes(board.getShapes());
    StackPane root = new StackPane(copy);
    Scene scene = new Scene(root, PIXELS, PIXELS);
    if (board.getScene() != null) {
      Parent window = board.getScene().getRoot();
      scene.getStylesheets().setAll(board.getScene().getStylesheets());
      root.getStyleClass().addAll(window.getStyleClass());
    }
    for (int pass = 0; pass < 2; pass++) {
      root.applyCss();
      root.layout();
    }
    return scene.snapshot(null);
  }

  private static byte[] png(Image picture) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      PngWriter.write(picture, out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }
}
