package hnefi.print;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.Edition;
import hnefi.content.Library;
import hnefi.content.PackedContent;
import hnefi.narration.sheet.RuleSheet;
import hnefi.rules.SwitchValue;
import hnefi.text.Language;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/// A rule sheet as a document says and shows everything, also to those who do not see it.
class RuleSheetPageTest {
  private static final Library LIBRARY = PackedContent.LIBRARY;

  /// With every ending, every row and every captor there is.
  private static final Edition LONGEST =
      LIBRARY
          .edition("copenhagen")
          .orElseThrow()
          .with(
              Stream.of(
                      "edge-hostile=yes",
                      "king-captors=throne,corner,edge",
                      "king-armed=no",
                      "king-range=3",
                      "open-corner=yes",
                      "held-throne=hostile",
                      "throne-enter=anyone",
                      "first-move=defenders")
                  .map(each -> SwitchValue.read(each).orElseThrow())
                  .toList())
          .toOptional()
          .orElseThrow();

  @Test
  void theLongestRulesFitOnTwoPages() throws IOException {
    try (PDDocument pdf = Loader.loadPDF(RuleSheetPage.pdf(sheet(LONGEST, Language.DE)))) {
      assertThat(pdf.getNumberOfPages()).isEqualTo(2);
    }
  }

  @Test
  void everyPictureIsToldInWordsAndEveryClauseIsThere() throws Exception {
    for (Language language : Language.values()) {
      RuleSheet sheet = sheet(LONGEST, language);
      Document page =
          DocumentBuilderFactory.newInstance()
              .newDocumentBuilder()
              .parse(
                  new ByteArrayInputStream(
                      RuleSheetPage.html(sheet).getBytes(StandardCharsets.UTF_8)));
      assertThat(page.getDocumentElement().getAttribute("lang")).isEqualTo(language.code());
      var pictures = page.getElementsByTagName("svg");
      assertThat(pictures.getLength())
          .isEqualTo(1 + sheet.sections().stream().mapToInt(each -> each.examples().size()).sum());
      for (int i = 0; i < pictures.getLength(); i++) {
        Element picture = (Element) pictures.item(i);
        assertThat(picture.getElementsByTagName("title").item(0).getTextContent()).isNotBlank();
      }
      String text = page.getDocumentElement().getTextContent();
      assertThat(clauses(sheet)).allSatisfy(clause -> assertThat(text).contains(clause));
      assertThat(sheet.changes()).hasSize(8).allSatisfy(each -> assertThat(text).contains(each));
    }
  }

  private static List<String> clauses(RuleSheet sheet) {
    return sheet.sections().stream()
        .flatMap(each -> each.clauses().stream())
        .map(RuleSheet.Clause::text)
        .toList();
  }

  private static RuleSheet sheet(Edition edition, Language language) {
    return RuleSheet.of(edition, LIBRARY, language);
  }
}
