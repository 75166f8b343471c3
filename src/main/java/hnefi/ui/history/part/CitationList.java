package hnefi.ui.history.part;

import hnefi.content.Citation;
import hnefi.fx.theme.Icon;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javafx.scene.control.Button;
import javafx.scene.layout.FlowPane;

/// Citations written out, each of which opens its card.
public final class CitationList extends FlowPane {
  public CitationList(HistoryContext context, List<Citation> citations) {
    this();
    citations.forEach(each -> add(button(context, each, context.say(each))));
  }

  private CitationList() {
    getStyleClass().add("cite-list");
    prefWrapLengthProperty().bind(widthProperty());
    setMinWidth(0);
  }

  private void add(Button button) {
    Widths.keepWithin(button, this);
    getChildren().add(button);
  }

  /// Returns the citations by the names of their books alone, each book once.
  public static CitationList brief(HistoryContext context, List<Citation> citations) {
    CitationList list = new CitationList();
    Set<String> named = new HashSet<>();
    for (Citation each : citations) {
      if (named.add(each.source())) {
        list.add(button(context, each, context.say(context.source(each).shortName())));
      }
    }
    return list;
  }

  private static Button button(HistoryContext context, Citation citation, String text) {
    boolean ours = context.isOurs(citation);
    Button button = new Button(text, new Icon(ours ? "bi-pencil" : "bi-book"));
    button.getStyleClass().addAll("flat", "cite");
    if (ours) {
      button.getStyleClass().add("ours");
      button.setAccessibleText(context.say("source.ours") + ": " + button.getText());
    }
    button.setWrapText(true);
    button.setOnAction(_ -> PassageCard.open(button, new PassageCard(context, citation)));
    return button;
  }
}
