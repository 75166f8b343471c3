package hnefi.fx.theme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import java.io.IOException;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.text.Font;
import javafx.scene.text.FontPosture;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;
import javafx.scene.text.TextBoundsType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

@ExtendWith(WindowExtension.class)
class FontsTest {
  private static final String NEEDED =
      "abcxyzABCXYZ0123456789 äöüßÄÖÜẞåæøÅÆØþÞðÐǫœéáíóúýǿ„“”‚‘’–—…·×→←›‹«»½%°§†";

  static Stream<String> files() {
    return Stream.concat(Fonts.TEXT.stream(), Stream.of(Fonts.HEADINGS));
  }

  @ParameterizedTest
  @MethodSource("files")
  void everyFaceHasTheLettersOfTheLanguagesAndOfTheSagas(String file) throws IOException {
    TrueTypeFont font = Fonts.read(file);
    assertThat(NEEDED.codePoints())
        .allSatisfy(
            letter -> assertThat(font.glyph(letter)).as(Character.toString(letter)).isNotZero());
  }

  @Test
  void aLineIsNoHigherThanItsLettersNeed() {
    FxThread.run(() -> {
      Appearance.prepare();
      Text text = new Text("x");
      text.setFont(Font.font("Andika", 100));
      assertThat(text.getLayoutBounds().getHeight()).isCloseTo(128, within(1.0));
    });
  }

  @ParameterizedTest
  @EnumSource(
      value = FontWeight.class,
      names = {"NORMAL", "BOLD"})
  void noLetterLeavesItsLine(FontWeight weight) {
    FxThread.run(() -> {
      Appearance.prepare();
      for (FontPosture posture : FontPosture.values()) {
        Text text = new Text();
        text.setFont(Font.font("Andika", weight, posture, 100));
        (NEEDED + "gjpqyÇçµ()[]{}|/@ÉÁÍÓÚÝ")
            .codePoints()
            .forEach(letter -> {
              text.setText(Character.toString(letter));
              Bounds line = text.getLayoutBounds();
              text.setBoundsType(TextBoundsType.VISUAL);
              Bounds ink = text.getLayoutBounds();
              text.setBoundsType(TextBoundsType.LOGICAL);
              assertThat(ink.getMinY()).as(text.getText()).isGreaterThanOrEqualTo(line.getMinY());
              assertThat(ink.getMaxY()).as(text.getText()).isLessThanOrEqualTo(line.getMaxY());
            });
      }
    });
  }

  @ParameterizedTest
  @EnumSource(
      value = FontWeight.class,
      names = {"NORMAL", "BOLD"})
  void allFiguresAreEquallyWide(FontWeight weight) {
    FxThread.run(() -> {
      Appearance.prepare();
      Text text = new Text();
      text.setFont(Font.font("Andika", weight, 100));
      assertThat(
              "0123456789"
                  .chars()
                  .mapToObj(Character::toString)
                  .map(figure -> {
                    text.setText(figure);
                    return text.getLayoutBounds().getWidth();
                  })
                  .distinct())
          .hasSize(1);
    });
  }
}
