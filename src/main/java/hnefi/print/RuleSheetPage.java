package hnefi.print;

import hnefi.board.Arrangement;
import hnefi.board.Piece;
import hnefi.board.Square;
import hnefi.narration.Phrases;
import hnefi.narration.sheet.RuleExample;
import hnefi.narration.sheet.RuleSheet;
import hnefi.notation.SquareText;
import hnefi.text.ProgramVersion;
import hnefi.text.Words;
import java.util.List;

/// A rule sheet as an HTML document: two columns on A4 paper, one column on a screen. Every picture
/// is also told in words.
///
/// The PDF takes two pages at most: where the rules are many the print gets smaller.
public final class RuleSheetPage {
  private static final int MOST_PAGES = 2;
  // In points: what reads well, and what the longest rules need.
  private static final double LARGEST = 8.6;
  private static final double SMALLEST = 6.6;
  private static final double STEP = 0.4;

  private final RuleSheet sheet;
  private final Words words;
  private final HtmlWriter html;

  private RuleSheetPage(RuleSheet sheet, double size) {
    this.sheet = sheet;
    words = sheet.words();
    html =
        HtmlWriter.document(
            words.language().code(),
            words.say("sheet", sheet.title()),
            "rule-sheet.css",
            sheet.title() + " · " + words.say("sheet.made", ProgramVersion.current()),
            size);
  }

  /// Returns the document.
  public static String html(RuleSheet sheet) {
    return new RuleSheetPage(sheet, LARGEST).written();
  }

  /// Returns the PDF. It takes seconds: not for the window's thread.
  public static byte[] pdf(RuleSheet sheet) {
    PdfRenderer renderer = new PdfRenderer();
    double size = LARGEST;
    String page = new RuleSheetPage(sheet, size).written();
    while (size > SMALLEST && renderer.pages(page) > MOST_PAGES) {
      size -= STEP;
      page = new RuleSheetPage(sheet, size).written();
    }
    return renderer.render(page);
  }

  private String written() {
    html.open("header")
        .text("h1", words.say("sheet", sheet.title()))
        .text("p", words.say("sheet.origin", sheet.origin()), "class", "origin");
    changes();
    html.close("header").open("main");
    for (int i = 0; i < sheet.sections().size(); i++) {
      section(i + 1, sheet.sections().get(i));
    }
    html.open("section").text("h2", words.say("sheet.sources"));
    sheet.sources().forEach(each -> html.text("p", each, "class", "note"));
    html.text("p", words.say("sheet.unsourced"), "class", "note")
        .text("p", words.say("sheet.examples"), "class", "note")
        .close("section")
        .close("main");
    return html.end();
  }

  private void changes() {
    if (!sheet.changes().isEmpty()) {
      html.open("div", "class", "changes").text("h2", words.say("sheet.changes")).open("ul");
      sheet.changes().forEach(each -> html.text("li", each));
      html.close("ul").close("div");
    }
    if (!sheet.cautions().isEmpty()) {
      html.text("p", sheet.cautions(), "class", "caution");
    }
  }

  private void section(int number, RuleSheet.Section section) {
    html.open("section").text("h2", number + " " + section.heading());
    for (int i = 0; i < section.clauses().size(); i++) {
      RuleSheet.Clause clause = section.clauses().get(i);
      html.open("p", "class", "clause")
          .text("b", number + "." + (i + 1))
          .say(" " + clause.text() + " ");
      if (!clause.source().isEmpty()) {
        html.text("span", "[" + clause.source() + "]", "class", "source");
      }
      html.close("p");
    }
    if (number == 1) {
      start();
    }
    section.examples().forEach(this::example);
    html.close("section");
  }

  private void start() {
    Arrangement board = sheet.start();
    String told =
        words.say(
            "picture.start",
            sheet.layout(),
            squares(board, Piece.ATTACKER),
            squares(board, Piece.DEFENDER),
            squares(board, Piece.KING));
    html.open("div", "class", "start")
        .element(BoardDrawing.of(board, sheet.squares()).svg(told))
        .text("p", words.say("start.layout", sheet.layout()), "class", "note")
        .close("div");
  }

  private void example(RuleExample example) {
    Arrangement board = example.before().board();
    String told =
        words.say(
            "picture.example",
            squares(board, Piece.ATTACKER),
            squares(board, Piece.DEFENDER),
            squares(board, Piece.KING),
            example.caption());
    html.open("div", "class", "example")
        .open("div", "class", "picture")
        .element(BoardDrawing.of(board, sheet.squares()).with(example.marks()).svg(told))
        .close("div")
        .text("div", example.caption(), "class", "caption")
        .close("div");
  }

  private String squares(Arrangement board, Piece piece) {
    List<String> squares =
        board.size().squares().stream()
            .filter(square -> board.at(square) == piece)
            .sorted()
            .map(RuleSheetPage::name)
            .toList();
    return squares.isEmpty()
        ? words.say("picture.none")
        : Phrases.in(words.language()).list(squares);
  }

  private static String name(Square square) {
    return SquareText.write(square);
  }
}
