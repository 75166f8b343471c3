package hnefi.ui.learn.page;

import hnefi.content.lesson.Say;
import hnefi.ui.board.BoardControl;

/// Something said beside a board.
final class StillView implements StepView {
  StillView(Page page, Say say) {
    BoardControl board = page.hang(say.edition(), say.position());
    board.setMarks(Page.marks(say.diagram().marks()));
    page.say(say.text());
    page.point(say.diagram().marks());
  }

  @Override
  public void begin() {}

  @Override
  public void end() {}
}
