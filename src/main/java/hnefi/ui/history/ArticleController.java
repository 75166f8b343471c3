package hnefi.ui.history;

import hnefi.content.Citation;
import hnefi.content.history.Article;
import hnefi.content.history.Block;
import hnefi.content.history.Topic;
import hnefi.fx.theme.Nodes;
import hnefi.ui.history.figure.FigureFrame;
import hnefi.ui.history.part.CertaintyBadge;
import hnefi.ui.history.part.Headings;
import hnefi.ui.history.part.HistoryContext;
import hnefi.ui.history.part.PassageCard;
import hnefi.ui.history.part.SeeAlso;
import hnefi.ui.history.text.ArticleFlow;
import java.util.ArrayList;
import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;

/// An article: its text in one column, its figure and sources beside it.
final class ArticleController implements PageController {
  private final HistoryContext context;
  private final Article article;

  @FXML private Label title;
  @FXML private Label summary;
  @FXML private VBox text;
  @FXML private VBox aside;
  @FXML private VBox sources;
  @FXML private Pane neighbours;

  ArticleController(HistoryContext context, Article article) {
    this.context = context;
    this.article = article;
  }

  @FXML
  private void initialize() {
    Article.Telling telling = article.in(context.language()).orElseThrow();
    title.setText(Headings.tied(telling.title()));
    summary.setText(telling.summary());
    ArticleFlow flow = new ArticleFlow(context, telling);
    text.getChildren().addAll(legend(flow), flow);
    for (Block each : telling.blocks()) {
      if (each instanceof Block.Figure figure) {
        aside.getChildren().addFirst(new FigureFrame(context, figure));
      }
    }
    List<Citation> cited = flow.cited();
    for (int i = 0; i < cited.size(); i++) {
      sources.getChildren().add(source(i + 1, cited.get(i)));
    }
    neighbours.getChildren().add(new SeeAlso(context, neighbours()));
  }

  /// Returns the signs that stand after the sentences, each with its meaning.
  private FlowPane legend(ArticleFlow flow) {
    FlowPane legend = new FlowPane();
    legend.getStyleClass().add("sign-legend");
    flow.signs().stream()
        .sorted()
        .map(each -> CertaintyBadge.of(context, each))
        .forEach(legend.getChildren()::add);
    Nodes.show(legend, !legend.getChildren().isEmpty());
    return legend;
  }

  private Button source(int number, Citation citation) {
    Label mark = new Label(Integer.toString(number));
    mark.getStyleClass().add("source-number");
    Button button = new Button(context.say(citation), mark);
    button.setWrapText(true);
    button.setMaxWidth(Double.MAX_VALUE);
    button.getStyleClass().addAll("flat", "cite");
    if (context.isOurs(citation)) {
      button.getStyleClass().add("ours");
      button.setText(context.say("source.ours") + ": " + button.getText());
    }
    button.setOnAction(_ -> PassageCard.open(button, new PassageCard(context, citation)));
    return button;
  }

  /// The articles before and after this one.
  private List<Topic> neighbours() {
    List<String> all = List.copyOf(context.history().articles().keySet());
    int at = all.indexOf(article.id());
    List<Topic> found = new ArrayList<>();
    if (at + 1 < all.size()) {
      found.add(new Topic(Topic.Kind.ARTICLE, all.get(at + 1)));
    }
    if (at > 0) {
      found.add(new Topic(Topic.Kind.ARTICLE, all.get(at - 1)));
    }
    return found;
  }
}
