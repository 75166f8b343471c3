package hnefi.content.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.ContentFolder;
import hnefi.content.Library;
import hnefi.content.PackedContent;
import hnefi.text.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A diagram that claims what the referee does not confirm is refused in one sentence that names
/// the file, the line and the reason.
class DamagedDiagramTest {
  private static final Library LIBRARY = PackedContent.LIBRARY;
  private static final String SOUND =
      """
      id: trap
      figure: haende-2
      cite: [haende/pincer]
      rules: haende
      reconstructed: true
      caption: {de: Eine Falle., en: A trap., sv: En fälla.}
      side: attackers
      rows: |
        ...A...
        ....DA.
        ......A
        ...K...
        ...D...
        .AD....
        ...A...
      men: {attackers: 5, defenders: 3}
      marks: [c2]
      moves:
        - move: d1-d2
          takes: [c2]
          words: {de: Zu., en: Shut., sv: Stängd.}
        - refused: e6-a6
          reason: not-your-turn
          from-start: true
          words: {de: Nein., en: No., sv: Nej.}
        - move: g5-f5
          from-start: true
          words: {de: Nichts., en: Nothing., sv: Inget.}
      """;

  @TempDir private Path folder = Path.of("");

  @Test
  void aSoundDiagramIsRead() throws IOException {
    assertThat(faults(SOUND)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          haende/pincer        | haende/tongs        | 3  | haende/tongs
          [haende/pincer]      | []                  | 3  | a diagram needs at least one passage
          rules: haende        | rules: handy        | 4  | handy
          reconstructed: true  | invented: true      | 1  | reconstructed
          en: A trap.          | eng: A trap.        | 6  | en
          side: attackers      | side: vikings       | 7  | vikings
          ...K...              | ...D...             | 8  | the board has no king
          attackers: 5         | attackers: 6        | 16 | 5
          marks: [c2]          | marks: [c]          | 17 | c
          move: d1-d2          | move: d1-d3         | 19 | d1-d3
          move: d1-d2          | move: d1-c2         | 19 | d1-c2
          move: d1-d2          | move: d1            | 19 | d1
          takes: [c2]          | takes: [c3]         | 20 | the move captures [c2], but [c3] is stated
          takes: [c2]          | takes: [c2, d3]     | 20 | [c2, d3]
          takes: [c2]          | outcome: draw       | 19 | the move captures [c2], but [] is stated
          takes: [c2]          | spares: {c2: moved-in} | 19 | c2
          takes: [c2]          | takes: [c2]\\n    spares: {c2: sleepy} | 21 | none of moved-in, nobody-behind
          takes: [c2]          | takes: [c2]\\n    spares: {c3: nobody-behind} | 21 | but the referee says [
          rules: haende        | rules: haende\\nset: {corner-enter: nobody} | 5 | “escape” and “corner-enter” contradict each other
          rules: haende        | rules: haende\\nset: {king-captors: [moat]} | 5 | “moat” is not a value of king-captors; possible: any of throne, corner, edge
          refused: e6-a6       | refused: g5-f5      | 22 | stated as refused, but it is legal
          not-your-turn        | blocked             | 23 | not-your-turn
          words: {de: Zu.,     | hints: {de: Zu.,    | 19 | words
          from-start: true     | from-start: maybe   | 24 | maybe
          """)
  void aDamagedDiagramIsNamedWithLineAndReason(
      String sound, String damaged, int line, String reason) throws IOException {
    assertThat(SOUND).contains(sound);
    List<String> faults =
        faults(SOUND.replaceFirst(Pattern.quote(sound), damaged.translateEscapes()));
    assertThat(faults).hasSize(1);
    assertThat(faults.getFirst())
        .startsWith("content/diagrams/trap.yaml, line " + line + ":")
        .contains(reason)
        .endsWith(".");
  }

  @Test
  void aSwitchIsWrittenAsInItsRulebook() throws IOException {
    assertThat(
            faults(SOUND.replace("rules: haende", "rules: haende\nset: {king-captors: [throne]}")))
        .isEmpty();
  }

  @Test
  void whatWasSparedIsNamedAsItIsWritten() throws IOException {
    assertThat(
            faults(
                SOUND
                    .replace("...D...", "..DD...")
                    .replace("defenders: 3", "defenders: 4")
                    .replace("takes: [c2]", "takes: [c2]\n    spares: {d3: moved-in}")))
        .singleElement()
        .asString()
        .contains("d3: friend-behind");
  }

  @Test
  void aFigureThatNoDiagramShowsIsNamed() throws IOException {
    write(SOUND);
    Diagrams diagrams = Diagrams.read(ContentFolder.at(folder), LIBRARY);
    assertThat(diagrams.missingFigures())
        .extracting(fault -> fault.in(Library.faultWords(Language.EN)))
        .containsExactly("content/diagrams/figures.yaml: no diagram shows the figure haende-3.");
  }

  private List<String> faults(String text) throws IOException {
    write(text);
    return Diagrams.read(ContentFolder.at(folder), LIBRARY).faults().stream()
        .map(fault -> fault.in(Library.faultWords(Language.EN)))
        .toList();
  }

  private void write(String text) throws IOException {
    Files.createDirectories(folder.resolve("diagrams"));
    Files.writeString(folder.resolve("diagrams/index.yaml"), "- trap\n");
    Files.writeString(folder.resolve("diagrams/figures.yaml"), "- haende-2\n- haende-3\n");
    Files.writeString(folder.resolve("diagrams/trap.yaml"), text);
  }
}
