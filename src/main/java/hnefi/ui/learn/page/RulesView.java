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
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The rules of a book on cards, one for each topic; those of several books in a table.
final class RulesView implements StepView {
  private final LessonContext context;
  private final RuleWords words;

  RulesView(LessonPage page, Rules rules) {
    context = page.context();
    words = new RuleWords(context.words().language());
    List<RuleTopic> topics = rules.about().isEmpty() ? List.of(RuleTopic.values()) : rules.about();
    List<RuleSummary> summaries =
        rules.books().stream().map(book -> context.rules(book).about(topics)).toList();
    boolean whole = rules.about().isEmpty();
    VBox all =
        new VBox(
            summaries.size() == 1
                ? cards(summaries.getFirst())
                : new RuleTable(summaries, line -> cell(line, whole)));
    all.getStyleClass().add("rules");
    if (whole && !summaries.getFirst().variants().isEmpty()) {
      all.getChildren().add(variants(summaries.getFirst()));
    }
    VerticalScrollPane scroll = new VerticalScrollPane(all);
    scroll.setId("lesson-rules");
    scroll.getStyleClass().add(CardGrid.SCROLLING);
    page.hang(scroll);
    page.say(rules.text());
  }

  @Override
  public void begin() {}

  @Override
  public void end() {}

  private Region cards(RuleSummary summary) {
    MasonryPane pane = new MasonryPane();
    for (RuleTopic topic : RuleTopic.values()) {
      VBox card = new VBox(Labels.wrapped(words.name(topic), "subheading"));
      card.getStyleClass().add("rule-card");
      summary
          .about(List.of(topic))
          .lines()
          .forEach(line -> card.getChildren().add(cell(line, true)));
      if (card.getChildren().size() > 1) {
        pane.getChildren().add(card);
      }
    }
    return pane;
  }

  /// @param sourced whether the passage is named too
  private VBox cell(RuleSummary.Line line, boolean sourced) {
    VBox cell = new VBox(Labels.wrapped(line.answer(), "rule-answer"));
    cell.getStyleClass().add("rule-line");
    if (sourced) {
      cell.getChildren().add(Labels.wrapped(line.source(), "soft", "rule-source"));
    }
    if (line.onlyHere()) {
      cell.getChildren().add(Labels.wrapped(context.say("rules.only-here"), "rule-only"));
    }
    return cell;
  }

  private Node variants(RuleSummary summary) {
    VBox card = new VBox(Labels.wrapped(context.say("rules.variants"), "subheading"));
    card.getStyleClass().add("rule-card");
    for (RuleSummary.Variant variant : summary.variants()) {
      VBox line =
          new VBox(
              Labels.wrapped(variant.name(), "rule-name"),
              Labels.wrapped(variant.summary(), "rule-answer"));
      line.getStyleClass().add("rule-line");
      if (!variant.source().isEmpty()) {
        Label source = Labels.wrapped(variant.source(), "soft", "rule-source");
        line.getChildren().add(source);
      }
      card.getChildren().add(line);
    }
    return card;
  }
}
