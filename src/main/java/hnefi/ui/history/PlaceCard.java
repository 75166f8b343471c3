package hnefi.ui.history;

import hnefi.content.Citation;
import hnefi.content.history.NamedPlace;
import hnefi.fx.theme.Labels;
import hnefi.text.Tag;
import hnefi.ui.history.part.CitationList;
import hnefi.ui.history.part.HistoryContext;
import hnefi.ui.history.part.SeeAlso;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.layout.VBox;

/// A place in full, with how exactly it is known.
final class PlaceCard extends VBox {
  PlaceCard(HistoryContext context, NamedPlace place) {
    getStyleClass().add("entry-card");
    setId("place-card");
    getChildren().add(Labels.wrapped(context.say(place.name()), "subheading"));
    place.where().ifPresent(each -> getChildren().add(Labels.wrapped(context.say(each), "soft")));
    getChildren().add(Labels.wrapped(context.say(place.text()), "running"));
    List<Citation> cites = new ArrayList<>(place.cites());
    context.history().map().placing().ifPresent(cites::add);
    String exact = "precision." + Tag.of(place.precision());
    getChildren()
        .addAll(
            Labels.wrapped(context.say(exact, place.radius().orElse(0)), "soft"),
            new CitationList(context, cites),
            new SeeAlso(context, place.see()));
    context.history().transmissions().values().stream()
        .filter(each -> each.touches(place))
        .forEach(each -> getChildren().add(new TransmissionCard(context, each)));
  }
}
