package hnefi.ui.history.text;

import hnefi.ui.history.part.PassageCard;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;

/// A small raised sign after a sentence that opens a card.
final class FootnoteMarker extends Button {
  private FootnoteMarker(String text, String styleClass, String spoken, Supplier<VBox> card) {
    super(text);
    getStyleClass().setAll("marker", styleClass);
    setAccessibleText(spoken);
    setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
    setOnAction(_ -> PassageCard.open(this, card.get()));
  }

  /// The number of a passage in the list of sources.
  static FootnoteMarker number(int number, boolean ours, String spoken, Supplier<VBox> card) {
    FootnoteMarker marker = new FootnoteMarker(Integer.toString(number), "cite-mark", spoken, card);
    if (ours) {
      marker.getStyleClass().add("ours");
    }
    return marker;
  }

  /// The sign of how sure a fact is.
  static FootnoteMarker sure(Node sign, String styleClass, String spoken, Supplier<VBox> card) {
    FootnoteMarker marker = new FootnoteMarker("", "fact-mark", spoken, card);
    marker.getStyleClass().add(styleClass);
    marker.setGraphic(sign);
    return marker;
  }
}
