package hnefi.ui.learn.page;

import hnefi.content.diagram.Diagram;
import hnefi.content.lesson.Compare;
import hnefi.content.lesson.Gallery;
import hnefi.content.lesson.Reading;
import hnefi.rules.Position;
import hnefi.rules.Turn;
import hnefi.ui.board.BoardControl;

/// Several boards side by side: start positions, or one position under several books.
final class CasesView implements StepView {
  private final Grid grid = new Grid();

  CasesView(Page page, Gallery gallery) {
    for (Diagram diagram : gallery.diagrams()) {
      BoardControl board = page.desk().board(diagram.edition());
      board.setArrangement(diagram.start().board());
      String caption = diagram.caption().in(page.desk().words().language());
      int colon = caption.indexOf(':');
      grid.getChildren()
          .add(
              colon < 0
                  ? new CaseCard(page.desk().name(diagram.edition()), board, caption)
                  : new CaseCard(
                      caption.substring(0, colon), board, capital(caption.substring(colon + 1))));
    }
    page.hang(grid);
    page.say(gallery.text());
  }

  CasesView(Page page, Compare compare) {
    for (Reading reading : Reading.all(compare)) {
      BoardControl board = page.desk().board(reading.edition());
      board.setArrangement(reading.last().board());
      board.setMarks(Page.explaining(reading.verdict()));
      Position before = reading.verdict() instanceof Turn turn ? turn.before() : reading.last();
      grid.getChildren()
          .add(
              new CaseCard(
                  page.desk().name(reading.edition()),
                  board,
                  page.desk().tell(reading.verdict(), before, reading.edition())));
    }
    page.hang(grid);
    page.say(compare.text());
  }

  @Override
  public void begin() {}

  @Override
  public void end() {}

  private static String capital(String text) {
    String stripped = text.strip();
    return stripped.substring(0, 1).toUpperCase(java.util.Locale.ROOT) + stripped.substring(1);
  }
}
