package hnefi.app;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.storage.StartRequest;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WindowArgumentsTest {
  @Test
  void nothingOpensTheWindow() {
    assertThat(WindowArguments.of()).contains(WindowArguments.NONE);
  }

  @Test
  void aGameAndTheWayOfDrawingStandInAnyOrder() {
    WindowArguments wanted = new WindowArguments(StartRequest.open(Path.of("a game.tafl")), true);

    assertThat(WindowArguments.of("a game.tafl", "--safe-graphics")).contains(wanted);
    assertThat(WindowArguments.of("--safe-graphics", "a game.tafl")).contains(wanted);
  }

  @ParameterizedTest
  @ValueSource(strings = {"game.tafl", "/a folder/game.otg", "GAME.OTG", "winter.rules"})
  void whatTheWindowCanOpenIsOpened(String file) {
    assertThat(WindowArguments.of(file))
        .contains(new WindowArguments(StartRequest.open(Path.of(file)), false));
  }

  @Test
  void whatIsACommandOpensNoWindow() {
    assertThat(WindowArguments.of("check", "content")).isEmpty();
    assertThat(WindowArguments.of("a.tafl", "b.tafl")).isEmpty();
    assertThat(WindowArguments.of("--help")).isEmpty();
  }
}
