package hnefi.ui.learn.page;

import hnefi.content.RuleTopic;
import hnefi.content.lesson.Rules;
import hnefi.narration.RuleSummary;
import hnefi.narration.RuleWords;
import hnefi.ui.layout.MasonryPane;
import hnefi.ui.layout.VerticalScrollPane;
import hnefi.ui.theme.Labels;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextFlow;

/// The whole rules of a book on cards, one for each topic; some rules of several books in a table.
final class RulesView implements StepView {
  private final LessonContext context;

  RulesView(LessonPage page, Rules rules) {
    context = page.context();
    List<RuleSummary> summaries = rules.books().stream().map(context::rules).toList();
    Region content =
        rules.about().isEmpty()
            ? cards(summaries)
            : new RuleTable(
                new RuleLines(
                    context, summaries.stream().map(each -> each.about(rules.about())).toList()));
    VBox all = new VBox(content);
    all.getStyleClass().add("rules");
    VerticalScrollPane scroll = new VerticalScrollPane(all);
    scroll.setId("lesson-rules");
    scroll.getStyleClass().add(CardGrid.SCROLLING);
    page.hang(scroll);
    page.say(rules.text());
    page.hideSources();
  }

  @Override
  public void begin() {}

  @Override
  public void end() {}

  private Region cards(List<RuleSummary> summaries) {
    RuleWords words = new RuleWords(context.words().language());
    MasonryPane pane = new MasonryPane();
    for (RuleTopic topic : RuleTopic.values()) {
      List<RuleSummary> some =
          summaries.stream().map(summary -> summary.about(List.of(topic))).toList();
      RuleLines lines = new RuleLines(context, some);
      VBox card = card(words.name(topic));
      RuleSummary.questions(some)
          .forEach(question -> card.getChildren().addAll(lines.grouped(question)));
      pane.getChildren().add(card);
    }
    if (!summaries.getFirst().variants().isEmpty()) {
      pane.getChildren().add(variants(summaries.getFirst()));
    }
    return pane;
  }

  private Node variants(RuleSummary summary) {
    VBox card = card(context.say("rules.variants"));
    for (RuleSummary.Variant variant : summary.variants()) {
      TextFlow line =
          new TextFlow(
              RuleLines.text(variant.name() + ". ", "rule-name"),
              RuleLines.text(variant.summary() + " ", "rule-answer"),
              RuleLines.text(variant.place(), "rule-place"));
      line.getStyleClass().add("rule-line");
      card.getChildren().add(line);
    }
    return card;
  }

  private static VBox card(String heading) {
    VBox card = new VBox(Labels.wrapped(heading, "subheading"));
    card.getStyleClass().add("rule-card");
    return card;
  }
}
