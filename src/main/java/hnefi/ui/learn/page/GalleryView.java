package hnefi.ui.learn.page;

import hnefi.content.diagram.Diagram;
import hnefi.content.lesson.Gallery;
import hnefi.text.Language;
import hnefi.ui.board.BoardControl;
import java.util.Locale;

/// Several diagrams side by side.
final class GalleryView implements StepView {
  GalleryView(LessonPage page, Gallery gallery) {
    LessonContext context = page.context();
    Language language = context.words().language();
    CardGrid grid = new CardGrid();
    for (Diagram diagram : gallery.diagrams()) {
      BoardControl board = context.board(diagram.edition());
      board.setArrangement(diagram.start().board());
      String caption = diagram.caption().in(language);
      int colon = caption.indexOf(':');
      ComparisonCard card =
          colon < 0
              ? new ComparisonCard(context.name(diagram.edition()), board, caption)
              : new ComparisonCard(
                  caption.substring(0, colon),
                  board,
                  capital(caption.substring(colon + 1).strip(), language.locale()));
      context
          .game(diagram.edition(), diagram.start())
          .ifPresent(game -> card.offer(context.say("play-case", card.name()), game));
      grid.getChildren().add(card);
    }
    page.hang(grid.scrolling());
    page.say(gallery.text());
  }

  @Override
  public void begin() {}

  @Override
  public void end() {}

  private static String capital(String text, Locale locale) {
    return text.substring(0, 1).toUpperCase(locale) + text.substring(1);
  }
}
