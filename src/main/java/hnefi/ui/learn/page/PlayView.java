package hnefi.ui.learn.page;

import hnefi.content.Edition;
import hnefi.content.lesson.Play;
import hnefi.fx.theme.Nodes;
import hnefi.ui.board.BoardControl;
import javafx.scene.control.Button;

/// The position of a small game, and the way into it. It can be played again with exchanged sides
/// when it is over.
final class PlayView implements StepView {
  PlayView(LessonPage page, Play play) {
    BoardControl board = page.hang(play.edition(), play.diagram().start());
    board.setMarks(StepMarks.of(play.diagram().marks()));
    page.say(play.text());
    page.context()
        .game(play)
        .ifPresent(begin -> {
          Button button = page.action("play-game", "bi-play", begin);
          button.getStyleClass().add("accent");
          Nodes.focusFirst(button);
        });
    page.context()
        .toldGame(play)
        .ifPresent(tell -> page.action("told-game", "bi-collection-play", tell));
    for (Edition edition : play.openings()) {
      page.context()
          .openings(edition)
          .ifPresent(explore -> page.action("openings", "bi-compass", explore));
    }
  }

  @Override
  public void begin() {}

  @Override
  public void end() {}
}
