package hnefi.ui.play;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.EditionName;
import hnefi.session.Assistance;
import hnefi.session.GameTerms;
import hnefi.session.Participant;
import hnefi.session.Players;
import hnefi.text.Language;
import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import hnefi.ui.route.GameRoute;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@ExtendWith(WindowExtension.class)
class AdjustingOpponentTest {
  @TempDir private static Path folder;

  @Test
  void theSecondDefeatTellsWhatHelpsFromNowOn() {
    FxThread.run(() -> {
      PlayScreen.Unshown screen = PlayScreen.unshown(folder, 1366, 768, 100, Language.EN);
      giveUp(screen);
      assertThat(screen.find("#adjusted").isVisible()).isFalse();
      giveUp(screen);
      assertThat(screen.find("#adjusted").isVisible()).isTrue();
      assertThat(((Label) screen.find("#adjusted")).getText())
          .isEqualTo("You have lost twice in a row. From now on, you get hints.");
    });
  }

  private static void giveUp(PlayScreen.Unshown screen) {
    Players players =
        new Players(Participant.SOMEBODY, new Participant.Computer("egil", Duration.ofSeconds(1)));
    screen.go(
        new GameRoute(EditionName.of("haende"), Optional.empty(), players)
            .on(GameTerms.USUAL.withAssistance(Set.of(Assistance.TAKE_BACK))));
    ((Button) screen.find("#resign")).fire();
    ((Button) screen.find("#yes")).fire();
  }
}
