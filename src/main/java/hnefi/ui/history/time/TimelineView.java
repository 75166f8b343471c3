package hnefi.ui.history.time;

import hnefi.content.history.Era;
import hnefi.content.history.Event;
import hnefi.fx.layout.VerticalScrollPane;
import hnefi.ui.history.part.HistoryContext;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.input.ZoomEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import javafx.util.Subscription;

/// The timeline: drag or arrow keys move it, the wheel, two fingers, plus and minus zoom it, a
/// touch on an entry chooses it. Entries lie in as many rows as it takes for none to cover another.
public final class TimelineView extends Region {
  private static final double WHEEL = 1.0022;
  private static final double KEY_STEP = 0.15;
  private static final int[] STEPS = {500, 200, 100, 50, 20, 10, 5};
  private static final double GAP = 10;

  /// The least gap as a share of the least height of an entry.
  private static final double FINGER_GAP = 0.2;

  // The least and the largest height of a row, in lines.
  private static final double CROWDED = 1.6;
  private static final double SPREAD = 4.5;

  private final HistoryContext context;
  private final TimelineModel model;
  private final List<Label> eras = new ArrayList<>();
  private final List<Label> ticks = new ArrayList<>();
  private final List<EventBar> bars = new ArrayList<>();
  private final Pane ground = new Pane();
  private final Pane rows = new Pane();
  private final VerticalScrollPane scroller = new VerticalScrollPane(rows);
  private final Label ruler = new Label("0000");
  private final Subscription subscription;
  private double dragX;

  public TimelineView(HistoryContext context, TimelineModel model) {
    this.context = context;
    this.model = model;
    getStyleClass().add("timeline");
    getStylesheets()
        .add(Objects.requireNonNull(TimelineView.class.getResource("time.css")).toExternalForm());
    setAccessibleText(context.say("timeline.spoken"));
    setFocusTraversable(true);
    ruler.getStyleClass().add("tick");
    ruler.setVisible(false);
    int number = 0;
    for (Era each : model.timeline().eras()) {
      Label era = new Label(context.say(each.name()));
      era.getStyleClass().addAll("era", number++ % 2 == 0 ? "era-even" : "era-odd");
      era.setManaged(false);
      eras.add(era);
    }
    ground.getChildren().addAll(eras);
    for (Event each : model.events()) {
      EventBar bar = new EventBar(context, each, () -> model.choose(each));
      bar.setManaged(false);
      bars.add(bar);
    }
    rows.getChildren().addAll(bars);
    scroller.setFocusTraversable(false);
    scroller.getStyleClass().add("timeline-rows");
    ground.setMouseTransparent(true);
    getChildren().addAll(ruler, ground, scroller);
    Rectangle clip = new Rectangle();
    clip.widthProperty().bind(widthProperty());
    clip.heightProperty().bind(heightProperty());
    setClip(clip);
    subscription =
        Subscription.combine(
            model.windowProperty().subscribe(_ -> requestLayout()),
            model.chosenProperty().subscribe(this::choose));
    listen();
  }

  /// Lets go of the model, which may outlive the view.
  public void dispose() {
    subscription.unsubscribe();
  }

  private void choose(Optional<Event> chosen) {
    bars.forEach(bar -> bar.setChosen(chosen.filter(bar.event()::equals).isPresent()));
  }

  private void listen() {
    addEventFilter(MouseEvent.MOUSE_PRESSED, event -> dragX = event.getX());
    addEventFilter(
        MouseEvent.MOUSE_DRAGGED,
        event -> {
          model.move((dragX - event.getX()) / pixelsAYear());
          dragX = event.getX();
        });
    addEventFilter(
        ScrollEvent.SCROLL,
        event -> {
          if (event.isShiftDown() || Math.abs(event.getDeltaX()) > Math.abs(event.getDeltaY())) {
            double delta = event.getDeltaX() == 0 ? event.getDeltaY() : event.getDeltaX();
            model.move(-delta / pixelsAYear());
          } else {
            model.zoom(Math.pow(WHEEL, event.getDeltaY()), year(event.getX()));
          }
          event.consume();
        });
    addEventFilter(
        ZoomEvent.ZOOM,
        event -> {
          model.zoom(event.getZoomFactor(), year(event.getX()));
          event.consume();
        });
    setOnMouseClicked(_ -> requestFocus());
    setOnKeyPressed(event -> {
      double years = KEY_STEP * model.windowProperty().get().width();
      switch (event.getCode()) {
        case PLUS, ADD, EQUALS -> model.zoomIn();
        case MINUS, SUBTRACT -> model.zoomOut();
        case LEFT -> model.move(-years);
        case RIGHT -> model.move(years);
        case UP, PAGE_UP -> model.step(-1);
        case DOWN, PAGE_DOWN -> model.step(1);
        case HOME -> model.showAll();
        default -> {
          return;
        }
      }
      event.consume();
    });
  }

