package hnefi.ui.history;

import hnefi.content.Citation;
import hnefi.content.Source;
import hnefi.content.history.NamedPlace;
import hnefi.fx.layout.ListScrolling;
import hnefi.fx.nav.ModelListener;
import hnefi.fx.theme.Icon;
import hnefi.fx.theme.Labels;
import hnefi.text.Tag;
import hnefi.ui.history.map.MapModel;
import hnefi.ui.history.map.MapView;
import hnefi.ui.history.part.HistoryContext;
import hnefi.ui.history.part.PassageCard;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The map, the list of its places, and the chosen one.
final class MapController extends ModelListener implements PageController {
  private static final int ROWS_BEFORE = 2;

  private final HistoryContext context;
  private final MapModel model;

  @FXML private StackPane chart;
  @FXML private Button zoomIn;
  @FXML private Button zoomOut;
  @FXML private Button whole;
  @FXML private Button credit;
  @FXML private Pane kinds;
  @FXML private ListView<NamedPlace> list;
  @FXML private ScrollPane card;

  MapController(HistoryContext context, MapModel model) {
    this.context = context;
    this.model = model;
  }

  @FXML
  private void initialize() {
    MapView view = new MapView(context, model);
    chart.getChildren().addFirst(view);
    zoomIn.setOnAction(_ -> model.zoomIn());
    zoomOut.setOnAction(_ -> model.zoomOut());
    whole.setOnAction(_ -> model.showAll());
    for (NamedPlace.Kind each : NamedPlace.Kind.values()) {
      kind(each);
    }
    context.history().sources().source(context.history().map().source()).ifPresent(this::credit);
    list.setCellFactory(_ -> new Cell());
    listen(model.kindsProperty().subscribe(_ -> list.getItems().setAll(listed())));
    listen(model.chosenProperty().subscribe(this::show));
    listen(model.chosenProperty().subscribe((_, now) -> now.ifPresent(this::tell)));
    listen(view::dispose);
    list.getSelectionModel().selectedItemProperty().subscribe(this::picked);
  }

  private void credit(Source source) {
    credit.setText(context.say("map.credit", context.say(source.title())));
    credit.setVisible(true);
    source.passages().keySet().stream()
        .findFirst()
        .map(passage -> new Citation(source.id(), passage))
        .ifPresent(citation ->
            credit.setOnAction(_ -> PassageCard.open(credit, new PassageCard(context, citation))));
  }

  private List<NamedPlace> listed() {
    return context.history().places().values().stream()
        .filter(each -> model.kindsProperty().get().contains(each.kind()))
        .sorted(
            Comparator.comparing(NamedPlace::kind).thenComparing(each -> context.say(each.name())))
        .toList();
  }

  private void picked(@Nullable NamedPlace place) {
    if (place != null && model.chosenProperty().get().filter(place::equals).isEmpty()) {
      model.choose(place);
    }
  }

  private void show(Optional<NamedPlace> place) {
    if (place.isEmpty()) {
      card.setContent(overview());
      return;
    }
    list.getSelectionModel().select(place.get());
    ListScrolling.reveal(list, list.getItems().indexOf(place.get()), ROWS_BEFORE);
    card.setContent(new PlaceCard(context, place.get()));
    card.setVvalue(0);
  }

  /// Says of the chosen place what follows its name.
  private void tell(NamedPlace place) {
    PageController.announce(
        card, place.where().map(context::say).orElse(""), context.say(place.text()));
  }

  /// Returns what stands beside the map while no place is chosen: who carried the game.
  private VBox overview() {
    VBox overview = new VBox(Labels.wrapped(context.say("map.hint"), "soft", "hint"));
    overview.getStyleClass().add("entry-card");
    overview.getChildren().add(Labels.wrapped(context.say("map.transmissions"), "subheading"));
    context
        .history()
        .transmissions()
        .values()
        .forEach(each -> overview.getChildren().add(new TransmissionCard(context, each)));
    return overview;
  }

  private void kind(NamedPlace.Kind kind) {
    ToggleButton button = new ToggleButton(context.say("place." + Tag.of(kind)));
    button.setGraphic(new Icon(MapView.sign(kind)));
    button.getStyleClass().addAll("chip", "kind-" + Tag.of(kind));
    listen(model.kindsProperty().subscribe(shown -> button.setSelected(shown.contains(kind))));
    button.setOnAction(_ -> model.show(kind, button.isSelected()));
    kinds.getChildren().add(button);
  }

  private final class Cell extends ListCell<NamedPlace> {
    @Override
    protected void updateItem(@Nullable NamedPlace place, boolean empty) {
      super.updateItem(place, empty);
      if (place == null || empty) {
        setText(null);
        setGraphic(null);
        return;
      }
      setText(context.say(place.name()));
      setGraphic(new Icon(MapView.sign(place.kind())));
      setAccessibleText(getText() + ", " + context.say("place." + Tag.of(place.kind())));
    }
  }
}
