package hnefi.ui.history.time;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hnefi.content.history.Event;
import hnefi.content.history.History;
import hnefi.content.history.PackedHistory;
import org.junit.jupiter.api.Test;

class TimelineModelTest {
  private static final History HISTORY = PackedHistory.HISTORY;

  private final TimelineModel model = new TimelineModel(HISTORY.timeline());

  @Test
  void zoomingKeepsTheYearUnderTheFinger() {
    model.zoom(4, 1000);
    TimelineModel.Window window = model.windowProperty().get();
    assertThat((1000 - window.from()) / window.width())
        .isCloseTo((1000 - 1) / 2029.0, within(1e-9));
  }

  @Test
  void theTimelineEndsWhereItEnds() {
    model.zoomIn();
    model.move(-10_000);
    assertThat(model.windowProperty().get().from()).isEqualTo(1);
    model.move(10_000);
    assertThat(model.windowProperty().get().to()).isEqualTo(2030);
    model.zoomOut();
    model.zoomOut();
    assertThat(model.windowProperty().get()).isEqualTo(new TimelineModel.Window(1, 2030));
  }

  @Test
  void aChosenEntryComesIntoView() {
    model.show(1, 200);
    model.choose(HISTORY.event("fetlar-2008").orElseThrow());
    TimelineModel.Window window = model.windowProperty().get();
    assertThat(window.from()).isLessThan(2008);
    assertThat(window.to()).isGreaterThan(2008);
  }

  @Test
  void oneCanStepFromEntryToEntry() {
    model.step(1);
    assertThat(model.chosenProperty().get()).contains(model.events().getFirst());
    model.step(-1);
    assertThat(model.chosenProperty().get()).contains(model.events().getFirst());
    int year = Integer.MIN_VALUE;
    for (int i = 0; i < model.events().size(); i++) {
      Event event = model.chosenProperty().get().orElseThrow();
      assertThat(event.from()).isGreaterThanOrEqualTo(year);
      year = event.from();
      model.step(1);
    }
    model.step(1000);
    assertThat(model.chosenProperty().get()).contains(model.events().getLast());
  }
}
