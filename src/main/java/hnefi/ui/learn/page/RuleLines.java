package hnefi.ui.learn.page;

import hnefi.narration.RuleSummary;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/// What several summaries answer to one question, as text that flows: each answer once, after the
/// names of those that give it, with its passage.
record RuleLines(LessonContext context, List<RuleSummary> summaries) {
  /// Returns the line of a summary that answers a question.
  static Optional<RuleSummary.Line> line(RuleSummary summary, String question) {
    return summary.lines().stream().filter(line -> line.question().equals(question)).findFirst();
  }

  /// Returns one flow for each different answer. No names are needed where all agree.
  List<TextFlow> grouped(String question) {
    Map<String, List<RuleSummary>> groups = new LinkedHashMap<>();
    for (RuleSummary each : summaries) {
      line(each, question)
          .ifPresent(
              line -> groups.computeIfAbsent(line.answer(), _ -> new ArrayList<>()).add(each));
    }
    List<TextFlow> flows = new ArrayList<>();
    groups.forEach((_, group) -> {
      RuleSummary first = group.getFirst();
      boolean named = group.size() < summaries.size();
      flows.add(
          flow(
              line(first, question).orElseThrow(),
              named ? context.list(group.stream().map(RuleSummary::title).toList()) + ": " : ""));
    });
    return flows;
  }

  /// Returns the answer of one summary, or a dash.
  TextFlow single(RuleSummary summary, String question) {
    return line(summary, question)
        .map(line -> flow(line, ""))
        .orElseGet(() -> new TextFlow(text("–", "rule-answer")));
  }

  private TextFlow flow(RuleSummary.Line line, String names) {
    TextFlow flow = new TextFlow();
    flow.getStyleClass().add("rule-line");
    if (!names.isEmpty()) {
      flow.getChildren().add(text(names, "rule-name"));
    }
    flow.getChildren().add(text(line.answer() + " ", "rule-answer"));
    flow.getChildren().add(text(line.place() + " ", "rule-place"));
    if (line.onlyHere()) {
      flow.getChildren().add(text(context.say("rules.only-here"), "rule-only"));
    }
    return flow;
  }

  static Text text(String words, String style) {
    Text text = new Text(words);
    text.getStyleClass().add(style);
    return text;
  }
}
