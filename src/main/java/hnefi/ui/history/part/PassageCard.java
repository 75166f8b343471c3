package hnefi.ui.history.part;

import hnefi.content.Citation;
import hnefi.content.Source;
import hnefi.content.history.Topic;
import hnefi.fx.theme.Labels;
import hnefi.fx.theme.PopOvers;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.controlsfx.control.PopOver.ArrowLocation;

/// What stands behind a citation: the book, who wrote it, when, and where in it to look.
public final class PassageCard extends VBox {
  public PassageCard(HistoryContext context, Citation citation) {
    getStyleClass().add("passage-card");
    Source source = context.source(citation);
    boolean ours = context.isOurs(citation);
    Label kind = new Label(context.say(ours ? "source.ours" : "source.rulebook"));
    kind.getStyleClass().addAll("source-kind", ours ? "ours" : "rulebook");
    add(kind);
    add(Labels.wrapped(context.say(source.title()), "passage-title"));
    String printed =
        Stream.of(
                source.authors().stream().collect(Collectors.joining(", ")),
                source.publisher().orElse(""),
                source.town().orElse(""),
                source.year().map(String::valueOf).orElse(""))
            .filter(each -> !each.isEmpty())
            .collect(Collectors.joining(" · "));
    if (!printed.isEmpty()) {
      add(Labels.wrapped(printed, "soft"));
    }
    add(Labels.wrapped(context.passage(citation), "passage-place"));
    if (ours) {
      add(Labels.wrapped(context.say(source.about()), "soft"));
    }
    Topic book = new Topic(Topic.Kind.BOOK, source.id());
    if (context.leadsTo(book)) {
      add(new TopicLink(context, book));
    }
  }

  private void add(Node node) {
    getChildren().add(node);
  }

  /// Opens a card beside a node until something else is touched. Any way the card leads closes it.
  public static void open(Node at, VBox card) {
    PopOvers.openOnce(
        card,
        at,
        isInUpperHalf(at) ? ArrowLocation.TOP_CENTER : ArrowLocation.BOTTOM_CENTER,
        PassageCard.class.getResource("part.css"));
  }

  /// The card opens towards the middle of the window, where there is room.
  private static boolean isInUpperHalf(Node at) {
    return at.getScene() != null
        && at.localToScene(at.getBoundsInLocal()).getCenterY() < at.getScene().getHeight() / 2;
  }
}
