package hnefi.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// No text of the program runs with a rulebook for eight words: facts are retold, not copied. The
/// rulebooks are not part of the project; where they are not beside it there is nothing to compare.
class OwnWordsTest {
  private static final Path RULEBOOKS = Path.of("..", "shared", "sources");
  private static final List<Path> TEXTS =
      List.of(Path.of("content"), Path.of("src/main/resources"));
  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+");
  private static final int LENGTH = 8;

  @Test
  void noTextRunsWithARulebookForEightWords() throws IOException {
    assumeThat(RULEBOOKS).isDirectory();
    Set<List<String>> theirs = new HashSet<>();
    for (Path each : files(RULEBOOKS, ".txt")) {
      theirs.addAll(runs(Files.readString(each)));
    }
    assertThat(theirs).isNotEmpty();
    List<String> copied = new ArrayList<>();
    for (Path folder : TEXTS) {
      for (Path each : files(folder, ".yaml", ".md", ".properties", ".fxml")) {
        runs(Files.readString(each)).stream()
            .filter(theirs::contains)
            .forEach(run -> copied.add(each + ": " + String.join(" ", run)));
      }
    }
    assertThat(copied).isEmpty();
  }

  @Test
  void aRunIsFoundAcrossLinesAndPunctuation() {
    assertThat(runs("One, two three;\n four five “six” seven eight nine"))
        .containsExactly(
            List.of("one", "two", "three", "four", "five", "six", "seven", "eight"),
            List.of("two", "three", "four", "five", "six", "seven", "eight", "nine"));
  }

  private static List<List<String>> runs(String text) {
    List<String> words =
        WORD.matcher(text.toLowerCase(Locale.ROOT)).results().map(MatchResult::group).toList();
    List<List<String>> runs = new ArrayList<>();
    for (int i = 0; i + LENGTH <= words.size(); i++) {
      runs.add(words.subList(i, i + LENGTH));
    }
    return runs;
  }

  private static List<Path> files(Path folder, String... endings) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(each -> Stream.of(endings).anyMatch(each.toString()::endsWith))
          .sorted()
          .toList();
    }
  }
}
