package hnefi.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// An older Java finds a newer one where people usually keep theirs.
@DisabledOnOs(OS.WINDOWS) // which knows no permission to execute
class JavaSearchTest {
  @TempDir private Path root = Path.of("");

  @Test
  void theOneThatIsNewEnoughIsTaken() throws IOException {
    home("usr/lib/jvm/old", "17.0.1");
    Path fresh = home("usr/lib/jvm/fresh", "25.0.2");
    assertThat(find(Map.of())).contains(fresh);
  }

  @Test
  void theOneThatIsNamedComesFirst() throws IOException {
    home("usr/lib/jvm/fresh", "25");
    Path named = home("somewhere/else", "26-ea");
    assertThat(find(Map.of("JAVA_HOME", root.resolve("somewhere/else").toString())))
        .contains(named);
    Path own = home("our/own", "25");
    assertThat(
            find(
                Map.of(
                    "HNEFI_JDK", root.resolve("our/own").toString(),
                    "JAVA_HOME", root.resolve("somewhere/else").toString())))
        .contains(own);
  }

  @Test
  void theOnesOfAPersonAreFoundToo() throws IOException {
    Path sdkman = home("home/.sdkman/candidates/java/25-tem", "25");
    assertThat(find(Map.of())).contains(sdkman);
  }

  @Test
  void macsHideTheirsInABundle() throws IOException {
    Path bundled = home("Library/Java/JavaVirtualMachines/temurin.jdk/Contents/Home", "25");
    assertThat(find(Map.of())).contains(bundled);
  }

  @Test
  void whatCannotBeRunOrTellsNoVersionIsNoJava() throws IOException {
    Files.delete(home("usr/lib/jvm/empty", "25"));
    Files.delete(home("usr/lib/jvm/silent", "25").resolveSibling("../release"));
    home("usr/lib/jvm/odd", "newest");
    assertThat(find(Map.of("JAVA_HOME", " "))).isEmpty();
  }

  private java.util.Optional<Path> find(Map<String, String> environment) {
    return new JavaSearch(
            25,
            JavaSearch.homes(
                name -> environment.getOrDefault(name, ""), root.resolve("home"), root))
        .find();
  }

  /// Makes a home that holds a Java of this version, and returns its command.
  private Path home(String place, String version) throws IOException {
    Path home = root.resolve(place);
    Path java = home.resolve("bin/java");
    Files.createDirectories(java.getParent());
    Files.writeString(
        home.resolve("release"), "IMPLEMENTOR=\"x\"\nJAVA_VERSION=\"" + version + "\"\n");
    Files.writeString(java, "");
    assertThat(java.toFile().setExecutable(true)).isTrue();
    return java;
  }
}
