package hnefi.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.text.Localized;
import org.junit.jupiter.api.Test;

class NoticeQueueTest {
  private final NoticeQueue notices = new NoticeQueue();

  @Test
  void whoeverGoesElsewhereLeavesWhatCouldBeTakenBackThere() {
    Localized waiting = _ -> "this game cannot be opened";
    notices.tell(waiting);
    notices.tell(Confirmation.of(_ -> "saved", _ -> "undo", () -> {}));

    notices.moveOn();

    assertThat(notices.shownProperty().get()).contains(waiting);
    notices.moveOn();
    assertThat(notices.shownProperty().get()).contains(waiting);
  }
}
