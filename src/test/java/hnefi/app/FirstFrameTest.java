package hnefi.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FirstFrameTest {
  @TempDir private Path folder = Path.of("");

  @Test
  void aStartThatDrewNothingIsKnownToTheNext() {
    assertThat(new FirstFrame(folder).begin()).isFalse();
    assertThat(new FirstFrame(folder).begin()).isTrue();
    assertThat(new FirstFrame(folder).begin()).isTrue();
  }

  @Test
  void aStartThatDrewIsNot() {
    FirstFrame first = new FirstFrame(folder);
    first.begin();
    first.end();

    assertThat(new FirstFrame(folder).begin()).isFalse();
  }

  @Test
  void whatHasEndedAlreadyLeavesTheMarkerToTheNextStart() {
    FirstFrame first = new FirstFrame(folder);
    first.begin();
    first.end();
    new FirstFrame(folder).begin();

    first.end();

    assertThat(new FirstFrame(folder).begin()).isTrue();
  }

  @Test
  void whereNothingCanBeWrittenNothingIsKnown() {
    FirstFrame frame = new FirstFrame(folder.resolve("missing"));

    assertThat(frame.begin()).isFalse();
    frame.end();
    assertThat(frame.begin()).isFalse();
  }
}
