package hnefi.app;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.storage.StartRequest;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;

class OpenFileEventsTest {
  private static final String LAUNCHER = "/Applications/hnefi.app/Contents/MacOS/hnefi";

  private final OpenFileEvents events = new OpenFileEvents();
  private final List<StartRequest> wanted = new ArrayList<>();

  @Test
  void filesThatComeBeforeThereIsAWindowAreOpenedInTheirOrderAsSoonAsThereIsOne() {
    events.open(List.of(new File("/games/first.tafl"), new File("/games/second.otg")));
    assertThat(wanted).isEmpty();

    events.onRequest(wanted::add);

    assertThat(wanted).containsExactly(request("/games/first.tafl"), request("/games/second.otg"));
  }

  @Test
  void aFileThatComesLaterIsOpenedAtOnce() {
    events.onRequest(wanted::add);
    events.open(List.of(new File("/games/Långfredag.tafl")));

    assertThat(wanted).containsExactly(request("/games/Långfredag.tafl"));
  }

  @Test
  void onlyMacOsSendsEventsAndOnlyToTheInstalledProgram() {
    Map<String, String> installed = Map.of("os.name", "Mac OS X", "jpackage.app-path", LAUNCHER);

    assertThat(comeTo(installed)).isTrue();
    assertThat(comeTo(Map.of("os.name", "Mac OS X"))).isFalse();
    for (String other : List.of("Linux", "Windows 11")) {
      assertThat(comeTo(Map.of("os.name", other, "jpackage.app-path", LAUNCHER))).isFalse();
    }
  }

  @Test
  void withoutADisplayThereAreNone() {
    assertThat(
            comeTo(
                Map.of(
                    "os.name",
                    "Mac OS X",
                    "jpackage.app-path",
                    LAUNCHER,
                    "glass.platform",
                    "Headless")))
        .isFalse();
  }

  private static StartRequest request(String file) {
    return StartRequest.open(Path.of(file));
  }

  private static boolean comeTo(Map<String, String> system) {
    Properties properties = new Properties();
    properties.putAll(system);
    return OpenFileEvents.comeTo(properties);
  }
}
