package hnefi.ui.learn.page;

import hnefi.content.RuleTopic;
import hnefi.content.lesson.Rules;
import hnefi.fx.layout.MasonryPane;
import hnefi.fx.layout.VerticalScrollPane;
import hnefi.fx.theme.Labels;
import hnefi.fx.theme.Nodes;
import hnefi.fx.theme.SegmentedChoice;
import hnefi.narration.RuleSummary;
import hnefi.narration.RuleWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextFlow;
import javafx.util.Subscription;

/// The whole rules of a book on cards, one for each topic; some rules of several books in a table.
/// The games of a book have a page each, and so has what it lets players choose.
final class RulesView implements StepView {
  /// A card of more lines is made into two, so that all cards find room on one screen.
  private static final int MOST_LINES = 5;

  private final LessonContext context;
  private Subscription subscription = Subscription.EMPTY;

  RulesView(LessonPage page, Rules rules) {
    context = page.context();
    List<RuleSummary> summaries = rules.books().stream().map(context::rules).toList();
    if (!rules.about().isEmpty()) {
      page.hang(
          scrolling(
              new RuleTable(
                  new RuleLines(
                      context,
                      summaries.stream().map(each -> each.about(rules.about())).toList()))));
    } else if (summaries.size() == 1 && summaries.getFirst().variants().isEmpty()) {
      page.hang(scrolling(cards(summaries.getFirst(), Set.of())));
    } else {
      page.hang(paged(summaries));
    }
    page.say(rules.text());
    page.hideSources();
  }

  @Override
  public void begin() {}

  @Override
  public void end() {
    subscription.unsubscribe();
  }

  private static VerticalScrollPane scrolling(Region... parts) {
    VBox all = new VBox(parts);
    all.getStyleClass().add("rules");
    VerticalScrollPane scroll = new VerticalScrollPane(all);
    scroll.setId("lesson-rules");
    scroll.getStyleClass().add(CardGrid.SCROLLING);
    return scroll;
  }

  /// Each game by itself, so that its rules find room on one screen; what is not the same in all of
  /// them stands out.
  private Region paged(List<RuleSummary> summaries) {
    Set<String> different =
        RuleSummary.questions(summaries).stream()
            .filter(question ->
                summaries.stream()
                        .map(each -> RuleLines.line(each, question).map(RuleSummary.Line::answer))
                        .distinct()
                        .count()
                    > 1)
            .collect(Collectors.toSet());
    List<String> titles = new ArrayList<>();
    List<Supplier<Region>> pages = new ArrayList<>();
    for (RuleSummary each : summaries) {
      titles.add(each.title());
      pages.add(() -> cards(each, different));
    }
    RuleSummary first = summaries.getFirst();
    if (!first.variants().isEmpty()) {
      titles.add(context.say("rules.variants"));
      pages.add(() -> each(first.variants()));
    }
    FlowPane tabs = new FlowPane();
    tabs.getStyleClass().add("rule-tabs");
    tabs.setMinWidth(0);
    StackPane place = new StackPane();
    VerticalScrollPane whole = scrolling(tabs, place);
    ObjectProperty<Integer> chosen = new SimpleObjectProperty<>(0);
    SegmentedChoice<Integer> row =
        new SegmentedChoice<>(
            tabs,
            "rules-",
            IntStream.range(0, pages.size()).boxed().toList(),
            index -> "" + (index + 1),
            titles::get,
            chosen);
    for (int i = 0; i < pages.size(); i++) {
      row.toggle(i).setWrapText(true);
      Nodes.keepWithin(row.toggle(i), tabs);
    }
    subscription =
        row.follow()
            .and(
                chosen.subscribe(index -> {
                  place.getChildren().setAll(pages.get(index).get());
                  whole.setVvalue(0);
                }));
    return whole;
  }

  /// @param different the questions whose answers stand out
  private MasonryPane cards(RuleSummary summary, Set<String> different) {
    RuleWords words = new RuleWords(context.words().language());
    MasonryPane pane = new MasonryPane();
    pane.setBalanced(true);
    for (RuleTopic topic : RuleTopic.values()) {
      RuleSummary some = summary.about(List.of(topic));
      List<String> questions = RuleSummary.questions(List.of(some));
      int first = questions.size() > MOST_LINES ? questions.size() / 2 : questions.size();
      pane.getChildren().add(card(words.name(topic), some, questions.subList(0, first), different));
      if (first < questions.size()) {
        pane.getChildren()
            .add(
                card(
                    context.say("rules.continued", words.name(topic)),
                    some,
                    questions.subList(first, questions.size()),
                    different));
      }
    }
    return pane;
  }

  private VBox card(
      String heading, RuleSummary summary, List<String> questions, Set<String> different) {
    VBox card = card(heading);
    RuleLines lines = new RuleLines(context, List.of(summary));
    for (String question : questions) {
      TextFlow line = lines.single(summary, question);
      if (different.contains(question)) {
        line.getStyleClass().add("different");
      }
      card.getChildren().add(line);
    }
    return card;
  }

  /// Each variant on a card of its own.
  private static MasonryPane each(List<RuleSummary.Variant> variants) {
    MasonryPane pane = new MasonryPane();
    pane.setBalanced(true);
    for (RuleSummary.Variant variant : variants) {
      VBox card = new VBox(line(variant));
      card.getStyleClass().add("rule-card");
      pane.getChildren().add(card);
    }
    return pane;
  }

  private static TextFlow line(RuleSummary.Variant variant) {
    TextFlow line =
        new TextFlow(
            RuleLines.text(variant.name() + ". ", "rule-name"),
            RuleLines.text(variant.summary() + " ", "rule-answer"),
            RuleLines.text(variant.place(), "rule-place"));
    line.getStyleClass().add("rule-line");
    return line;
  }

  private static VBox card(String heading) {
    VBox card = new VBox(Labels.wrapped(heading, "subheading"));
    card.getStyleClass().add("rule-card");
    return card;
  }
}
