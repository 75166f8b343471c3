package hnefi.ui.board;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Piece;
import hnefi.content.BoardLook;
import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import hnefi.ui.board.art.BoardArt;
import javafx.geometry.Bounds;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Sides are told apart by form as well as colour, small and without colours too.
@ExtendWith(WindowExtension.class)
class PieceLegibilityTest {
  private static final int SIZE = 24;

  @ParameterizedTest
  @EnumSource
  void theSidesDifferInFormWhenSmall(BoardLook look) {
    boolean[] attacker = form(look, Piece.ATTACKER);
    boolean[] defender = form(look, Piece.DEFENDER);
    int both = 0;
    int one = 0;
    for (int i = 0; i < attacker.length; i++) {
      both += attacker[i] && defender[i] ? 1 : 0;
      one += attacker[i] != defender[i] ? 1 : 0;
    }
    assertThat((double) one / (one + both)).isGreaterThan(0.2);
  }

  @ParameterizedTest
  @EnumSource
  void theSidesDifferInBrightnessWithoutColour(BoardLook look) {
    assertThat(brightness(look, Piece.DEFENDER) - brightness(look, Piece.ATTACKER))
        .isGreaterThan(0.35);
  }

  @ParameterizedTest
  @EnumSource
  void everyPieceStaysInItsSquare(BoardLook look) {
    for (Piece piece : Piece.values()) {
      Bounds bounds = BoardArt.of(look).pieces().of(piece).getBoundsInLocal();
      assertThat(bounds.getMinX()).isGreaterThan(-52);
      assertThat(bounds.getMinY()).isGreaterThan(-52);
      assertThat(bounds.getMaxX()).isLessThan(56);
      assertThat(bounds.getMaxY()).isLessThan(56);
    }
  }

  private static boolean[] form(BoardLook look, Piece piece) {
    WritableImage image = picture(look, piece);
    boolean[] form = new boolean[SIZE * SIZE];
    for (int i = 0; i < form.length; i++) {
      form[i] = image.getPixelReader().getColor(i % SIZE, i / SIZE).getOpacity() > 0.7;
    }
    return form;
  }

  private static double brightness(BoardLook look, Piece piece) {
    WritableImage image = picture(look, piece);
    double sum = 0;
    int seen = 0;
    for (int i = 0; i < SIZE * SIZE; i++) {
      Color color = image.getPixelReader().getColor(i % SIZE, i / SIZE);
      if (color.getOpacity() > 0.7) {
        sum += color.grayscale().getRed();
        seen++;
      }
    }
    return sum / seen;
  }

  private static WritableImage picture(BoardLook look, Piece piece) {
    WritableImage image = new WritableImage(SIZE, SIZE);
    FxThread.run(() -> {
      PieceIcon icon = new PieceIcon(look, piece);
      icon.setMinSize(SIZE, SIZE);
      icon.setMaxSize(SIZE, SIZE);
      StackPane root = new StackPane(icon);
      Scene scene = new Scene(root, SIZE, SIZE, Color.TRANSPARENT);
      root.setBackground(null);
      root.applyCss();
      root.layout();
      SnapshotParameters clear = new SnapshotParameters();
      clear.setFill(Color.TRANSPARENT);
      root.snapshot(clear, image);
      assertThat(scene.getWidth()).isEqualTo(SIZE);
    });
    return image;
  }
}
