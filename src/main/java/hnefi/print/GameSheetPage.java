package hnefi.print;

import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.board.Square;
import hnefi.game.GameNode;
import hnefi.narration.BoardMarks;
import hnefi.narration.EditionWords;
import hnefi.narration.MarkedSquares;
import hnefi.narration.Narrator;
import hnefi.notation.MoveNumber;
import hnefi.notation.MoveText;
import hnefi.notation.SquareText;
import hnefi.rules.Turn;
import hnefi.text.Language;
import hnefi.text.ProgramVersion;
import hnefi.text.Tag;
import hnefi.text.Words;
import java.util.List;

/// A game as an HTML document: who played, by which rules, how it ended, every move of the main
/// line with its captures, the variations and comments, and diagrams. Two columns on A4 paper, one
/// on a screen. Every diagram is told in words, too.
public final class GameSheetPage {
  private static final double TEXT_SIZE = 9.4;

  private final GameSheet sheet;
  private final Words words;
  private final MarkedSquares squares;
  private final boolean attackersFirst;
  private final HtmlWriter html;

  private GameSheetPage(GameSheet sheet, Language language) {
    this.sheet = sheet;
    words = Words.of(GameSheetPage.class, "game", language);
    squares = MarkedSquares.under(sheet.edition().rules());
    attackersFirst = sheet.game().start().toMove() == Side.ATTACKERS;
    html =
        HtmlWriter.document(
            language.code(),
            title(),
            "game-sheet.css",
            title() + " · " + words.say("game.made", ProgramVersion.current()),
            TEXT_SIZE);
  }

  /// Returns the document.
  public static String html(GameSheet sheet, Language language) {
    return new GameSheetPage(sheet, language).written();
  }

  /// Returns the PDF of a document made by [#html]. It takes a second or more: not for the window's
  /// thread.
  public static byte[] pdf(String html) {
    return new PdfRenderer().render(html);
  }

  private String written() {
    html.open("header").text("h1", title());
    facts();
    html.close("header").open("main");
    GameNode start = sheet.game().root();
    diagram(start, words.say("game.start"));
    note(start);
    html.open("section");
    moves(start);
    html.close("section");
    sheet
        .outcome()
        .ifPresent(outcome ->
            html.text(
                "p",
                new Narrator(sheet.edition(), sheet.books(), words.language()).tell(outcome).text(),
                "class",
                "result"));
    html.close("main");
    return html.end();
  }

  private String title() {
    return sheet.title().isEmpty()
        ? words.say("game.title", name(Side.ATTACKERS), name(Side.DEFENDERS))
        : sheet.title();
  }

  private String name(Side side) {
    String name =
        switch (side) {
          case ATTACKERS -> sheet.attackers();
          case DEFENDERS -> sheet.defenders();
        };
    return name.isEmpty() ? words.say("game.side." + Tag.of(side)) : name;
  }

  private void facts() {
    html.open("table", "class", "facts");
    fact("game.rules", EditionWords.title(sheet.edition(), words.language()));
    fact("game.side.attackers", sheet.attackers());
    fact("game.side.defenders", sheet.defenders());
    fact("game.date", sheet.date());
    fact(
        "game.result",
        sheet
            .outcome()
            .map(outcome ->
                outcome
                    .winner()
                    .map(side -> words.say("game.won." + Tag.of(side)))
                    .orElseGet(() -> words.say("game.draw")))
            .orElseGet(() -> words.say("game.ongoing")));
    html.close("table");
    EditionWords.differences(sheet.edition(), words.language())
        .forEach(each -> html.text("p", each, "class", "note"));
  }

  private void fact(String key, String value) {
    if (!value.isEmpty()) {
      html.open("tr").text("th", words.say(key), "scope", "row").text("td", value).close("tr");
    }
  }

  /// Writes the main line in paragraphs, each up to the next diagram.
  private void moves(GameNode start) {
    List<GameNode> diagrams = DiagramChoice.of(start);
    boolean open = false;
    boolean numbered = true;
    for (GameNode node = start.next().orElse(start); node != start; ) {
      if (!open) {
        html.open("p", "class", "moves");
        open = true;
        numbered = true;
      }
      html.text("b", text(node, numbered), "class", "move").element("\n");
      numbered = false;
      List<GameNode> variations = node.parent().map(GameNode::children).orElse(List.of());
      for (GameNode each : variations.subList(Math.min(1, variations.size()), variations.size())) {
        html.text("span", "(" + line(each) + ")", "class", "variation").element("\n");
        numbered = true;
      }
      if (diagrams.contains(node)) {
        html.close("p");
        open = false;
        diagram(node, words.say("game.after", text(node, true)));
        note(node);
      }
      node = node.next().orElse(start);
    }
    if (open) {
      html.close("p");
    }
  }

  /// Returns a variation in one line, with the variations in it.
  private String line(GameNode first) {
    StringBuilder line = new StringBuilder(text(first, true)).append(comment(first));
    boolean numbered = !comment(first).isEmpty();
    GameNode node = first;
    while (node.next().isPresent()) {
      List<GameNode> children = node.children();
      node = children.getFirst();
      line.append(' ').append(text(node, numbered)).append(comment(node));
      children.stream().skip(1).forEach(each -> line.append(" (").append(line(each)).append(')'));
      numbered = !comment(node).isEmpty() || children.size() > 1;
    }
    return line.toString();
  }

  private static String comment(GameNode node) {
    String comment = node.annotation().comment();
    return comment.isEmpty() ? "" : " – " + comment;
  }

  /// Returns a turn as it is printed: `3. d1–d3 ×d4`, `3. … e5–e4`, or without its number.
  private String text(GameNode node, boolean numbered) {
    Turn turn = node.turn().orElseThrow();
    String move = MoveText.write(turn).replace('-', '–').replace("x", " ×");
    boolean first = (turn.piece().side() == Side.ATTACKERS) == attackersFirst;
    if (first) {
      return MoveNumber.of(node.ply()) + ". " + move;
    }
    return numbered ? MoveNumber.of(node.ply()) + ". … " + move : move;
  }

  private void note(GameNode node) {
    node.annotation().comment().lines().forEach(each -> html.text("p", each, "class", "comment"));
  }

  private void diagram(GameNode node, String caption) {
    html.open("div", "class", "diagram")
        .element(
            BoardDrawing.of(node.position().board(), squares).with(marks(node)).svg(told(node)))
        .text("p", caption, "class", "caption")
        .close("div");
  }

  private static BoardMarks marks(GameNode node) {
    return node.turn()
        .map(BoardMarks::after)
        .orElse(BoardMarks.NONE)
        .with(node.annotation().shapes());
  }

  private String told(GameNode node) {
    return words.say(
        "game.picture",
        squares(node, Piece.ATTACKER),
        squares(node, Piece.DEFENDER),
        squares(node, Piece.KING));
  }

  private static String squares(GameNode node, Piece piece) {
    List<Square> found = node.position().board().squaresOf(piece);
    return found.isEmpty()
        ? "–"
        : String.join(", ", found.stream().map(SquareText::write).toList());
  }
}
