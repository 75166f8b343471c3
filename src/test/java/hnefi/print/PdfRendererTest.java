package hnefi.print;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;

/// A document in HTML becomes a PDF that can be read.
class PdfRendererTest {
  private static final String DOCUMENT =
      """
      <!DOCTYPE html>
      <html lang="de"><head><title>„Hnefi“</title>
      <style>@page { size: A4; margin: 20mm } body { font-family: Andika }</style></head>
      <body><h1>Der König</h1><p>þ ð ǫ – → ×</p>
      <svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 9 9" width="90" height="90">
      <title>Ein Kreis</title>      <circle cx="4" cy="4" r="3"/></svg></body></html>
      """;

  @Test
  void theTextIsThereOnAnA4PageInAnEmbeddedFaceAndTheDrawingHasAName() throws IOException {
    try (PDDocument pdf = Loader.loadPDF(new PdfRenderer().render(DOCUMENT))) {
      assertThat(pdf.getNumberOfPages()).isOne();
      assertThat(pdf.getPage(0).getMediaBox().getWidth()).isBetween(595f, 596f);
      assertThat(pdf.getDocumentInformation().getTitle()).isEqualTo("„Hnefi“");
      assertThat(pdf.getDocumentCatalog().getLanguage()).isEqualTo("de");
      assertThat(new PDFTextStripper().getText(pdf)).contains("Der König", "þ ð ǫ – → ×");
      for (var name : pdf.getPage(0).getResources().getFontNames()) {
        assertThat(pdf.getPage(0).getResources().getFont(name).isEmbedded()).isTrue();
      }
    }
  }

  @Test
  void aDocumentThatIsNotWellFormedIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new PdfRenderer().render("<html><p></html>"));
  }
}
