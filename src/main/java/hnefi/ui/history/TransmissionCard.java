package hnefi.ui.history;

import hnefi.content.history.Transmission;
import hnefi.fx.theme.Labels;
import hnefi.text.Tag;
import hnefi.ui.history.part.CitationList;
import hnefi.ui.history.part.HistoryContext;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// How the game was passed on, under a stroke in the colour of the lines on the map.
final class TransmissionCard extends VBox {
  TransmissionCard(HistoryContext context, Transmission transmission) {
    getStyleClass().addAll("transmission-card", "transmission-" + Tag.of(transmission.kind()));
    setId("transmission-" + transmission.id());
    Region stroke = new Region();
    stroke.getStyleClass().add("transmission-stroke");
    getChildren()
        .addAll(
            stroke,
            Labels.wrapped(context.say(transmission.name()), "small-heading"),
            Labels.wrapped(context.say(transmission.text()), "running"),
            new CitationList(context, transmission.cites()));
  }
}
