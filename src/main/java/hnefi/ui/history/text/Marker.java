package hnefi.ui.history.text;

import hnefi.ui.history.part.PassageCard;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;

/// A small raised sign after a sentence that opens a card.
final class Marker extends Button {
  private Marker(String text, String styleClass, String spoken, Supplier<VBox> card) {
    super(text);
    getStyleClass().setAll("marker", styleClass);
    setAccessibleText(spoken);
    setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
    setOnAction(_ -> PassageCard.open(this, card.get()));
  }

  /// The number of a passage in the list of sources.
  static Marker number(int number, boolean ours, String spoken, Supplier<VBox> card) {
    Marker marker = new Marker(Integer.toString(number), "cite-mark", spoken, card);
    if (ours) {
      marker.getStyleClass().add("ours");
    }
    return marker;
  }

  /// The sign of how sure a fact is.
  static Marker sure(Node sign, String styleClass, String spoken, Supplier<VBox> card) {
    Marker marker = new Marker("", "fact-mark", spoken, card);
    marker.getStyleClass().add(styleClass);
    marker.setGraphic(sign);
    return marker;
  }
}
