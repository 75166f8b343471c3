package hnefi.ui.board;

import static hnefi.ui.board.BoardFixture.arrangement;
import static hnefi.ui.board.BoardFixture.square;
import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.BoardLook;
import hnefi.ui.settings.Theme;
import hnefi.ui.theme.ColourVision;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;

/// The boards as they are drawn: the sides stand out from each other and from their squares to
/// every eye.
@ExtendWith(ApplicationExtension.class)
class BoardColoursTest {
  private static final double LEAST = 3;
  private static final int SIZE = 420;
  private static final int RAYS = 60;

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

    /// Returns on which share of the rays from the middle of a piece there is a line that stands
    /// out from the square.
    double outline(String name, double ground, ColourVision eye) {
      Bounds square = bounds(name);
      ToDoubleFunction<Double> strongest =
          angle ->
              IntStream.rangeClosed(10, 24)
                  .mapToDouble(i -> i / 50.0 * square.getWidth())
                  .mapToObj(r ->
                      at(
                          square.getCenterX() + r * Math.cos(angle),
                          square.getCenterY() + r * Math.sin(angle)))
                  .mapToDouble(each -> ColourVision.contrast(eye.luminance(each), ground))
                  .max()
                  .orElseThrow();
      return IntStream.range(0, RAYS)
              .mapToDouble(i -> strongest.applyAsDouble(2 * Math.PI * i / RAYS))
              .filter(each -> each >= LEAST)
              .count()
          / (double) RAYS;
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
  void theSidesStandOut(BoardLook look, FxRobot robot) {
    List<String> faults = new ArrayList<>();
    robot.interact(() -> {
      for (Theme theme : Theme.values()) {
        Picture picture = picture(look, theme);
        for (ColourVision eye : ColourVision.values()) {
          double attacker = picture.middle("b4", 0.4, eye);
          double defender = picture.middle("d4", 0.4, eye);
          String where = look + " " + theme + " " + eye;
          System.err.printf("%s sides %.2f ", where, ColourVision.contrast(attacker, defender));
          for (String empty : List.of("b1", "c1", "d1", "c3")) {
            double ground = picture.middle(empty, 0.6, eye);
            System.err.printf(" %s %.3f: A %.2f D %.2f K %.2f", empty, ground, picture.outline("b4", ground, eye), picture.outline("d4", ground, eye), picture.outline("b2", ground, eye));
          }
          System.err.println();
        }
      }
    });
    assertThat(faults).isEmpty();
  }

  private static Picture picture(BoardLook look, Theme theme) {
    BoardControl board = new BoardControl();
    board.setLook(look);
    board.setArrangement(arrangement("...../.A.D./...../.K.../....."));
    StackPane root = new StackPane(board);
    root.getStyleClass().addAll("root", theme.styleClass());
    Scene scene = new Scene(root, SIZE, SIZE);
    for (int i = 0; i < 2; i++) {
      root.applyCss();
      root.layout();
    }
    WritableImage image = scene.snapshot(null);
    return new Picture(image.getPixelReader(), board);
  }
}
