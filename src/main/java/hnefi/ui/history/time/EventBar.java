package hnefi.ui.history.time;

import hnefi.content.history.Event;
import hnefi.text.Tag;
import hnefi.ui.history.part.HistoryContext;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/// An entry of the timeline: its name above a bar whose ends fade where they are not known.
final class EventBar extends Button {
  private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
  private static final double LONG_FADE = 0.35;
  private static final double SHORT_FADE = 0.12;

  private final Event event;
  private final Label name;
  private final Region left = new Region();
  private final Region body = new Region();
  private final Region right = new Region();
  private double barFrom;
  private double barWidth;
  private double widest = Double.MAX_VALUE;

  EventBar(HistoryContext context, Event event, Runnable choose) {
    this.event = event;
    name = new Label(context.say(event.name()));
    name.getStyleClass().add("event-name");
    name.setWrapText(true);
    left.getStyleClass().addAll("bar-end", "bar-left");
    body.getStyleClass().add("bar-body");
    right.getStyleClass().addAll("bar-end", "bar-right");
    Pane picture =
        new Pane(left, body, right, name) {
          @Override
          protected void layoutChildren() {
            arrange();
          }
        };
    setGraphic(picture);
    setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    getStyleClass().setAll("event", "kind-" + Tag.of(event.kind()));
    pseudoClassStateChanged(PseudoClass.getPseudoClass("moment"), event.isMoment());
    pseudoClassStateChanged(
        PseudoClass.getPseudoClass("about"),
        event.isMoment() && event.start() != Event.Limit.EXACT);
    setAccessibleText(context.say(event.name()) + ", " + new YearText(context).say(event));
    setOnAction(_ -> choose.run());
  }

  Event event() {
    return event;
  }

  void setChosen(boolean chosen) {
    pseudoClassStateChanged(CHOSEN, chosen);
  }

  /// Breaks the name where it would be wider than this.
  void setWidestName(double width) {
    widest = width;
  }

  /// Returns how wide the name is.
  double nameWidth() {
    name.applyCss();
    return Math.min(Math.ceil(name.prefWidth(-1)), widest);
  }

  /// Returns how much higher the name is than one line.
  double furtherLines() {
    return name.prefHeight(nameWidth()) - name.prefHeight(-1);
  }

  /// Places the bar within this node.
  void setBar(double from, double width) {
    barFrom = from;
    barWidth = width;
  }

  private void arrange() {
    double nameHeight = name.prefHeight(nameWidth());
    double line = name.prefHeight(-1);
    double thick = Math.max(6, line * 0.42);
    double y = nameHeight + line * 0.02;
    name.resizeRelocate(
        Math.max(0, Math.min(barFrom, getWidth() - nameWidth())), 0, nameWidth(), nameHeight);
    double fadeLeft = fade(event.start());
    double fadeRight = fade(event.end());
    double from = snapPositionX(barFrom + barWidth * fadeLeft);
    double to = snapPositionX(barFrom + barWidth * (1 - fadeRight));
    left.resizeRelocate(barFrom, y, from - barFrom, thick);
    body.resizeRelocate(from, y, to - from, thick);
    right.resizeRelocate(to, y, barFrom + barWidth - to, thick);
  }

  /// The share of the bar that fades.
  private double fade(Event.Limit limit) {
    return switch (limit) {
      case EXACT -> 0;
      case ABOUT -> event.isMoment() ? 0 : SHORT_FADE;
      case BEFORE, AFTER -> LONG_FADE;
    };
  }
}
