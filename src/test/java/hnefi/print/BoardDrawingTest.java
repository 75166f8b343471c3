package hnefi.print;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Arrangement;
import hnefi.board.Direction;
import hnefi.board.Square;
import hnefi.narration.BoardMarks;
import hnefi.narration.BoardMarks.Kind;
import hnefi.narration.MarkedSquares;
import hnefi.narration.MarkedSquares.Corners;
import hnefi.notation.BoardText;
import java.io.StringReader;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class BoardDrawingTest {
  private static final Arrangement FEW =
      board(
          """
          A......
          .......
          ...D...
          ..AK...
          .......
          .......
          ......D
          """);

  @Test
  void everyPieceIsDrawnOnItsSquareInTheShapeOfItsKind() throws Exception {
    Element svg = drawn(BoardDrawing.of(FEW, MarkedSquares.NONE));
    assertThat(places(svg, "attacker")).containsExactlyInAnyOrder("126 126", "326 426");
    assertThat(places(svg, "defender")).containsExactlyInAnyOrder("426 326", "726 726");
    assertThat(places(svg, "king")).containsExactly("426 426");
    assertThat(outline(svg, "attacker"))
        .isNotEqualTo(outline(svg, "defender"))
        .isNotEqualTo(outline(svg, "king"));
  }

  @Test
  void aTitleMayHoldAnyCharacter() throws Exception {
    Element svg = parsed(BoardDrawing.of(FEW, MarkedSquares.NONE).svg("A\u0007B\uD800C"));
    assertThat(svg.getAttribute("aria-label")).isEqualTo("A\uFFFDB\uFFFDC");
    assertThat(svg.getElementsByTagName("title").item(0).getTextContent())
        .isEqualTo("A\uFFFDB\uFFFDC");
  }

  @Test
  void aSystemThatWritesOtherDigitsChangesNothing() {
    BoardMarks marks = BoardMarks.NONE;
    for (Kind each : Kind.values()) {
      marks = marks.with(each, Set.of(new Square(2, 3)));
    }
    BoardDrawing drawing = BoardDrawing.of(FEW, MarkedSquares.NONE).with(marks);
    String usual = drawing.svg("Marks");
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("fa-IR-u-nu-arabext"));
    try {
      assertThat(drawing.svg("Marks")).isEqualTo(usual);
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void aTurnedBoardIsSeenFromTheOtherSide() throws Exception {
    Element svg = drawn(BoardDrawing.of(FEW, MarkedSquares.NONE).flipped(true));
    assertThat(places(svg, "attacker")).containsExactlyInAnyOrder("726 726", "526 426");
  }

  @ParameterizedTest
  @ValueSource(ints = {7, 9, 13, 19})
  void filesAndRanksAreNamedAtAllFourSides(int width) throws Exception {
    String empty = String.join("\n", Collections.nCopies(width, ".".repeat(width)));
    Element svg = drawn(BoardDrawing.of(board(empty), MarkedSquares.NONE));
    Element names =
        elements(svg, "g").stream()
            .filter(each -> each.getAttribute("class").equals("coordinates"))
            .findFirst()
            .orElseThrow();
    int digits = IntStream.rangeClosed(1, width).map(i -> String.valueOf(i).length()).sum();
    assertThat(elements(names, "path")).hasSize(2 * width + 2 * digits);
    assertThat(elements(names, "path").stream().map(each -> each.getAttribute("d")).distinct())
        .hasSize(width + Math.min(width, 10));
  }

  @Test
  void onlyTheSquaresTheRulesMarkAreMarked() throws Exception {
    Element plain = drawn(BoardDrawing.of(FEW, MarkedSquares.NONE));
    assertThat(classes(plain)).doesNotContain("throne", "castle", "locked", "exits");
    Element castles = drawn(BoardDrawing.of(FEW, new MarkedSquares(true, Corners.CASTLES, false)));
    assertThat(classes(castles)).contains("throne", "castle").doesNotContain("locked", "exits");
    Element edge = drawn(BoardDrawing.of(FEW, new MarkedSquares(false, Corners.MARKED, true)));
    assertThat(classes(edge)).contains("locked", "exits").doesNotContain("throne", "castle");
  }

  @Test
  void everyKindOfMarkLooksLikeNoOther() {
    Set<String> pictures = new HashSet<>();
    pictures.add(marked(BoardMarks.NONE));
    for (Kind each : Kind.values()) {
      assertThat(pictures.add(marked(BoardMarks.NONE.with(each, Set.of(new Square(1, 1))))))
          .as(each.name())
          .isTrue();
    }
  }

  @Test
  void anArrowPointsFromSquareToSquare() {
    assertThat(marked(BoardMarks.NONE.withArrow(new Square(0, 0), new Square(4, 0))))
        .contains("M150,726L500,726");
    assertThat(marked(BoardMarks.NONE.withArrow(new Square(0, 0), new Square(0, 4))))
        .contains("M126,702L126,352");
  }

  @Test
  void theBorderThatHelpedIsDrawn() {
    assertThat(marked(BoardMarks.NONE.withBorder(new Square(0, 3), Direction.WEST)))
        .isNotEqualTo(marked(BoardMarks.NONE));
  }

  @Test
  void theTitleIsWrittenAsTextWhateverIsInIt() throws Exception {
    String svg = BoardDrawing.of(FEW, MarkedSquares.NONE).svg("A <b> & \"c\"");
    assertThat(texts(parsed(svg), "title")).containsExactly("A <b> & \"c\"");
  }

  private static String marked(BoardMarks marks) {
    return BoardDrawing.of(FEW, MarkedSquares.NONE).with(marks).svg("");
  }

  private static Arrangement board(String rows) {
    return BoardText.read(rows.strip().lines().toList()).toOptional().orElseThrow();
  }

  private static Element drawn(BoardDrawing drawing) throws Exception {
    return parsed(drawing.svg("title"));
  }

  private static Element parsed(String svg) throws Exception {
    return DocumentBuilderFactory.newDefaultInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(svg)))
        .getDocumentElement();
  }

  private static List<Element> elements(Element svg, String name) {
    NodeList found = svg.getElementsByTagName(name);
    return IntStream.range(0, found.getLength()).mapToObj(i -> (Element) found.item(i)).toList();
  }

  private static List<String> texts(Element svg, String name) {
    return elements(svg, name).stream().map(Element::getTextContent).toList();
  }

  private static List<String> classes(Element svg) {
    return elements(svg, "*").stream().map(each -> each.getAttribute("class")).toList();
  }

  private static List<String> places(Element svg, String kind) {
    return elements(svg, "g").stream()
        .filter(each -> each.getAttribute("class").equals(kind))
        .map(each -> each.getAttribute("transform").replaceAll("[^0-9 ]", ""))
        .toList();
  }

  private static String outline(Element svg, String kind) {
    return elements(svg, "g").stream()
        .filter(each -> each.getAttribute("class").equals(kind))
        .map(each -> ((Element) each.getFirstChild()).getAttribute("d"))
        .findFirst()
        .orElseThrow();
  }
}
