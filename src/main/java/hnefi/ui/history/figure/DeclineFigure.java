package hnefi.ui.history.figure;

import hnefi.content.history.Event;
import hnefi.content.history.Figure;
import hnefi.content.history.History;
import hnefi.content.history.Term;
import hnefi.fx.shape.StyledShapes;
import hnefi.fx.theme.Drawing;
import hnefi.ui.history.part.HistoryContext;
import java.util.Optional;

/// How the game dwindles to two threads, and where each of them ends.
final class DeclineFigure {
  private static final double HEIGHT = 300;
  private static final double UPPER = 109;
  private static final double LOWER = 161;
  private static final String BAND =
      "M%1$s,84 C%2$s,84 %2$s,102 %3$s,104 L%4$s,109 L%3$s,114 C%2$s,120 %2$s,150 %3$s,156"
          + " L%5$s,161 L%3$s,166 C%2$s,168 %2$s,186 %1$s,186 Z";

  private final HistoryContext context;
  private final YearAxis line;

  private DeclineFigure(HistoryContext context, Figure.Decline decline) {
    this.context = context;
    this.line = new YearAxis(decline.axis(), HEIGHT);
  }

  static Drawing draw(HistoryContext context, Figure.Decline decline) {
    DeclineFigure figure = new DeclineFigure(context, decline);
    figure.line.write(HEIGHT);
    figure.draw(decline);
    return figure.line.drawing();
  }

  private void draw(Figure.Decline decline) {
    History history = context.history();
    Optional<Event> upper = history.event(decline.upper().event());
    Optional<Event> lower = history.event(decline.lower().event());
    Optional<Event> wins = history.event(decline.wins());
    if (upper.isPresent() && lower.isPresent() && wins.isPresent()) {
      double begin = line.x(decline.axis().from());
      double bend = line.x((wins.get().from() + wins.get().to()) / 2.0);
      double narrow = line.x(wins.get().to());
      line.drawing()
          .add(
              StyledShapes.svg(
                  BAND.formatted(
                      begin, bend, narrow, line.x(upper.get().to()), line.x(lower.get().to())),
                  "span-strong"));
      String name = history.term(decline.term()).map(Term::word).map(context::say).orElse("");
      line.drawing().add(FigureParts.words((begin + bend) / 2, 135, name, "figure-on-strong"));
      end(upper.get(), UPPER, -25, context.say(decline.upper().name()), -112, -19);
      end(lower.get(), LOWER, 25, context.say(decline.lower().name()), -154, 21);
    }
    history.event(decline.arrives().event()).ifPresent(event -> arrives(decline.arrives(), event));
  }

  private void end(
      Event event, double y, double yearBelow, String label, double labelAside, double labelBelow) {
    double x = line.x(event.to());
    line.drawing()
        .add(
            StyledShapes.circle(x, y, 7, "span-point"),
            FigureParts.words(
                Math.min(x, line.lastWords()),
                y + yearBelow,
                Integer.toString(event.to()),
                "figure-year"),
            FigureParts.words(x + labelAside, y + labelBelow, label, "figure-label"));
  }

  private void arrives(Figure.Label label, Event event) {
    double x = line.x(event.to());
    line.drawing()
        .add(
            StyledShapes.line(x, 40, x, 60, "tick"),
            FigureParts.wordsFrom(x - 60, 26, context.say(label.name()), "figure-label"));
  }
}
