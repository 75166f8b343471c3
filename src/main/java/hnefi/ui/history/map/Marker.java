package hnefi.ui.history.map;

import hnefi.content.history.Place;
import hnefi.ui.history.part.Guide;
import hnefi.ui.theme.Icon;
import java.util.Locale;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;

/// A place on the map, to touch. Its sign tells its kind, its ring how exactly it is known.
final class Marker extends Button {
  private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

  private final Place place;

  Marker(Guide guide, Place place, Runnable choose) {
    this.place = place;
    setGraphic(new Icon(MapView.sign(place.kind())));
    getStyleClass()
        .setAll(
            "map-marker",
            "kind-" + place.kind().name().toLowerCase(Locale.ROOT),
            "precision-" + place.precision().name().toLowerCase(Locale.ROOT));
    setAccessibleText(
        guide.say(place.name())
            + ", "
            + guide.say("place." + place.kind().name().toLowerCase(Locale.ROOT)));
    setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
    setOnAction(_ -> choose.run());
  }

  Place place() {
    return place;
  }

  void setChosen(boolean chosen) {
    pseudoClassStateChanged(CHOSEN, chosen);
  }
}
