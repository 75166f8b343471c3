package hnefi.ui.history.part;

import hnefi.content.history.Topic;
import hnefi.fx.theme.Nodes;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// The pages a page points to; nothing if there are none.
public final class SeeAlso extends VBox {
  public SeeAlso(HistoryContext context, List<Topic> topics) {
    getStyleClass().add("see-also");
    List<Topic> reachable = topics.stream().filter(context::leadsTo).toList();
    Nodes.show(this, !reachable.isEmpty());
    if (reachable.isEmpty()) {
      return;
    }
    Label heading = new Label(context.say("see"));
    heading.getStyleClass().add("small-heading");
    FlowPane links = new FlowPane();
    links.getStyleClass().add("see-links");
    links.prefWrapLengthProperty().bind(links.widthProperty());
    links.setMinWidth(0);
    for (Topic each : reachable) {
      TopicLink link = new TopicLink(context, each);
      Widths.keepWithin(link, links);
      links.getChildren().add(link);
    }
    getChildren().setAll(heading, links);
  }
}
