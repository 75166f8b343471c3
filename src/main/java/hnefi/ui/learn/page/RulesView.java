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
  /// A card of more lines is made into two, so that all cards find room on one screen.
  private static final int MOST_LINES = 6;

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
    pane.setBalanced(true);
    for (RuleTopic topic : RuleTopic.values()) {
      List<RuleSummary> some =
          summaries.stream().map(summary -> summary.about(List.of(topic))).toList();
      RuleLines lines = new RuleLines(context, some);
      List<String> questions = RuleSummary.questions(some);
      int first = questions.size() > MOST_LINES ? questions.size() / 2 : questions.size();
      pane.getChildren().add(card(words.name(topic), lines, questions.subList(0, first)));
      if (first < questions.size()) {
        pane.getChildren()
            .add(
                card(
                    context.say("rules.continued", words.name(topic)),
                    lines,
                    questions.subList(first, questions.size())));
      }
    }
    if (!summaries.getFirst().variants().isEmpty()) {
      pane.getChildren().add(variants(summaries.getFirst()));
    }
    return pane;
  }

  private static VBox card(String heading, RuleLines lines, List<String> questions) {
    VBox card = card(heading);
    questions.forEach(question -> card.getChildren().addAll(lines.grouped(question)));
    return card;
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
