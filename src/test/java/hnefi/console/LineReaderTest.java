package hnefi.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LineReaderTest {
  @Test
  void aLineEndsAtItsLineFeedAlone() throws IOException {
    assertThat(lines("a\nb\r\n\nc\rd\n", 10)).containsExactly("a", "b\r", "", "c\rd");
  }

  @Test
  void theLastLineNeedsNoLineFeed() throws IOException {
    assertThat(lines("a\nb", 10)).containsExactly("a", "b");
  }

  @Test
  void emptyInputHasNoLines() throws IOException {
    assertThat(lines("", 10)).isEmpty();
  }

  @Test
  void onlyTheBeginningOfALongLineIsKept() throws IOException {
    assertThat(lines("abcdef\ngh\n", 3)).containsExactly("abc", "gh");
  }

  private static List<String> lines(String text, int longest) throws IOException {
    LineReader reader = new LineReader(new StringReader(text), longest);
    List<String> lines = new ArrayList<>();
    for (String line = reader.next(); line != null; line = reader.next()) {
      lines.add(line);
    }
    return lines;
  }
}
