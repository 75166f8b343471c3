package hnefi.ui.file;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.text.Localized;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
          """)
  void whatSomeSystemForbidsIsLeftOut(String text, String name) {
    assertThat(FileName.of(text, "game")).isEqualTo(name);
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
