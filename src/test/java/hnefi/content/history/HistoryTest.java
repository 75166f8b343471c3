package hnefi.content.history;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.Library;
import hnefi.content.PackedContent;
import hnefi.content.yaml.Fault;
import hnefi.text.Language;
import java.util.List;
import org.junit.jupiter.api.Test;

class HistoryTest {
  private static final Library LIBRARY = PackedContent.LIBRARY;
  private static final History HISTORY = PackedHistory.HISTORY;

  @Test
  void theHistoryIsSoundAndTheEngineConfirmsEveryDemonstration() {
    assertThat(said(HistoryCheck.of(HISTORY, LIBRARY))).isEmpty();
  }

  @Test
  void aNameIsCalledAsEachLanguageWritesIt() {
    Topic frithiof = new Topic(Topic.Kind.TERM, "frithiof");
    assertThat(HISTORY.title(frithiof, Language.DE)).contains("Frithjof");
    assertThat(HISTORY.title(frithiof, Language.EN)).contains("Frithiof");
    assertThat(HISTORY.title(frithiof, Language.SV)).contains("Fritiof");
  }

  @Test
  void aReadingIsPlayedFromWhereItDecides() {
    assertThat(playedFrom("king-capture"))
        .containsExactly("beside-throne", "beside-throne", "at-the-edge", "in-the-open");
    assertThat(playedFrom("throne")).containsExactly("crossing", "crossing", "return", "stopping");
    assertThat(playedFrom("row")).containsExactly("middle", "middle", "corner");
  }

  private static List<String> playedFrom(String id) {
    Dispute dispute = HISTORY.dispute(id).orElseThrow();
    return dispute.readings().stream()
        .map(each -> dispute.demonstration(each).orElseThrow().id())
        .toList();
  }

  @Test
  void everyDisputeIsLaidOut() {
    assertThat(HISTORY.disputes().keySet())
        .containsExactly(
            "first-move",
            "escape",
            "king-armed",
            "king-capture",
            "throne",
            "edge",
            "row",
            "linnaeus-king",
            "tablut-attackers",
            "poltava-date",
            "origin",
            "age",
            "died-out",
            "depicts",
            "first-part",
            "sizes",
            "mungo-itself",
            "poltava-siege");
  }

  static List<String> said(List<Fault> faults) {
    return faults.stream().map(each -> each.in(Library.faultWords(Language.EN))).toList();
  }
}
