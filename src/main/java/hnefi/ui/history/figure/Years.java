package hnefi.ui.history.figure;

import hnefi.content.history.Topic;
import hnefi.ui.history.part.Drawing;
import hnefi.ui.history.part.Guide;
import javafx.scene.paint.Color;

/// Bars on a line of years.
final class Years {
  private static final double LEFT = 30;
  private static final double RIGHT = 610;

  private final Drawing drawing;
  private final double from;
  private final double to;
  private final double foot;

  private Years(double height, int from, int to) {
    this.drawing = new Drawing(640, height);
    this.from = from;
    this.to = to;
    this.foot = height - 44;
  }

  /// The four claims on how old the game is.
  static Drawing ages(Guide guide) {
    Years years = new Years(330, 0, 1100);
    years.axis(200);
    years.bar(34, 0, 260, "span-soft", true, guide.say("figure.iron-age"), book(guide, "spieltz"));
    years.bar(
        94,
        1,
        1000,
        "span-soft",
        false,
        guide.say("figure.first-millennium"),
        book(guide, "walker"));
    years.bar(
        154, 400, 500, "span-strong", false, guide.say("figure.400s"), book(guide, "svenska"));
    years.bar(
        214, 850, 1050, "span-strong", false, guide.say("figure.height"), book(guide, "svenska"));
    return years.drawing;
  }

  private static String book(Guide guide, String id) {
    return guide.title(new Topic(Topic.Kind.BOOK, id));
  }

  /// How the game dwindles to two threads.
  static Drawing lastMentions(Guide guide) {
    Years years = new Years(300, 1000, 1760);
    years.axis(100);
    String band =
        "M%1$s,84 C%2$s,84 %2$s,102 %3$s,104 L%4$s,109 L%3$s,114 C%2$s,120 %2$s,150 %3$s,156"
            + " L%5$s,161 L%3$s,166 C%2$s,168 %2$s,186 %1$s,186 Z";
    years.drawing.add(
        Shapes.path(
            band.formatted(
                years.x(1000), years.x(1150), years.x(1230), years.x(1587), years.x(1732)),
            "span-strong"),
        Shapes.words(years.x(1072), 135, guide.say("figure.hnefatafl"), "figure-on-strong"),
        Shapes.disc(years.x(1587), 109, 7, "span-point"),
        Shapes.words(years.x(1587), 84, "1587", "figure-year"),
        Shapes.words(years.x(1440), 90, guide.say("figure.wales"), "figure-label"),
        Shapes.disc(years.x(1732), 161, 7, "span-point"),
        Shapes.words(years.x(1732) - 12, 186, "1732", "figure-year"),
        Shapes.words(years.x(1530), 182, guide.say("figure.lapland"), "figure-label"),
        Shapes.line(years.x(1100), 40, years.x(1100), 60, "tick"),
        Shapes.wordsFrom(years.x(1100) - 60, 26, guide.say("figure.chess-comes"), "figure-label"));
    return years.drawing;
  }

  private double x(double year) {
    return LEFT + (year - from) / (to - from) * (RIGHT - LEFT);
  }

  private void axis(int step) {
    drawing.add(Shapes.line(LEFT, foot, RIGHT, foot, "axis"));
    for (double year = Math.ceil(from / step) * step; year <= to; year += step) {
      drawing.add(
          Shapes.line(x(year), foot - 5, x(year), foot + 5, "axis"),
          Shapes.words(x(year), foot + 22, Integer.toString((int) year), "figure-year"));
    }
  }

  private void bar(
      double y, int start, int end, String styleClass, boolean open, String label, String book) {
    double left = open ? 4 : x(start);
    var bar = Shapes.box(left, y, x(end) - left, 20, styleClass);
    bar.setArcWidth(12);
    bar.setArcHeight(12);
    bar.setStroke(Color.TRANSPARENT);
    drawing.add(bar);
    double from = Math.min(x(start) + 6, 380);
    drawing.add(Shapes.wordsFrom(from, y - 13, label + " – " + book, "figure-label"));
    if (open) {
      drawing.add(Shapes.path("M12,%s l-10,9 l10,9".formatted(y + 1), "figure-arrow"));
    }
  }
}
