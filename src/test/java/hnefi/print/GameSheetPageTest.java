package hnefi.print;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.BoardShape;
import hnefi.board.Square;
import hnefi.content.Edition;
import hnefi.content.EditionName;
import hnefi.content.Library;
import hnefi.content.PackedContent;
import hnefi.game.Game;
import hnefi.game.GameNode;
import hnefi.notation.Annotation;
import hnefi.notation.MoveText;
import hnefi.rules.Move;
import hnefi.rules.Play;
import hnefi.rules.Turn;
import hnefi.text.Language;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class GameSheetPageTest {
  private static final Library LIBRARY = PackedContent.LIBRARY;
  private static final Edition FETLAR =
      LIBRARY
          .edition(EditionName.of("fetlar"))
          .orElseThrow()
          .with(Play.value("repetition=off"))
          .toOptional()
          .orElseThrow();

  private final Game game =
      new Game(FETLAR.referee(), FETLAR.referee().start(FETLAR.layout().board()));

  @Test
  void everyMoveIsPrintedWithItsCaptures() {
    play("f2-h2 e7-e10 k4-j4 g7-g10");
    String page = page("");
    assertThat(page).contains("1. f2–h2", "e7–e10", "2. k4–j4", "g7–g10 ×f10");
    assertThat(page).contains("Anna", "Fetlar").contains("not finished");
  }

  @Test
  void variationsCommentsAndShapesAreThereAndWordsAreWrittenAsText() {
    play("f2-h2 e7-e10");
    GameNode first = game.root().next().orElseThrow();
    game.add(first, (Turn) game.referee().judge(first.position(), move("e5-e4")));
    game.annotate(
        first,
        Annotation.comment("better <than> it looks")
            .withShapes(List.of(new BoardShape.Circle(new Square(7, 1)))));
    GameNode variation = first.children().getLast();
    game.annotate(variation, Annotation.comment("quiet"));
    game.add(variation, (Turn) game.referee().judge(variation.position(), move("k4-j4")));
    GameNode second = variation.next().orElseThrow();
    game.annotate(second, Annotation.comment("a plan"));
    game.add(second, (Turn) game.referee().judge(second.position(), move("e4-e3")));
    String page = page("A & B");
    assertThat(page).contains("(1. … e5–e4 – quiet 2. k4–j4 – a plan 2. … e4–e3)");
    assertThat(page).contains("better &lt;than&gt; it looks", "A &amp; B");
    // The start, the comment, the end.
    assertThat(diagrams(page)).isEqualTo(3);
  }

  @Test
  void whatNoDocumentMayHoldIsReplaced() {
    String page = page("A\u0007B\uD800C\uFFFE😀");

    assertThat(page).contains("A\uFFFDB\uFFFDC\uFFFD😀");
    assertThat(new PdfRenderer().pages(page)).isPositive();
  }

  @Test
  void aLongGameHasADiagramAtLeastEveryTenMoves() {
    for (int i = 0; i < 12; i++) {
      play(i % 2 == 0 ? "a4-a3 f8-g8" : "a3-a4 g8-f8");
      play(i % 2 == 0 ? "k4-k3 f4-g4" : "k3-k4 g4-f4");
    }
    List<GameNode> chosen = DiagramChoice.of(game.root());
    int before = 0;
    for (GameNode each : chosen) {
      assertThat(each.ply() - before).isLessThanOrEqualTo(DiagramChoice.AT_LATEST);
      before = each.ply();
    }
    assertThat(before).isEqualTo(game.line().size());
  }

  private void play(String moves) {
    for (String each : moves.split(" ")) {
      assertThat(game.play(move(each))).isInstanceOf(Turn.class);
    }
  }

  private static Move move(String text) {
    return MoveText.read(text).toOptional().orElseThrow();
  }

  private String page(String title) {
    return GameSheetPage.html(
        new GameSheet(
            title, FETLAR, LIBRARY.books(), "Anna", "", "1 May 2026", game, Optional.empty()),
        Language.EN);
  }

  private static long diagrams(String page) {
    return Pattern.compile("<svg").matcher(page).results().count();
  }
}
