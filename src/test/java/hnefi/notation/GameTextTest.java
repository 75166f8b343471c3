package hnefi.notation;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.text.ArbitraryText;
import hnefi.text.Result;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameTextTest {
  private static final int ROUNDS = 300;
  private static final int LONGEST = 100_000;
  private static final String ODD =
      "\"\\[]u0041 \t\n\r\u000B\f\u0000\u0085\u00A0\u2028\u2029\uFEFF\uFFFF\uD800\uDC00\uDBFFxÞ";

  @Test
  void whateverIsWrittenInTagsIsReadAgain() {
    Random chance = new Random(20261122);
    ArbitraryText text = new ArbitraryText(chance, ODD);
    for (int round = 0; round < ROUNDS; round++) {
      Map<String, String> tags = new LinkedHashMap<>();
      int length = round % 50 == 0 ? LONGEST : chance.nextInt(60);
      tags.put("Title", text.ofLength(length));
      tags.put("Attackers", text.ofLength(chance.nextInt(60)));
      assertThat(read(tags)).as("round %d", round).isEqualTo(tags);
    }
  }

  @Test
  void aTagOfAnyLengthIsReadAgain() {
    for (String each : List.of("a", "\\", "\"", "\n", "\uD800")) {
      Map<String, String> tags = Map.of("Title", each.repeat(LONGEST));
      assertThat(read(tags).equals(tags)).as(each).isTrue();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[Title \"a\"b\"]",
        "[Title \"a\\\"]",
        "[Title \"\\u12\"]",
        "[Title \"\\u12g4\"]",
        "[Title \"]",
        "[Title]",
        "[ \"a\"]"
      })
  void aTagThatNobodyCanHaveWrittenIsNamedWithItsLine(String tag) {
    assertThat(GameText.read("[Rules \"x\"]\n" + tag + "\nongoing\n"))
        .isInstanceOfSatisfying(
            Result.Bad.class, bad -> assertThat(bad.reason().key()).isEqualTo("game.tag"));
  }

  /// Reads what is written, through the bytes of a file.
  private static Map<String, String> read(Map<String, String> tags) {
    byte[] bytes =
        GameText.write(tags, MoveLine.NONE, Optional.empty()).getBytes(StandardCharsets.UTF_8);
    return GameText.read(new String(bytes, StandardCharsets.UTF_8))
        .toOptional()
        .orElseThrow()
        .tags();
  }
}
