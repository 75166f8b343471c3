package hnefi.fx.theme;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.text.Language;
import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import hnefi.ui.settings.SettingsFixture;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Path;
import javafx.scene.text.Text;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Words stand apart in the pictures the program paints, not only in the measures of the typeface:
/// at small sizes a pixel more between two letters, or one less between two words, glues words
/// together.
@ExtendWith(WindowExtension.class)
class WordSpaceTest {
  /// Columns whose darkest pixel is brighter than this share of the ground are empty to the eye.
  private static final double INK = 0.85;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Der König flieht von g11 nach g1 und gewinnt.",
        "Wer ihn fangen will, stellt sich ihm in den Weg.",
        "The king goes from d4 to d3; his defenders follow him.",
        "Which attackers fall in figure 12 if the corner is hostile?",
        "It is the turn of the defenders, who try to free the king.",
        "Kungen får inte stanna på tronen när den är tom.",
        "Två angripare tar en försvarare på f6 mellan sig."
      })
  void theNarrowestGapBetweenWordsIsTwiceTheWidestBetweenLetters(String line) {
    FxThread.run(() -> {
      Appearance.prepare();
      Label label = new Label(line);
      Scene scene = new Scene(new StackPane(label), 700, 100);
      new Appearance(SettingsFixture.withoutMotion(Language.DE)).dress(scene);
      List<Gap> gaps = gaps(scene, label);
      List<Gap> words = gaps.stream().filter(Gap::isBetweenWords).toList();
      assertThat(words).as("words apart in " + gaps).hasSize(line.split(" ").length - 1);
      int letters =
          gaps.stream()
              .filter(each -> !each.isBetweenWords())
              .mapToInt(Gap::width)
              .max()
              .orElseThrow();
      assertThat(words).allMatch(each -> each.width() >= 2 * letters, "in " + gaps);
    });
  }

  /// Empty columns between two letters.
  private record Gap(int width, boolean isBetweenWords) {}

  private static List<Gap> gaps(Scene scene, Label label) {
    WritableImage picture = scene.snapshot(null);
    int[] ink =
        IntStream.range(0, (int) picture.getWidth()).filter(x -> isInk(picture, x)).toArray();
    List<Gap> gaps = new ArrayList<>();
    for (int i = 1; i < ink.length; i++) {
      int left = ink[i - 1];
      int right = ink[i];
      if (right - left > 1) {
        boolean word = spaces(label).anyMatch(space -> space > left && space < right);
        gaps.add(new Gap(right - left - 1, word));
      }
    }
    return gaps;
  }

  /// Returns where the middles of the spaces of the only line of text are.
  private static DoubleStream spaces(Label label) {
    Text text = (Text) label.lookup(".text");
    return IntStream.range(0, label.getText().length())
        .filter(i -> label.getText().charAt(i) == ' ')
        .mapToDouble(i -> {
          Bounds space = new Path(text.rangeShape(i, i + 1)).getLayoutBounds();
          return text.localToScene(space).getCenterX();
        });
  }

  private static boolean isInk(WritableImage picture, int x) {
    PixelReader pixels = picture.getPixelReader();
    double ground = pixels.getColor(0, 0).getBrightness();
    return IntStream.range(0, (int) picture.getHeight())
        .anyMatch(y -> pixels.getColor(x, y).getBrightness() < INK * ground);
  }
}
