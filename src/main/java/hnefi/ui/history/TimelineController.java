package hnefi.ui.history;

import hnefi.content.history.Event;
import hnefi.fx.nav.ModelListener;
import hnefi.fx.theme.Labels;
import hnefi.ui.history.part.HistoryContext;
import hnefi.ui.history.time.TimelineModel;
import hnefi.ui.history.time.TimelineView;
import hnefi.ui.history.time.YearText;
import java.util.Optional;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.StackPane;

/// The timeline and the chosen entry.
final class TimelineController extends ModelListener implements PageController {
  private final HistoryContext context;
  private final TimelineModel model;

  @FXML private StackPane chart;
  @FXML private Button zoomIn;
  @FXML private Button zoomOut;
  @FXML private Button whole;
  @FXML private ScrollPane card;

  TimelineController(HistoryContext context, TimelineModel model) {
    this.context = context;
    this.model = model;
  }

  @FXML
  private void initialize() {
    TimelineView view = new TimelineView(context, model);
    chart.getChildren().addFirst(view);
    zoomIn.setOnAction(_ -> model.zoomIn());
    zoomOut.setOnAction(_ -> model.zoomOut());
    whole.setOnAction(_ -> model.showAll());
    listen(
        model.chosenProperty().subscribe(this::show),
        model.chosenProperty().subscribe((_, now) -> now.ifPresent(this::tell)),
        view::dispose);
  }

  /// Says what was chosen to whoever listens.
  private void tell(Event event) {
    String years = new YearText(context).say(event);
    PageController.announce(
        card, context.say(event.name()) + ", " + years, context.say(event.text()));
  }

  private void show(Optional<Event> event) {
    if (event.isPresent()) {
      card.setContent(new EventCard(context, event.get()));
    } else {
      Label hint = Labels.wrapped(context.say("timeline.hint"), "lead", "hint");
      card.setContent(hint);
    }
    card.setVvalue(0);
  }
}
