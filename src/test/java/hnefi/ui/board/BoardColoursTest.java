package hnefi.ui.board;

import static hnefi.ui.board.BoardFixture.arrangement;
import static hnefi.ui.board.BoardFixture.square;
import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.BoardLook;
import hnefi.ui.FxThread;
import hnefi.ui.settings.Theme;
import hnefi.ui.theme.ColourVision;
import java.util.ArrayList;
import java.util.List;
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
import org.testfx.framework.junit5.ApplicationExtension;

/// The boards as they are drawn: the sides stand out from each other to every eye.
@ExtendWith(ApplicationExtension.class)
class BoardColoursTest {
  private static final double LEAST = 3;
  private static final int SIZE = 420;

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
