package hnefi.content;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.yaml.Fault;
import hnefi.text.Language;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Whatever a curator breaks, one clear sentence says where and why, and nothing crashes.
class DamagedContentTest {
  @Test
  void aFileMustBeNamedByItsId() {
    assertThat(damaged("layouts/brandub.yaml", text -> text.replace("id: brandub", "id: brandubh")))
        .contains(
            "content/layouts/brandub.yaml, line 1: the id “brandubh” is not the file’s name.");
  }

  @Test
  void anIndexNamesAFileOnce() {
    assertThat(damaged("layouts/index.yaml", text -> text + "- brandub\n"))
        .anyMatch(fault ->
            fault.matches("content/layouts/index.yaml, line \\d+: “brandub” occurs twice\\."));
  }

  @Test
  void anEmptyFileIsNamed() {
    assertThat(damaged("layouts/brandub.yaml", _ -> ""))
        .contains("content/layouts/brandub.yaml: the file is empty.");
  }

  @Test
  void textThatIsNotUtf8IsNamed(@TempDir Path folder) throws IOException {
    Files.write(
        folder.resolve("sources.yaml"), "- id: Größe\n".getBytes(StandardCharsets.ISO_8859_1));
    assertThat(said(Library.read(ContentFolder.at(folder)).faults()))
        .contains("content/sources.yaml: the file is not UTF-8 text.");
  }

  @Test
  void nestingWithoutEndIsNamed() {
    assertThat(damaged("layouts/brandub.yaml", _ -> "[".repeat(20_000)))
        .contains("content/layouts/brandub.yaml: the file is nested too deeply.");
  }

  @Test
  void aListThatHoldsItselfIsNamed() {
    assertThat(damaged("layouts/index.yaml", _ -> "&a [*a]"))
        .anyMatch(fault -> fault.startsWith("content/layouts/index.yaml"));
  }

  @Test
  void aCautionNamesSwitchesThatGoTogetherAndAPassage() {
    assertThat(caution("{escape: corner, corner-enter: anyone}", "{}"))
        .containsExactly("content/cautions.yaml, line 4: a caution needs at least one switch.");
    assertThat(caution("corner-enter: anyone", "corner-enter: nobody"))
        .containsExactly(
            "content/cautions.yaml, line 4: “escape” and “corner-enter” contradict each other.");
    assertThat(caution("[mungo/b-ii]", "[]"))
        .containsExactly(
            "content/cautions.yaml, line 5: a caution needs at least one passage that says so.");
  }

  private static List<String> caution(String sound, String damage) {
    return damaged("cautions.yaml", text -> text.replace(sound, damage));
  }

  @Test
  void anExampleOfARuleMovesAPiece() {
    assertThat(damaged("rule-examples.yaml", text -> text.replace("c2-c1", "d2-d1")))
        .containsExactly("content/rule-examples.yaml, line 5: no piece stands on d2.");
  }

  static Stream<String> files() {
    return Stream.of(
        "sources.yaml",
        "cautions.yaml",
        "rule-examples.yaml",
        "layouts/index.yaml",
        "layouts/tablut.yaml",
        "rulebooks/index.yaml",
        "rulebooks/mungo-simple.yaml",
        "rulebooks/svenska.yaml");
  }

  @ParameterizedTest
  @MethodSource("files")
  void noDamageCrashes(String file) throws IOException {
    String sound = ContentFolder.packed().read(file).orElseThrow();
    Random random = new Random(file.hashCode());
    for (int i = 0; i < Integer.getInteger("hnefi.damages", 12); i++) {
      String broken = broken(sound, random);
      for (String fault : damaged(file, _ -> broken)) {
        assertThat(fault)
            .as(broken)
            .startsWith("content/")
            .endsWith(".")
            .doesNotContain("\n", "{0}");
      }
    }
  }

  private static String broken(String sound, Random random) {
    List<String> lines = new ArrayList<>(sound.lines().toList());
    int at = random.nextInt(lines.size());
    String line = lines.get(at);
    switch (random.nextInt(7)) {
      case 0 -> lines.remove(at);
      case 1 -> lines.add(at, line);
      case 2 -> lines.set(at, " " + line);
      case 3 -> lines.set(at, line.replaceFirst(":.*", ":"));
      case 4 -> lines.set(at, line + " \"]: {'&*!|>%@`\t\u0000");
      case 5 -> lines.set(at, line.replaceFirst("[a-z]", "\u0007"));
      default -> lines.subList(at, lines.size()).clear();
    }
    return String.join("\n", lines);
  }

  private static List<String> damaged(String file, UnaryOperator<String> damage) {
    ContentFolder sound = ContentFolder.packed();
    return said(
        Library.read(path -> path.equals(file) ? sound.read(path).map(damage) : sound.read(path))
            .faults());
  }

  private static List<String> said(List<Fault> faults) {
    return faults.stream().map(each -> each.in(Library.faultWords(Language.EN))).toList();
  }
}
