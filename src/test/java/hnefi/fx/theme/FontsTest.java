package hnefi.fx.theme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.within;

import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.text.Font;
import javafx.scene.text.FontPosture;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;
import javafx.scene.text.TextBoundsType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
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
  void theFilesOfAnInstalledProgramHoldWhatIsLoaded(@TempDir Path parent) throws IOException {
    Path folder = parent.resolve("Program Files");
    Fonts.write(folder);

    try (Stream<Path> all = Files.list(folder)) {
      assertThat(all).hasSize(Fonts.TEXT.size() + 2);
    }
    Font face = Font.loadFont("file:" + folder.resolve("Andika-Regular.ttf"), 100);
    assertThat(face.getFamily()).isEqualTo("Andika");
    Text text = new Text("x");
    text.setFont(face);
    assertThat(text.getLayoutBounds().getHeight()).isCloseTo(128, within(1.0));
  }

  @Test
  void aFontWhoseFileIsDamagedComesFromTheProgram(@TempDir Path folder) throws IOException {
    Fonts.write(folder);
    Files.write(folder.resolve("Andika-Bold.ttf"), new byte[100]);
    Files.delete(folder.resolve("icons.ttf"));

    assertThatCode(() -> Fonts.load(Optional.of(folder))).doesNotThrowAnyException();
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
