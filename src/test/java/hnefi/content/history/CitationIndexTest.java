package hnefi.content.history;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.Citation;
import hnefi.content.Library;
import hnefi.content.PackedContent;
import hnefi.rules.CommonRule;
import hnefi.rules.Rule;
import hnefi.rules.Switch;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CitationIndexTest {
  private static final Library LIBRARY = PackedContent.LIBRARY;
  private static final History HISTORY = PackedHistory.HISTORY;
  private static final CitationIndex CONCORDANCE = new CitationIndex(HISTORY);

  @Test
  void aRuleLeadsFirstToTheDisputeThatHangsOnIt() {
    assertThat(about(Switch.ESCAPE, "mungo/b-ii")).startsWith("dispute:escape");
    assertThat(about(Switch.KING_ARMED, "svenska/unarmed")).startsWith("dispute:king-armed");
  }

  @Test
  void aPassageLeadsToTheDisputeItsReadingRestsOnThenToTheArticles() {
    assertThat(about("walker/rule-7")).containsExactly("dispute:row", "book:walker");
    assertThat(about("svenska/history-fritjof"))
        .containsExactly("article:frithiof", "article:writing", "book:svenska");
  }

  @Test
  void whoAsksAboutSeveralPassagesIsToldOfEachPageOnce() {
    assertThat(about("mungo/b-i-a", "mungo/b-i-1", "mungo/b-i-a"))
        .doesNotHaveDuplicates()
        .contains("dispute:throne", "dispute:mungo-itself");
  }

  @Test
  void everyPassageOfARulebookLeadsAtLeastToItsBook() {
    for (BookPage book : HISTORY.books().values()) {
      for (String passage : book.source().passages().keySet()) {
        assertThat(about(book.id() + "/" + passage)).contains("book:" + book.id());
      }
    }
  }

  @Test
  void whatAllBooksShareLeadsToNoDispute() {
    assertThat(HISTORY.disputeOn(CommonRule.values()[0])).isEmpty();
  }

  private static List<String> about(Rule rule, String passage) {
    return said(CONCORDANCE.about(Optional.of(rule), List.of(citation(passage))));
  }

  private static List<String> about(String... passages) {
    return said(
        CONCORDANCE.about(
            Optional.empty(),
            java.util.Arrays.stream(passages).map(CitationIndexTest::citation).toList()));
  }

  private static Citation citation(String text) {
    int slash = text.indexOf('/');
    return new Citation(text.substring(0, slash), text.substring(slash + 1));
  }

  private static List<String> said(List<Topic> topics) {
    return topics.stream().map(Topic::text).toList();
  }
}
