package hnefi.fx.file;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.text.Localized;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FileNameTest {
  private static final Localized NAME = _ -> "";
  private static final List<FileType> TYPES =
      List.of(new FileType(NAME, ".tafl"), new FileType(NAME, ".otg"));

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Ása – Björn      | Ása – Björn
          a/b:c*d?"<e>      | a b c d e
          ../../etc/passwd | etc passwd
          ...              | game
          CON              | CON_
          nul.old          | nul_.old
          lpt1             | lpt1_
          Console          | Console
          """)
  void whatSomeSystemForbidsIsLeftOut(String text, String name) {
    assertThat(FileName.of(text, "game")).isEqualTo(name);
  }

  @ParameterizedTest
  @ValueSource(strings = {"þ", "盤", "a\u0308\u0323", "👩‍👩‍👧"})
  void aLongNameIsCutBetweenTwoCharactersSoThatDisksTakeIt(String character) {
    String name = FileName.of("x" + character.repeat(300), "game");

    assertThat(name.getBytes(StandardCharsets.UTF_8)).hasSizeBetween(70, 100);
    assertThat(name).matches("x(" + character + ")+");
  }

  @ParameterizedTest
  @CsvSource({
    "game,game.tafl",
    "game.otg,game.otg",
    "GAME.TAFL,GAME.TAFL",
    "a.b,a.b.tafl",
    "x,x.tafl"
  })
  void aNameWithoutAnEndingGetsTheFirst(String typed, String file) {
    assertThat(FileName.complete(Path.of(typed), TYPES)).isEqualTo(Path.of(file));
  }
}
