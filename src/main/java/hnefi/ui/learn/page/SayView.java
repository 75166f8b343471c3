package hnefi.ui.learn.page;

import hnefi.content.lesson.Say;
import hnefi.rules.Position;
import hnefi.ui.board.BoardControl;
import java.util.Optional;

/// Something said beside a board.
final class SayView implements StepView {
  private final Say say;

  SayView(LessonPage page, Say say) {
    this.say = say;
    BoardControl board = page.hang(say.edition(), say.position());
    board.setMarks(StepMarks.of(say.diagram().marks()));
    page.say(say.text());
  }

  @Override
  public void begin() {}

  @Override
  public void end() {}

  @Override
  public Optional<Position> position() {
    return Optional.of(say.position());
  }
}
