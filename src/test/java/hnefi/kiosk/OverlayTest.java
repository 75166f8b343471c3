package hnefi.kiosk;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.ContentFolder;
import hnefi.content.Library;
import hnefi.storage.TextFile;
import hnefi.text.Language;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class OverlayTest {
  private static final ContentFolder BUILT_IN = ContentFolder.packed();
  private static final Library LIBRARY = Library.read(BUILT_IN);

  @TempDir private Path folder;

  private OverlayCheck check() {
    return Overlay.check(folder, BUILT_IN, LIBRARY, _ -> List.of());
  }

  private void write(String path, String text) throws IOException {
    write(path, text.getBytes(StandardCharsets.UTF_8));
  }

  private void write(String path, byte[] bytes) throws IOException {
    Files.createDirectories(folder.resolve(path).resolveSibling(""));
    Files.write(folder.resolve(path), bytes);
  }

  private static String builtIn(String path) throws IOException {
    return BUILT_IN.read(path).orElseThrow();
  }

  /// What the staff read, without the folder.
  private List<String> faults(OverlayCheck check) {
    return check.faults().stream()
        .map(each -> each.in(Language.EN).replace(folder + "/", ""))
        .toList();
  }

  private void assertRefused(String path, String sentence) throws IOException {
    OverlayCheck check = check();
    assertThat(faults(check)).containsExactly(sentence);
    assertThat(check.content().read(path)).isEqualTo(BUILT_IN.read(path));
  }

  @Test
  void anArticleAndWordsOfALessonReplaceTheBuiltInOnes() throws IOException {
    String article = builtIn("history/de/names.md").replaceFirst("title: .*", "title: Bei uns");
    write("history/de/names.md", article);
    String line =
        builtIn("lessons/lessons_de.properties")
            .lines()
            .filter(each -> each.matches("[a-z0-9.-]+ ?=.*[^\\\\]"))
            .findFirst()
            .orElseThrow();
    String key = line.substring(0, line.indexOf('=')).strip();
    write("lessons/lessons_de.properties", "# Museum\n" + key + "=Guten Tag\n");

    OverlayCheck check = check();
    assertThat(faults(check)).isEmpty();
    assertThat(check.content().read("history/de/names.md")).contains(article);
    assertThat(check.content().read("history/en/names.md"))
        .isEqualTo(BUILT_IN.read("history/en/names.md"));
    assertThat(check.content().read("lessons/lessons_de.properties").orElseThrow())
        .contains(key + "=Guten Tag\n")
        .doesNotContain(line + "\n")
        .hasLineCount((int) properties(builtIn("lessons/lessons_de.properties")) + 2);
  }

  private static long properties(String text) throws IOException {
    Properties properties = new Properties();
    properties.load(new StringReader(text));
    return properties.size();
  }

  @Test
  void yamlThatIsNoneIsToldWithItsLineAndTheBuiltInOneHolds() throws IOException {
    write("history/glossary.yaml", "- id: hnefi\n  word: [\n- id\n");
    OverlayCheck check = check();
    assertThat(check.faults())
        .singleElement()
        .satisfies(fault -> {
          assertThat(fault.file()).isEqualTo(folder.resolve("history/glossary.yaml"));
          assertThat(fault.line()).isEqualTo(3);
        });
    assertThat(check.content().read("history/glossary.yaml"))
        .isEqualTo(BUILT_IN.read("history/glossary.yaml"));
  }

  @Test
  void anUnknownKeyIsToldWithItsLine() throws IOException {
    String places = builtIn("history/places.yaml");
    int end = places.indexOf("  - id:", places.indexOf("  - id:") + 1);
    write(
        "history/places.yaml", places.substring(0, end) + "    ghost: 1\n" + places.substring(end));
    int line = (int) places.substring(0, end).lines().count() + 1;
    assertRefused(
        "history/places.yaml",
        "history/places.yaml, line " + line + ": the key “ghost” is not known here.");
  }

  @Test
  void anArticleWithoutATitleIsToldAndTheOthersHold() throws IOException {
    String sound = builtIn("history/en/names.md").replaceFirst("title: .*", "title: With us");
    write("history/en/names.md", sound);
    write("history/en/pieces.md", "No title.\n");
    OverlayCheck check = check();
    assertThat(faults(check)).singleElement().asString().startsWith("history/en/pieces.md");
    assertThat(check.content().read("history/en/names.md")).contains(sound);
    assertThat(check.content().read("history/en/pieces.md"))
        .isEqualTo(BUILT_IN.read("history/en/pieces.md"));
  }

  @Test
  void aFileThatHarmsAnotherIsTold() throws IOException {
    write("history/places.yaml", "places: []\n");
    OverlayCheck check = check();
    assertThat(faults(check))
        .singleElement()
        .asString()
        .startsWith("history/places.yaml: this file would make history/");
    assertThat(check.content().read("history/places.yaml"))
        .isEqualTo(BUILT_IN.read("history/places.yaml"));
  }

  @Test
  void lessonsAreReadOnlyForTheirOwnWords() throws IOException {
    write("history/places.yaml", "places: []\n");
    for (String name : List.of("names", "pieces")) {
      for (Language each : Language.values()) {
        String path = "history/" + each.code() + "/" + name + ".md";
        write(path, builtIn(path));
      }
    }
    write("lessons/lessons_sv.properties", "# nothing\n");
    AtomicInteger readings = new AtomicInteger();
    Overlay.check(
        folder,
        BUILT_IN,
        LIBRARY,
        _ -> {
          readings.incrementAndGet();
          return List.of();
        });
    assertThat(readings)
        .as("all files, none of them, and each file alone of which one has words")
        .hasValueLessThanOrEqualTo(3);
  }

  @Test
  void onlyWhatMayBeReplacedWaitsForTheCheck() throws IOException {
    CompletableFuture<OverlayCheck> check = new CompletableFuture<>();
    OverlaidContent content = new OverlaidContent(BUILT_IN, check);
    assertThat(content.read("attract.yaml")).isEqualTo(BUILT_IN.read("attract.yaml"));
    check.complete(new OverlayCheck(_ -> Optional.of("With us"), List.of()));
    assertThat(content.read("history/en/names.md")).contains("With us");
    assertThat(content.read("attract.yaml")).isEqualTo(BUILT_IN.read("attract.yaml"));
  }

  @Test
  void aHugeFileIsTold() throws IOException {
    write("history/de/names.md", new byte[TextFile.MOST_BYTES + 1]);
    assertThat(faults(check()))
        .singleElement()
        .asString()
        .startsWith("history/de/names.md: the file cannot be read");
  }

  @Test
  void aFileInAnotherEncodingIsTold() throws IOException {
    write("history/de/names.md", "title: Grüße".getBytes(StandardCharsets.ISO_8859_1));
    assertRefused("history/de/names.md", "history/de/names.md: the file is not UTF-8 text.");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void linksThatLeadInACircleAreTold() throws IOException {
    write("history/de/names.md", builtIn("history/de/names.md"));
    Files.createSymbolicLink(folder.resolve("history/de/loop"), folder);
    Files.createSymbolicLink(folder.resolve("history/de/pieces.md"), Path.of("pieces.md"));
    assertThat(faults(check()))
        .containsExactly(
            "history/de/loop: this is not an ordinary file.",
            "history/de/pieces.md: this is not an ordinary file.");
  }

  @Test
  void lessonsThemselvesAndEverythingElseStayAsTheyAre() throws IOException {
    write("lessons/hunt.fxml", "<?import java.lang.Runtime?>");
    assertThat(faults(check()))
        .containsExactly(
            "lessons/hunt.fxml: only texts can be replaced: history/LANGUAGE/NAME.md, "
                + "history/NAME.yaml and lessons/lessons_LANGUAGE.properties.");
  }

  @Test
  void aTextThatWouldNeverBeShownIsTold() throws IOException {
    write("history/de/nowhere.md", builtIn("history/de/names.md"));
    assertRefused(
        "history/de/nowhere.md",
        "history/de/nowhere.md: the program has no text with this name and no place for it.");
  }

  @Test
  void wordsWithAFaultAreToldWithTheirLine() throws IOException {
    write("lessons/lessons_sv.properties", "# Museum\nempty=\n");
    assertThat(faults(check()))
        .singleElement()
        .asString()
        .startsWith("lessons/lessons_sv.properties, line 2:");
    write("lessons/lessons_sv.properties", "a=\\uWXYZ\n");
    assertThat(faults(check())).hasSize(1);
  }

  @Test
  void whatEditorsLeaveBehindIsNobodysMistake() throws IOException {
    write(".DS_Store", new byte[10]);
    write("history/de/names.md~", "old");
    write("history/de/names.md", "\uFEFF" + builtIn("history/de/names.md"));
    assertThat(faults(check())).isEmpty();
  }

  @Test
  void aFolderThatIsNotThereIsTold() {
    OverlayCheck check = Overlay.check(folder.resolve("none"), BUILT_IN, LIBRARY, _ -> List.of());
    assertThat(check.faults())
        .singleElement()
        .satisfies(fault ->
            assertThat(fault.in(Language.EN))
                .endsWith("none: there is no such folder, or it cannot be read."));
  }
}
