package hnefi.ui.history;

import hnefi.content.history.Carrier;
import hnefi.text.Tag;
import hnefi.ui.history.part.CitationList;
import hnefi.ui.history.part.HistoryContext;
import hnefi.ui.theme.Labels;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// Who carried the game, under a stroke in the colour of the lines on the map.
final class CarrierCard extends VBox {
  CarrierCard(HistoryContext guide, Carrier carrier) {
    getStyleClass().addAll("carrier-card", "carrier-" + Tag.of(carrier.kind()));
    setId("carrier-" + carrier.id());
    Region stroke = new Region();
    stroke.getStyleClass().add("carrier-stroke");
    getChildren()
        .addAll(
            stroke,
            Labels.wrapped(guide.say(carrier.name()), "small-heading"),
            Labels.wrapped(guide.say(carrier.text()), "running"),
            new CitationList(guide, carrier.cites()));
  }
}
