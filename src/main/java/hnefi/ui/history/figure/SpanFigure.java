package hnefi.ui.history.figure;

import hnefi.content.Citation;
import hnefi.content.history.Event;
import hnefi.content.history.Figure;
import hnefi.fx.shape.StyledShapes;
import hnefi.fx.theme.Drawing;
import hnefi.ui.history.part.HistoryContext;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;

/// Entries of the timeline as bars, one below the other, each with the book that says so.
final class SpanFigure {
  private static final double TOP = 34;
  private static final double ROW = 60;
  private static final double BELOW = 56;
  private static final double THICK = 20;
  private static final double BEYOND = 4;

  // A label begins no farther to the right.
  private static final double LAST_LABEL = 380;

  private final HistoryContext context;
  private final Figure.Spans spans;
  private final YearAxis line;

  private SpanFigure(HistoryContext context, Figure.Spans spans, double height) {
    this.context = context;
    this.spans = spans;
    this.line = new YearAxis(spans.axis(), height);
  }

  static Drawing draw(HistoryContext context, Figure.Spans spans) {
    double height = TOP + spans.bars().size() * ROW + BELOW;
    SpanFigure figure = new SpanFigure(context, spans, height);
    figure.line.write(height);
    for (int i = 0; i < spans.bars().size(); i++) {
      Figure.Spans.Bar bar = spans.bars().get(i);
      double y = TOP + i * ROW;
      context.history().event(bar.label().event()).ifPresent(event -> figure.bar(y, bar, event));
    }
    return figure.line.drawing();
  }

  private void bar(double y, Figure.Spans.Bar bar, Event event) {
    boolean open = event.start() == Event.Limit.BEFORE && event.from() <= spans.axis().from();
    double left = open ? BEYOND : line.x(event.from());
    Rectangle shape =
        StyledShapes.rectangle(
            left, y, line.x(event.to()) - left, THICK, bar.vague() ? "span-soft" : "span-strong");
    shape.setArcWidth(12);
    shape.setArcHeight(12);
    shape.setStroke(Color.TRANSPARENT);
    String label = context.say(bar.label().name()) + " – " + book(event.cites().getFirst());
    double from = Math.min(line.x(event.from()) + 6, LAST_LABEL);
    line.drawing().add(shape, FigureParts.wordsFrom(from, y - 13, label, "figure-label"));
    if (open) {
      line.drawing().add(StyledShapes.svg("M12,%s l-10,9 l10,9".formatted(y + 1), "figure-arrow"));
    }
  }

  private String book(Citation citation) {
    return context.say(context.source(citation).shortName());
  }
}
