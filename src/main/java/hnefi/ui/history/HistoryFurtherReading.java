package hnefi.ui.history;

import hnefi.content.Citation;
import hnefi.content.history.CitationIndex;
import hnefi.content.history.History;
import hnefi.content.history.Topic;
import hnefi.rules.Rule;
import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.further.FurtherReading;
import hnefi.ui.history.part.TopicLink;
import hnefi.ui.route.TopicRoute;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The pages of the history, offered wherever a rule or a passage is shown.
final class HistoryFurtherReading implements FurtherReading {
  private final Supplier<History> history;
  private @Nullable CitationIndex citations;

  /// @param history asked when a page is looked for
  HistoryFurtherReading(Supplier<History> history) {
    this.history = history;
  }

  @Override
  public List<Page> on(Optional<Rule> rule, List<Citation> passages, Language language) {
    Words words = Words.of(HistoryScreens.class, "history", language);
    if (citations == null) {
      citations = new CitationIndex(history.get());
    }
    return citations.about(rule, passages).stream()
        .map(each -> page(each, words, language))
        .toList();
  }

  private Page page(Topic topic, Words words, Language language) {
    return new Page(
        history.get().title(topic, language).orElse(topic.id()),
        words.say("kind." + topic.kind().text()),
        TopicLink.sign(topic.kind()),
        new TopicRoute(topic));
  }
}
