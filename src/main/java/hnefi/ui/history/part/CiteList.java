package hnefi.ui.history.part;

import hnefi.content.Citation;
import hnefi.ui.theme.Icon;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.layout.FlowPane;

/// Citations written out, each of which opens its card.
public final class CiteList extends FlowPane {
  public CiteList(Guide guide, List<Citation> citations) {
    getStyleClass().add("cite-list");
    citations.forEach(each -> getChildren().add(button(guide, each)));
  }

  private static Button button(Guide guide, Citation citation) {
    boolean ours = guide.isOurs(citation);
    Button button = new Button(guide.say(citation), new Icon(ours ? "bi-pencil" : "bi-book"));
    button.getStyleClass().addAll("flat", "cite");
    if (ours) {
      button.getStyleClass().add("ours");
      button.setAccessibleText(guide.say("source.ours") + ": " + button.getText());
    }
    button.setWrapText(true);
    button.setOnAction(_ -> PassageCard.open(button, new PassageCard(guide, citation)));
    return button;
  }
}
