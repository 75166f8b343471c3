package hnefi.content.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.ContentFolder;
import hnefi.content.Library;
import hnefi.content.PackedContent;
import hnefi.text.Language;
import org.junit.jupiter.api.Test;

/// The diagrams that are shipped.
class DiagramsTest {
  private static final Diagrams DIAGRAMS =
      Diagrams.read(ContentFolder.packed(), PackedContent.LIBRARY);

  @Test
  void everyDiagramIsProvenByTheReferee() {
    assertThat(DIAGRAMS.faults())
        .extracting(fault -> fault.in(Library.faultWords(Language.EN)))
        .isEmpty();
    assertThat(DIAGRAMS.all()).isNotEmpty();
  }
}
