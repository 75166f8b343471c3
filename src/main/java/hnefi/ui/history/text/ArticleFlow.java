package hnefi.ui.history.text;

import hnefi.content.Citation;
import hnefi.content.history.Article;
import hnefi.content.history.Block;
import hnefi.content.history.Fact;
import hnefi.content.history.Span;
import hnefi.fx.theme.Icon;
import hnefi.text.Tag;
import hnefi.ui.history.part.CertaintyBadge;
import hnefi.ui.history.part.HistoryContext;
import hnefi.ui.history.part.PassageCard;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/// The running text of an article, without its figures. Passages are numbered in the order in which
/// they are first cited.
public final class ArticleFlow extends VBox {
  private final HistoryContext context;
  private final List<Citation> cited = new ArrayList<>();
  private final Set<Fact.Sureness> signs = EnumSet.noneOf(Fact.Sureness.class);

  public ArticleFlow(HistoryContext context, Article.Telling telling) {
    this.context = context;
    getStyleClass().add("article-flow");
    for (Block each : telling.blocks()) {
      switch (each) {
        case Block.Paragraph(List<Span> spans, int _) -> add(spans, "paragraph");
        case Block.Quote(List<Span> spans, int _) -> add(spans, "quotation");
        case Block.Figure _ -> {}
      }
    }
  }

  /// Returns the passages by their numbers.
  public List<Citation> cited() {
    return List.copyOf(cited);
  }

  /// Returns which signs of how sure a fact is stand after its sentences.
  public Set<Fact.Sureness> signs() {
    return Set.copyOf(signs);
  }

  private void add(List<Span> spans, String styleClass) {
    TextFlow flow = new TextFlow();
    flow.getStyleClass().addAll("measure", styleClass);
    for (int i = 0; i < spans.size(); i++) {
      boolean marked = i + 1 < spans.size() && isMark(spans.get(i + 1));
      node(spans.get(i), marked).ifPresent(flow.getChildren()::add);
    }
    getChildren().add(flow);
  }

  private static boolean isMark(Span span) {
    return span instanceof Span.Cite || span instanceof Span.Mark;
  }

  /// @param marked whether a mark follows, which is to stand close to the last word
  private Optional<Node> node(Span span, boolean marked) {
    return switch (span) {
      case Span.Words(String text, Span.Style _) when text.isBlank() && marked -> Optional.empty();
      case Span.Words(String text, Span.Style style) ->
          Optional.of(words(marked ? text.stripTrailing() : text, style));
      case Span.Link(String text, var topic) -> Optional.of(new LinkText(context, text, topic));
      case Span.Cite(Citation citation) -> Optional.of(number(citation));
      case Span.Mark(String fact) -> context.history().fact(fact).map(this::sure);
    };
  }

  private static Text words(String text, Span.Style style) {
    Text words = new Text(text);
    words
        .getStyleClass()
        .add(
            switch (style) {
              case PLAIN -> "plain";
              case ITALIC -> "italic";
              case BOLD -> "bold";
            });
    return words;
  }

  private Node number(Citation citation) {
    if (!cited.contains(citation)) {
      cited.add(citation);
    }
    return FootnoteMarker.number(
        cited.indexOf(citation) + 1,
        context.isOurs(citation),
        context.say("source") + ": " + context.say(citation),
        () -> new PassageCard(context, citation));
  }

  private Node sure(Fact fact) {
    signs.add(fact.sure());
    String id = Tag.of(fact.sure());
    return FootnoteMarker.sure(
        new Icon(CertaintyBadge.sign(fact.sure())),
        "sure-" + id,
        context.say("fact." + id),
        () -> new FactCard(context, fact));
  }
}
