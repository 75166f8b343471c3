package hnefi.ui.board;

import static hnefi.ui.board.BoardFixture.arrangement;
import static hnefi.ui.board.BoardFixture.square;
import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Piece;
import hnefi.content.BoardLook;
import hnefi.fx.settings.Theme;
import hnefi.fx.theme.ColourVision;
import hnefi.narration.MarkedSquares;
import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The boards as they are drawn: the sides stand out from each other to every eye.
@ExtendWith(WindowExtension.class)
class BoardColoursTest {
  private static final double LEAST = 3;
  private static final int SIZE = 420;

  /// How much of a piece must stand out: thin lines that cross the board may hide the rest.
  private static final double SEEN = 0.95;

  private static final int DIRECTIONS = 72;
  private static final String SQUARES = "?.....?/.?...?./......?/...?.../?....../.?...?./?.....?";
  private static final List<String> FILLED =
      List.of("a7", "g7", "b6", "f6", "g5", "d4", "a3", "b2", "f2", "a1", "g1");

  private static final String ATTACKER = "b4";
  private static final String DEFENDER = "d4";

  private record Picture(PixelReader pixels, BoardControl board) {
    /// Returns the mean brightness of the middle of a square.
    double middle(String name, double share, ColourVision eye) {
      Bounds square = bounds(name);
      double reach = square.getWidth() * share / 2;
      List<Double> found = new ArrayList<>();
      for (double x = -reach; x <= reach; x++) {
        for (double y = -reach; y <= reach; y++) {
          found.add(eye.luminance(at(square.getCenterX() + x, square.getCenterY() + y)));
        }
      }
      return found.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
    }

    private Bounds bounds(String name) {
      Node cell = BoardFixture.cellOf(board, square(name));
      return cell.localToScene(cell.getBoundsInLocal());
    }

    private Color at(double x, double y) {
      return pixels.getColor((int) x, (int) y);
    }
  }

  @ParameterizedTest
  @EnumSource
  void theSidesStandOut(BoardLook look) {
    List<String> faults = new ArrayList<>();
    FxThread.run(() -> {
      // High contrast draws pieces as outlines, whose middles say nothing.
      for (Theme theme : List.of(Theme.LIGHT, Theme.DARK)) {
        Picture picture = picture(look, theme);
        for (ColourVision eye : ColourVision.values()) {
          String where = theme + ", " + eye;
          double sides =
              ColourVision.contrast(
                  picture.middle(ATTACKER, 0.4, eye), picture.middle(DEFENDER, 0.4, eye));
          if (sides < LEAST) {
            faults.add("%s: the sides differ by %.2f only".formatted(where, sides));
          }
        }
      }
    });
    assertThat(faults).isEmpty();
  }

  /// From wherever one looks towards a piece, something of it stands out from its square: on light
  /// squares and dark ones, on the throne and in the corners. Shadows do not count.
  @ParameterizedTest
  @EnumSource
  void everyPieceStandsOutFromItsSquareAllAround(BoardLook look) {
    List<String> faults = new ArrayList<>();
    FxThread.run(() -> {
      for (Theme theme : Theme.values()) {
        Picture empty = picture(look, theme, SQUARES.replace('?', '.'), false);
        for (Piece piece : Piece.values()) {
          Picture full = picture(look, theme, SQUARES.replace('?', piece.name().charAt(0)), false);
          for (ColourVision eye : ColourVision.values()) {
            for (String square : FILLED) {
              double outline = outline(full, empty, square, eye);
              if (outline < SEEN) {
                faults.add(
                    "%s, %s: of the %s on %s one sees %.0f %%"
                        .formatted(theme, eye, piece, square, 100 * outline));
              }
            }
          }
        }
      }
    });
    assertThat(faults).isEmpty();
  }

  /// Returns how much of a piece stands out from its square, of all directions.
  private static double outline(Picture full, Picture empty, String square, ColourVision eye) {
    Bounds bounds = full.bounds(square);
    int seen = 0;
    for (int i = 0; i < DIRECTIONS; i++) {
      double angle = 2 * Math.PI * i / DIRECTIONS;
      boolean found = false;
      for (double r = bounds.getWidth() / 2; r > bounds.getWidth() / 10 && !found; r -= 0.5) {
        double x = bounds.getCenterX() + r * Math.cos(angle);
        double y = bounds.getCenterY() + r * Math.sin(angle);
        found = eye.contrast(full.at(x, y), empty.at(x, y)) >= LEAST;
      }
      seen += found ? 1 : 0;
    }
    return (double) seen / DIRECTIONS;
  }

  private static Picture picture(BoardLook look, Theme theme) {
    return picture(look, theme, "...../.A.D./...../.K.../.....", true);
  }

  private static Picture picture(BoardLook look, Theme theme, String rows, boolean shadows) {
    BoardControl board = new BoardControl();
    board.setLook(look);
    board.setMarkedSquares(new MarkedSquares(true, MarkedSquares.Corners.CASTLES, true));
    board.setArrangement(arrangement(rows));
    StackPane root = new StackPane(board);
    root.getStyleClass().addAll("root", theme.styleClass());
    Scene scene = new Scene(root, SIZE, SIZE);
    for (int i = 0; i < 2; i++) {
      root.applyCss();
      root.layout();
    }
    if (!shadows) {
      Stream.of(".shadow", ".shadow-soft")
          .flatMap(each -> board.lookupAll(each).stream())
          .forEach(each -> each.setVisible(false));
    }
    WritableImage image = scene.snapshot(null);
    return new Picture(image.getPixelReader(), board);
  }
}
