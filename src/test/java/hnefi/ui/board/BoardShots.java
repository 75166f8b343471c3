package hnefi.ui.board;

import hnefi.board.Arrangement;
import hnefi.board.Piece;
import hnefi.board.Square;
import hnefi.content.BoardLook;
import hnefi.fx.theme.Appearance;
import hnefi.fx.tour.PngWriter;
import hnefi.narration.BoardMarks;
import hnefi.narration.MarkedSquares;
import hnefi.notation.BoardText;
import hnefi.text.Result;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import javafx.application.Platform;
import javafx.geometry.Insets;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.effect.ColorAdjust;
import javafx.scene.image.Image;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.TilePane;
import javafx.scene.layout.VBox;

/// Renders every look, so that people can judge it: `BoardShots DIR [look...]`, with the headless
/// platform.
final class BoardShots {
  private static final String DIAMOND =
      "...AAAAA.../.....A...../.........../A....D....A/A...DDD...A/AA.DDKDD.AA"
          + "/A...DDD...A/A....D....A/.........../.....A...../...AAAAA...";
  private static final String BRANDUB = "...A.../...A.../...D.../AADKDAA/...D.../...A.../...A...";
  private static final String OPEN =
      "...AA.AA.../.....A...../....A....../A....D....A/A...D.D...A/AA.D.KDD.AA"
          + "/A...DDD...A/A....D....A/..D......../.....A...../...AAAAA...";

  private static final MarkedSquares CASTLES =
      new MarkedSquares(true, MarkedSquares.Corners.CASTLES, false);
  private static final MarkedSquares EDGE =
      new MarkedSquares(false, MarkedSquares.Corners.PLAIN, true);

  private BoardShots() {}

  public static void main(String[] args) throws InterruptedException {
    Path folder = Path.of(args[0]);
    List<BoardLook> looks =
        args.length > 1
            ? List.of(args).subList(1, args.length).stream()
                .map(each -> BoardLook.valueOf(each.toUpperCase(Locale.ROOT)))
                .toList()
            : List.of(BoardLook.values());
    CountDownLatch done = new CountDownLatch(1);
    Platform.startup(() -> {
      try {
        Appearance.loadFonts();
        for (BoardLook look : looks) {
          shoot(folder, look);
        }
        sheets(folder, looks);
      } finally {
        done.countDown();
      }
    });
    done.await();
    Platform.exit();
  }

  private static void shoot(Path folder, BoardLook look) {
    String name = look.name().toLowerCase(Locale.ROOT);
    save(folder, name, board(look, DIAMOND, CASTLES), "theme-light", 1000);
    save(folder, name + "-zoom", board(look, BRANDUB, CASTLES), "theme-light", 1000);
  }

  private static void sheets(Path folder, List<BoardLook> looks) {
    for (String theme : List.of("light", "dark", "contrast")) {
      TilePane sheet = new TilePane(10, 10);
      sheet.setPrefColumns(2);
      for (BoardLook look : looks) {
        BoardControl board = marked(look, theme.equals("light") ? EDGE : CASTLES);
        board.setPrefSize(700, 700);
        sheet.getChildren().add(board);
      }
      save(folder, "marked-" + theme, sheet, "theme-" + theme, 0);
    }
    TilePane small = new TilePane(10, 10);
    small.setPrefColumns(4);
    for (BoardLook look : looks) {
      BoardPicture picture = new BoardPicture();
      picture.setArrangement(read(DIAMOND));
      picture.setLook(look);
      picture.setMarkedSquares(CASTLES);
      picture.setPrefSize(160, 160);
      small.getChildren().add(picture);
      BoardControl board = board(look, DIAMOND, CASTLES);
      board.setPrefSize(330, 330);
      small.getChildren().add(board);
    }
    save(folder, "small", small, "theme-light", 0);
    HBox icons = new HBox(10);
    looks.forEach(look -> icons.getChildren().add(icons(look)));
    save(folder, "icons", icons, "theme-light", 0);
    save(folder, "icons-dark", icons, "theme-dark", 0);
    save(folder, "icons-contrast", icons, "theme-contrast", 0);
    icons.setEffect(new ColorAdjust(0, -1, 0, 0));
    save(folder, "icons-grey", icons, "theme-light", 0);
  }

  private static BoardControl marked(BoardLook look, MarkedSquares signs) {
    BoardControl board = board(look, OPEN, signs);
    board.setMarks(
        BoardMarks.NONE
            .withLastMove(new hnefi.rules.Move(new Square(4, 10), new Square(4, 8)))
            .with(BoardMarks.Kind.CAPTOR, Set.of(new Square(3, 10), new Square(7, 10)))
            .with(BoardMarks.Kind.VICTIM, Set.of(new Square(5, 10)))
            .with(BoardMarks.Kind.SPARED, Set.of(new Square(5, 7)))
            .with(BoardMarks.Kind.TROUBLE, Set.of(new Square(0, 10), new Square(0, 5)))
            .with(BoardMarks.Kind.HINT, Set.of(new Square(2, 2)))
            .with(BoardMarks.Kind.DANGER, Set.of(new Square(6, 6), new Square(8, 8)))
            .with(BoardMarks.Kind.CIRCLE, Set.of(new Square(5, 1)))
            .withFreeLine(new Square(2, 2), new Square(2, 0))
            .withArrow(new Square(10, 3), new Square(7, 3)));
    board.moveInput().setDestinations(_ -> Set.of(new Square(5, 6), new Square(4, 5)));
    board.moveInput().select(new Square(5, 5));
    return board;
  }

  private static BoardControl board(BoardLook look, String rows, MarkedSquares signs) {
    BoardControl board = new BoardControl();
    board.setArrangement(read(rows));
    board.setLook(look);
    board.setMarkedSquares(signs);
    return board;
  }

  private static Region icons(BoardLook look) {
    VBox box = new VBox(12);
    for (int size : new int[] {16, 24, 32, 48, 96}) {
      HBox row = new HBox(size / 4.0);
      for (Piece piece : Piece.values()) {
        PieceIcon icon = new PieceIcon(look, piece);
        icon.setMinSize(size, size);
        icon.setPrefSize(size, size);
        row.getChildren().add(icon);
      }
      box.getChildren().add(row);
    }
    box.setPadding(new Insets(20));
    return box;
  }

  private static void save(Path folder, String name, Region shown, String theme, double size) {
    StackPane root = new StackPane(shown);
    root.getStyleClass().add(theme);
    root.getStylesheets().add(BoardShots.class.getResource("shots.css").toExternalForm());
    Scene scene = size > 0 ? new Scene(root, size, size) : new Scene(root);
    try {
      PngWriter.write(picture(scene, root), folder.resolve(name + ".png"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Image picture(Scene scene, Parent root) {
    root.applyCss();
    root.layout();
    return scene.snapshot(null);
  }

  private static Arrangement read(String rows) {
    return switch (BoardText.read(rows)) {
      case Result.Good<Arrangement>(Arrangement board) -> board;
      case Result.Bad<Arrangement> bad -> throw new IllegalArgumentException(bad.toString());
    };
  }
}
