package hnefi.ui.history;

import hnefi.content.history.Event;
import hnefi.fx.theme.Labels;
import hnefi.ui.history.part.CitationList;
import hnefi.ui.history.part.HistoryContext;
import hnefi.ui.history.part.SeeAlso;
import hnefi.ui.history.time.YearText;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// An entry of the timeline in full.
final class EventCard extends VBox {
  EventCard(HistoryContext context, Event event) {
    getStyleClass().add("entry-card");
    setId("event-card");
    Label years = Labels.wrapped(new YearText(context).say(event), "entry-years");
    Label name = Labels.wrapped(context.say(event.name()), "subheading");
    Label text = Labels.wrapped(context.say(event.text()), "running");
    getChildren()
        .addAll(
            years,
            name,
            text,
            new CitationList(context, event.cites()),
            new SeeAlso(context, event.see()));
  }
}
