package hnefi.ui.history.text;

import hnefi.content.Citation;
import hnefi.content.history.Fact;
import hnefi.fx.theme.Labels;
import hnefi.ui.history.part.CertaintyBadge;
import hnefi.ui.history.part.CitationList;
import hnefi.ui.history.part.HistoryContext;
import hnefi.ui.history.part.TopicLink;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// A fact by itself: what is claimed, which books say so, which say otherwise, which are silent.
public final class FactCard extends VBox {
  public FactCard(HistoryContext context, Fact fact) {
    getStyleClass().addAll("passage-card", "fact-card");
    Label statement = Labels.wrapped(context.say(fact.statement()), "passage-title");
    getChildren().addAll(CertaintyBadge.of(context, fact.sure()), statement);
    cites(context, "fact.supports", fact.supports());
    cites(context, "fact.contradicts", fact.contradicts());
    String silent = context.silent(fact.supports(), fact.contradicts());
    if (!silent.isEmpty()) {
      getChildren().addAll(heading(context.say("fact.silent")), Labels.wrapped(silent, "soft"));
    }
    fact.dispute().ifPresent(each -> getChildren().add(new TopicLink(context, each)));
  }

  private void cites(HistoryContext context, String key, List<Citation> citations) {
    if (!citations.isEmpty()) {
      getChildren().addAll(heading(context.say(key)), new CitationList(context, citations));
    }
  }

  private static Label heading(String text) {
    Label label = new Label(text);
    label.getStyleClass().add("small-heading");
    return label;
  }
}
