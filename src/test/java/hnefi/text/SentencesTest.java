package hnefi.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SentencesTest {
  @Test
  void aTextThatEndsWithASignOfItsOwnGetsNoFullStop() {
    assertThat(Sentences.join("Who begins?", "The books disagree.", "", "Two games"))
        .isEqualTo("Who begins? The books disagree. Two games.");
  }
}
