package hnefi.fx.shell;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.text.Localized;
import java.util.ArrayList;
import java.util.List;
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

  @Test
  void whatIsToldAgainWhileItShowsIsAnnouncedAgain() {
    List<Localized> announced = new ArrayList<>();
    notices.setOnAnnounced(announced::add);
    Localized empty = _ -> "the clipboard is empty";
    notices.tell(Confirmation.of(empty));
    notices.tell(Confirmation.of(empty));
    assertThat(announced).hasSize(2);

    notices.putAway();
    notices.tell(empty);
    notices.tell(empty);
    assertThat(announced).hasSize(4);
    notices.putAway();
    assertThat(notices.shownProperty().get()).isEmpty();
  }
}
