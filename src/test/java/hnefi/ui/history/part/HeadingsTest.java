package hnefi.ui.history.part;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HeadingsTest {
  @Test
  void theLastTwoWordsStayTogether() {
    assertThat(Headings.tied("Wie alt es ist und wie weit es kam"))
        .isEqualTo("Wie alt es ist und wie weit es\u00a0kam");
  }

  @Test
  void twoWordsMayPart() {
    assertThat(Headings.tied("Schwedisches Blatt")).isEqualTo("Schwedisches Blatt");
    assertThat(Headings.tied("Brandub")).isEqualTo("Brandub");
  }
}