  private double pixelsAYear() {
    return Math.max(1, room()) / model.windowProperty().get().width();
  }

  /// The width in which years are laid out; the rest is for the scroll bar.
  private double room() {
    return getWidth() - ruler.prefHeight(-1);
  }

  private double x(double year) {
    return (year - model.windowProperty().get().from()) * pixelsAYear();
  }

  private double year(double x) {
    return model.windowProperty().get().from() + x / pixelsAYear();
  }

  @Override
  protected void layoutChildren() {
    ruler.applyCss();
    double line = ruler.prefHeight(-1);
    double eraHeight = line * 1.5;
    double axis = getHeight() - line * 1.3;
    ground.resizeRelocate(0, 0, getWidth(), getHeight());
    for (int i = 0; i < eras.size(); i++) {
      Era era = model.timeline().eras().get(i);
      double left = Math.max(0, x(era.from()));
      double right = Math.min(room(), x(era.to()));
      Label label = eras.get(i);
      label.setVisible(right > left);
      label.setText(context.say(era.name()));
      if (label.prefWidth(-1) > right - left) {
        label.setText("");
      }
      label.resizeRelocate(left, 0, Math.max(0, right - left), axis);
    }
    ticks(axis, line);
    scroller.resizeRelocate(0, eraHeight, getWidth(), axis - eraHeight);
    bars(line, axis - eraHeight);
  }

  private void ticks(double axis, double line) {
    int step = STEPS[0];
    for (int each : STEPS) {
      if (each * pixelsAYear() > line * 3.2) {
        step = each;
      }
    }
    int used = 0;
    TimelineModel.Window window = model.windowProperty().get();
    for (int year = (int) Math.ceil(window.from() / step) * step;
        year <= window.to();
        year += step) {
      if (used == ticks.size()) {
        Label tick = new Label();
        tick.getStyleClass().add("tick");
        tick.setManaged(false);
        ticks.add(tick);
        ground.getChildren().add(tick);
      }
      Label tick = ticks.get(used++);
      tick.setText(Integer.toString(year));
      tick.setVisible(true);
      tick.applyCss();
      tick.autosize();
      tick.relocate(
          Math.clamp(x(year) - tick.getWidth() / 2, 0, Math.max(0, getWidth() - tick.getWidth())),
          axis + line * 0.15);
    }
    for (int i = used; i < ticks.size(); i++) {
      ticks.get(i).setVisible(false);
    }
  }

  /// Lays the entries out in rows, which share the height there is but are never crowded.
  private void bars(double line, double room) {
    // What style sheets ask for, so that a finger finds an entry.
    double finger = bars.stream().mapToDouble(EventBar::getMinHeight).max().orElse(0);
    double gap = Math.max(GAP, finger * FINGER_GAP);
    List<Double> ends = new ArrayList<>();
    Map<EventBar, Integer> rowOf = new LinkedHashMap<>();
    double edge = line * 0.3;
    bars.forEach(each -> each.setWidestName(Math.max(line, room() - edge)));
    double further = bars.stream().mapToDouble(EventBar::furtherLines).max().orElse(0);
    for (EventBar bar : bars) {
      Event event = bar.event();
      double least = event.isMoment() ? line * 0.55 : line * 0.35;
      double from = Math.max(-20, x(event.from()));
      double to = Math.min(room() + 20, Math.max(x(event.to()), from + least));
      boolean seen = x(event.to()) >= -least && from <= room();
      bar.setVisible(seen);
      if (!seen) {
        continue;
      }
      // A name that would run out of the picture begins earlier than its bar.
      double name = bar.nameWidth();
      double left = Math.clamp(from, edge, Math.max(edge, room() - name));
      double start = Math.min(from, left);
      double end = Math.max(Math.max(to, left + name), start + finger);
      int row = 0;
      while (row < ends.size() && ends.get(row) > start - gap) {
        row++;
      }
      if (row == ends.size()) {
        ends.add(end);
      } else {
        ends.set(row, end);
      }
      bar.setBar(from - start, to - from);
      bar.resize(end - start, Math.max(line * 1.5 + bar.furtherLines(), finger));
      bar.setLayoutX(start);
      bar.requestLayout();
      rowOf.put(bar, row);
    }
    double height =
        Math.max(
            further + line * Math.clamp(room / line / Math.max(1, ends.size()), CROWDED, SPREAD),
            finger > 0 ? finger + gap : 0);
    rowOf.forEach((bar, row) -> bar.setLayoutY(row * height));
    rows.setPrefHeight(ends.size() * height);
  }
}
